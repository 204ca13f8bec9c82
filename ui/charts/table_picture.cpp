#include "ui/charts/table_picture.h"

#include "ui/charts/chart_palette.h"
#include "ui/charts/qcustomplot_wrapper.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::TablePicture)
};

constexpr int margin = 6;
constexpr int gap = 12; ///< between columns
constexpr int smallest = 6;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

void TablePicture::fitColumns(int room)
{
    const int gaps = gap * std::max(0, static_cast<int>(m_text.headings.size()) - 1);
    const auto total = [this] { return std::accumulate(m_widths.begin(), m_widths.end(), 0); };
    for (int size = exportTextSize - 1; size >= smallest; --size) {
        m_font = pictureFont(size);
        m_bold = boldOf(m_font);
        const QFontMetrics metrics(m_font);
        m_widths.clear();
        for (qsizetype column = 0; column < m_text.headings.size(); ++column) {
            int width = QFontMetrics(m_bold).horizontalAdvance(m_text.headings[column]);
            for (const QStringList& row : m_text.rows)
                width = std::max(width, metrics.horizontalAdvance(row[column]));
            m_widths.push_back(width + 1);
        }
        if (total() + gaps <= room)
            return;
    }
    for (int over = total() + gaps - room; over > 0; --over)
        --*std::ranges::max_element(m_widths);
}

int TablePicture::layOut(const QSize& points, bool paged)
{
    m_size = points;
    const int room = points.width() - 2 * margin;
    fitColumns(room);
    const QFontMetrics small(pictureFont());
    m_textHeight =
        m_text.caption.description.isEmpty()
            ? 0
            : small.boundingRect(QRect(0, 0, room, points.height()), Qt::TextWordWrap, m_text.caption.description)
                      .height()
                  + 4;
    m_rowHeight = QFontMetrics(m_font).height() + 3;
    const int head = margin + QFontMetrics(boldOf(pictureFont(exportTextSize))).height() + m_textHeight + m_rowHeight;
    const int foot = small.height() + margin;
    m_rowsOnPage = std::max(1, (points.height() - head - foot) / m_rowHeight);
    const auto rows = static_cast<int>(m_text.rows.size());
    m_first = paged || rows <= m_rowsOnPage ? 0 : std::clamp(m_text.firstSeen, 0, rows - m_rowsOnPage);
    m_pages = paged ? std::max(1, (rows + m_rowsOnPage - 1) / m_rowsOnPage) : 1;
    return m_pages;
}

int TablePicture::drawHead(QCPPainter& painter) const
{
    const ChartPalette colors = ChartPalette::forExport();
    const int room = m_size.width() - 2 * margin;
    const QFont title = boldOf(pictureFont(exportTextSize));
    int top = margin;
    painter.setFont(title);
    painter.setPen(colors.text);
    const QFontMetrics metrics(title);
    painter.drawText(QRect(margin, top, room, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_text.caption.title, Qt::ElideRight, room));
    top += metrics.height();
    painter.setFont(pictureFont());
    painter.setPen(colors.faintText);
    painter.drawText(QRect(margin, top, room, m_textHeight), Qt::TextWordWrap, m_text.caption.description);
    return top + m_textHeight;
}

void TablePicture::drawRow(QCPPainter& painter, const QStringList& cells, int top, const QFont& font) const
{
    const QFontMetrics metrics(font);
    painter.setFont(font);
    int left = margin;
    for (std::size_t column = 0; column < m_widths.size(); ++column) {
        const QRect place(left, top, m_widths[column], m_rowHeight);
        const QString cell = metrics.elidedText(cells[static_cast<qsizetype>(column)], Qt::ElideRight, place.width());
        painter.drawText(place, static_cast<int>(m_text.alignments[column] | Qt::AlignVCenter), cell);
        left += m_widths[column] + gap;
    }
}

void TablePicture::draw(QCPPainter& painter, int page)
{
    const ChartPalette colors = ChartPalette::forExport();
    const int right =
        margin + std::accumulate(m_widths.begin(), m_widths.end(), 0) + gap * (static_cast<int>(m_widths.size()) - 1);
    int top = drawHead(painter);
    const auto rule = [&](double width) {
        painter.setPen(QPen(colors.text, width));
        painter.drawLine(QPointF(margin, top + 0.5), QPointF(right, top + 0.5));
        painter.setPen(colors.text);
    };
    rule(1);
    drawRow(painter, m_text.headings, top, m_bold);
    top += m_rowHeight;
    rule(0.5);
    const auto rows = static_cast<int>(m_text.rows.size());
    const int first = m_first + page * m_rowsOnPage;
    const int last = std::min(rows, first + m_rowsOnPage);
    for (int row = first; row < last; ++row) {
        drawRow(painter, m_text.rows[static_cast<std::size_t>(row)], top, m_font);
        top += m_rowHeight;
    }
    rule(1);
    if (last - first == rows)
        return;
    QString foot = Texts::tr("rows %1 to %2 of %3").arg(shownWhole(first + 1), shownWhole(last), shownWhole(rows));
    if (m_pages > 1)
        foot += QStringLiteral(" · ") + Texts::tr("page %1 of %2").arg(shownWhole(page + 1), shownWhole(m_pages));
    painter.setFont(pictureFont());
    painter.setPen(colors.faintText);
    painter.drawText(QRect(margin, top + 2, m_size.width() - 2 * margin, m_rowHeight + margin),
                     Qt::AlignLeft | Qt::AlignTop, foot);
}

} // namespace halfstep
