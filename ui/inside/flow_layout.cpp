#include "ui/inside/flow_layout.h"

#include "ui/charts/qcustomplot_wrapper.h"

#include <algorithm>
#include <utility>

namespace halfstep {
namespace {

constexpr int padding = 5;
constexpr int arrow = 18;
constexpr int rowGap = 6;
constexpr int margin = 6; ///< of pictures

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

QSize sizeOf(const FlowBox& box, const QFont& font)
{
    const QFontMetrics metrics(font);
    const QFontMetrics bold(boldOf(font));
    int width = bold.horizontalAdvance(box.title);
    if (!box.badge.isEmpty())
        width += 3 * padding + bold.horizontalAdvance(box.badge);
    for (const QString& line : box.lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    if (!box.warning.isEmpty())
        width = std::max(width, metrics.horizontalAdvance(QStringLiteral("⚠ ") + box.warning));
    const auto rows = static_cast<int>(1 + box.lines.size() + (box.warning.isEmpty() ? 0 : 1));
    return {width + 2 * padding + 2, rows * metrics.height() + 2 * padding};
}

/// Draws the boxes of one layout.
class FlowDrawing {
public:
    FlowDrawing(QPainter& painter, const FlowLayout& layout, const ChartPalette& colors)
        : m_painter(painter)
        , m_layout(layout)
        , m_colors(colors)
    {
    }

    void drawArrow(const QRect& place)
    {
        m_painter.setFont(m_layout.font);
        m_painter.setPen(m_colors.faintText);
        m_painter.drawText(QRect(place.left() - arrow, place.top(), arrow, place.height()), Qt::AlignCenter,
                           QStringLiteral("→"));
    }

    void drawBox(const FlowBox& box, const QRect& place, const QPen* frame)
    {
        const QColor own = box.ink >= 0 ? m_colors.ink(box.ink) : m_colors.axis;
        const bool strong = box.decisive && !box.pending;
        m_painter.setBrush(box.ink >= 0 || strong ? m_colors.faint(strong && box.ink < 0 ? m_colors.ink(0) : own)
                                                  : m_colors.background);
        QPen edge(strong ? m_colors.ink(0) : box.warning.isEmpty() ? own : m_colors.skip, strong ? 2.5 : 1);
        if (box.pending)
            edge.setStyle(Qt::DotLine);
        m_painter.setPen(frame ? *frame : edge);
        m_painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        const QColor text = box.pending ? m_colors.faintText : m_colors.text;
        const QRect inside = place.adjusted(padding, padding, -padding, -padding);
        const QFont bold = boldOf(m_layout.font);
        const int badge = box.badge.isEmpty() ? 0 : drawBadge(box.badge, inside, own, text);
        int row = 0;
        line(box.title, inside.adjusted(0, 0, -badge, 0), row++, bold, text);
        for (const QString& each : box.pending ? QStringList() : box.lines)
            line(each, inside, row++, m_layout.font, text);
        if (!box.warning.isEmpty())
            line(QStringLiteral("⚠ ") + box.warning, inside, row, m_layout.font, m_colors.skip);
    }

private:
    int height() const { return QFontMetrics(m_layout.font).height(); }

    /// The width that it takes.
    int drawBadge(const QString& letters, const QRect& inside, const QColor& edge, const QColor& text)
    {
        const QFont bold = boldOf(m_layout.font);
        const int width = QFontMetrics(bold).horizontalAdvance(letters) + 2 * padding;
        const QRect badge(inside.right() - width + 1, inside.top(), width, height());
        m_painter.setPen(QPen(edge, 1));
        m_painter.setBrush(m_colors.background);
        m_painter.drawRoundedRect(badge, 3, 3);
        m_painter.setFont(bold);
        m_painter.setPen(text);
        m_painter.drawText(badge, Qt::AlignCenter, letters);
        return width + padding;
    }

    void line(const QString& words, const QRect& inside, int row, const QFont& font, const QColor& color)
    {
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(QRect(inside.left(), inside.top() + row * height(), inside.width(), height()),
                           Qt::AlignLeft | Qt::AlignVCenter,
                           QFontMetrics(font).elidedText(words, Qt::ElideRight, inside.width()));
    }

    QPainter& m_painter;
    const FlowLayout& m_layout;
    const ChartPalette& m_colors;
};

QFont scaled(QFont font, double factor)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

} // namespace

QString FlowBox::text() const
{
    QStringList parts = lines;
    if (!badge.isEmpty())
        parts.prepend(badge);
    if (!warning.isEmpty())
        parts << QStringLiteral("⚠ ") + warning;
    return parts.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, parts.join(QStringLiteral(", ")));
}

FlowLayout FlowLayout::of(const std::vector<FlowBox>& boxes, const QFont& font, int width)
{
    FlowLayout layout;
    layout.font = font;
    int x = padding;
    int y = padding;
    std::size_t rowBegin = 0;
    const auto endRow = [&] {
        int height = 0;
        for (std::size_t i = rowBegin; i < layout.places.size(); ++i)
            height = std::max(height, layout.places[i].height());
        for (std::size_t i = rowBegin; i < layout.places.size(); ++i)
            layout.places[i].setHeight(height);
        rowBegin = layout.places.size();
        y += height + rowGap;
        x = padding + arrow;
    };
    for (const FlowBox& box : boxes) {
        QSize size = sizeOf(box, font);
        if (x + size.width() > width - padding && layout.places.size() > rowBegin)
            endRow();
        size.setWidth(std::min(size.width(), std::max(60, width - padding - x)));
        layout.places.emplace_back(QPoint(x, y), size);
        x += size.width() + arrow;
    }
    if (!boxes.empty())
        endRow();
    layout.height = y;
    return layout;
}

/// Rows as far apart as the room allows, up to a line.
void FlowLayout::spread(int room)
{
    int rows = 0;
    int top = -1;
    for (const QRect& place : places)
        if (std::exchange(top, place.top()) != place.top())
            ++rows;
    const int more = rows > 1 ? std::clamp((room - height) / (rows - 1), 0, QFontMetrics(font).height()) : 0;
    int row = -1;
    top = -1;
    for (QRect& place : places) {
        if (std::exchange(top, place.top()) != place.top())
            ++row;
        place.translate(0, row * more);
    }
    height += (rows - 1) * more;
}

FlowLayout FlowLayout::into(const QSize& room, const std::vector<FlowBox>& boxes, const QFont& font,
                            std::initializer_list<double> typeScales)
{
    const auto at = [&](double typeScale) { return of(boxes, scaled(font, typeScale), room.width()); };
    const auto* largest =
        std::ranges::partition_point(typeScales, [&](double scale) { return at(scale).height > room.height(); });
    FlowLayout layout = at(largest == typeScales.end() ? *(largest - 1) : *largest);
    layout.spread(room.height());
    return layout;
}

void drawFlow(QPainter& painter, const std::vector<FlowBox>& boxes, const FlowLayout& layout,
              const ChartPalette& colors, int framed, const QColor& frame)
{
    painter.setRenderHint(QPainter::Antialiasing);
    FlowDrawing drawing(painter, layout, colors);
    const QPen pen(frame, 2.5);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        drawing.drawBox(boxes[i], layout.places[i], static_cast<int>(i) == framed ? &pen : nullptr);
        if (i > 0)
            drawing.drawArrow(layout.places[i]);
    }
}

int FlowPicture::layOut(const QSize& points, bool)
{
    m_size = points;
    const int room = points.width() - 2 * margin;
    m_textHeight = QFontMetrics(pictureFont())
                       .boundingRect(QRect(0, 0, room, points.height()), Qt::TextWordWrap, m_caption.description)
                       .height();
    m_top = margin + QFontMetrics(boldOf(pictureFont(exportTextSize))).height() + m_textHeight + margin;
    m_layout = FlowLayout::into({points.width(), std::max(1, points.height() - m_top)}, m_boxes, pictureFont(),
                                {1.6, 1.3, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4});
    return 1;
}

void FlowPicture::draw(QCPPainter& painter, int)
{
    const ChartPalette colors = ChartPalette::forExport();
    const int room = m_size.width() - 2 * margin;
    const QFont title = boldOf(pictureFont(exportTextSize));
    const QFontMetrics metrics(title);
    painter.setFont(title);
    painter.setPen(colors.text);
    painter.drawText(QRect(margin, margin, room, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_caption.title, Qt::ElideRight, room));
    painter.setFont(pictureFont());
    painter.setPen(colors.faintText);
    painter.drawText(QRect(margin, margin + metrics.height(), room, m_textHeight), Qt::TextWordWrap,
                     m_caption.description);
    painter.translate(0, m_top);
    if (const int height = std::max(1, m_size.height() - m_top); m_layout.height > height) // all of it, smaller
        painter.scale(height / double(m_layout.height), height / double(m_layout.height));
    drawFlow(painter, m_boxes, m_layout, colors);
}

} // namespace halfstep
