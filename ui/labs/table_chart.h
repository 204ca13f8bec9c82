#pragma once

#include "engine/labs/lab.h"
#include "ui/charts/chart_content.h"

#include <QStringList>

#include <optional>

namespace halfstep {

/// Columns of a lab's table against another of its columns, as lines or as bars, and what was predicted of the first.
/// Fixed once made.
class TableChart : public ChartContent {
public:
    TableChart(const Lab& lab, const LabFigure& figure, const LabResult& result, const LabPrediction& predicted = {});
    TableChart(const Lab& lab, const LabResult& result) : TableChart(lab, lab.figure, result) {}

    void setName(const QString& name) { m_name = name; } ///< of exported files, where it is not the lab's

    std::int64_t revision() const override { return 1; }
    bool hasData() const override { return !m_x.empty(); }
    ChartCaption caption() const override;
    std::vector<LegendEntry> legend(const ChartLook& look) const override;
    ValueRange xExtent() const override;
    ValueExtent valueExtent(const ValueRange& x, const ChartLook& look) const override;
    DrawnMarks draw(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const override;
    ReadOut readOut(double x, const ChartLook& look) const override;
    QString distanceText(double x) const override;
    QString csv(const ValueRange& x, const ChartLook& look) const override;

private:
    struct Curve {
        std::string column;
        std::vector<double> values; ///< one for each x
        bool predicted = false;     ///< known at a few places only, and joined from one to the next
    };
    struct Mark {
        std::string number; ///< of the result
        double x = 0;
    };
    double shownX(std::size_t row) const; ///< its number where there are bars
    double shownPlace(double x) const;    ///< its logarithm where the figure counts in doublings
    QString nameOf(const Curve& curve) const;
    int drawLine(QCPPainter& painter, const PlotArea& area, const ChartLook& look, std::size_t curve) const;
    void drawBars(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const;
    void drawMarks(QCPPainter& painter, const PlotArea& area, const ChartLook& look) const;

    const Lab& m_lab;
    LabFigure m_figure;
    QString m_name;
    QString m_verdict;
    std::vector<double> m_x;
    QStringList m_words;  ///< above the bars, one for each x
    bool m_wordy = false; ///< x are words, else numbers
    std::vector<Curve> m_curves;
    std::vector<Mark> m_marks;
};

/// The number that was predicted beside the one computed, as a table of that name; nothing where none was.
std::optional<LabTable> predictedBesideComputed(const Lab& lab, const LabResult& result,
                                                const LabPrediction& predicted);
inline constexpr std::string_view predictionTable = "prediction";
LabFigure predictionFigure(); ///< of that table

} // namespace halfstep
