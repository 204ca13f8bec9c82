#include "ui/charts/run_chart_parts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <cmath>
#include <limits>

namespace halfstep {

/// The right-click menu for a place in the chart; everything in it works without a mouse too.
void RunChart::showMenu(const QPoint& position)
{
    ChartState& state = m_parts->plot->state();
    const double attempt = std::round(m_parts->plot->xAxis->pixelToCoord(position.x()));
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("chartMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const char* name, const QString& text, auto&& act) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    add(
        "copy", tr("&Copy"), [this] { copyToClipboard(); })
        ->setShortcut(QKeySequence::Copy);
    add(
        "copyData", tr("Copy &data"), [this] { QGuiApplication::clipboard()->setText(visibleCsv()); });
    add("saveAs", tr("&Save as…"), [this] { Q_EMIT exportRequested(); });
    menu->addSeparator();
    QAction* logarithm =
        add("logarithmic", tr("&Logarithmic axis"), [this, &state] { setLogarithmic(!state.logarithmic); });
    logarithm->setCheckable(true);
    logarithm->setChecked(state.logarithmic);
    logarithm->setShortcut(Qt::Key_L);
    add(
        "fit", tr("&Fit and follow"),
        [this] {
            fit();
            Q_EMIT fitRequested();
        })
        ->setShortcut(Qt::Key_Home);
    add("maximise", m_parts->maximised ? tr("Back to all &charts") : tr("&Enlarge"),
        [this] { Q_EMIT maximiseRequested(); });

    QMenu* curves = menu->addMenu(tr("C&urves"));
    for (std::size_t i = 0; i < state.spec.curves.size(); ++i) {
        QAction* action = curves->addAction(state.spec.curves[i].labelText());
        action->setCheckable(true);
        action->setChecked(!state.hidden[i]);
        connect(action, &QAction::toggled, this, [this, &state, i](bool shown) {
            state.hidden[i] = !shown;
            redraw();
        });
    }
    menu->addSeparator();
    const auto mark = [this](double a, double b) {
        setMarkers(a, b);
        Q_EMIT markersChosen(a, b);
    };
    add(
        "markA", tr("Cursor &A here"), [mark, attempt, &state] { mark(attempt, state.markerB); })
        ->setShortcut(Qt::Key_A);
    add("markB", tr("Cursor &B here"), [mark, attempt, &state] {
        mark(state.markerA, attempt);
    })->setShortcut(Qt::Key_B);
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    add("noMarks", tr("&Remove cursors"), [mark] {
        mark(none, none);
    })->setEnabled(std::isfinite(state.markerA) || std::isfinite(state.markerB));
    menu->popup(m_parts->plot->mapToGlobal(position));
}

} // namespace halfstep
