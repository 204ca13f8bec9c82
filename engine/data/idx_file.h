#pragma once

#include "engine/config/problem.h"
#include "engine/data/cancelled.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// The number types of an IDX file, by their code in its third byte.
enum class IdxType : unsigned char { U8 = 0x08, S8 = 0x09, S16 = 0x0b, S32 = 0x0c, F32 = 0x0d, F64 = 0x0e };

/// One IDX array in memory, in the file's order (the last index runs fastest).
struct IdxArray {
    IdxType type = IdxType::U8;
    std::vector<std::int64_t> shape; ///< 1 to 4 dimensions
    std::vector<float> values;       ///< as stored; s32 and f64 are rounded to float32
};

/// Reads an IDX file, gzip or not (told by content). Its size must be exactly what its header says.
/// Neither an array nor a problem when cancelled.
Result<IdxArray> readIdxFile(const std::string& path, const Cancelled& cancelled = {});

} // namespace halfstep
