#include "engine/records/skip_ledger.h"

#include "engine/records/history_marks.h"

#include <algorithm>
#include <cmath>

namespace halfstep {

void SkipLedger::append(const AttemptRecord& record)
{
    if (!record.applied) {
        ++m_skipped;
        ++m_inARow;
        SkipRow row;
        row.attempt = record.attempt;
        row.epoch = record.epoch;
        row.reason = record.skipReason;
        row.scaleBefore = record.scaleUsed;
        row.scaleAfter = record.scaleNext;
        if (record.skipReason != SkipReason::ForwardNonfinite) // a loss is in no tensor
            row.firstBadTensor = record.firstBadTensor;
        row.nonfinite = record.nonfiniteCount;
        if (!std::isnan(record.largestFinite))
            row.largestFinite = record.largestFinite;
        row.inARow = m_inARow;
        m_rows.push_back(std::move(row));
        if (m_rows.size() > most)
            m_rows.pop_front();
    }
    judge(record);
    if (record.applied)
        m_inARow = 0;
}

void SkipLedger::judge(const AttemptRecord& record)
{
    m_judged = m_judged || record.attempt == 1;
    if (!m_judged)
        return;
    m_verdict.observe(record.applied, record.skipReason, record.scaleUsed, record.scaleNext);
    const Verdict verdict = m_verdict.verdict();
    if (m_inARow == 0)
        return;
    const Verdict told = isKnown(verdict, record) ? verdict : Verdict::None;
    const bool asBefore =
        !record.applied && m_inARow > 1 && m_rows.size() > 1 && m_rows[m_rows.size() - 2].verdict == told;
    const auto rows = asBefore ? 1 : std::min(m_rows.size(), static_cast<std::size_t>(m_inARow));
    for (auto row = m_rows.end() - static_cast<std::ptrdiff_t>(rows); row != m_rows.end(); ++row)
        row->verdict = told;
}

} // namespace halfstep
