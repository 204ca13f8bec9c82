#pragma once

#include "engine/numerics/float_format.h"
#include "ui/charts/chart_content.h"

#include <vector>

namespace halfstep {

enum class LineScale {
    Logarithmic, ///< x is log₂ of a magnitude
    Linear,      ///< from 0 to a few times the value
    Near         ///< linear, a few numbers of one format around the value
};

/// The numbers that formats can store, a band for each format: as high as the logarithm of how many there are, and one
/// by one where there is room. With a value, and S times that value, where each format stores them.
class NumberLineChart : public ChartContent {
public:
    struct Shown {
        std::vector<FloatFormat> formats{};
        std::size_t chosen = 0; ///< format, around whose numbers Near looks
        double value = 0;
        double scale = 1; ///< S
        LineScale line = LineScale::Logarithmic;
    };

    void show(Shown shown);
    const Shown& shown() const { return m_shown; }

    std::int64_t revision() const override { return m_revision; }
    bool hasData() const override { return !m_shown.formats.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    /// Numbers between two neighbouring powers of two; evenly spaced.
    struct Octave {
        double from = 0; ///< magnitudes
        double to = 0;
        bool subnormal = false;
    };
    bool logarithmic() const { return m_shown.line == LineScale::Logarithmic; }
    double row(std::size_t format) const { return static_cast<double>(m_shown.formats.size() - format); }
    double placeOnAxis(double value) const; ///< NaN where the axis has none
    static std::vector<Octave> octavesOf(const FloatFormat& format);
    void drawBand(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t format) const;
    void drawOctave(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t format,
                    const Octave& octave, double sign) const;
    int drawStored(QCPPainter& painter, const PlotArea& area, const ChartLook& look, double value, int ink) const;

    Shown m_shown;
    std::int64_t m_revision = 0;
};

} // namespace halfstep
