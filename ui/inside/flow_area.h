#pragma once

#include <QScrollArea>

namespace halfstep {

class BoxFlow;

/// Boxes as large as there is room for, to scroll where there is too little.
class FlowArea : public QScrollArea {
public:
    explicit FlowArea(QWidget* parent = nullptr);

    BoxFlow& flow() { return *m_flow; }
    QSize minimumSizeHint() const override { return {60, 60}; }
    /// Scrolls to a box once it is another one than before, and again when the boxes are laid out anew; -1: none.
    void keepInSight(int box);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the boxes, which are laid out later

private:
    void scroll();

    BoxFlow* m_flow;
    int m_inSight = -1;
};

} // namespace halfstep
