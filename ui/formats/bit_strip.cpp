#include "ui/formats/bit_strip.h"

#include "engine/numerics/stored_number.h"
#include "ui/charts/chart_palette.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int mostBits = 32;
constexpr int fieldGap = 5;
constexpr int leastCell = 10;
constexpr int usualCell = 14;
constexpr int mostCell = 18;
constexpr int stripHeight = 22;

} // namespace

BitStrip::BitStrip(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void BitStrip::setNumber(const FloatFormat& format, std::uint32_t pattern)
{
    m_format = format;
    m_pattern = pattern;
    m_marked = std::min(m_marked, format.bits() - 1);
    retranslate();
    update();
}

QSize BitStrip::sizeHint() const
{
    return {mostBits * usualCell + 2 * fieldGap, stripHeight};
}

QSize BitStrip::minimumSizeHint() const
{
    return {mostBits * leastCell + 2 * fieldGap, stripHeight};
}

QRect BitStrip::bitRect(int fromLeft) const
{
    const int cell = std::clamp((width() - 2 * fieldGap) / mostBits, leastCell, mostCell);
    const int gaps = (fromLeft > 0 ? 1 : 0) + (fromLeft > m_format.exponentBits ? 1 : 0);
    return {fromLeft * cell + gaps * fieldGap, 1, cell, std::max(1, height() - 2)};
}

int BitStrip::bitAt(const QPoint& place) const
{
    for (int bit = 0; bit < m_format.bits(); ++bit)
        if (bitRect(bit).contains(place))
            return bit;
    return -1;
}

void BitStrip::toggle(int fromLeft)
{
    Q_EMIT patternChosen(m_pattern ^ (1u << (m_format.bits() - 1 - fromLeft)));
}

QString BitStrip::fieldName(int fromLeft) const
{
    return fromLeft == 0 ? tr("sign") : fromLeft <= m_format.exponentBits ? tr("exponent") : tr("mantissa");
}

void BitStrip::retranslate()
{
    const PatternFields fields = fieldsOf(m_format, m_pattern);
    setAccessibleName(tr("%1: sign %2, exponent %3, mantissa %4")
                          .arg(QString::fromStdString(m_format.name), QString::fromStdString(fields.sign),
                               QString::fromStdString(fields.exponent), QString::fromStdString(fields.mantissa)));
    const bool one = (m_pattern >> (m_format.bits() - 1 - m_marked)) & 1u;
    setAccessibleDescription(tr("Bit %1 of %2, %3, is %4. Space toggles it.")
                                 .arg(m_marked + 1)
                                 .arg(m_format.bits())
                                 .arg(fieldName(m_marked))
                                 .arg(one ? 1 : 0));
}

/// Space is this strip's own while it has the keyboard.
bool BitStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Home)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int bit = bitAt(help->pos());
        QToolTip::showText(help->globalPos(), bit < 0 ? QString() : tr("%1; click to toggle").arg(fieldName(bit)),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void BitStrip::mousePressEvent(QMouseEvent* event)
{
    const int bit = bitAt(event->pos());
    if (event->button() != Qt::LeftButton || bit < 0)
        return QWidget::mousePressEvent(event);
    m_marked = bit;
    toggle(bit);
}

void BitStrip::keyPressEvent(QKeyEvent* event)
{
    const int last = m_format.bits() - 1;
    switch (event->key()) {
    case Qt::Key_Left: m_marked = std::max(0, m_marked - 1); break;
    case Qt::Key_Right: m_marked = std::min(last, m_marked + 1); break;
    case Qt::Key_Home: m_marked = 0; break;
    case Qt::Key_End: m_marked = last; break;
    case Qt::Key_Space: toggle(m_marked); break;
    case Qt::Key_0:
    case Qt::Key_1: {
        const bool one = (m_pattern >> (last - m_marked)) & 1u;
        const int bit = m_marked;
        m_marked = std::min(last, m_marked + 1);
        if (one != (event->key() == Qt::Key_1))
            toggle(bit);
        break;
    }
    default: return QWidget::keyPressEvent(event);
    }
    retranslate();
    update();
}

void BitStrip::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT entered();
}

void BitStrip::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void BitStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BitStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const ChartPalette colors = ChartPalette::forScreen(palette());
    QFont type = font();
    type.setPixelSize(std::clamp(bitRect(0).width(), 9, 13));
    painter.setFont(type);
    for (int bit = 0; bit < m_format.bits(); ++bit) {
        const bool one = (m_pattern >> (m_format.bits() - 1 - bit)) & 1u;
        const QColor ink = colors.ink(bit == 0 ? 3 : bit <= m_format.exponentBits ? 1 : 0);
        const QRect rect = bitRect(bit);
        painter.fillRect(rect.adjusted(0, 0, -1, -1), one ? colors.faint(ink) : colors.background);
        painter.setPen(colors.faint(ink));
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        painter.setPen(one ? colors.text : colors.faintText);
        painter.drawText(rect.adjusted(0, 0, -1, 0), Qt::AlignCenter, one ? QStringLiteral("1") : QStringLiteral("0"));
    }
    if (!hasFocus())
        return;
    painter.setPen(QPen(colors.text, 2));
    painter.drawRect(bitRect(m_marked).adjusted(1, 1, -1, -1));
}

} // namespace halfstep

#include "moc_bit_strip.cpp"
