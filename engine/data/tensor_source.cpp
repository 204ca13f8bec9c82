#include "engine/data/tensor_source.h"

#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <functional>
#include <limits>
#include <numeric>

namespace halfstep {
namespace {

static_assert(std::endian::native == std::endian::little, "files are little-endian and read as they are");

/// Elements of a shape; negative when a dimension is, or when the product does not fit.
std::int64_t elementsOf(const std::vector<std::int64_t>& shape)
{
    std::int64_t count = 1;
    for (const std::int64_t dimension : shape) {
        if (dimension < 0 || (dimension > 0 && count > std::numeric_limits<std::int32_t>::max() / dimension))
            return -1;
        count *= dimension;
    }
    return count;
}

Result<std::vector<float>> readFile(const FileTensor& source, std::int64_t count)
{
    std::ifstream file(source.file, std::ios::binary | std::ios::ate);
    if (!file) {
        const bool missing = errno == ENOENT;
        return Problem{missing ? ProblemCode::FileNotFound : ProblemCode::FileUnreadable, source.file,
                       missing ? std::string() : std::strerror(errno)};
    }
    const auto bytes = static_cast<std::int64_t>(file.tellg());
    const std::int64_t needed = (source.offset + count) * static_cast<std::int64_t>(sizeof(float));
    if (source.offset < 0 || needed > bytes)
        return Problem{ProblemCode::FileTruncated, source.file,
                       "expected " + std::to_string(needed) + " bytes, found " + std::to_string(bytes)};
    std::vector<float> values(static_cast<std::size_t>(count));
    file.seekg(source.offset * static_cast<std::int64_t>(sizeof(float)));
    if (!file.read(reinterpret_cast<char*>(values.data()), count * static_cast<std::int64_t>(sizeof(float))))
        return Problem{ProblemCode::FileUnreadable, source.file, "reading stopped before the end"};
    return values;
}

} // namespace

Result<std::vector<float>> readTensor(const TensorSource& source, const std::string& key, std::int64_t count)
{
    const std::int64_t stated = elementsOf(shapeOf(source));
    const bool shapeless = shapeOf(source).empty() && std::holds_alternative<FileTensor>(source);
    if (stated < 0)
        return Problem{ProblemCode::ShapeMismatch, key, "a dimension is negative or the shape is too large"};
    if (shapeless && count == 0)
        return Problem{ProblemCode::ShapeMismatch, key, "the file's shape is missing"};
    if (!shapeless && count > 0 && stated != count)
        return Problem{ProblemCode::ShapeMismatch, key,
                       "expected " + std::to_string(count) + " numbers, found " + std::to_string(stated)};
    if (const auto* given = std::get_if<InlineTensor>(&source))
        return given->values;
    return readFile(std::get<FileTensor>(source), shapeless ? count : stated);
}

const std::vector<std::int64_t>& shapeOf(const TensorSource& source)
{
    return std::visit([](const auto& tensor) -> const std::vector<std::int64_t>& { return tensor.shape; }, source);
}

} // namespace halfstep
