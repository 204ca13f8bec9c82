#pragma once

#include "ui/charts/run_lines.h"

#include <string>
#include <vector>

namespace halfstep {

/// The values of a chart's curves as CSV in the C locale. Curves have points at different attempts: one row for each
/// place that any has, gaps left empty. What is no longer known one by one has a row for each block, at its last
/// attempt, with columns for its extremes.
class RunTable {
public:
    explicit RunTable(RunAxisKind axis) : m_axis(axis) {}

    void add(const RunCurve& curve, const ValueRange& attempts);
    void addNotes(const RunHistory& run, const ValueRange& attempts); ///< the user's, as the last column, if any
    std::string text();

private:
    struct Column {
        const RunHistory* run;
        std::string name;
        std::vector<SeriesBucket> pieces;
        bool hasBlocks;
        std::size_t next = 0;
    };
    /// Where the column's next piece stands, and the attempt behind it: attempts apart at one place have rows apart.
    std::pair<double, double> nextPlace(const Column& column) const;
    std::pair<double, double> nextNote() const;

    RunAxisKind m_axis;
    std::vector<Column> m_columns;
    const RunHistory* m_noted = nullptr;
    UserNotes m_notes;
    std::size_t m_nextNote = 0;
};

} // namespace halfstep
