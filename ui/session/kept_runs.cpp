#include "ui/session/kept_runs.h"

#include "engine/config/choices.h"
#include "engine/records/stored_history.h"
#include "ui/language/path_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace halfstep {
namespace {

/// After its folder, without the time that makes the folder's name its own.
QString nameOf(const ShownRun& run)
{
    static const QRegularExpression stamp(QStringLiteral("-\\d{8}-\\d{6}(-\\d+)?$"));
    const QString folder = pathText(run.folder());
    const QString name = folder.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty).remove(stamp);
    return !name.isEmpty() ? name
                           : QString::fromStdString(std::string(wordOf(run.config.dataset.name)) + '-'
                                                    + std::string(wordOf(run.config.model.name)));
}

} // namespace

KeptRuns::KeptRuns(const SessionLink& link, QObject* parent) : QObject(parent), m_link(link)
{
    connect(
        &link, &SessionLink::cleared, this,
        [this] {
            m_keepsShown = false;
            Q_EMIT changed();
        });
}

bool KeptRuns::canKeep() const
{
    return m_link.state() == LinkState::Ended && m_link.history().attempts() > 0 && !m_keepsShown;
}

void KeptRuns::keepShown()
{
    if (!canKeep())
        return;
    m_runs.insert(m_runs.begin(), {shownName(), m_link.shown().config, std::make_shared<RunHistory>(m_link.history()),
                                   m_link.shown().folder()});
    if (m_runs.size() > most)
        m_runs.pop_back();
    m_keepsShown = true;
    Q_EMIT changed();
}

void KeptRuns::remove(std::size_t index)
{
    m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(index));
    m_keepsShown = m_keepsShown && index > 0;
    Q_EMIT changed();
}

void KeptRuns::rename(std::size_t index, const QString& name)
{
    if (name.trimmed().isEmpty() || name.trimmed() == m_runs[index].name)
        return;
    m_runs[index].name = uniqueName(name.trimmed(), index);
    Q_EMIT changed();
}

QStringList KeptRuns::remembered() const
{
    QStringList remembered;
    for (const KeptRun& run : m_runs)
        if (!run.folder.empty())
            remembered << pathText(run.folder) << run.name;
    return remembered + m_unread;
}

void KeptRuns::recall(const QStringList& remembered)
{
    m_unread = remembered;
    m_reader = std::jthread([this, remembered](const std::stop_token& stop) {
        for (qsizetype i = 0; i + 1 < remembered.size() && !stop.stop_requested(); i += 2) {
            const std::string folder = pathBytes(remembered[i]);
            std::optional<KeptRun> kept;
            if (const Result<StoredRun> run = readRunFolder(folder))
                kept = KeptRun{remembered[i + 1], run->document.config, std::make_shared<RunHistory>(historyOf(*run)),
                               folder};
            QMetaObject::invokeMethod(
                this, [this, kept] { takeRecalled(kept); }, Qt::QueuedConnection);
        }
    });
}

void KeptRuns::takeRecalled(const std::optional<KeptRun>& run)
{
    m_unread.remove(0, 2);
    if (!run || m_runs.size() == most)
        return;
    m_runs.push_back(*run);
    m_runs.back().name = uniqueName(run->name, m_runs.size() - 1);
    Q_EMIT changed();
}

QString KeptRuns::uniqueName(const QString& name, std::size_t except) const
{
    const auto taken = [&](const QString& wanted) {
        for (std::size_t i = 0; i < m_runs.size(); ++i)
            if (i != except && m_runs[i].name == wanted)
                return true;
        return false;
    };
    QString unique = name;
    for (int number = 2; taken(unique); ++number)
        unique = QStringLiteral("%1 (%2)").arg(name).arg(number);
    return unique;
}

QString KeptRuns::shownName() const
{
    return m_keepsShown ? m_runs.front().name : uniqueName(nameOf(m_link.shown()), m_runs.size());
}

std::vector<RunSource> KeptRuns::sources() const
{
    const std::size_t first = m_keepsShown ? 1 : 0;
    std::vector<RunSource> sources{{&m_link.history(), m_runs.size() > first ? shownName() : QString()}};
    for (std::size_t i = first; i < m_runs.size(); ++i)
        sources.push_back({m_runs[i].history.get(), m_runs[i].name});
    return sources;
}

} // namespace halfstep

#include "moc_kept_runs.cpp"
