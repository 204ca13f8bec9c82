#pragma once

#include "engine/records/series.h"
#include "ui/inside/attempt_curves.h"

#include <string>

namespace halfstep {

/// The share of lost updates over a run: of every attempt as it ran, and, at the windows that were told, as it would
/// have been with weights kept the other way.
class LostOverTimeChart : public AttemptCurves {
public:
    LostOverTimeChart();

    void show(const RunHistory& history, bool masterWeights, const std::string& format);
    /// The other way's shares, anew; attempts have to grow.
    void clearComputed();
    void addComputed(std::int64_t attempt, double share);

    std::int64_t revision() const override;
    bool hasData() const override;
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    QString described() const; ///< in a sentence or two
    const Series& series(std::size_t curve) const override;

    Series m_computed;
    bool m_masterWeights = true;
    std::string m_format;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
