#include "engine/data/binary_file.h"

#include "engine/config/system_error.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace halfstep {

Problem truncatedFile(const std::string& path, std::int64_t expected, std::int64_t found)
{
    return {ProblemCode::FileTruncated, path, Reason::BytesExpected, {expected, found}};
}

Result<std::int64_t> sizeOfFile(const std::string& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return Problem{ProblemCode::FileNotFound, path};
    if (error)
        return systemProblem(ProblemCode::FileUnreadable, path, error.value());
    // Devices and pipes have no size and may never end.
    if (!std::filesystem::is_regular_file(status))
        return Problem{ProblemCode::FileUnreadable, path, Reason::NotRegularFile, {}};
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return systemProblem(ProblemCode::FileUnreadable, path, error.value());
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
        return systemProblem(ProblemCode::FileUnreadable, path, errno);
    std::vector<unsigned char> bytes(static_cast<std::size_t>(count));
    file.seekg(offset);
    file.read(reinterpret_cast<char*>(bytes.data()), count);
    if (file.gcount() != count)
        return truncatedFile(path, offset + count, offset + file.gcount());
    return bytes;
}

} // namespace halfstep
