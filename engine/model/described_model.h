#pragma once

#include "engine/model/model_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

/// One word of a line that describes a model.
struct LayerWord {
    enum class Kind { Linear, Convolution, Pool, BatchNorm };
    Kind kind = Kind::Linear;
    std::int64_t count = 0;  ///< outputs of Linear, channels of Convolution
    std::int64_t kernel = 3; ///< side of Convolution's window, odd
    bool operator==(const LayerWord&) const = default;
};

/// A line word by word.
struct ModelLine {
    std::optional<std::int64_t> features{}; ///< of the input, where the line begins with them
    std::vector<LayerWord> layers{};
    bool operator==(const ModelLine&) const = default;
};

Result<ModelLine> modelLineFrom(std::string_view line, const std::vector<std::int64_t>& input = {});
std::string textOf(const LayerWord& word);
std::string textOf(const ModelLine& line);

/// The model that a line describes, layer by layer from the input on, with ReLU between: 32-48-1,
/// conv16-pool-conv32-pool-64-3. A number is a linear layer of so many outputs; convN one of N channels with a 3 × 3
/// window (convNkK: K × K, K odd), zero-padded; pool takes the largest of 2 × 2; bn normalises the batch.
/// `input` is (features) or (C, H, W). A line of numbers alone may begin with its number of features, and may then do
/// without `input`. Refuses what it cannot read and layers that do not fit, at "model" or "input".
Result<ModelSpec> describedModel(std::string_view line, const std::vector<std::int64_t>& input = {});

/// A shape as 32 or 1x24x24; refused at "input".
Result<std::vector<std::int64_t>> shapeFrom(std::string_view text);

} // namespace halfstep
