#include "engine/records/engine_span.h"

#include <algorithm>

namespace halfstep {

std::vector<EngineSpan> joined(const std::vector<EngineSpan>& before, const std::vector<EngineSpan>& after,
                               std::int64_t attempts)
{
    std::vector<EngineSpan> all;
    const auto append = [&](const EngineSpan& span) {
        if (!all.empty() && all.back().fromAttempt == span.fromAttempt) // which computed nothing
            all.pop_back();
        if (all.empty() || all.back().engine.name != span.engine.name)
            all.push_back(span);
    };
    for (const EngineSpan& span : before)
        if (span.fromAttempt <= attempts)
            append(span);
    for (const EngineSpan& span : after)
        append({std::max(span.fromAttempt, attempts + 1), span.engine});
    return all;
}

} // namespace halfstep
