#include "engine/config/format_layout.h"

#include <array>
#include <charconv>
#include <utility>

namespace halfstep {
namespace {

constexpr std::string_view saturatingSuffix = "_sat";

std::optional<FormatLayout> builtInNamed(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> aliases = {{
        {"fp32", "float32"},
        {"float", "float32"},
        {"single", "float32"},
        {"tensorfloat32", "tf32"},
        {"bf16", "bfloat16"},
        {"fp16", "float16"},
        {"half", "float16"},
        {"e4m3", "fp8_e4m3"},
        {"e4m3fn", "fp8_e4m3"},
        {"fp8_e4m3fn", "fp8_e4m3"},
        {"float8_e4m3", "fp8_e4m3"},
        {"float8_e4m3fn", "fp8_e4m3"},
        {"e5m2", "fp8_e5m2"},
        {"float8_e5m2", "fp8_e5m2"},
    }};
    for (const auto& [alias, canonical] : aliases)
        if (name == alias)
            name = canonical;
    for (const FormatLayout& format : FormatLayout::builtIn())
        if (format.name == name)
            return format;
    return std::nullopt;
}

/// Reads "e5m10".
std::optional<FormatLayout> spelledOut(std::string_view name)
{
    const char* const end = name.data() + name.size();
    FormatLayout format;
    if (name.empty() || name.front() != 'e')
        return std::nullopt;
    const auto exponent = std::from_chars(name.data() + 1, end, format.exponentBits);
    if (exponent.ec != std::errc{} || exponent.ptr == end || *exponent.ptr != 'm')
        return std::nullopt;
    const auto mantissa = std::from_chars(exponent.ptr + 1, end, format.mantissaBits);
    if (mantissa.ec != std::errc{} || mantissa.ptr != end)
        return std::nullopt;
    if (format.exponentBits < 2 || format.exponentBits > 8 || format.mantissaBits < 1 || format.mantissaBits > 23)
        return std::nullopt;
    // Written without leading zeros, so that a format has one name.
    format.name = "e" + std::to_string(format.exponentBits) + "m" + std::to_string(format.mantissaBits);
    return format.name == name ? std::optional(format) : std::nullopt;
}

} // namespace

bool FormatLayout::needsLossScale() const
{
    return name != "float32" && name != "tf32" && name != "bfloat16";
}

std::vector<FormatLayout> FormatLayout::builtIn()
{
    return {
        {"float32", 8, 23, true, false}, {"tf32", 8, 10, true, false},    {"bfloat16", 8, 7, true, false},
        {"float16", 5, 10, true, false}, {"fp8_e5m2", 5, 2, true, false}, {"fp8_e4m3", 4, 3, false, false},
    };
}

std::optional<FormatLayout> FormatLayout::named(std::string_view name)
{
    const bool saturates = name.ends_with(saturatingSuffix);
    if (saturates)
        name.remove_suffix(saturatingSuffix.size());
    std::optional<FormatLayout> format = builtInNamed(name);
    if (!format)
        format = spelledOut(name);
    if (format && saturates) {
        format->saturating = true;
        format->name += saturatingSuffix;
    }
    return format;
}

} // namespace halfstep
