#include "engine/records/time_shares.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace halfstep {
namespace {

constexpr std::array quantities{Quantity::LoadSeconds,     Quantity::TransferSeconds, Quantity::ForwardSeconds,
                                Quantity::BackwardSeconds, Quantity::UpdateSeconds,   Quantity::EvaluationSeconds,
                                Quantity::RecordingSeconds};

constexpr double endless = std::numeric_limits<double>::infinity();

/// What a series that only grows has come to at an attempt.
double cumulative(const Series& series, double attempt)
{
    const std::optional<SeriesBucket> bucket = series.at(attempt);
    if (!bucket)
        return 0;
    if (attempt >= bucket->xLast)
        return bucket->last;
    const double way = (attempt - bucket->xFirst) / (bucket->xLast - bucket->xFirst);
    return bucket->first + way * (bucket->last - bucket->first);
}

double growth(const Series& series, double first, double last)
{
    return cumulative(series, last) - cumulative(series, first - 1);
}

/// What an ended run went on recording after its last attempt, or in all where nothing more is known.
double recordedAtEnd(const RunHistory& history)
{
    const std::optional<double> whole = history.summary() ? history.summary()->recordingSeconds : std::nullopt;
    return std::max(0.0, whole.value_or(0) - cumulative(history.series(Quantity::RecordingSeconds), endless));
}

} // namespace

double TimeShares::total() const
{
    return std::accumulate(seconds.begin(), seconds.end(), 0.0);
}

double TimeShares::share(TimePart part) const
{
    const double all = total();
    return all > 0 ? of(part) / all : 0;
}

TimeShares timeShares(const RunHistory& history, double firstAttempt, double lastAttempt)
{
    TimeShares shares;
    for (std::size_t i = 0; i < quantities.size(); ++i)
        shares.seconds[i] = growth(history.series(quantities[i]), firstAttempt, lastAttempt);
    const bool eachKnown = cumulative(history.series(Quantity::RecordingSeconds), endless) > 0;
    const bool toTheEnd = lastAttempt >= static_cast<double>(history.attempts());
    const double atEnd = recordedAtEnd(history);
    const bool endCounts = toTheEnd && (eachKnown || firstAttempt <= 1);
    if (endCounts)
        shares.seconds.back() += atEnd;
    shares.recordingKnown = eachKnown || !history.start().saved || (endCounts && atEnd > 0);
    return shares;
}

BottleneckAnswer bottleneckIn(const TimeShares& shares)
{
    BottleneckAnswer answer;
    if (!(shares.total() > 0))
        return answer;
    const double computing = shares.share(TimePart::Forward) + shares.share(TimePart::Backward);
    answer.computingShare = computing;
    answer.answer = computing > 0.5 ? ComputingAnswer::IsBottleneck : ComputingAnswer::IsNotBottleneck;
    for (const TimePart part :
         {TimePart::Load, TimePart::Transfer, TimePart::Update, TimePart::Evaluation, TimePart::Recording}) {
        if (shares.share(part) <= answer.largestOtherShare)
            continue;
        answer.largestOther = part;
        answer.largestOtherShare = shares.share(part);
    }
    answer.gainAtTwice = 1 / (1 - computing / 2);
    answer.mostGain = computing < 1 ? 1 / (1 - computing) : std::numeric_limits<double>::infinity();
    return answer;
}

} // namespace halfstep
