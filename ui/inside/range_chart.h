#pragma once

#include "engine/numerics/range_shares.h"
#include "ui/charts/chart_content.h"

#include <QFontMetricsF>
#include <QRectF>

#include <array>
#include <optional>

namespace halfstep {

/// A histogram of log₂ of magnitudes over a map of what a format holds: what it rounds to zero, its subnormal and its
/// normal numbers, what overflows. Multiplied by a factor, the histogram slides over the map.
class RangeChart : public ChartContent {
public:
    struct Shown {
        MagnitudeCounts counts{};
        double factor = 1;
        FloatFormat format{};
        QString counted{};     ///< what, for tables; stable
        QString title{};       ///< what is counted, of what, and when
        QString brief{};       ///< where that does not fit
        QString briefest{};    ///< where that does not, either
        QString description{}; ///< one sentence
        QString axis{};        ///< what a magnitude is called
        QString grip{};        ///< of the scale's handle; empty: there is none to slide
        double gripAt = 0;     ///< log₂ of the scale, where a magnitude of 1 comes to lie
        bool asMade = false;   ///< by `format`, whose overflow is then what is infinite, or NaN where it has no inf
        std::optional<MagnitudeCounts> unrounded{}; ///< the same of one micro-batch, before `rounding` rounded it
        FloatFormat rounding{};
    };

    void show(Shown shown);
    void hold(bool still); ///< keeps the axes as they are, while the histogram slides
    const RangeShares& shares() const { return m_shares; }
    CountRange overflow() const;                          ///< what the format makes so, or has made so
    std::int64_t madeZero() const { return m_madeZero; }  ///< by rounding, of those before it
    ValueRange bars() const;                              ///< of the histogram, on the x axis; empty without
    ValueRange slideReach(const ValueRange& frame) const; ///< with part of the histogram still in it

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return m_shares.elements > 0; }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    bool slidesFrom(const QPointF& pixel, const PlotArea& area) const override; ///< from wherever there is a grip
    QRectF keptFree(const PlotArea& area, const QFontMetricsF& metrics) const override; ///< the grip
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    static constexpr std::size_t regions = 4; ///< of the map, from small to large
    double shift() const;                     ///< of the histogram, in doublings
    double percent(int exponent) const;       ///< of all elements
    double lostPercent(int exponent) const;   ///< of those before rounding, which made them zero
    CountRange countIn(std::size_t region) const;
    void drawGrip(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const;
    void drawRegion(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t region) const;
    void drawLost(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const;

    Shown m_shown;
    RangeShares m_shares;
    MagnitudeCounts::Exponents m_lost{}; ///< made zero by rounding
    std::int64_t m_madeZero = 0;
    std::array<double, regions - 1> m_borders{}; ///< log₂ of where one region ends and the next begins
    std::optional<ValueRange> m_heldX;           ///< while it slides
    std::int64_t m_revision = 0;
};

/// A part of the elements as a share in words: "12.3%", "0.0038%", or "12.3% to 12.5%" where counts by exponent only
/// bound it. Nothing at all is "0%".
QString shareText(const CountRange& count, std::int64_t elements);
/// Whether that text has two bounds.
bool isBounded(const CountRange& count, std::int64_t elements);

} // namespace halfstep
