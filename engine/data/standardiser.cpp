#include "engine/data/standardiser.h"

#include <cmath>

namespace halfstep {

Standardiser Standardiser::fittedTo(std::span<const float> values, std::size_t columns)
{
    const double rows = static_cast<double>(values.size()) / static_cast<double>(columns);
    std::vector<double> means(columns);
    std::vector<double> squares(columns);
    for (std::size_t row = 0; row < values.size(); row += columns)
        for (std::size_t column = 0; column < columns; ++column)
            means[column] += values[row + column];
    for (double& mean : means)
        mean /= rows;
    for (std::size_t row = 0; row < values.size(); row += columns)
        for (std::size_t column = 0; column < columns; ++column) {
            const double difference = values[row + column] - means[column];
            squares[column] += difference * difference;
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
    for (std::size_t row = 0; row < values.size(); row += columns)
        for (std::size_t column = 0; column < columns; ++column)
            values[row + column] = (values[row + column] - means[column]) / deviations[column];
}

void Standardiser::undo(std::span<float> values) const
{
    const std::size_t columns = means.size();
    for (std::size_t i = 0; columns > 0 && i < values.size(); ++i)
        values[i] = values[i] * deviations[i % columns] + means[i % columns];
}

} // namespace halfstep
