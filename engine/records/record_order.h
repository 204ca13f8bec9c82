#pragma once

#include "engine/records/run_reader.h"

#include <cstdint>
#include <limits>

namespace halfstep {

/// Visits a stored run's attempts and epochs in the order in which they came, those up to the given ones.
template <typename Visit>
void visitInOrder(const StoredRun& run, std::int64_t attempts, std::int64_t epochs, Visit visit)
{
    auto epoch = run.epochs.begin();
    for (const AttemptRecord& record : run.attempts) {
        if (record.attempt > attempts)
            break;
        visit(record);
        for (; epoch != run.epochs.end() && epoch->lastAttempt <= record.attempt; ++epoch)
            if (epoch->epoch <= epochs)
                visit(*epoch);
    }
}

} // namespace halfstep
