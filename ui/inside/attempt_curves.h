#pragma once

#include "engine/records/run_history.h"
#include "ui/charts/chart_content.h"

#include <span>

namespace halfstep {

/// Curves over the attempts of a run.
class AttemptCurves : public ChartContent {
public:
    ValueRange xExtent() const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;

protected:
    /// `columns`: what files call the curves.
    explicit AttemptCurves(std::span<const char* const> columns) : m_columns(columns) {}

    std::size_t curves() const { return m_columns.size(); }
    virtual const Series& series(std::size_t curve) const = 0; ///< while there is a history
    QString csvHeader(const ChartLook& look) const;

    const RunHistory* m_history = nullptr;

private:
    std::span<const char* const> m_columns;
};

} // namespace halfstep
