#include "engine/data/tensor_source.h"

#include "engine/data/binary_file.h"

#include <bit>
#include <filesystem>
#include <limits>

namespace halfstep {
namespace {

constexpr std::int64_t bytesOfFloat = 4;
constexpr std::int64_t mostElements = std::numeric_limits<std::int32_t>::max();

/// Elements of a shape; negative when a dimension is, or when there are too many.
std::int64_t elementsOf(const std::vector<std::int64_t>& shape)
{
    std::int64_t count = 1;
    for (const std::int64_t dimension : shape) {
        if (dimension < 0 || (dimension > 0 && count > mostElements / dimension))
            return -1;
        count *= dimension;
    }
    return count;
}

Result<std::vector<float>> readFile(const FileTensor& source, const std::string& key, std::int64_t count,
                                    const Cancelled& cancelled)
{
    constexpr std::int64_t lastOffset = std::numeric_limits<std::int64_t>::max() / bytesOfFloat - mostElements;
    if (source.offset < 0 || source.offset > lastOffset)
        return Problem{ProblemCode::OutOfRange, key + ".offset", Reason::InsideFile, {}};
    const auto bytes = readBytes(source.file, source.offset * bytesOfFloat, count * bytesOfFloat);
    if (!bytes)
        return bytes.problems();
    std::error_code unknown;
    const auto size = std::filesystem::file_size(source.file, unknown);
    if (!unknown && size % bytesOfFloat != 0)
        return Problem{ProblemCode::FileMalformed, source.file, Reason::NotFloats, {size}};
    std::vector<float> values(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i % (1 << 20) == 0 && givesUp(cancelled))
            return std::vector<Problem>{};
        std::uint32_t bits = 0; // little-endian, whatever the machine is
        for (std::size_t k = bytesOfFloat; k-- > 0;)
            bits = bits << 8 | (*bytes)[bytesOfFloat * i + k];
        values[i] = std::bit_cast<float>(bits);
    }
    return values;
}

} // namespace

Result<std::vector<float>> readTensor(const TensorSource& source, const std::string& key, std::int64_t count,
                                      const Cancelled& cancelled)
{
    const std::int64_t stated = elementsOf(shapeOf(source));
    const bool shapeless = shapeOf(source).empty() && std::holds_alternative<FileTensor>(source);
    if (stated < 0)
        return Problem{ProblemCode::ShapeMismatch, key, Reason::ImpossibleShape, {}};
    if (shapeless && count == 0)
        return Problem{ProblemCode::ShapeMismatch, key, Reason::ShapeMissing, {}};
    if (!shapeless && count > 0 && stated != count)
        return Problem{ProblemCode::ShapeMismatch, key, Reason::NumberCounts, {count, stated}};
    if (const auto* given = std::get_if<InlineTensor>(&source)) {
        const auto found = static_cast<std::int64_t>(given->values.size());
        if (found != stated)
            return Problem{ProblemCode::ShapeMismatch, key, Reason::NumberCounts, {stated, found}};
        return given->values;
    }
    return readFile(std::get<FileTensor>(source), key, shapeless ? count : stated, cancelled);
}

const std::vector<std::int64_t>& shapeOf(const TensorSource& source)
{
    return std::visit([](const auto& tensor) -> const std::vector<std::int64_t>& { return tensor.shape; }, source);
}

} // namespace halfstep
