#pragma once

#include "engine/records/descriptor.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace halfstep {

/// A file that only grows; each append is one write of whole lines on an O_APPEND descriptor, wholly done or,
/// when that fails, wholly undone.
class AppendFile {
public:
    /// Goes on after the file's first `size` bytes, and makes it where there is none to go on with. What follows
    /// them stays until the first cut or append.
    std::optional<Problem> open(const std::string& path, std::int64_t size);
    bool isOpen() const { return m_file.isOpen(); }
    std::int64_t size() const { return m_size; } ///< what was appended whole, and what it went on after
    std::optional<Problem> cut();
    std::optional<Problem> append(std::string_view bytes);
    std::optional<Problem> sync();

private:
    Descriptor m_file;
    std::int64_t m_size = 0; ///< what was appended whole
    std::string m_path;
};

} // namespace halfstep
