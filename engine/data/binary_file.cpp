#include "engine/data/binary_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace halfstep {

Problem truncatedFile(const std::string& path, std::int64_t expected, std::int64_t found)
{
    return {ProblemCode::FileTruncated, path,
            "expected " + std::to_string(expected) + " bytes, found " + std::to_string(found)};
}

Result<std::int64_t> sizeOfFile(const std::string& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return Problem{ProblemCode::FileNotFound, path, {}};
    if (error)
        return Problem{ProblemCode::FileUnreadable, path, error.message()};
    // Devices and pipes have no size and may never end.
    if (!std::filesystem::is_regular_file(status))
        return Problem{ProblemCode::FileUnreadable, path, "not a regular file"};
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return Problem{ProblemCode::FileUnreadable, path, error.message()};
    return static_cast<std::int64_t>(size);
}

Result<std::vector<unsigned char>> readBytes(const std::string& path, std::int64_t offset, std::int64_t count)
{
    const auto size = sizeOfFile(path);
    if (!size)
        return size.problems();
    if (*size - offset < count)
        return truncatedFile(path, offset + count, *size);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Problem{ProblemCode::FileUnreadable, path, std::generic_category().message(errno)};
    std::vector<unsigned char> bytes(static_cast<std::size_t>(count));
    file.seekg(offset);
    file.read(reinterpret_cast<char*>(bytes.data()), count);
    if (file.gcount() != count)
        return truncatedFile(path, offset + count, offset + file.gcount());
    return bytes;
}

} // namespace halfstep
