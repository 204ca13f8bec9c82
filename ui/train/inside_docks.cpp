#include "ui/train/inside_docks.h"

#include "ui/charts/chart_grid.h"
#include "ui/inside/cast_map.h"
#include "ui/inside/lost_updates_view.h"
#include "ui/inside/memory_view.h"
#include "ui/inside/range_view.h"
#include "ui/inside/replay_view.h"
#include "ui/inside/skip_ledger_view.h"
#include "ui/inside/step_microscope.h"
#include "ui/inside/stop_view.h"
#include "ui/inside/time_view.h"

#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace halfstep {

/// Where a view will be.
class InsideDocks::Place : public QWidget {
public:
    Place(Make make, std::function<void()> seen) : m_make(std::move(make)), m_seen(std::move(seen)) {}

    InsideView* view() const { return m_view; }
    QSize minimumSizeHint() const override
    {
        constexpr QSize enough(420, 300); // what does not fit in large type is cut off
        return QWidget::minimumSizeHint().boundedTo(enough);
    }

protected:
    void showEvent(QShowEvent* event) override
    {
        QWidget::showEvent(event);
        if (!m_view) {
            m_view = m_make(this);
            auto* layout = new QVBoxLayout(this);
            layout->setContentsMargins(0, 0, 0, 0);
            layout->addWidget(m_view);
            setFocusProxy(m_view);
        }
        m_seen();
        m_view->refresh();
    }
    void hideEvent(QHideEvent* event) override
    {
        QWidget::hideEvent(event);
        m_seen();
    }

private:
    Make m_make;
    std::function<void()> m_seen;
    InsideView* m_view = nullptr;
};

InsideDocks::InsideDocks(SessionLink& link, ChartGrid& charts, QObject* parent)
    : QObject(parent)
    , m_link(link)
    , m_charts(charts)
    , m_window(link)
{
    connect(&charts, &ChartGrid::attemptPointedAt, &m_window, &LookedAtWindow::pointAt);
    connect(&charts, &ChartGrid::attemptPointedAt, this, &InsideDocks::pointAt);
    connect(&link, &SessionLink::cleared, this, [this] { pointAt(std::numeric_limits<double>::quiet_NaN()); });
    connect(&m_window, &LookedAtWindow::noted, this, &InsideDocks::noted);
    connect(&m_window, &LookedAtWindow::changed, this, &InsideDocks::refresh);
    connect(&link, &SessionLink::stateChanged, this, &InsideDocks::refresh);
    add(
        QStringLiteral("range"), [] { return tr("Range window"); },
        [this](QWidget* place) { return new RangeView(m_window, place); });
    add(
        QStringLiteral("microscope"), [] { return tr("Step microscope"); },
        [this](QWidget* place) { return new StepMicroscope(m_window, place); }, 220);
    add(
        QStringLiteral("casts"), [] { return tr("Cast map"); },
        [this](QWidget* place) { return new CastMap(m_window, place); }, 200);
    add(
        QStringLiteral("lostUpdates"), [] { return tr("Lost updates"); },
        [this](QWidget* place) { return new LostUpdatesView(m_window, place); }, 220);
    addOfRun<SkipLedgerView>(
        QStringLiteral("skips"), [] { return tr("Skip ledger"); });
    addOfRun<TimeView>(
        QStringLiteral("time"), [] { return tr("Where time goes"); });
    addOfRun<MemoryView>(
        QStringLiteral("memory"), [] { return tr("Memory ledger"); });
    addOfRun<StopView>(
        QStringLiteral("stops"), [] { return tr("Stop autopsy"); });
    addOfRun<ReplayView>(QStringLiteral("replay"), [] { return tr("Scaler replay"); });
}

template <typename View>
void InsideDocks::addOfRun(const QString& id, std::function<QString()> title)
{
    add(
        id, std::move(title),
        [this](QWidget* place) {
            auto* view = new View(m_link, place);
            view->pointAt(m_pointedAt);
            connect(view, &RunView::attemptChosen, &m_charts, &ChartGrid::showAttempt);
            return view;
        },
        220);
}

void InsideDocks::add(const QString& id, std::function<QString()> title, Make make, int size)
{
    const auto made = [this, id, make = std::move(make)](QWidget* parent) {
        InsideView* view = make(parent);
        connect(view, &InsideView::exportRequested, this, &InsideDocks::exportRequested);
        connect(view, &InsideView::aloneRequested, this, [this, id] { Q_EMIT aloneRequested(id); });
        return view;
    };
    // Tabs hide one view before they show the next: whether anybody still looks is asked when both have happened.
    auto* place = new Place(made, [this] { QTimer::singleShot(0, this, &InsideDocks::lookWhileSeen); });
    m_places.push_back(place);
    m_entries.push_back({id, std::move(title), place, Qt::BottomDockWidgetArea, size, false});
}

std::vector<PageDock> InsideDocks::after(std::vector<PageDock> docks) const
{
    docks.insert(docks.end(), m_entries.begin(), m_entries.end());
    return docks;
}

void InsideDocks::lookWhileSeen()
{
    m_window.look(std::ranges::any_of(
        m_places,
        [](const Place* place) {
            return place->isVisible() && !qobject_cast<const RunView*>(place->view()); // which look at records alone
        }));
}

void InsideDocks::pointAt(double attempt)
{
    m_pointedAt = attempt;
    for (const Place* place : m_places)
        if (auto* view = qobject_cast<RunView*>(place->view()))
            view->pointAt(attempt);
}

void InsideDocks::showAlone(const QString& id)
{
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (InsideView* view = m_places[i]->view())
            view->setAlone(m_entries[i].id == id);
}

void InsideDocks::refresh()
{
    for (const Place* place : m_places)
        if (place->isVisible())
            place->view()->refresh();
}

} // namespace halfstep

#include "moc_inside_docks.cpp"
