#pragma once

#include "engine/config/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace halfstep {

/// Saves a whole file so that the target is afterwards wholly old or wholly new: temporary file beside it,
/// checked writes, fsync, rename, fsync of the folder, read back. Returns the problem, or nothing.
std::optional<Problem> saveFile(const std::string& path, std::string_view bytes);

/// Makes a folder and its parents, and proves that files can be written there.
std::optional<Problem> makeWritableFolder(const std::string& path);

/// A file that only grows; each append is one write of whole lines on an O_APPEND descriptor.
class AppendFile {
public:
    AppendFile() = default;
    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;

    std::optional<Problem> open(const std::string& path, bool truncate);
    std::optional<Problem> append(std::string_view bytes);
    std::optional<Problem> sync();

private:
    int m_descriptor = -1;
    std::string m_path;
};

} // namespace halfstep
