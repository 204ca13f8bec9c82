#pragma once

#include "engine/config/problem.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace halfstep {

/// Saves a whole file so that the target is afterwards wholly old or wholly new: temporary file beside it,
/// checked writes, fsync, read back, rename, fsync of the folder. Returns the problem, or nothing.
/// Refuses targets that are no regular files, symbolic links among them.
std::optional<Problem> saveFile(const std::string& path, std::string_view bytes);

/// A regular file's bytes, whole.
Result<std::string> readFile(const std::string& path);

/// Makes a folder and its parents, proves that files can be written there, and removes the temporary files
/// of programs that died while saving.
std::optional<Problem> makeWritableFolder(const std::string& path);

/// A file that only grows; each append is one write of whole lines on an O_APPEND descriptor, wholly done or,
/// when that fails, wholly undone.
class AppendFile {
public:
    AppendFile() = default;
    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;

    std::optional<Problem> open(const std::string& path, bool truncate);
    bool isOpen() const { return m_descriptor >= 0; }
    std::optional<Problem> append(std::string_view bytes);
    std::optional<Problem> sync();

private:
    void close();

    int m_descriptor = -1;
    std::int64_t m_size = 0; ///< what was appended whole
    std::string m_path;
};

} // namespace halfstep
