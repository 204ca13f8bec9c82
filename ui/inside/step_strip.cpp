#include "ui/inside/step_strip.h"

#include "ui/charts/chart_palette.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace halfstep {
namespace {

constexpr int rows = 3;
constexpr int padding = 4;
constexpr int arrowWidth = 15;

QString wholeText(const StepCell& cell)
{
    QString text = QStringLiteral("%1: %2").arg(cell.title, cell.value);
    if (!cell.note.isEmpty())
        text += QStringLiteral(" (%1)").arg(cell.note);
    if (!cell.unchanged.isEmpty())
        text += QStringLiteral(" – ") + cell.unchanged;
    if (!cell.mistake.isEmpty())
        text += QStringLiteral(" – ") + StepStrip::tr("deliberate mistake: %1").arg(cell.mistake);
    return text;
}

const QRegularExpression longWord(QStringLiteral(R"((\p{L}{2})\p{L}+…?)"));

/// As wide as there is room: words lose their ends, the longest first; numbers and short words stay.
QString shortened(QString text, const QFontMetrics& metrics, int room)
{
    while (text.contains(QRegularExpression(QStringLiteral("\\d"))) && metrics.horizontalAdvance(text) > room) {
        QRegularExpressionMatch longest;
        for (const QRegularExpressionMatch& word : longWord.globalMatch(text))
            if (word.capturedLength() > std::max<qsizetype>(longest.capturedLength(), 3))
                longest = word;
        if (!longest.hasMatch())
            break;
        text.replace(longest.capturedStart(), longest.capturedLength(),
                     longest.captured().chopped(2) + QStringLiteral("…"));
    }
    return metrics.elidedText(text, Qt::ElideRight, room);
}

/// The room of a cell with whole words, or with the least of them.
int widthOf(const StepCell& cell, const QFont& font, bool whole)
{
    QFont bold = font;
    bold.setBold(!cell.pending);
    const auto width = [whole](QString text, const QFont& inFont) {
        return QFontMetrics(inFont).horizontalAdvance(whole ? text : text.replace(longWord, QStringLiteral("\\1…")));
    };
    return arrowWidth + padding + std::max({width(cell.title, font), width(cell.value, bold), width(cell.note, font)});
}

/// Makes widths fit into `room`, the widest first, none below its least.
void narrow(std::vector<int>& widths, const std::vector<int>& least, int room)
{
    for (int over = std::accumulate(widths.begin(), widths.end(), -room); over > 0; --over) {
        int* widest = nullptr;
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (widths[i] > least[i] && (!widest || widths[i] > *widest))
                widest = &widths[i];
        if (!widest)
            return;
        --*widest;
    }
}

} // namespace

StepStrip::StepStrip(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("stepStrip"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StepStrip::showWindow(const WindowDetail& window, const RunConfig& config)
{
    m_window = window;
    m_config = config;
    word();
}

void StepStrip::word()
{
    m_cells = stepCells(m_window, m_config);
    QStringList texts;
    for (const StepCell& cell : m_cells)
        texts << wholeText(cell);
    setAccessibleName(tr("Attempt %1").arg(m_window.attempt));
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize StepStrip::sizeHint() const
{
    return {600, (rows + 1) * fontMetrics().height() + 2 * padding};
}

QSize StepStrip::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

QRect StepStrip::cellRect(std::size_t index) const
{
    std::vector<int> whole;
    std::vector<int> least;
    for (const StepCell& cell : m_cells) {
        whole.push_back(widthOf(cell, font(), true));
        least.push_back(widthOf(cell, font(), false));
    }
    std::vector<int> widths;
    for (const int each : whole)
        widths.push_back(std::max(each, width() / static_cast<int>(m_cells.size())));
    narrow(widths, whole, width());
    narrow(widths, least, width());
    narrow(widths, std::vector<int>(widths.size(), 0), width());
    const auto from = widths.begin() + static_cast<std::ptrdiff_t>(index);
    return {std::accumulate(widths.begin(), from, 0), 0, *from, height()};
}

void StepStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        drawCell(painter, m_cells[i], cellRect(i));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (std::size_t i = 1; i < m_cells.size(); ++i) {
        const QRect cell = cellRect(i);
        painter.drawText(QRect(cell.left(), 0, arrowWidth, rows * fontMetrics().height()), Qt::AlignCenter,
                         QStringLiteral("→"));
    }
    drawFoot(painter);
}

void StepStrip::drawCell(QPainter& painter, const StepCell& cell, const QRect& cellPlace) const
{
    const QColor muted = palette().color(QPalette::PlaceholderText);
    const QRect place = cellPlace.adjusted(cellPlace.left() == 0 ? 2 * padding : arrowWidth, padding, -padding / 2, 0);
    int row = 0;
    const auto line = [&](const QString& text, const QColor& color, bool bold) {
        QFont font = this->font();
        font.setBold(bold);
        painter.setFont(font);
        painter.setPen(color);
        const QFontMetrics metrics(font);
        painter.drawText(
            QRect(place.left(), place.top() + row++ * fontMetrics().height(), place.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, shortened(text, metrics, place.width()));
    };
    line(cell.title, muted, false);
    line(cell.value, cell.pending ? muted : palette().color(QPalette::Text), !cell.pending);
    line(cell.note, muted, false);
    painter.setFont(font());
}

void StepStrip::drawFoot(QPainter& painter) const
{
    int right = width() - padding;
    const auto draw = [&](const QString& text, int from, const QColor& color) {
        const int left = std::max(2 * padding, std::min(from, right - fontMetrics().horizontalAdvance(text)));
        const QRect place(left, padding + rows * fontMetrics().height(), right - left, fontMetrics().height());
        painter.setPen(color);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        right = left - padding;
    };
    const QColor wrong = ChartPalette::forScreen(palette()).skip;
    for (std::size_t i = m_cells.size(); i-- > 0;) {
        const StepCell& cell = m_cells[i];
        const int from = cellRect(i).left() + arrowWidth;
        if (!cell.unchanged.isEmpty())
            draw(cell.unchanged, from, palette().color(QPalette::PlaceholderText));
        if (!cell.mistake.isEmpty())
            draw(QStringLiteral("⚠ ") + cell.mistake, from, wrong);
    }
}

bool StepStrip::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        word();
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (cellRect(i).contains(help->pos()))
                QToolTip::showText(help->globalPos(), wholeText(m_cells[i]), this);
        return true;
    }
    return QFrame::event(event);
}

} // namespace halfstep

#include "moc_step_strip.cpp"
