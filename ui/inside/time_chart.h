#pragma once

#include "engine/records/time_shares.h"
#include "ui/charts/chart_content.h"

#include <QStringList>

#include <vector>

namespace halfstep {

/// The shares of each stretch of attempts of a run, stacked: load, transfer, forward, backward, update, evaluation,
/// recording.
class TimeChart : public ChartContent {
public:
    void show(const RunHistory& history);

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override;
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString sentence(const ChartLook& look) const override; ///< with the shares of the run
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    struct Stretch {
        std::int64_t first; ///< attempts
        std::int64_t last;
        TimeShares shares;
    };
    QStringList shareTexts() const; ///< of every part in the whole run, where they are known
    double top(const Stretch& stretch, std::size_t part, const ChartLook& look) const;

    std::vector<Stretch> m_stretches;
    TimeShares m_whole; ///< of the run
    bool m_recordingKnown = true;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
