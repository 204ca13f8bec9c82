#include "ui/look/problem_strip.h"

#include "ui/look/theme.h"
#include "ui/look/wrapped_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace halfstep {

ProblemStrip::ProblemStrip(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("problemStrip"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_icon = new QLabel(this);
    m_text = new WrappedText(this);
    m_close = new QToolButton(this);
    m_close->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    m_buttons = new QHBoxLayout;
    layout->addLayout(m_buttons);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &ProblemStrip::clear);
    showIcons();
    hide();
}

void ProblemStrip::say(std::function<QString()> sentence, std::function<std::vector<Choice>()> choices)
{
    m_say = std::move(sentence);
    m_choices = std::move(choices);
    fill();
    show();
}

void ProblemStrip::clear()
{
    m_say = {};
    m_choices = {};
    hide();
}

QString ProblemStrip::sentence() const
{
    return m_say ? m_text->toPlainText() : QString();
}

void ProblemStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_say)
        fill();
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

void ProblemStrip::fill()
{
    m_text->say(m_say());
    m_close->setToolTip(tr("Hide this message"));
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    if (!m_choices)
        return;
    for (const Choice& choice : m_choices()) {
        auto* button = new QPushButton(choice.text, this);
        // A copy: acting may clear the strip and with it the list.
        connect(button, &QPushButton::clicked, this, [act = choice.act] { act(); });
        m_buttons->addWidget(button);
    }
}

void ProblemStrip::showIcons()
{
    m_icon->setPixmap(paletteIcon(QStringLiteral("warning"), palette()).pixmap(18));
    m_close->setIcon(paletteIcon(QStringLiteral("close"), palette()));
}

} // namespace halfstep

#include "moc_problem_strip.cpp"
