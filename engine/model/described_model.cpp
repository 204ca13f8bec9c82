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

struct Convolution {
    std::int64_t channels;
    std::int64_t kernel = 3;
};

std::optional<Convolution> convolutionFrom(std::string_view word)
{
    if (!word.starts_with("conv"))
        return std::nullopt;
    word.remove_prefix(4);
    const std::size_t k = word.find('k');
    const auto channels = countFrom(word.substr(0, k));
    const auto kernel = k == std::string_view::npos ? std::int64_t{3} : countFrom(word.substr(k + 1));
    if (!channels || !kernel || *kernel % 2 == 0 || *kernel > 99)
        return std::nullopt;
    return Convolution{*channels, *kernel};
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

    std::optional<Problem> add(std::string_view word)
    {
        if (const auto outputs = countFrom(word)) {
            activate();
            m_builder.flatten();
            m_builder.linear("fc" + std::to_string(++m_linears), *outputs);
            m_product = true;
        } else if (const auto convolution = convolutionFrom(word)) {
            activate();
            if (m_builder.shape().size() != 3)
                return Problem{ProblemCode::Conflict, "model", Reason::FlatInput, {word}};
            m_builder.conv("conv" + std::to_string(++m_convolutions), convolution->channels, convolution->kernel);
            m_product = true;
        } else if (word == "bn") {
            m_builder.batchNorm("bn" + std::to_string(++m_norms));
        } else if (word == "pool") {
            activate();
            const auto& shape = m_builder.shape();
            if (shape.size() != 3 || shape[1] < 2 || shape[2] < 2)
                return Problem{ProblemCode::Conflict, "model", Reason::FlatInput, {word}};
            m_builder.pool("pool" + std::to_string(++m_pools));
        } else {
            return unreadable(word);
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

Result<ModelSpec> describedModel(std::string_view line, const std::vector<std::int64_t>& input)
{
    std::vector<std::string_view> words = split(line, '-');
    if (words.size() > deepest)
        return Problem{ProblemCode::OutOfRange, "model", Reason::NumbersAtMost, {deepest}};
    std::vector<std::int64_t> shape = input;
    const auto first = countFrom(words.front());
    const bool beginsWithInput = words.size() > 1 && first && (shape.empty() || shape == std::vector{*first});
    if (beginsWithInput) {
        shape = {*first};
        words.erase(words.begin());
    }
    if (shape.empty())
        return Problem{ProblemCode::WrongType, "input", Reason::InputShape};
    Reader reader(line, std::move(shape));
    for (const std::string_view word : words)
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
