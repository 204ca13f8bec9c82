#pragma once

#include "ui/charts/grid_choices.h"
#include "ui/charts/run_chart.h"

#include <QWidget>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

class QGridLayout;

namespace halfstep {

/// All charts of a run, sharing the x axis, the cursor and the following.
class ChartGrid : public QWidget {
    Q_OBJECT
public:
    explicit ChartGrid(QWidget* parent = nullptr);

    void setRuns(const std::vector<RunSource>& runs); ///< the one in front, and those behind it
    void setHistory(const RunHistory* history) { setRuns({{history}}); }
    void refresh();
    const GridChoices& choices() const { return m_choices; }
    void choose(const GridChoices& choices); ///< over another axis, zoom and cursors A and B stay where the run was
    void changeTextSize(int steps);
    RunChart* chart(const QString& name) const;                       ///< null for an unknown one
    const std::vector<RunChart*>& charts() const { return m_charts; } ///< in the user's order, hidden ones too
    RunChart* chartInUse() const;                            ///< that has the keyboard, or where the pointer was last
    RunChart* firstChart() const { return shown().front(); } ///< as the eye reads
    bool following() const;
    void fitAll();
    /// Moves the cursor there, and the view where it is out of it, and holds it until a click in a chart.
    void showAttempt(std::int64_t attempt);
    void showSkip(int direction);      ///< that comes after the cursor, or before it
    std::int64_t attemptInUse() const; ///< where the cursor is or was last; the newest before; 0 without any
    RunChart* maximised() const { return m_maximised; } ///< null: all are shown
    void toggleMaximised(RunChart* chart);
    QSize minimumSizeHint() const override; ///< whatever columns there are now

Q_SIGNALS:
    void followingChanged(bool following);
    void exportRequested(halfstep::ChartWidget* chart);
    void noteRequested(qint64 attempt);
    void attemptPointedAt(double attempt); ///< by the shared cursor; NaN when it left

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectChart(RunChart* chart);
    void setMarkers(double a, double b);
    void changeAxis(RunAxisKind old);
    void tellAttempt(double x);
    void chooseSkip(std::int64_t first, std::int64_t last);
    void freeCursor();
    void askForNote(double x, double reach);
    std::vector<RunChart*> shown() const; ///< in the user's order
    void arrange();
    void hide(const RunChart* chart);
    void move(RunChart* chart, const RunChart* target); ///< to the target's place

    std::vector<RunChart*> m_charts;
    QGridLayout* m_layout;
    RunChart* m_maximised = nullptr;
    RunChart* m_pointedAt = nullptr; ///< last
    std::vector<int> m_rows;         ///< charts in each
    GridChoices m_choices;
    const RunHistory* m_history = nullptr;
    std::optional<std::int64_t> m_held; ///< attempt that the cursor is held at
    double m_lastAttempt = 0;           ///< that the cursor was at
    double m_markerA = std::numeric_limits<double>::quiet_NaN();
    double m_markerB = std::numeric_limits<double>::quiet_NaN();
};

} // namespace halfstep
