#include "ui/start/start_page.h"

#include "engine/config/presets.h"
#include "engine/labs/lab.h"
#include "ui/language/wording.h"
#include "ui/start/card.h"
#include "ui/start/card_grid.h"
#include "words/lab_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int cardWidth = 216;
constexpr qsizetype mostRuns = 5;

QString translated(const char* english)
{
    return QCoreApplication::translate("halfstep", english);
}

QString textOf(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QLabel* heading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    QFont font = label->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    label->setFont(font);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return label;
}

} // namespace

StartPage::StartPage(Sources sources, QWidget* parent) : Page(sign().name, parent), m_sources(std::move(sources))
{
    auto* content = new QWidget;
    m_welcome = new QLabel(content);
    m_welcome->setWordWrap(true);
    m_labsTitle = heading(content);
    m_labs = new CardGrid(cardWidth, content);
    m_labs->setObjectName(QStringLiteral("labCards"));
    auto* left = new QVBoxLayout;
    for (QWidget* each : {static_cast<QWidget*>(m_labsTitle), static_cast<QWidget*>(m_labs)})
        left->addWidget(each);
    left->addStretch(1);

    m_beside = new QWidget(content);
    m_runsTitle = heading(m_beside);
    m_noRuns = new QLabel(m_beside);
    m_noRuns->setProperty("kind", QStringLiteral("note"));
    m_noRuns->setWordWrap(true);
    m_runs = new CardGrid(cardWidth, m_beside);
    m_runs->setObjectName(QStringLiteral("runCards"));
    m_presetsTitle = heading(m_beside);
    m_presets = new CardGrid(cardWidth, m_beside);
    m_presets->setObjectName(QStringLiteral("presetCards"));
    auto* right = new QVBoxLayout(m_beside);
    right->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each :
         {static_cast<QWidget*>(m_runsTitle), static_cast<QWidget*>(m_noRuns), static_cast<QWidget*>(m_runs),
          static_cast<QWidget*>(m_presetsTitle), static_cast<QWidget*>(m_presets)})
        right->addWidget(each);
    right->addStretch(1);

    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    row->addLayout(left, 1);
    row->addWidget(m_beside);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 10, 14, 10);
    column->addWidget(m_welcome);
    column->addLayout(row);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setCentralWidget(scroll);
    setDocks({});
    makeLabs();
    makePresets();
    retranslate();
}

void StartPage::makeLabs()
{
    for (const Lab* lab : labs()) {
        Card& card = m_labs->add();
        card.setPicture(QStringLiteral(":/labs/%1.svg").arg(textOf(lab->name)));
        connect(&card, &Card::clicked, this, [this, lab] {
            Q_EMIT requested({PageRequest::Kind::Lab, textOf(lab->name)});
        });
    }
}

void StartPage::makePresets()
{
    for (const Preset& preset : presets()) {
        Card& card = m_presets->add();
        card.setPicture(QStringLiteral(":/presets/%1.svg").arg(QString::fromStdString(preset.name)));
        connect(&card, &Card::clicked, this, [this, &preset] {
            Q_EMIT requested({PageRequest::Kind::Preset, QString::fromStdString(preset.name)});
        });
    }
}

void StartPage::listRuns()
{
    m_runs->clear();
    const QStringList runs = m_sources.recentRuns().mid(0, mostRuns);
    for (const QString& run : runs) {
        Card& card = m_runs->add();
        card.say(QFileInfo(run).fileName(), QLocale().toString(QFileInfo(run).lastModified(), QLocale::ShortFormat),
                 {});
        connect(&card, &Card::clicked, this, [this, run] { Q_EMIT requested({PageRequest::Kind::Run, run}); });
    }
    m_runs->setVisible(!runs.isEmpty());
    m_noRuns->setVisible(runs.isEmpty());
}

PageSign StartPage::sign()
{
    return {QStringLiteral("start"), QStringLiteral("home"), [] { return tr("Start"); }};
}

QString StartPage::statusText() const
{
    return tr("%1 of %2 labs done").arg(m_done.size()).arg(labs().size());
}

void StartPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    retranslate();
    Q_EMIT statusChanged();
}

/// Two fifths at most for what stands beside the labs.
void StartPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_beside->setFixedWidth(std::clamp(width() * 3 / 10, cardWidth + 8, 2 * cardWidth + 8));
}

void StartPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StartPage::retranslate()
{
    m_welcome->setText(
        tr("A lab asks a question and computes the answer on this machine; a ready-made run can be watched "
           "while it trains. Choose one, then start it."));
    m_labsTitle->setText(tr("Labs"));
    m_runsTitle->setText(tr("Recent runs"));
    m_noRuns->setText(tr("None yet."));
    m_presetsTitle->setText(tr("Ready-made runs"));
    m_done = m_sources.labsDone();
    for (std::size_t i = 0; i < labs().size(); ++i) {
        const LabWords& words = LabWords::of(labs()[i]->name);
        const QString minutes = tr("%n minute(s)", nullptr, words.minutes);
        const bool done = m_done.contains(textOf(labs()[i]->name));
        m_labs->cards()[i]->say(translated(words.title), translated(words.question),
                                done ? tr("✓ done · %1").arg(minutes) : minutes);
    }
    for (std::size_t i = 0; i < presets().size(); ++i)
        m_presets->cards()[i]->say(presetText(presets()[i].title), presetText(presets()[i].description), {});
    listRuns();
}

} // namespace halfstep

#include "moc_start_page.cpp"
