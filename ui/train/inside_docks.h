#pragma once

#include "ui/inside/looked_at_window.h"
#include "ui/page/page.h"

#include <QObject>

#include <functional>
#include <limits>
#include <vector>

namespace halfstep {

class ChartGrid;
class Figure;
class InsideView;

/// The views inside a run as docks, closed at first. A view is made when it is first seen and fed while it is.
class InsideDocks : public QObject {
    Q_OBJECT
public:
    InsideDocks(SessionLink& link, ChartGrid& charts, QObject* parent = nullptr);

    std::vector<PageDock> after(std::vector<PageDock> docks) const; ///< those, then these
    void refresh();                    ///< views that are seen; as often as charts are drawn
    void showAlone(const QString& id); ///< of the dock that fills the page; of none of these: none does

Q_SIGNALS:
    void exportRequested(halfstep::Figure* figure);
    void aloneRequested(const QString& id);                  ///< of a dock
    void noted(const std::vector<halfstep::RunNote>& notes); ///< what was read around of a run's windows

private:
    class Place;
    using Make = std::function<InsideView*(QWidget* parent)>;
    void add(const QString& id, std::function<QString()> title, Make make, int size = 280);
    template <typename View>
    void addOfRun(const QString& id, std::function<QString()> title); ///< a RunView
    void lookWhileSeen();
    void pointAt(double attempt);

    SessionLink& m_link;
    ChartGrid& m_charts;
    LookedAtWindow m_window;
    double m_pointedAt = std::numeric_limits<double>::quiet_NaN(); ///< attempt, by the shared cursor
    std::vector<PageDock> m_entries;
    std::vector<Place*> m_places;
};

} // namespace halfstep
