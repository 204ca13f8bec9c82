#include "ui/session/kept_runs.h"

#include "engine/config/choices.h"
#include "ui/language/path_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace halfstep {
namespace {

/// After its folder, without the time that makes the folder's name its own.
QString nameOf(const ShownRun& run)
{
    static const QRegularExpression stamp(QStringLiteral("-\\d{8}-\\d{6}(-\\d+)?$"));
    const QString folder = pathText(run.facts ? run.facts->out : run.storedIn);
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
    m_runs.insert(m_runs.begin(), {shownName(), m_link.shown().config, std::make_shared<RunHistory>(m_link.history())});
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

QString KeptRuns::shownName() const
{
    if (m_keepsShown)
        return m_runs.front().name;
    const QString name = nameOf(m_link.shown());
    QString unique = name;
    for (int number = 2; std::ranges::find(m_runs, unique, &KeptRun::name) != m_runs.end(); ++number)
        unique = QStringLiteral("%1 (%2)").arg(name).arg(number);
    return unique;
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
