#pragma once

#include "ui/charts/figure.h"
#include "ui/inside/box_flow.h"
#include "ui/inside/inside_view.h"

class QHBoxLayout;

namespace halfstep {

class FlowArea;
class LookedAtWindow;
class WindowBar;
class WrappedText;
struct LabTable;

/// A view of the window that is looked at as a row of boxes: which window it is, a sentence, and the boxes, which are
/// copied and exported as charts are.
class BoxesView : public InsideView, public Figure {
    Q_OBJECT
public:
    BoxFlow& flow();
    QString sentence() const { return m_told; } ///< caption, tooltip and what a screen reader says

    QByteArray exported(ExportFormat format, const QSizeF& size = {}, const QString& footer = {}) const override;
    void copyToClipboard() const override;

protected:
    BoxesView(LookedAtWindow& window, QWidget* parent);

    LookedAtWindow& lookedAt() const { return m_window; }
    void addTool(QWidget* tool);   ///< beside the bar
    QBoxLayout& top() const;       ///< the bar's row
    virtual QString which() const; ///< window it is
    void refreshBar();
    void showBoxes(std::vector<FlowBox> boxes, const QString& sentence);
    void keepInSight(int box);          ///< where there is no room for all of them
    virtual LabTable table() const = 0; ///< what files get of the boxes

private:
    LookedAtWindow& m_window;
    QHBoxLayout* m_top;
    WindowBar* m_bar;
    WrappedText* m_sentence;
    FlowArea* m_area;
    QString m_told;
};

} // namespace halfstep
