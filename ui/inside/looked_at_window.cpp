#include "ui/inside/looked_at_window.h"

#include "engine/records/recorded_window.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <cmath>
#include <utility>

namespace halfstep {

LookedAtWindow::LookedAtWindow(SessionLink& link, QObject* parent) : QObject(parent), m_link(link)
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(100);
    connect(&m_pace, &QTimer::timeout, this, [this] {
        if (m_untold)
            tell();
    });
    connect(&m_reading, &DetailReading::answered, this, &LookedAtWindow::takeStored);
    connect(&link, &SessionLink::cleared, this, [this] {
        m_newest.reset();
        m_pointedAt = std::nan("");
        m_missed = false;
        m_follows = true;
        m_notes.clear();
        m_problem.reset();
        show(nullptr);
        Q_EMIT cleared();
    });
    connect(&link, &SessionLink::stepOrStopAsked, this, &LookedAtWindow::stepOrStopAsked);
    connect(&link, &SessionLink::updated, this, &LookedAtWindow::takeNewest);
    connect(&link, &SessionLink::stateChanged, this, &LookedAtWindow::takeNewest);
}

void LookedAtWindow::look(bool seen)
{
    if (m_seen == seen)
        return;
    m_seen = seen;
    m_link.look(seen);
    if (!seen)
        return;
    if (std::exchange(m_missed, false))
        goWhere(m_pointedAt);
    takeNewest();
}

void LookedAtWindow::pointAt(double attempt)
{
    const bool leaves = std::isfinite(m_pointedAt) || m_link.state() == LinkState::Running;
    m_pointedAt = attempt;
    if (!m_seen)
        m_missed = m_missed || leaves || std::isfinite(attempt);
    else if (leaves || std::isfinite(attempt))
        goWhere(attempt);
}

void LookedAtWindow::goWhere(double attempt)
{
    if (!std::isfinite(attempt)) {
        follow();
    } else if (!folder().empty()) {
        m_follows = false;
        m_reading.ask({folder(), std::llround(attempt)});
    }
}

void LookedAtWindow::step(int windows)
{
    const WindowDetailPtr& from = m_recorded ? m_recorded : m_window;
    if (folder().empty() || !from)
        return;
    m_follows = false;
    m_reading.ask({folder(), from->attempt, windows});
}

void LookedAtWindow::follow()
{
    m_reading.forget();
    m_follows = true;
    m_newest.reset();
    takeNewest();
    if (!m_newest && !folder().empty())
        m_reading.ask({folder()});
}

bool LookedAtWindow::live() const
{
    return m_link.active() || folder().empty();
}

/// Of a run under way; a run that has ended, or that nobody had looked at, is asked of its folder.
void LookedAtWindow::takeNewest()
{
    if (!m_seen)
        return;
    const SnapshotPtr& snapshot = m_link.shown().snapshot;
    const WindowDetailPtr newest = live() && snapshot ? snapshot->window : nullptr;
    const bool ended = !live() && std::exchange(m_newest, nullptr);
    if (newest && newest != m_newest) {
        m_newest = newest;
        m_follows = m_follows || m_link.state() == LinkState::Paused; // somebody has taken a step
        if (m_follows)
            show(newest);
    } else if (!newest && m_follows && (!m_window || ended) && m_link.state() != LinkState::Preparing
               && !folder().empty()) {
        m_reading.ask({folder()});
    }
}

void LookedAtWindow::takeStored(const DetailAnswer& answer)
{
    if (answer.folder == folder() && !live()) {
        if (answer.notes != m_notes && !answer.notes.empty())
            Q_EMIT noted(answer.notes);
        m_notes = answer.notes;
        if (std::exchange(m_problem, answer.problem) != answer.problem)
            tell();
    }
    if ((answer.window || answer.record) && answer.folder == folder() && !(m_follows && m_newest))
        show(answer.window, answer.record ? std::make_shared<WindowDetail>(
                                recordedWindow(*answer.record, config(), m_link.shown().precision))
                                          : nullptr);
}

void LookedAtWindow::show(const WindowDetailPtr& window, const WindowDetailPtr& recorded)
{
    if (window == m_window && recorded == m_recorded)
        return;
    m_window = window;
    m_recorded = recorded;
    m_untold = true;
    if (!m_pace.isActive())
        tell();
}

void LookedAtWindow::tell()
{
    m_untold = false;
    m_pace.start();
    Q_EMIT changed();
}

std::string LookedAtWindow::folder() const
{
    const ShownRun& shown = m_link.shown();
    if (!shown.storedIn.empty())
        return shown.storedIn;
    return shown.facts ? shown.facts->out : std::string();
}

QString LookedAtWindow::text() const
{
    if (!m_window && m_problem)
        return sentence(*m_problem);
    if (!m_window)
        return folder().empty() && !m_link.shown().facts ? tr("No run yet") : tr("Nothing told yet");
    const QString attempt = tr("attempt %1").arg(shownWhole(m_window->attempt));
    if (const std::int64_t last = m_link.history().attempts(); m_follows && !live() && m_window->attempt < last)
        return tr("%1, the last told of %2").arg(attempt, shownWhole(last));
    return m_recorded ? tr("%1, the nearest told to %2").arg(attempt, shownWhole(m_recorded->attempt)) : attempt;
}

RunConfig LookedAtWindow::config() const
{
    const ShownRun& shown = m_link.shown();
    return shown.snapshot ? withLiveSettings(shown.config, shown.snapshot->live) : shown.config;
}

} // namespace halfstep

#include "moc_looked_at_window.cpp"
