#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace halfstep {

// What a config chooses by a word. The words of a choice stand in the order of its enumerators, as lists show them.

enum class DatasetName { GlyphLab, Northstar, Synthetic, Csv, Idx, Images, Points };
enum class ModelName { TinyMlp, GlyphCnn, TableMlp, Linear };
enum class LossKind { Auto, CrossEntropy, BinaryCrossEntropy, MeanSquaredError };
enum class OptimizerName { Sgd, Adam };
enum class ScheduleKind { Constant, Linear }; ///< linear: to zero over the planned updates
enum class LastWindow { Step, Drop };         ///< what becomes of a window that the epoch's end leaves short
enum class ArithmeticBackend { Auto, Native, Emulated };
enum class EngineName { Auto, Autograd, Plan };
enum class DeviceKind { Cpu, Cuda };
enum class FaultKind { InfGradient, NegInfGradient, NanGradient, NanLoss, NanInput };

template <typename Choice>
inline constexpr std::array<std::string_view, 0> choiceWords{};

template <>
inline constexpr auto choiceWords<DatasetName> = std::to_array<std::string_view>({"glyphlab", "northstar", "synthetic",
                                                                                  "csv", "idx", "images", "points"});
template <>
inline constexpr auto choiceWords<ModelName> = std::to_array<std::string_view>({"tiny-mlp", "glyph-cnn", "table-mlp",
                                                                                "linear"});
template <>
inline constexpr auto choiceWords<LossKind> = std::to_array<std::string_view>({"auto", "cross_entropy", "bce", "mse"});
template <>
inline constexpr auto choiceWords<OptimizerName> = std::to_array<std::string_view>({"sgd", "adam"});
template <>
inline constexpr auto choiceWords<ScheduleKind> = std::to_array<std::string_view>({"constant", "linear"});
template <>
inline constexpr auto choiceWords<LastWindow> = std::to_array<std::string_view>({"step", "drop"});
template <>
inline constexpr auto choiceWords<ArithmeticBackend> = std::to_array<std::string_view>({"auto", "native", "emulated"});
template <>
inline constexpr auto choiceWords<EngineName> = std::to_array<std::string_view>({"auto", "autograd", "plan"});
template <>
inline constexpr auto choiceWords<DeviceKind> = std::to_array<std::string_view>({"cpu", "cuda"});
template <>
inline constexpr auto choiceWords<FaultKind> =
    std::to_array<std::string_view>({"inf_gradient", "neg_inf_gradient", "nan_gradient", "nan_loss", "nan_input"});

/// Whether a data set is read from dataset.path.
constexpr bool readsFolder(DatasetName name)
{
    return name == DatasetName::Csv || name == DatasetName::Idx || name == DatasetName::Images;
}

/// An enumeration whose values have words.
template <typename T>
concept WordedChoice = !choiceWords<T>.empty();

template <WordedChoice Choice>
constexpr std::string_view wordOf(Choice choice)
{
    return choiceWords<Choice>[static_cast<std::size_t>(choice)];
}

/// Nothing for a word that names none.
template <WordedChoice Choice>
constexpr std::optional<Choice> choiceNamed(std::string_view word)
{
    for (std::size_t i = 0; i < choiceWords<Choice>.size(); ++i)
        if (choiceWords<Choice>[i] == word)
            return static_cast<Choice>(i);
    return std::nullopt;
}

} // namespace halfstep
