#pragma once

#include <array>
#include <string_view>

namespace halfstep {

// The words a config may use, in the order in which lists show them. Formats are FormatLayout::named's.
inline constexpr auto datasetNames =
    std::to_array<std::string_view>({"glyphlab", "northstar", "synthetic", "csv", "idx", "images", "points"});
inline constexpr auto modelNames = std::to_array<std::string_view>({"tiny-mlp", "glyph-cnn", "table-mlp", "linear"});
inline constexpr auto lossNames = std::to_array<std::string_view>({"auto", "cross_entropy", "bce", "mse"});
inline constexpr auto optimizerNames = std::to_array<std::string_view>({"sgd", "adam"});
inline constexpr auto scheduleNames = std::to_array<std::string_view>({"constant", "linear"});
inline constexpr auto lastWindowNames = std::to_array<std::string_view>({"step", "drop"});
inline constexpr auto backendNames = std::to_array<std::string_view>({"auto", "native", "emulated"});
inline constexpr auto engineNames = std::to_array<std::string_view>({"auto", "autograd"});
inline constexpr auto deviceNames = std::to_array<std::string_view>({"cpu", "cuda"});
inline constexpr auto faultKinds =
    std::to_array<std::string_view>({"inf_gradient", "neg_inf_gradient", "nan_gradient", "nan_loss", "nan_input"});

} // namespace halfstep
