#pragma once

#include "ui/charts/chart_palette.h"
#include "ui/charts/picture.h"

#include <QFont>
#include <QRect>
#include <QStringList>

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

/// Where boxes stand, with arrows between them, in as many rows as a width needs.
struct FlowLayout {
    QFont font;
    std::vector<QRect> places;
    int height = 0;

    static FlowLayout of(const std::vector<FlowBox>& boxes, const QFont& font, int width);
    /// In the largest of these sizes of type that fits into the room, else in the last.
    static FlowLayout into(const QSize& room, const std::vector<FlowBox>& boxes, const QFont& font,
                           std::initializer_list<double> typeScales);

private:
    void spread(int room);
};

/// `framed`: the box that has the keyboard, in that colour; -1: none.
void drawFlow(QPainter& painter, const std::vector<FlowBox>& boxes, const FlowLayout& layout,
              const ChartPalette& colors, int framed = -1, const QColor& frame = {});

/// Boxes below a title and a sentence, laid out for the size of a picture.
class FlowPicture : public Picture {
public:
    FlowPicture(FigureCaption caption, std::vector<FlowBox> boxes)
        : m_caption(std::move(caption))
        , m_boxes(std::move(boxes))
    {
    }

    FigureCaption caption() const override { return m_caption; }
    int layOut(const QSize& points, bool paged) override;
    void draw(QCPPainter& painter, int page) override;

private:
    FigureCaption m_caption;
    std::vector<FlowBox> m_boxes;
    QSize m_size;
    int m_textHeight = 0; ///< of the sentence
    int m_top = 0;        ///< of the boxes
    FlowLayout m_layout;
};

} // namespace halfstep
