#include "engine/training/prediction.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

void answerWithClass(std::span<const float> logits, Prediction& prediction)
{
    const auto largest = std::ranges::max_element(logits);
    double total = 0;
    for (const float logit : logits)
        total += std::exp(static_cast<double>(logit) - *largest);
    prediction.predicted = static_cast<int>(largest - logits.begin());
    if (std::isfinite(total))
        prediction.probability = 1 / total;
}

void answerWithSide(double logit, Prediction& prediction)
{
    prediction.predicted = logit > 0;
    prediction.probability = 1 / (1 + std::exp(-std::abs(logit)));
}

void answer(LossKind kind, std::span<const float> logits, Prediction& prediction)
{
    if (std::ranges::any_of(logits, [](float logit) { return std::isnan(logit); }))
        return;
    switch (kind) {
    case LossKind::Auto: break;
    case LossKind::CrossEntropy: return answerWithClass(logits, prediction);
    case LossKind::BinaryCrossEntropy: return answerWithSide(logits[0], prediction);
    case LossKind::MeanSquaredError: prediction.predicted = logits[0] > 0.5f; break;
    }
}

} // namespace

std::vector<std::int64_t> spreadRows(std::int64_t count, std::int64_t most)
{
    const std::int64_t taken = std::min(count, most);
    std::vector<std::int64_t> rows;
    for (std::int64_t i = 0; i < taken; ++i)
        rows.push_back(i * count / taken);
    return rows;
}

std::vector<Prediction> predictionsFrom(LossKind kind, std::span<const float> logits,
                                        std::span<const std::int64_t> rows, const Samples& samples,
                                        const Standardiser& standardiser)
{
    const auto sampleSize = static_cast<std::ptrdiff_t>(samples.x.size()) / samples.count;
    const std::size_t outputs = logits.size() / rows.size();
    std::vector<Prediction> predictions;
    for (const std::int64_t row : rows) {
        const auto x = samples.x.begin() + row * sampleSize;
        Prediction& prediction = predictions.emplace_back();
        prediction.sample = row;
        prediction.x.assign(x, x + sampleSize);
        standardiser.undo(prediction.x);
        prediction.answer = static_cast<int>(samples.y[static_cast<std::size_t>(row)]);
        answer(kind, logits.subspan((predictions.size() - 1) * outputs, outputs), prediction);
    }
    return predictions;
}

} // namespace halfstep
