#pragma once

#include "engine/data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

inline constexpr int northstarOrders = 2400; ///< 1600 for training, 400 to validate, 400 to test, in time order

/// Orders of an invented shop, oldest first, before standardising.
struct NorthstarTable {
    std::vector<std::string> columns; ///< known when the order is placed
    std::vector<float> values;        ///< (2400, columns)
    std::vector<float> days;          ///< until delivery; the label is days > 7
};

/// Costs and delays drift over the four years, so that late orders differ from early ones.
NorthstarTable generateNorthstar(std::uint64_t seed);

/// Northstar as a data set: split by time, standardised with the training part's statistics only.
Dataset makeNorthstar(std::uint64_t seed);

} // namespace halfstep
