#include "engine/records/event_log.h"

#include "engine/records/event_encoding.h"
#include "engine/records/event_scalars.h"
#include "engine/records/record_order.h"
#include "engine/records/run_files.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <limits>
#include <system_error>
#include <vector>

namespace halfstep {

namespace {

/// Names of the event files in a folder, the newest last: they begin with their time.
std::vector<std::string> eventFilesIn(const std::string& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error);
         !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.find("tfevents") != std::string::npos)
            names.push_back(name);
    }
    std::ranges::sort(names);
    return names;
}

/// As TensorFlow names them, but free of the host's name.
std::string newFileName()
{
    std::string seconds = std::to_string(static_cast<std::int64_t>(wallClock()));
    seconds.insert(0, 10 - std::min<std::size_t>(10, seconds.size()), '0');
    return "events.out.tfevents." + seconds + ".halfstep." + std::to_string(::getpid()) + ".0";
}

Problem holdsLog(const std::string& folder)
{
    return {ProblemCode::FileUnwritable, folder, Reason::HoldsEvents, {}};
}

/// Adds to a file of the run's events those that it lacks, and cuts off what follows the run's last. Every event of a
/// record must be the one that the record makes.
std::optional<Problem> completeEvents(const StoredRun& run, const std::string& path)
{
    const Result<std::string> file = readFile(path);
    if (!file)
        return file.problems().front();
    std::size_t end = 0;
    const std::string_view first = takeFramed(*file, end);
    bool agrees = first == versionEvent(wallTimeOf(first));
    bool shared = false; // at least one event
    std::string missing;
    constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
    visitInOrder(run, all, all, [&](const RowRecord& record) {
        const std::string_view event = takeFramed(*file, end);
        const std::string own = eventOf(record, event.empty() ? wallClock() : wallTimeOf(event));
        if (event.empty())
            appendFramed(missing, own);
        shared = shared || !event.empty();
        agrees = agrees && (event.empty() || event == own);
    });
    if (!agrees || (!shared && end < file->size()))
        return holdsLog(std::filesystem::path(path).parent_path().string());
    AppendFile log;
    if (auto problem = log.open(path, static_cast<std::int64_t>(end)))
        return problem;
    return log.append(missing);
}

} // namespace

double wallClock()
{
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::optional<Problem> EventLog::open(const std::string& folder, const std::optional<Continuation>& before)
{
    std::optional<StoredRun> run;
    if (before) {
        Result<StoredRun> stored = readRunFolder(before->folder);
        if (!stored)
            return stored.problems().front();
        run = std::move(*stored);
    }
    Result<MadeFolder> made = MadeFolder::make(folder);
    if (!made)
        return made.problems().front();
    m_folder.emplace(std::move(*made));
    const std::vector<std::string> there = eventFilesIn(folder);
    if (!there.empty())
        return run ? goOn(fileIn(folder, there.back()), *run, *before) : holdsLog(folder);
    appendFramed(m_waiting, versionEvent(wallClock()));
    if (run)
        visitInOrder(*run, before->attempts, before->epochs,
                     [this](const RowRecord& record) { add(record, wallClock()); });
    return start(fileIn(folder, newFileName()));
}

std::optional<Problem> EventLog::start(const std::string& path)
{
    Result<StagedFile> file = StagedFile::write(path, m_waiting);
    if (!file)
        return file.problems().front();
    m_made.emplace(std::move(*file));
    if (auto problem = m_made->put())
        return problem;
    const auto size = static_cast<std::int64_t>(m_waiting.size());
    m_waiting.clear();
    return m_file.open(path, size);
}

/// An event agrees with its record when it is the one that the record makes.
std::optional<Problem> EventLog::goOn(const std::string& path, const StoredRun& run, const Continuation& before)
{
    const Result<std::string> file = readFile(path);
    if (!file)
        return file.problems().front();
    std::size_t end = 0;
    const std::string_view first = takeFramed(*file, end);
    if (first != versionEvent(wallTimeOf(first)))
        return holdsLog(std::filesystem::path(path).parent_path().string());
    bool agrees = true;
    bool other = false; // the very first record is not this run's
    const std::size_t begin = end;
    visitInOrder(run, before.attempts, before.epochs, [&](const RowRecord& record) {
        std::size_t next = end;
        const std::string_view event = agrees ? takeFramed(*file, next) : std::string_view();
        agrees = !event.empty() && event == eventOf(record, wallTimeOf(event));
        if (agrees)
            end = next;
        else
            add(record, wallClock());
        other = other || (!event.empty() && !agrees && end == begin);
    });
    if (other) {
        m_waiting.clear();
        return holdsLog(std::filesystem::path(path).parent_path().string());
    }
    return m_file.open(path, static_cast<std::int64_t>(end));
}

void EventLog::keep()
{
    if (m_made)
        m_made->keep();
    if (m_folder)
        m_folder->keep();
    m_made.reset();
    m_folder.reset();
    // What cannot be cut off now is at the next append.
    if (m_file.isOpen())
        m_file.cut();
}

void EventLog::add(const RowRecord& record, double wallTime)
{
    if (const std::string event = eventOf(record, wallTime); !event.empty())
        appendFramed(m_waiting, event);
}

std::optional<Problem> EventLog::flush()
{
    constexpr std::size_t pieceSize = 16384;
    std::optional<Problem> problem;
    std::size_t done = 0;
    while (m_file.isOpen() && !problem && done < m_waiting.size()) {
        std::size_t end = done;
        while (end < m_waiting.size() && end - done < pieceSize)
            takeFramed(m_waiting, end);
        problem = m_file.append(std::string_view(m_waiting).substr(done, end - done));
        if (!problem)
            done = end;
    }
    m_waiting.erase(0, done);
    return problem;
}

std::optional<Problem> exportEvents(const StoredRun& run, const std::string& folder)
{
    Result<MadeFolder> made = MadeFolder::make(folder);
    if (!made)
        return made.problems().front();
    if (const std::vector<std::string> there = eventFilesIn(folder); !there.empty())
        return there.size() == 1 ? completeEvents(run, fileIn(folder, there.front())) : holdsLog(folder);
    const double now = wallClock();
    std::string file;
    appendFramed(file, versionEvent(now));
    constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();
    visitInOrder(run, all, all, [&](const RowRecord& record) { appendFramed(file, eventOf(record, now)); });
    if (auto problem = saveFile(fileIn(folder, newFileName()), file))
        return problem;
    made->keep();
    return std::nullopt;
}

} // namespace halfstep
