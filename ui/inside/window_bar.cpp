#include "ui/inside/window_bar.h"

#include "ui/inside/looked_at_window.h"
#include "ui/look/elided_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace halfstep {

WindowBar::WindowBar(LookedAtWindow& window, QWidget* parent, Shape shape) : QWidget(parent), m_window(window)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    row->setSpacing(2);
    const auto button = [&](const char* name, auto&& act) {
        auto* made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &QToolButton::clicked, &window, act);
        row->addWidget(made);
        return made;
    };
    m_back = button(
        "windowBack", [&window] { window.step(-1); });
    m_forward = button(
        "windowForward", [&window] { window.step(1); });
    m_newest = button("windowNewest", [&window] { window.follow(); });
    m_back->setArrowType(Qt::LeftArrow);
    m_forward->setArrowType(Qt::RightArrow);
    m_newest->setCheckable(true);
    const bool below = shape == Shape::TwoRows;
    m_text = below ? new QLabel(this) : new ElidedLabel(Qt::ElideRight, this);
    m_text->setObjectName(QStringLiteral("windowText"));
    m_text->setWordWrap(below);
    if (below) {
        row->addStretch(1);
        column->addWidget(m_text);
    } else {
        row->addWidget(m_text, 1);
    }
    retranslate();
}

void WindowBar::refresh()
{
    refresh(m_window.text());
}

void WindowBar::refresh(const QString& text)
{
    m_back->setEnabled(m_window.window() || m_window.recorded());
    m_forward->setEnabled(m_window.window() && !m_window.follows());
    m_newest->setChecked(m_window.follows());
    m_text->setText(text);
}

void WindowBar::retranslate()
{
    const auto word = [](QToolButton* button, const QString& name) {
        button->setToolTip(name);
        button->setAccessibleName(name);
    };
    word(m_back, tr("The window told before this one"));
    word(m_forward, tr("The window told after this one"));
    word(m_newest, tr("Shows the newest window, and follows the run"));
    m_newest->setText(tr("newest"));
    refresh();
}

void WindowBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace halfstep

#include "moc_window_bar.cpp"
