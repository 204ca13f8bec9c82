#include "engine/records/record_text.h"

#include "engine/records/record_words.h"

#include "engine/records/record_columns.h"

#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace halfstep {

namespace {

using A = AttemptRecord;
constexpr auto attemptColumnTable = std::to_array<RecordColumn<A>>({
    {"attempt", &A::attempt},
    {"epoch", &A::epoch},
    {"micro_batches", &A::microBatches},
    {"samples", &A::samples},
    {"loss", &A::loss},
    {"scale_used", &A::scaleUsed},
    {"scale_next", &A::scaleNext},
    {"growth_tracker", &A::growthTracker},
    {"found_inf", &A::foundInf},
    {"applied", &A::applied},
    {"skip_reason", &A::skipReason},
    {"applied_updates", &A::appliedUpdates},
    {"learning_rate", &A::learningRate},
    {"norm_scaled", &A::normScaled},
    {"norm_unscaled", &A::normUnscaled},
    {"norm_clipped", &A::normClipped},
    {"clip_coefficient", &A::clipCoefficient},
    {"zero_fraction", &A::zeroFraction},
    {"subnormal_fraction", &A::subnormalFraction},
    {"nonfinite_count", &A::nonfiniteCount},
    {"first_bad_tensor", &A::firstBadTensor},
    {"lost_update_fraction", &A::lostUpdateFraction},
    {"live_bytes", &A::liveBytes},
    {"peak_bytes", &A::peakBytes},
    {"rss_bytes", &A::rssBytes},
    {"load_us", &A::loadMicroseconds},
    {"transfer_us", &A::transferMicroseconds},
    {"forward_us", &A::forwardMicroseconds},
    {"backward_us", &A::backwardMicroseconds},
    {"update_us", &A::updateMicroseconds},
});

using E = EpochRecord;
constexpr auto epochColumnTable = std::to_array<RecordColumn<E>>({
    {"epoch", &E::epoch},
    {"train_loss", &E::trainLoss},
    {"train_accuracy", &E::trainAccuracy},
    {"val_loss", &E::valLoss},
    {"val_accuracy", &E::valAccuracy},
    {"best", &E::best},
    {"patience_left", &E::patienceLeft},
    {"epoch_s", &E::epochSeconds},
    {"samples_per_s", &E::samplesPerSecond},
    {"evaluate_s", &E::evaluateSeconds},
});

using L = ScaleLimit;
constexpr auto scaleLimitColumnTable = std::to_array<RecordColumn<L>>({
    {"attempt", &L::attempt},
    {"largest_finite_scale", &L::largestFiniteScale},
});

using S = SkippedMagnitude;
constexpr auto skipColumnTable = std::to_array<RecordColumn<S>>({
    {"attempt", &S::attempt},
    {"largest_finite", &S::largestFinite},
});

using R = RecordingTime;
constexpr auto recordingColumnTable = std::to_array<RecordColumn<R>>({
    {"attempt", &R::attempt},
    {"recording_us", &R::microseconds},
});

template <typename Number>
void appendShortest(std::string& text, Number value)
{
    char digits[40];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
    text.append(digits, end);
}

template <typename Number>
void appendReal(std::string& text, Number value)
{
    if (std::isnan(value))
        text += "nan"; // to_chars would write a sign and a payload
    else
        appendShortest(text, value);
}

void appendField(std::string& text, std::string_view field)
{
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        text += field;
        return;
    }
    text += '"';
    for (const char c : field) {
        if (c == '"')
            text += '"';
        text += c;
    }
    text += '"';
}

void append(std::string& text, std::int64_t value)
{
    appendShortest(text, value);
}
void append(std::string& text, double value)
{
    appendReal(text, value);
}
void append(std::string& text, bool value)
{
    text += value ? '1' : '0';
}
void append(std::string& text, const std::string& value)
{
    appendField(text, value);
}
void append(std::string& text, SkipReason value)
{
    text += wordOf(value);
}

template <typename Record>
std::string rowOf(const Record& record, std::span<const RecordColumn<Record>> table)
{
    std::string row;
    row.reserve(table.size() * 10);
    for (const auto& column : table) {
        std::visit([&](auto member) { append(row, record.*member); }, column.member);
        row += &column == &table.back() ? '\n' : ',';
    }
    return row;
}

} // namespace

std::span<const RecordColumn<AttemptRecord>> attemptTable()
{
    return attemptColumnTable;
}
std::span<const RecordColumn<EpochRecord>> epochTable()
{
    return epochColumnTable;
}
std::span<const RecordColumn<ScaleLimit>> scaleLimitTable()
{
    return scaleLimitColumnTable;
}
std::span<const RecordColumn<SkippedMagnitude>> skipTable()
{
    return skipColumnTable;
}
std::span<const RecordColumn<RecordingTime>> recordingTable()
{
    return recordingColumnTable;
}

void appendNumber(std::string& text, double value)
{
    appendReal(text, value);
}
void appendNumber(std::string& text, float value)
{
    appendReal(text, value);
}
void appendNumber(std::string& text, std::int64_t value)
{
    appendShortest(text, value);
}

std::optional<double> doubleFrom(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> integerFrom(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string headerRow(std::span<const std::string> names)
{
    std::string row;
    for (const std::string& column : names) {
        if (!row.empty())
            row += ',';
        appendField(row, column);
    }
    return row + '\n';
}

std::string numberText(double value)
{
    std::string text;
    appendReal(text, value);
    return text;
}

std::string csvRow(const AttemptRecord& record)
{
    return rowOf(record, attemptTable());
}
std::string csvRow(const EpochRecord& record)
{
    return rowOf(record, epochTable());
}
std::string csvRow(const ScaleLimit& record)
{
    return rowOf(record, scaleLimitTable());
}
std::string csvRow(const SkippedMagnitude& record)
{
    return rowOf(record, skipTable());
}
std::string csvRow(const RecordingTime& record)
{
    return rowOf(record, recordingTable());
}

} // namespace halfstep
