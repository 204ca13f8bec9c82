#pragma once

#include <limits>

namespace halfstep {

/// The numbers that a setting may be; never NaN or infinite.
struct SettingRange {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool leastExcluded = false;
    bool mostExcluded = false; ///< of shares alone, which end at 1
    bool inFloat32 = false;    ///< as a float32, too

    bool holds(double value) const;
};

namespace range {
inline constexpr SettingRange any{};
inline constexpr SettingRange atLeastZero{.least = 0};
inline constexpr SettingRange atLeastOne{.least = 1};
inline constexpr SettingRange aboveZero{.least = 0, .leastExcluded = true};
inline constexpr SettingRange aboveOne{.least = 1, .leastExcluded = true};
inline constexpr SettingRange share{.least = 0, .most = 1, .mostExcluded = true};
inline constexpr SettingRange properShare{.least = 0, .most = 1, .leastExcluded = true, .mostExcluded = true};
inline constexpr SettingRange floatAtLeastZero{.least = 0, .inFloat32 = true};
inline constexpr SettingRange floatAboveZero{.least = 0, .leastExcluded = true, .inFloat32 = true};
} // namespace range

} // namespace halfstep
