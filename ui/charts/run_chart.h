#pragma once

#include "ui/charts/axis_ticks.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

namespace halfstep {

class RunHistory;
struct ChartSpec;

/// What a chart shows at the moment.
struct ChartView {
    double from = 0; ///< attempts
    double to = 0;
    double lower = 0;
    double upper = 0;
    AxisTicks timeTicks;
    AxisTicks valueTicks;
    bool logarithmic = false;
    std::vector<bool> hidden;         ///< per curve
    int markedPoints = 0;             ///< points drawn with a mark of their own
    std::int64_t nonFinitePoints = 0; ///< shown as marks at the frame's edge
    QStringList cursorLines;          ///< the read-out at the linked cursor
    QStringList differenceLines;      ///< B minus A
};

/// One live chart of a run. Reads a history it does not own; draws only what the pixels can show.
class RunChart : public QWidget {
    Q_OBJECT
public:
    explicit RunChart(const ChartSpec& chart, QWidget* parent = nullptr);
    ~RunChart() override;

    QString title() const;
    QString description() const; ///< caption, tooltip and screen-reader text
    QString fileName() const;    ///< stable, English, without suffix: "loss_scale"

    void setHistory(const RunHistory* history); ///< null empties the chart
    bool hasData() const;                       ///< whether any curve has a point
    void refresh();                             ///< draws what was appended; cheap when nothing was
    void setSmoothing(double weight);           ///< 0 off, towards 1 smoother; the raw line stays faintly
    void fit();                                 ///< shows everything and follows again
    bool following() const;
    void setTimeRange(double from, double to); ///< the shared attempt axis
    void setCursor(double attempt);            ///< NaN hides the linked cursor
    void setMarkers(double a, double b);       ///< cursors A and B; NaN hides one
    void setLogarithmic(bool logarithmic);     ///< the value axis
    void setTimeTitled(bool titled);           ///< names the attempt axis even in a low chart
    void setMaximised(bool maximised);         ///< alone in its grid; words the menu
    ChartView view() const;                    ///< what it shows now
    QRect legendRect(int curve) const;         ///< where a click hides the curve; in this widget's pixels

    /// White, with title, units and legend, in the interface language.
    QByteArray png(const QSize& pixels, double scale = 1.0) const;
    QByteArray svg(const QSize& points) const;
    QByteArray pdf(const QSize& points) const;
    QString visibleCsv() const; ///< what the axes show now; C locale
    void copyToClipboard() const;

Q_SIGNALS:
    void timeRangeChosen(double from, double to); ///< by the user's zoom or pan
    void fitRequested();
    void cursorMoved(double attempt); ///< NaN when it left
    void exportRequested();
    void markersChosen(double a, double b);
    void maximiseRequested();

protected:
    void changeEvent(QEvent* event) override; ///< language and palette
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    void redraw();
    void retranslate();
    void showMenu(const QPoint& position);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace halfstep
