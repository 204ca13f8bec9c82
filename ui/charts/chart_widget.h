#pragma once

#include "ui/charts/chart_content.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/figure.h"

#include <QWidget>

#include <memory>

class QImage;
class QMenu;

namespace halfstep {

/// Where a chart stands among others.
struct ChartPlace {
    bool xTitled = false;     ///< names the x axis even where the chart is low
    bool alone = false;       ///< fills its grid, with larger type; words the menu
    bool amongOthers = false; ///< with which it can change places
    bool inView = false;      ///< that can be shown alone
    bool namesMarks = true;
    bool ofRun = false; ///< shares a cursor that goes to skips, and takes notes
    double textScale = 1;
};

/// The frame around any content: header with legend, axes, zoom, linked cursors, keyboard, menu, colours, export, and
/// words for screen readers.
class ChartWidget : public QWidget, public Figure {
    Q_OBJECT
public:
    explicit ChartWidget(std::shared_ptr<ChartContent> content, QWidget* parent = nullptr);
    ~ChartWidget() override;

    const ChartContent& content() const;
    void refresh(); ///< draws what is new in the content; cheap when nothing is
    void fit();     ///< shows everything and follows again
    bool following() const;
    void setX(double from, double to, bool tagged = false); ///< not by the user here; may tell of it
    void setCursor(double x);                               ///< NaN hides the linked cursor
    /// Holds the cursor where it is, wherever the pointer goes; `here`: reads it out as if the pointer was on it.
    void holdCursor(bool held, bool here = false);
    void setMarkers(double a, double b);   ///< cursors A and B; NaN hides one
    void setLogarithmic(bool logarithmic); ///< the value axis
    void setPlace(const ChartPlace& place);
    ChartView view() const;
    FigureCaption figureCaption() const override;
    /// CSV holds what the axes show now.
    QByteArray exported(ExportFormat format, const QSizeF& size = {}, const QString& footer = {}) const override;
    QImage drawn(const QSize& pixels, const QString& footer = {}) const; ///< a PNG's picture
    void copyToClipboard() const override;

Q_SIGNALS:
    void xChosen(double from, double to); ///< by the user's zoom or pan
    void fitRequested();
    void cursorMoved(double x);                 ///< NaN when it left
    void skipChosen(qint64 first, qint64 last); ///< by a click on a mark of the rail that stands for these attempts
    void skipRequested(int direction);          ///< the next one, or the one before
    void cursorFreed();                         ///< that was held
    void noteRequested(double x, double reach); ///< there, or at a note within reach; NaN: where the cursor is
    void exportRequested();
    void markersChosen(double a, double b);
    void maximiseRequested();
    void hideRequested();
    void moveRequested(int places);               ///< among the charts around it
    void draggedTo(const QPoint& globalPosition); ///< to change places with what stands there
    void textSizeRequested(int steps);
    void slideBegan(); ///< of content that says where it slides from
    void slid(double distance, bool finely);
    void slideEnded();

protected:
    void changeEvent(QEvent* event) override; ///< language and palette

private:
    void redraw();
    void describe();
    void askForNote(double x);
    void retranslate();
    void applyStyle();
    void showMenu(const QPoint& position);
    void addCurvesTo(QMenu& menu);
    void addPlacesTo(QMenu& menu);

    struct Drawing;
    std::unique_ptr<Drawing> m_drawing;
};

} // namespace halfstep
