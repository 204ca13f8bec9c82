#pragma once

#include "engine/config/problem.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// The size of a regular file.
Result<std::int64_t> sizeOfFile(const std::string& path);

/// Exactly `count` bytes from `offset` on; FileTruncated where the file is too short for them.
Result<std::vector<unsigned char>> readBytes(const std::string& path, std::int64_t offset, std::int64_t count);

/// The words of a FileTruncated problem.
Problem truncatedFile(const std::string& path, std::int64_t expected, std::int64_t found);

} // namespace halfstep
