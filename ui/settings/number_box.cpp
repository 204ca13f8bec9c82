#include "ui/settings/number_box.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace halfstep {

NumberBox::NumberBox(const NumberRange& range, QWidget* parent) : QLineEdit(parent), m_range(range)
{
    setAlignment(Qt::AlignRight);
    setMaxLength(40);
    connect(this, &QLineEdit::textEdited, this, &NumberBox::judge);
    connect(this, &QLineEdit::editingFinished, this, &NumberBox::commit);
    put(0, 0);
}

void NumberBox::setValue(double value)
{
    if (value == m_value && isValid() && !text().isEmpty())
        return;
    put(value, static_cast<std::int64_t>(value));
}

void NumberBox::setWhole(std::int64_t value)
{
    if (value == m_whole && isValid() && !text().isEmpty())
        return;
    put(static_cast<double>(value), value);
}

void NumberBox::setHint(const QString& hint)
{
    m_hint = hint;
    judge();
}

bool NumberBox::commit()
{
    judge();
    if (!isValid())
        return false;
    const ParsedWhole whole = m_range.whole ? parseWhole(text()) : ParsedWhole{};
    const double value = m_range.whole ? static_cast<double>(whole.value) : parseNumber(text()).value;
    const bool changed = m_range.whole ? whole.value != m_whole : value != m_value;
    put(value, whole.value);
    if (changed)
        Q_EMIT valueChanged();
    return true;
}

bool NumberBox::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isTheWindows(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

/// What is typed needs no space, and does not go back to the line's end; undo is the line's own only while it has
/// something to undo.
bool NumberBox::isTheWindows(const QKeyEvent& key) const
{
    if (key.key() == Qt::Key_Space || key.keyCombination() == (Qt::CTRL | Qt::Key_E))
        return true;
    return !isModified() && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo));
}

void NumberBox::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: step(1, false); return;
    case Qt::Key_Down: step(-1, false); return;
    case Qt::Key_PageUp: step(1, true); return;
    case Qt::Key_PageDown: step(-1, true); return;
    case Qt::Key_Escape:
        if (!isValid() || isModified()) {
            put(m_value, m_whole);
            return;
        }
        break;
    default: break;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberBox::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // scrolling the page must not change a setting
}

void NumberBox::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    if (isValid() && !isModified())
        put(m_value, m_whole);
    else
        judge();
}

void NumberBox::judge()
{
    NumberFault fault = NumberFault::None;
    double value = 0;
    if (m_range.whole) {
        const ParsedWhole parsed = parseWhole(text());
        fault = parsed.fault;
        value = static_cast<double>(parsed.value);
    } else {
        const ParsedNumber parsed = parseNumber(text());
        fault = parsed.fault;
        value = parsed.value;
    }
    const bool wasValid = isValid();
    m_complaint = complaintFor(fault, value);
    setToolTip(isValid() ? m_hint : m_complaint);
    setAccessibleDescription(toolTip());
    if (wasValid == isValid())
        return;
    setProperty("refused", !isValid());
    style()->unpolish(this);
    style()->polish(this);
    Q_EMIT validityChanged();
}

void NumberBox::put(double value, std::int64_t whole)
{
    m_value = value;
    m_whole = whole;
    setText(m_range.whole ? QString::number(whole) : editableNumber(value));
    setModified(false);
    judge();
}

void NumberBox::step(int direction, bool large)
{
    if (!commit())
        return;
    if (m_range.whole && !m_range.doubling) {
        const double next = static_cast<double>(m_whole) + direction * (large ? 10.0 : 1.0);
        setText(QString::number(static_cast<std::int64_t>(std::clamp(next, m_range.min, m_range.max))));
    } else {
        double next = m_value;
        if (m_range.doubling) {
            next = m_value * std::pow(2.0, direction * (large ? 4 : 1));
        } else if (large) {
            next = direction > 0 ? m_value * 10 : m_value / 10;
        } else if (m_value == 0) {
            next = direction * 1e-4;
        } else {
            // One unit of the leading digit, so that 0.1 goes to 0.2 upwards and to 0.09 downwards.
            double unit = std::pow(10.0, std::floor(std::log10(std::abs(m_value)) + 1e-9));
            const bool towardsZero = (direction > 0) != (m_value > 0);
            if (towardsZero && std::abs(m_value) < 1.5 * unit)
                unit /= 10;
            next = std::round((m_value + direction * unit) / unit) * unit;
            next = QByteArray::number(next, 'g', 12).toDouble();
        }
        if (next < m_range.min || next > m_range.max || (m_range.minExcluded && next == m_range.min)
            || (m_range.maxExcluded && next == m_range.max))
            return;
        setText(m_range.whole ? QString::number(static_cast<std::int64_t>(std::max(1.0, next))) : editableNumber(next));
    }
    commit();
    selectAll();
}

QString NumberBox::complaintFor(NumberFault fault, double value) const
{
    switch (fault) {
    case NumberFault::Empty:
    case NumberFault::NotANumber:
        return m_range.whole ? tr("This is not a number; write it like 16.")
                             : tr("This is not a number; write it like 0.001, 0,001 or 1e-3.");
    case NumberFault::NotWhole: return tr("This must be a whole number.");
    case NumberFault::Ambiguous: return tr("This may mean thousands or decimals; write it without separator.");
    case NumberFault::TooLarge: return tr("This number is too large.");
    case NumberFault::None: break;
    }
    const bool low = m_range.minExcluded ? value <= m_range.min : value < m_range.min;
    const bool high = m_range.maxExcluded ? value >= m_range.max : value > m_range.max;
    return low || high ? rangeText() : QString();
}

QString NumberBox::rangeText() const
{
    const QString min = exactNumber(m_range.min);
    const QString max = exactNumber(m_range.max);
    if (m_range.max >= 1e15)
        return m_range.minExcluded ? tr("This must be greater than %1.").arg(min)
                                   : tr("This must be at least %1.").arg(min);
    if (m_range.maxExcluded)
        return m_range.minExcluded ? tr("This must be greater than %1 and below %2.").arg(min, max)
                                   : tr("This must be at least %1 and below %2.").arg(min, max);
    return m_range.minExcluded ? tr("This must be greater than %1 and at most %2.").arg(min, max)
                               : tr("This must be from %1 to %2.").arg(min, max);
}

} // namespace halfstep

#include "moc_number_box.cpp"
