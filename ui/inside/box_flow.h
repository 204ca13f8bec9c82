#pragma once

#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace halfstep {

/// One box of a flow, in the interface language.
struct FlowBox {
    QString title;
    QStringList lines{};
    QString badge{};       ///< a few letters in its corner
    int ink = -1;          ///< of the palette; -1: none of its own
    QString warning{};     ///< what is wrong here
    QString explanation{}; ///< for the tooltip
    bool pending = false;  ///< not reached yet
    bool decisive = false; ///< what came out was decided here

    QString text() const; ///< all of it in one line
};

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
    QString text() const;            ///< a line for each box

Q_SIGNALS:
    void chosen(int box); ///< by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Layout {
        QFont font;
        std::vector<QRect> places;
        int height = 0;
    };
    Layout laidOut(double typeScale, int width) const;
    void arrange();
    void copy() const;
    int boxAt(const QPoint& position) const;
    void drawBox(QPainter& painter, const FlowBox& box, const QRect& place, bool current) const;

    std::vector<FlowBox> m_boxes;
    Layout m_layout;
    QSize m_room{400, 200};
    int m_current = -1;
};

} // namespace halfstep
