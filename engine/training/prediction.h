#pragma once

#include "engine/config/choices.h"
#include "engine/data/dataset.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace halfstep {

/// What a model answers to one sample that has a single right answer: a class, or 0 or 1.
struct Prediction {
    std::int64_t sample = 0;           ///< its row in its part of the data
    std::vector<float> x;              ///< before standardising
    int answer = 0;                    ///< the right one
    std::optional<int> predicted;      ///< none where an output is NaN
    std::optional<double> probability; ///< of what is predicted; none under mse, or of an infinite logit

    bool right() const { return predicted == answer; }
};

/// A few samples of both test sets, the same rows of each.
struct TestPredictions {
    std::vector<Prediction> test;
    std::vector<Prediction> corruptedTest;
};

/// At most `most` rows of `count`, evenly spread.
std::vector<std::int64_t> spreadRows(std::int64_t count, std::int64_t most);

/// The answers to these rows of a part of the data. Logits: (rows, outputs); the kind is resolved, not Auto. What is
/// right is what lossOf() counts.
std::vector<Prediction> predictionsFrom(LossKind kind, std::span<const float> logits,
                                        std::span<const std::int64_t> rows, const Samples& samples,
                                        const Standardiser& standardiser);

} // namespace halfstep
