#include "engine/data/standardiser.h"

#include <cmath>

namespace halfstep {

Standardiser Standardiser::fittedTo(std::span<const float> values, std::size_t columns)
{
    const double rows = static_cast<double>(values.size()) / static_cast<double>(columns);
    std::vector<double> means(columns);
    std::vector<double> squares(columns);
    for (std::size_t i = 0; i < values.size(); ++i)
        means[i % columns] += values[i];
    for (double& mean : means)
        mean /= rows;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double difference = values[i] - means[i % columns];
        squares[i % columns] += difference * difference;
    }
    Standardiser fitted;
    for (std::size_t column = 0; column < columns; ++column) {
        const auto deviation = static_cast<float>(std::sqrt(squares[column] / rows));
        fitted.means.push_back(static_cast<float>(means[column]));
        fitted.deviations.push_back(deviation > 0.0f ? deviation : 1.0f);
    }
    return fitted;
}

void Standardiser::apply(std::span<float> values) const
{
    const std::size_t columns = means.size();
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = (values[i] - means[i % columns]) / deviations[i % columns];
}

} // namespace halfstep
