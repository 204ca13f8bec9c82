#include "ui/session/event_reader.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace halfstep {

namespace {

/// What happens at one attempt, in that order.
enum class Rank { Begin, Change, Step, Verdict, Epoch, Note, Resume };

} // namespace

struct EventReader::Placed {
    std::int64_t attempt;
    Rank rank;
    RunEvent event;
};

std::vector<RunEvent> EventReader::news(const RunHistory& history, const std::vector<Problem>& said)
{
    std::vector<Placed> placed;
    readStart(history, placed);
    readChanges(history, placed);
    readMarks(history, placed);
    readEpochs(history, placed);
    readNotes(history, placed);
    m_attempts = history.attempts();
    std::ranges::stable_sort(placed, {}, [](const Placed& p) { return std::tuple(p.attempt, p.rank); });

    std::vector<RunEvent> events;
    for (Placed& each : placed)
        events.push_back(std::move(each.event));
    events.insert(events.end(), said.begin(), said.end());
    if (history.summary() && !m_ended)
        events.push_back(RunEnded{*history.summary()});
    m_ended = history.summary().has_value();
    return events;
}

void EventReader::readStart(const RunHistory& history, std::vector<Placed>& events)
{
    const RunStart& start = history.start();
    if (m_began || start.model.empty())
        return;
    m_began = true;
    const std::int64_t before = start.resumedAttempts;
    const bool knowsBefore = history.series(Quantity::TrainLoss).at(static_cast<double>(before)).has_value();
    if (before == 0 || knowsBefore)
        events.push_back({0, Rank::Begin,
                          RunBegan{start.dataset, start.model, start.trainSamples, start.parameters, start.mistakes}});
    for (const std::int64_t earlier : start.earlierResumes)
        events.push_back({earlier, Rank::Resume, RunResumed{start.dataset, start.model, earlier}});
    if (before > 0)
        events.push_back({before, Rank::Resume, RunResumed{start.dataset, start.model, before}});
    if (!start.saved)
        events.push_back({before, before > 0 ? Rank::Resume : Rank::Begin, RunNotSaved{}});
}

/// Unlike what a run tells, notes come and go at any attempt.
void EventReader::readNotes(const RunHistory& history, std::vector<Placed>& events)
{
    const UserNotes& now = history.marks().notes;
    if (now == m_notes)
        return;
    const auto tell = [&](const UserNote& note, NoteWritten::Act act) {
        events.push_back({note.attempt, Rank::Note, NoteWritten{note.attempt, note.text, act}});
    };
    for (const UserNote& note : m_notes)
        if (std::ranges::find(now, note.attempt, &UserNote::attempt) == now.end())
            tell(note, NoteWritten::Act::Removed);
    for (const UserNote& note : now) {
        const auto before = std::ranges::find(m_notes, note.attempt, &UserNote::attempt);
        if (before == m_notes.end())
            tell(note, NoteWritten::Act::Put);
        else if (before->text != note.text)
            tell(note, NoteWritten::Act::Changed);
    }
    m_notes = now;
}

void EventReader::readChanges(const RunHistory& history, std::vector<Placed>& events)
{
    // Several settings may change at one attempt, and not all at once while the run waits there.
    std::size_t there = 0;
    for (const LiveChange& change : history.marks().changes.all()) {
        if (change.attempt < m_changeAttempt)
            continue;
        if (change.attempt > m_changeAttempt) {
            m_changeAttempt = change.attempt;
            m_changesThere = 0;
            there = 0;
        }
        if (++there <= m_changesThere)
            continue;
        m_changesThere = there;
        events.push_back({change.attempt, Rank::Change, change});
    }
}

void EventReader::readMarks(const RunHistory& history, std::vector<Placed>& events)
{
    const bool scheduleCounts = std::ranges::count(history.start().mistakes, "schedule_counts_skips") > 0;
    for (const SkipMark& skip : history.marks().skips.all()) {
        if (skip.lastAttempt <= m_attempts)
            continue;
        const std::int64_t first = std::max(skip.attempt, m_attempts + 1);
        events.push_back(
            {first, Rank::Step,
             SkippedAttempts{first, skip.lastAttempt, std::min(skip.count, skip.lastAttempt - first + 1), skip.reason,
                             skip.firstBadTensor, skip.scaleUsed, skip.scaleNext, scheduleCounts}});
    }
    for (const ScaleGrowth& growth : history.marks().growths.all())
        if (growth.lastAttempt > m_attempts)
            events.push_back({growth.attempt, Rank::Step,
                              ScaleGrown{growth.attempt, growth.lastAttempt, growth.before, growth.after}});
    for (const VerdictTurn& turn : history.marks().verdictTurns.all())
        if (turn.attempt > m_attempts && turn.verdict != Verdict::None)
            events.push_back({turn.attempt, Rank::Verdict, VerdictTurned{turn.attempt, turn.verdict}});
}

void EventReader::readEpochs(const RunHistory& history, std::vector<Placed>& events)
{
    // An epoch's record comes after its evaluation, and so maybe later than its last attempt.
    for (const EpochRecord& epoch : history.marks().epochs.all()) {
        if (epoch.epoch <= m_epoch)
            continue;
        m_epoch = epoch.epoch;
        if (epoch.best)
            events.push_back(
                {epoch.lastAttempt, Rank::Epoch, BestEpoch{epoch.epoch, epoch.valLoss, epoch.lastAttempt}});
        const bool broken = history.start().validated && !std::isfinite(epoch.valLoss);
        if (broken && !m_validationBroken)
            events.push_back({epoch.lastAttempt, Rank::Epoch, ValidationBroken{epoch.epoch, epoch.lastAttempt}});
        m_validationBroken = broken;
    }
}

} // namespace halfstep
