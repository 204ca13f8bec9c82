#pragma once

#include "engine/numerics/skip_verdict.h"
#include "engine/records/attempt_record.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>

namespace halfstep {

/// One skipped attempt.
struct SkipRow {
    std::int64_t attempt = 0;
    std::int64_t epoch = 0;
    SkipReason reason = SkipReason::None;
    double scaleBefore = 1;
    double scaleAfter = 1;
    std::string firstBadTensor;          ///< empty where no gradient is to blame
    std::int64_t nonfinite = 0;          ///< elements of the gradient
    std::optional<double> largestFinite; ///< magnitude in the scaled gradient; none where the run tells of none
    std::int64_t inARow = 1;             ///< skips since the last applied attempt, this one included
    Verdict verdict = Verdict::None;     ///< on the row of skips that it belongs to; none while that is not known
};

/// The skips of a run in the order of its attempts, the newest ten thousand of them. SkipVerdict says what the verdict
/// rests on; a run that is not known from its first attempt on has none.
class SkipLedger {
public:
    void append(const AttemptRecord& record);

    const std::deque<SkipRow>& rows() const { return m_rows; }
    std::int64_t skipped() const { return m_skipped; } ///< those that are no longer in rows() among them

private:
    static constexpr std::size_t most = 10'000;

    void judge(const AttemptRecord& record);

    std::deque<SkipRow> m_rows;
    SkipVerdict m_verdict;
    bool m_judged = false;
    std::int64_t m_skipped = 0;
    std::int64_t m_inARow = 0;
};

} // namespace halfstep
