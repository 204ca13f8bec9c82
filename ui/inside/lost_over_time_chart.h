#pragma once

#include "engine/records/series.h"
#include "ui/charts/chart_content.h"

#include <string>

namespace halfstep {

class RunHistory;

/// The share of lost updates over a run: of every attempt as it ran, and, at the windows that were told, as it would
/// have been with weights kept the other way.
class LostOverTimeChart : public ChartContent {
public:
    void show(const RunHistory& history, bool masterWeights, const std::string& format);
    /// The other way's shares, anew; attempts have to grow.
    void clearComputed();
    void addComputed(std::int64_t attempt, double share);

    std::int64_t revision() const override;
    bool hasData() const override;
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    static constexpr std::size_t curves = 2;
    QString described() const;                     ///< in a sentence or two
    const Series& series(std::size_t curve) const; ///< while there is a history

    const RunHistory* m_history = nullptr;
    Series m_computed;
    bool m_masterWeights = true;
    std::string m_format;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
