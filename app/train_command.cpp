#include "app/train_command.h"

#include "app/number_arguments.h"
#include "app/stop_signal.h"
#include "app/train_progress.h"
#include "app/train_request.h"
#include "app/train_result.h"
#include "app/wording.h"
#include "engine/records/record_text.h"
#include "engine/records/stored_history.h"
#include "engine/session/live_history.h"
#include "engine/session/training_session.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <thread>

namespace halfstep {

namespace {

constexpr std::chrono::milliseconds pollInterval{30};

struct Ending {
    std::optional<RunSummary> summary;
    std::vector<Problem> problems; ///< why the run could not begin
    RunHistory history;            ///< of the part that was trained here
};

Ending follow(TrainingSession& session, bool quiet)
{
    TrainProgress progress(quiet);
    Ending ending;
    bool stopping = false;
    for (bool last = false; !last;) {
        last = session.ended();
        const SessionUpdate update = session.takeUpdate();
        progress.show(update);
        if (update.facts)
            ending.history.begin(startOf(*update.facts));
        append(ending.history, update);
        if (update.summary)
            ending.summary = update.summary;
        ending.problems.insert(ending.problems.end(), update.problems.begin(), update.problems.end());
        if (stopSignalled() && !stopping) {
            session.requestStop();
            stopping = true;
        }
        if (!last)
            std::this_thread::sleep_for(pollInterval);
    }
    progress.finish();
    return ending;
}

/// With the attempts before those that were trained here, where the run goes on with another.
std::optional<RunHistory> wholeHistory(RunHistory history, const std::string& folder)
{
    if (history.start().resumedAttempts == 0)
        return history;
    const Result<StoredRun> run = readRunFolder(folder);
    if (run)
        return historyOf(*run);
    std::cerr << "halfstep: figures were left out: " << problemSentence(run.problems().front()) << '\n';
    return std::nullopt;
}

int exitCodeOf(const RunSummary& summary)
{
    switch (summary.outcome) {
    case Outcome::Finished:
    case Outcome::EarlyStopped: return exit_code::done;
    case Outcome::Stopped: return summary.reason == EndReason::StopRequested ? exit_code::stopped : exit_code::failed;
    case Outcome::Failed: return exit_code::failed;
    }
    return exit_code::failed;
}

void tellHowToResume(const RunPaths& paths)
{
    const std::string checkpoint = paths.out + "/checkpoint.safetensors";
    std::error_code unknown;
    if (std::filesystem::exists(checkpoint, unknown))
        std::cerr << "halfstep: stopped. Go on with: halfstep train --resume " << shellWord(checkpoint)
                  << (paths.tensorboard.empty() ? "" : " --tensorboard " + shellWord(paths.tensorboard)) << '\n';
    else
        std::cerr << "halfstep: stopped before there was anything to save.\n";
}

} // namespace

int runTrain(const TrainCommand& command, FigureDrawing drawFigures)
{
    const Result<TrainRequest> request = trainRequestFrom(command);
    if (!request)
        return refuse(request.problems());
    watchForStopSignals();
    // A closed pipe must not end a run that still has a folder to write.
    std::signal(SIGPIPE, SIG_IGN);

    TrainingSession session(request->config, request->options);
    Ending ending = follow(session, command.quiet);
    if (!ending.summary) {
        if (!ending.problems.empty())
            return refuse(ending.problems);
        tellHowToResume(request->options);
        return exit_code::stopped;
    }
    const RunSummary& summary = *ending.summary;
    std::string figures;
    if (summary.attempts > 0)
        if (const auto history = wholeHistory(std::move(ending.history), request->options.out))
            figures = drawFigures(*history, request->options.out);
    std::cout << (command.json ? toJson(summary).dump() + "\n"
                               : resultText(summary, figures, request->options.tensorboard))
              << std::flush;
    const int code = exitCodeOf(summary);
    if (code == exit_code::failed) {
        std::cerr << "halfstep: the run failed: " << endReasonText(summary.reason)
                  << (summary.detail.empty() ? "" : " (" + printable(summary.detail) + ")") << ".\n";
    }
    if (code == exit_code::stopped)
        tellHowToResume(request->options);
    return code;
}

} // namespace halfstep
