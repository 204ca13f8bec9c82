#pragma once

#include "ui/session/event_list.h"
#include "ui/session/event_log.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>

// Records and read-outs for tests of the event log.

namespace halfstep {

inline SkippedAttempts skip(std::int64_t attempt, double before, const std::string& tensor = "conv2.weight")
{
    return {attempt, attempt, 1, SkipReason::GradientOverflow, tensor, before, before / 2};
}

/// Skipped where the scale falls after it.
inline AttemptRecord record(std::int64_t attempt, double scale, double next)
{
    AttemptRecord record;
    record.attempt = attempt;
    record.applied = next >= scale;
    record.skipReason = record.applied ? SkipReason::None : SkipReason::GradientOverflow;
    record.firstBadTensor = record.applied ? "" : "conv2.weight";
    record.scaleUsed = scale;
    record.scaleNext = next;
    return record;
}

inline EpochRecord epoch(std::int64_t number, std::int64_t lastAttempt)
{
    EpochRecord record;
    record.epoch = number;
    record.best = true;
    record.valLoss = 0.25;
    record.lastAttempt = lastAttempt;
    return record;
}

inline const QString unchanged = QStringLiteral(" Weights, optimizer state, schedule and update count stay unchanged.");

inline QString line(const EventList& list, int row)
{
    return list.data(list.index(row), Qt::DisplayRole).toString();
}

inline QStringList lines(const EventLog& log)
{
    QStringList texts;
    for (int row = 0; row < log.list()->rowCount(); ++row)
        texts << line(*log.list(), row);
    return texts;
}

} // namespace halfstep
