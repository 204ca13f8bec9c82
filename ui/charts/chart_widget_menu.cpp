#include "ui/charts/chart_widget_drawing.h"
#include "ui/glossary/term_links.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <cmath>
#include <limits>

namespace halfstep {

/// The right-click menu for a place in the chart; everything in it works without a mouse too.
void ChartWidget::showMenu(const QPoint& position)
{
    const ChartLook& look = m_drawing->plot->look();
    const double here = m_drawing->content->readOut(m_drawing->plot->xAxis->pixelToCoord(position.x()), look).at;
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
        "copyData", tr("Copy &data"),
        [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(exported(ExportFormat::Csv))); });
    add("saveAs", tr("&Save as…"), [this] { Q_EMIT exportRequested(); });
    menu->addSeparator();
    QAction* logarithm =
        add("logarithmic", tr("&Logarithmic axis"), [this, &look] { setLogarithmic(!look.logarithmic); });
    logarithm->setCheckable(true);
    logarithm->setChecked(look.logarithmic);
    logarithm->setEnabled(m_drawing->content->caption().values.named.empty());
    logarithm->setShortcut(Qt::Key_L);
    add(
        "fit", tr("&Fit and follow"),
        [this] {
            fit();
            Q_EMIT fitRequested();
        })
        ->setShortcut(Qt::Key_Home);
    QAction* back = add("zoomBack", tr("&Zoom back"), [this] { m_drawing->input->zoomBack(); });
    back->setShortcut(Qt::Key_Backspace);
    back->setEnabled(m_drawing->plot->zoom().canGoBack());
    add("maximise",
        m_drawing->place.inView  ? (m_drawing->place.alone ? tr("Back to all &views") : tr("Show this &view alone"))
        : m_drawing->place.alone ? tr("Back to all &charts")
                                 : tr("&Enlarge"),
        [this] { Q_EMIT maximiseRequested(); })
        ->setVisible(m_drawing->place.amongOthers || m_drawing->place.inView);
    addPlacesTo(*menu);
    addCurvesTo(*menu);
    if (const GlossaryEntry* term = termAround(this); term)
        add("explain", tr("E&xplain: %1").arg(termText(*term)), [term] { openTerm(*term); })->setShortcut(Qt::Key_F1);
    menu->addSeparator();
    if (m_drawing->place.ofRun) {
        add(
            "note", tr("&Note here…"), [this, here] { askForNote(here); })
            ->setShortcut(Qt::Key_N);
        add(
            "nextSkip", tr("Next s&kip"), [this] { Q_EMIT skipRequested(1); })
            ->setShortcut(Qt::Key_S);
        add("previousSkip", tr("Skip befo&re"), [this] {
            Q_EMIT skipRequested(-1);
        })->setShortcut(Qt::SHIFT | Qt::Key_S);
    }
    const auto mark = [this](double a, double b) {
        setMarkers(a, b);
        Q_EMIT markersChosen(a, b);
    };
    add(
        "markA", tr("Cursor &A here"), [mark, here, &look] { mark(here, look.markerB); })
        ->setShortcut(Qt::Key_A);
    add("markB", tr("Cursor &B here"), [mark, here, &look] { mark(look.markerA, here); })->setShortcut(Qt::Key_B);
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    add("noMarks", tr("&Remove cursors"), [mark] {
        mark(none, none);
    })->setEnabled(std::isfinite(look.markerA) || std::isfinite(look.markerB));
    menu->popup(m_drawing->plot->mapToGlobal(position));
}

void ChartWidget::addPlacesTo(QMenu& menu)
{
    const auto add = [&](const char* name, const QString& text, auto&& act) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setVisible(m_drawing->place.amongOthers && !m_drawing->place.alone);
        connect(action, &QAction::triggered, this, act);
    };
    add(
        "moveEarlier", tr("Move one place &earlier"), [this] { Q_EMIT moveRequested(-1); });
    add(
        "moveLater", tr("Move one place la&ter"), [this] { Q_EMIT moveRequested(1); });
    add("hide", tr("H&ide this chart"), [this] { Q_EMIT hideRequested(); });
}

void ChartWidget::addCurvesTo(QMenu& menu)
{
    QMenu* curves = menu.addMenu(tr("C&urves"));
    ChartLook& look = m_drawing->plot->look();
    std::size_t curve = 0;
    for (const LegendEntry& entry : m_drawing->content->legend(look)) {
        if (!entry.hides())
            break;
        QAction* action = curves->addAction(entry.text);
        action->setCheckable(true);
        action->setChecked(look.shows(curve));
        connect(action, &QAction::toggled, this, [this, &look, curve](bool shown) {
            look.show(curve, shown);
            redraw();
        });
        ++curve;
    }
}

} // namespace halfstep
