#pragma once

#include <QObject>
#include <QPointF>

class QMouseEvent;
class QWheelEvent;
class QKeyEvent;

namespace halfstep {

class ChartPlot;

/// Turns mouse and keys into what the chart shows: wheel zooms x (with Shift, or over the value axis, values),
/// with Ctrl, the type), left drag draws a zoom box or slides the content, right, middle or Ctrl drag pans, double
/// click fits, a click on the legend hides, dragging the title moves the chart.
class ChartInput : public QObject {
    Q_OBJECT
public:
    explicit ChartInput(ChartPlot* plot);

    bool eventFilter(QObject* watched, QEvent* event) override;
    bool key(const QKeyEvent& event); ///< false when the key means nothing here
    void zoomBack();

Q_SIGNALS:
    void viewChanged(); ///< ranges, hidden curves: draw again
    void xChosen(double from, double to);
    void fitAsked();
    void cursorMoved(double x);
    void skipChosen(qint64 first, qint64 last); ///< by a click on the mark that stands for these attempts
    void skipAsked(int direction);              ///< the next one, or the one before
    void cursorFreed();                         ///< that was held
    void noteAsked();                           ///< at the cursor
    void marked(bool second, double x);         ///< cursor A or B; NaN takes it away
    void menuAsked(const QPoint& position);
    void copyAsked();
    void logarithmAsked();
    void maximiseAsked();
    void draggedTo(const QPoint& globalPosition); ///< by its title
    void textSizeAsked(int steps);
    void slideBegan();
    void slid(double distance, bool finely); ///< on the x axis, since the slide began; finely with Shift
    void slideEnded();

private:
    enum class Drag { None, Press, Box, Pan, Title, Slide };
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    void click(const QPointF& position);
    void moveCursor(double x); ///< unless it is held
    void freeCursor();
    bool slidesFrom(const QPointF& position) const;
    void beginDrag();
    void zoomed(); ///< by the user, in this chart
    void zoomX(double factor, double centre);
    void zoomValues(double factor, double pixel);
    void panBy(const QPointF& pixels);
    void chooseX(double from, double to);
    void zoomInto(const QRectF& box);

    ChartPlot* m_plot;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_start;
    QPointF m_last;
};

} // namespace halfstep
