#include "ui/labs/labs_page.h"

#include "ui/labs/lab_texts.h"
#include "ui/labs/lab_view.h"
#include "words/lab_words.h"

#include <QEvent>
#include <QListWidget>

#include <algorithm>

namespace halfstep {

LabsPage::LabsPage(QWidget* parent) : Page(sign().name, parent)
{
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("labList"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view = new LabView(this);
    setCentralWidget(m_view);
    for (std::size_t i = 0; i < labs().size(); ++i)
        m_list->addItem(new QListWidgetItem);
    m_list->setSpacing(2);
    wordList();
    m_list->setCurrentRow(0);
    setDocks({{QStringLiteral("labListDock"), [] { return tr("Labs"); }, m_list, Qt::LeftDockWidgetArea, 230}});
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_view->setLab(*labs()[static_cast<std::size_t>(row)]);
        Q_EMIT statusChanged();
    });
    connect(m_view, &LabView::noted, this, &LabsPage::noted);
    connect(m_view, &LabView::done, this, [this](const Lab& lab) {
        const QString name = QString::fromUtf8(lab.name.data(), static_cast<qsizetype>(lab.name.size()));
        if (!m_done.contains(name))
            m_done << name;
        wordList();
    });
}

PageSign LabsPage::sign()
{
    return {QStringLiteral("labs"), QStringLiteral("labs"), [] { return tr("Labs"); }};
}

QString LabsPage::statusText() const
{
    return worded(LabWords::of(m_view->lab().name).question);
}

bool LabsPage::take(const PageRequest& request)
{
    const Lab* lab = request.kind == PageRequest::Kind::Lab ? labNamed(request.name.toStdString()) : nullptr;
    const auto found = std::ranges::find(labs(), lab);
    if (found == labs().end())
        return false;
    m_list->setCurrentRow(static_cast<int>(found - labs().begin()));
    return true;
}

QVariantMap LabsPage::remembered() const
{
    QVariantMap state = Page::remembered();
    state[QStringLiteral("done")] = m_done;
    state[QStringLiteral("lab")] = m_list->currentRow();
    return state;
}

QStringList LabsPage::doneIn(const QVariantMap& remembered)
{
    return remembered.value(QStringLiteral("done")).toStringList();
}

void LabsPage::recall(const QVariantMap& state)
{
    Page::recall(state);
    m_done = doneIn(state);
    const int row = state.value(QStringLiteral("lab")).toInt();
    if (row >= 0 && row < m_list->count())
        m_list->setCurrentRow(row);
    wordList();
}

void LabsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        wordList();
}

void LabsPage::wordList()
{
    for (int row = 0; row < m_list->count(); ++row) {
        const Lab& lab = *labs()[static_cast<std::size_t>(row)];
        const LabWords& words = LabWords::of(lab.name);
        const QString name = QString::fromUtf8(lab.name.data(), static_cast<qsizetype>(lab.name.size()));
        const QString state = m_done.contains(name) ? tr("done") : tr("%n minute(s)", nullptr, words.minutes);
        m_list->item(row)->setText(QStringLiteral("%1\n%2").arg(worded(words.title), state));
        m_list->item(row)->setToolTip(worded(words.question));
    }
}

} // namespace halfstep

#include "moc_labs_page.cpp"
