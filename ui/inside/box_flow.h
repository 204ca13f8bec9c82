#pragma once

#include "ui/inside/flow_layout.h"

#include <QWidget>

namespace halfstep {

/// Boxes in their order with arrows between them, in as many rows as the width needs, in the largest type that fits
/// into the height. The keyboard moves from box to box.
class BoxFlow : public QWidget {
    Q_OBJECT
public:
    explicit BoxFlow(QWidget* parent = nullptr);

    void setBoxes(std::vector<FlowBox> boxes);
    const std::vector<FlowBox>& boxes() const { return m_boxes; }
    int current() const { return m_current; }
    void setCurrent(int box); ///< -1: none; signals nothing
    QSize minimumSizeHint() const override;
    void fitInto(const QSize& room); ///< what is seen of it
    QRect placeOf(int box) const;    ///< null for none
    int topFor(int box) const;       ///< of what is seen, so that the box is, and no row is cut above it
    QString text() const;            ///< a line for each box

Q_SIGNALS:
    void chosen(int box); ///< by the user
    void copyPictureRequested();
    void copyDataRequested();
    void exportRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void arrange();
    void copy() const;
    int boxAt(const QPoint& position) const;

    std::vector<FlowBox> m_boxes;
    FlowLayout m_layout;
    QSize m_room{400, 200};
    int m_current = -1;
};

} // namespace halfstep
