#include "engine/model/described_model.h"

#include "engine/model/spec_builder.h"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>

namespace halfstep {
namespace {

constexpr std::int64_t widest = 1'000'000;
constexpr std::size_t deepest = 100;
constexpr double mostOutputs = 1e15; ///< of a layer, so that 64 bits can count them

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// From 1 to a million.
std::optional<std::int64_t> countFrom(std::string_view text)
{
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count < 1 || count > widest)
        return std::nullopt;
    return count;
}

std::optional<LayerWord> convolutionFrom(std::string_view word)
{
    if (!word.starts_with("conv"))
        return std::nullopt;
    word.remove_prefix(4);
    const std::size_t k = word.find('k');
    const auto channels = countFrom(word.substr(0, k));
    const auto kernel = k == std::string_view::npos ? std::int64_t{3} : countFrom(word.substr(k + 1));
    if (!channels || !kernel || *kernel % 2 == 0 || *kernel > 99)
        return std::nullopt;
    return LayerWord{LayerWord::Kind::Convolution, *channels, *kernel};
}

std::optional<LayerWord> layerFrom(std::string_view word)
{
    if (word == "pool")
        return LayerWord{.kind = LayerWord::Kind::Pool};
    if (word == "bn")
        return LayerWord{.kind = LayerWord::Kind::BatchNorm};
    if (const auto outputs = countFrom(word))
        return LayerWord{.count = *outputs};
    return convolutionFrom(word);
}

Problem unreadable(std::string_view word)
{
    return {ProblemCode::UnknownValue, "model", Reason::LayerWords, {word}};
}

/// Layers and what they are called by number.
class Reader {
public:
    explicit Reader(std::string_view line, std::vector<std::int64_t> input)
        : m_builder(std::string(line), std::move(input))
    {
    }

    std::optional<Problem> add(const LayerWord& word)
    {
        const Problem misfit{ProblemCode::Conflict, "model", Reason::FlatInput, {textOf(word)}};
        const auto& shape = m_builder.shape();
        switch (word.kind) {
        case LayerWord::Kind::Linear:
            activate();
            m_builder.flatten();
            m_builder.linear("fc" + std::to_string(++m_linears), word.count);
            m_product = true;
            break;
        case LayerWord::Kind::Convolution:
            activate();
            if (shape.size() != 3)
                return misfit;
            if (static_cast<double>(word.count) * static_cast<double>(shape[1]) * static_cast<double>(shape[2])
                > mostOutputs)
                return Problem{ProblemCode::OutOfRange, "model", Reason::NumbersAtMost, {"1e15"}};
            m_builder.conv("conv" + std::to_string(++m_convolutions), word.count, word.kernel);
            m_product = true;
            break;
        case LayerWord::Kind::Pool:
            activate();
            if (shape.size() != 3 || shape[1] < 2 || shape[2] < 2)
                return misfit;
            m_builder.pool("pool" + std::to_string(++m_pools));
            break;
        case LayerWord::Kind::BatchNorm: m_builder.batchNorm("bn" + std::to_string(++m_norms)); break;
        }
        return std::nullopt;
    }

    Result<ModelSpec> take()
    {
        if (m_linears + m_convolutions == 0)
            return unreadable("");
        return m_builder.take();
    }

private:
    /// ReLU after a product, unless it is the last.
    void activate()
    {
        if (m_product)
            m_builder.relu("relu" + std::to_string(++m_activations));
        m_product = false;
    }

    SpecBuilder m_builder;
    bool m_product = false; ///< with nothing but normalisation after it
    int m_linears = 0;
    int m_convolutions = 0;
    int m_norms = 0;
    int m_pools = 0;
    int m_activations = 0;
};

} // namespace

std::string textOf(const LayerWord& word)
{
    switch (word.kind) {
    case LayerWord::Kind::Linear: return std::to_string(word.count);
    case LayerWord::Kind::Convolution:
        return "conv" + std::to_string(word.count) + (word.kernel == 3 ? "" : "k" + std::to_string(word.kernel));
    case LayerWord::Kind::Pool: return "pool";
    case LayerWord::Kind::BatchNorm: return "bn";
    }
    return {};
}

std::string textOf(const ModelLine& line)
{
    std::string text = line.features ? std::to_string(*line.features) : "";
    for (const LayerWord& word : line.layers)
        text += (text.empty() ? "" : "-") + textOf(word);
    return text;
}

Result<ModelLine> modelLineFrom(std::string_view line, const std::vector<std::int64_t>& input)
{
    std::vector<std::string_view> words = split(line, '-');
    if (words.size() > deepest)
        return Problem{ProblemCode::OutOfRange, "model", Reason::NumbersAtMost, {deepest}};
    ModelLine read;
    const auto first = countFrom(words.front());
    if (words.size() > 1 && first && (input.empty() || input == std::vector{*first})) {
        read.features = first;
        words.erase(words.begin());
    }
    for (const std::string_view word : words) {
        const auto layer = layerFrom(word);
        if (!layer)
            return unreadable(word);
        read.layers.push_back(*layer);
    }
    return read;
}

Result<ModelSpec> describedModel(std::string_view line, const std::vector<std::int64_t>& input)
{
    const Result<ModelLine> words = modelLineFrom(line, input);
    if (!words)
        return words.problems();
    std::vector<std::int64_t> shape = words->features ? std::vector{*words->features} : input;
    if (shape.empty())
        return Problem{ProblemCode::WrongType, "input", Reason::InputShape};
    Reader reader(line, std::move(shape));
    for (const LayerWord& word : words->layers)
        if (auto problem = reader.add(word))
            return *problem;
    return reader.take();
}

Result<std::vector<std::int64_t>> shapeFrom(std::string_view text)
{
    std::vector<std::int64_t> shape;
    for (const std::string_view side : split(text, 'x')) {
        const auto count = countFrom(side);
        if (!count)
            return Problem{ProblemCode::WrongType, "input", Reason::InputShape};
        shape.push_back(*count);
    }
    if (shape.size() != 1 && shape.size() != 3)
        return Problem{ProblemCode::WrongType, "input", Reason::InputShape};
    return shape;
}

} // namespace halfstep
