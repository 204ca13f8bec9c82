#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QWidget>

#include <memory>

namespace halfstep {

class RunHistory;

enum class ChartKind { Loss, LossScale, GradientNorms, Memory, SkippedSteps, Accuracy, Throughput };
inline constexpr int chartKindCount = 7;

/// One live chart of a run. Reads a history it does not own; draws only what the pixels can show.
class RunChart : public QWidget {
    Q_OBJECT
public:
    explicit RunChart(ChartKind kind, QWidget* parent = nullptr);
    ~RunChart() override;

    ChartKind kind() const;
    QString title() const;
    QString description() const; ///< caption, tooltip and screen-reader text
    QString fileName() const;    ///< stable, English, without suffix: "loss_scale"

    void setHistory(const RunHistory* history); ///< null empties the chart
    void refresh();            ///< draws what was appended; cheap when nothing was
    void setSmoothing(double weight); ///< 0 off, towards 1 smoother; the raw line stays faintly
    void fit();                ///< shows everything and follows again
    bool following() const;
    void setTimeRange(double from, double to); ///< the shared attempt axis
    void setCursor(double attempt);            ///< NaN hides the linked cursor

    /// White, with title, units and legend, in the interface language.
    QByteArray png(const QSize& pixels, double scale = 1.0) const;
    QByteArray svg(const QSize& points) const;
    QByteArray pdf(const QSize& points) const;
    QString visibleCsv() const; ///< what the axes show now; C locale
    void copyToClipboard() const;

Q_SIGNALS:
    void timeRangeChosen(double from, double to); ///< by the user's zoom or pan
    void fitRequested();
    void cursorMoved(double attempt);             ///< NaN when it left
    void exportRequested(halfstep::ChartKind kind);

protected:
    void changeEvent(QEvent* event) override; ///< language and palette

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace halfstep
