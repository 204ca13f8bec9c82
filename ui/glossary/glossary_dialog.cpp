#include "ui/glossary/glossary_dialog.h"

#include "ui/glossary/term_links.h"
#include "words/lab_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {
namespace {

QString translated(const char* english)
{
    return QCoreApplication::translate("halfstep", english);
}

/// Without case and accents.
QString plain(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_D).toCaseFolded();
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters;
}

const GlossaryEntry& entryOf(const QListWidgetItem& item)
{
    return glossary()[item.data(Qt::UserRole).toUInt()];
}

} // namespace

GlossaryDialog::GlossaryDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("glossary"));
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("terms"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);

    auto* page = new QWidget;
    m_term = new QLabel(page);
    QFont bold = m_term->font();
    bold.setBold(true);
    m_term->setFont(bold);
    m_text = new QLabel(page);
    m_text->setObjectName(QStringLiteral("explanation"));
    m_seeLabs = new QLabel(page);
    m_seeLabs->setProperty("kind", QStringLiteral("note"));
    m_labs = new QWidget(page);
    auto* buttons = new QVBoxLayout(m_labs);
    buttons->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(page);
    for (QLabel* label : {m_term, m_text, m_seeLabs}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    column->addWidget(m_labs);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left, 2);
    row->addWidget(scroll, 3);
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryDialog::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryDialog::explain);
    resize(700, 460);
    retranslate();
}

void GlossaryDialog::choose(const GlossaryEntry& entry)
{
    m_search->clear();
    for (int row = 0; row < m_list->count(); ++row)
        if (&entryOf(*m_list->item(row)) == &entry)
            m_list->setCurrentRow(row);
    m_list->scrollToItem(m_list->currentItem());
}

/// In the order of the language's alphabet.
void GlossaryDialog::fill()
{
    const GlossaryEntry* chosen = m_list->currentItem() ? &entryOf(*m_list->currentItem()) : nullptr;
    m_list->clear();
    std::vector<std::pair<QString, unsigned>> terms;
    for (unsigned i = 0; i < glossary().size(); ++i)
        terms.emplace_back(termText(glossary()[i]), i);
    std::ranges::sort(terms, [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    for (const auto& [term, index] : terms) {
        auto* item = new QListWidgetItem(term, m_list);
        item->setData(Qt::UserRole, index);
    }
    filter();
    if (chosen)
        choose(*chosen);
}

/// What is searched for may stand in the term, in its explanation, or in the English term.
void GlossaryDialog::filter()
{
    const QString wanted = plain(m_search->text().trimmed());
    QListWidgetItem* first = nullptr;
    QListWidgetItem* named = nullptr; // a term is a better answer than an explanation
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const GlossaryEntry& entry = entryOf(*item);
        const bool inTerm =
            plain(item->text()).contains(wanted) || plain(QString::fromUtf8(entry.term)).contains(wanted);
        const bool found = inTerm || plain(translated(entry.text)).contains(wanted);
        item->setHidden(!found);
        first = first || !found ? first : item;
        named = named || !inTerm ? named : item;
    }
    if (named || first)
        m_list->setCurrentItem(named ? named : first);
    explain();
}

void GlossaryDialog::explain()
{
    const QListWidgetItem* item = m_list->currentItem();
    const bool found = item && !item->isHidden();
    m_term->setText(found ? item->text() : tr("Nothing is called so."));
    m_text->setText(found ? translated(entryOf(*item).text) : QString());
    qDeleteAll(m_labs->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    m_seeLabs->setVisible(found && !entryOf(*item).labs.empty());
    if (!found)
        return;
    for (const std::string_view lab : entryOf(*item).labs) {
        auto* button = new QPushButton(translated(LabWords::of(lab).title), m_labs);
        button->setAutoDefault(false);
        button->setToolTip(translated(LabWords::of(lab).question));
        m_labs->layout()->addWidget(button);
        const QString name = QString::fromUtf8(lab.data(), static_cast<qsizetype>(lab.size()));
        connect(button, &QPushButton::clicked, this, [this, name] { Q_EMIT labRequested(name); });
    }
}

/// The arrows walk the list while something is typed.
bool GlossaryDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void GlossaryDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GlossaryDialog::retranslate()
{
    setWindowTitle(tr("Glossary"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the glossary"));
    m_list->setAccessibleName(tr("Terms"));
    m_seeLabs->setText(tr("Labs that show it:"));
    fill();
}

} // namespace halfstep

#include "moc_glossary_dialog.cpp"
