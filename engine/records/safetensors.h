#pragma once

#include "engine/config/problem.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// One tensor of a safetensors file; `bytes` is little-endian, row-major.
struct SafeTensor {
    std::string name;
    std::string dtype; ///< F32, F64, I64, U8, ...
    std::vector<std::int64_t> shape;
    std::string bytes;
};

struct SafeTensors {
    std::vector<SafeTensor> tensors;
    std::map<std::string, std::string> metadata;

    const SafeTensor* find(std::string_view name) const;
};

/// The file's bytes, with `halfstep.sha256` over the header (that field zeroed) and data in the metadata.
std::string encodeSafeTensors(const SafeTensors& content);

/// Refuses every file that breaks a rule of the format, and every one whose `halfstep.sha256` is absent or wrong.
Result<SafeTensors> decodeSafeTensors(std::string_view bytes, const std::string& path);
Result<SafeTensors> readSafeTensors(const std::string& path);

} // namespace halfstep
