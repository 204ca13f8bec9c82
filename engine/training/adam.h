#pragma once

namespace halfstep::adam {

inline constexpr double beta1 = 0.9; ///< torch.optim.Adam's defaults
inline constexpr double beta2 = 0.999;
inline constexpr double epsilon = 1e-8;

} // namespace halfstep::adam
