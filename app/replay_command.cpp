#include "app/replay_command.h"

#include "app/number_arguments.h"
#include "app/wording.h"
#include "engine/config/byte_text.h"
#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/numerics/replay.h"
#include "engine/records/json_numbers.h"
#include "engine/records/recorded_scales.h"
#include "engine/records/run_files.h"
#include "engine/records/run_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <utility>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

/// Which option stands for which setting.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> optionNames{{
    {"scaler.init_scale", "--init"},
    {"scaler.growth_factor", "--growth"},
    {"scaler.backoff_factor", "--backoff"},
    {"scaler.growth_interval", "--interval"},
    {"early_stopping.patience", "--patience"},
    {"early_stopping.min_delta", "--min-delta"},
}};

/// The ranges are those of a config.
void judge(const RunConfig& config)
{
    for (Problem problem : problemsIn(config)) {
        if (problem.where == "scaler.floor")
            throw BadArgument("--init is below the run's scaler.floor of " + numberText(config.scaler.floor) + ".");
        for (const auto& [setting, option] : optionNames) {
            if (problem.where == setting) {
                problem.where = option;
                throw BadArgument(problemSentence(problem));
            }
        }
    }
}

RunConfig overridden(RunConfig config, const ReplayScalerCommand& command)
{
    config.scaler.enabled = true;
    if (command.init)
        config.scaler.initScale = numberArgument(*command.init, "--init");
    if (command.growth)
        config.scaler.growthFactor = numberArgument(*command.growth, "--growth");
    if (command.backoff)
        config.scaler.backoffFactor = numberArgument(*command.backoff, "--backoff");
    if (command.interval)
        config.scaler.growthInterval = countArgument(*command.interval, "--interval");
    judge(config);
    return config;
}

std::vector<bool> findingsFrom(const std::string& list)
{
    std::vector<bool> findings;
    for (const double number : numberListArgument(list, "--found-inf")) {
        if (number != 0 && number != 1)
            throw BadArgument("--found-inf holds " + numberText(number) + "; give 0 or 1 for each attempt.");
        findings.push_back(number == 1);
    }
    return findings;
}

void requireFile(const std::string& folder, std::string_view name)
{
    std::error_code ignored;
    if (const std::string path = fileIn(folder, name); !std::filesystem::exists(path, ignored))
        throw BadArgument(problemSentence({ProblemCode::FileNotFound, path}));
}

/// What a run's gradients would have stood; refused where that was not measured.
RecordedScales recordedScales(const StoredRun& run, const std::string& folder)
{
    RecordedScales scales(run.attempts);
    if (scales.size() == 0) {
        requireFile(folder, "attempts.csv");
        if (run.document.precision.dtype != "float32" && !run.document.precision.native)
            requireFile(folder, "scale_limits.csv");
        throw BadArgument(folder
                          + " has no attempt in an emulated format, and only there is measured which scale the "
                            "gradients would have stood; give --found-inf instead.");
    }
    return scales;
}

Json rowJson(const ScalerReplayRow& row)
{
    return {{"attempt", row.attempt}, {"scale_used", row.scaleUsed}, {"found_inf", row.foundInf},
            {"skipped", row.skipped}, {"scale_next", row.scaleNext}, {"growth_tracker", row.growthTracker}};
}

template <typename Row>
void printScalerTrace(const ScalerConfig& config, const std::vector<Row>& rows, Json trace, Json source)
{
    Json json{{"replay", "scaler"},
              {"init_scale", config.initScale},
              {"growth_factor", config.growthFactor},
              {"backoff_factor", config.backoffFactor},
              {"growth_interval", config.growthInterval},
              {"attempts", rows.size()},
              {"skipped", std::ranges::count_if(rows, [](const ScalerReplayRow& row) { return row.skipped; })},
              {"final_scale", rows.back().scaleNext}};
    if (config.floor > 0) {
        json["floor"] = config.floor;
        json["stopped_below_floor"] = static_cast<float>(rows.back().scaleNext) < static_cast<float>(config.floor);
    }
    json.update(source);
    json["trace"] = std::move(trace);
    std::cout << json.dump() << '\n';
}

void replayFindings(const ReplayScalerCommand& command)
{
    const ScalerConfig config = overridden({}, command).scaler;
    const std::vector<ScalerReplayRow> rows = replayScaler(config, findingsFrom(*command.foundInf));
    Json trace = Json::array();
    for (const ScalerReplayRow& row : rows)
        trace.push_back(rowJson(row));
    printScalerTrace(config, rows, std::move(trace), Json::object());
}

/// What a replay of these attempts tells, and why the others are not in it.
std::string replayNote(const RecordedScales& scales, const std::vector<ScaleReplayRow>& rows)
{
    std::string note = "The gradients are those of the recorded run. A run with these settings would have applied "
                       "other updates and so met other gradients; after a recorded overflow the limit is an upper "
                       "bound. recorded_skipped counts the same attempts as skipped.";
    const auto all = std::to_string(scales.attempts());
    if (rows.size() < scales.size())
        return note + " The replay ends with attempt " + std::to_string(rows.back().attempt)
               + ", since the next scale would be below the floor.";
    if (scales.atZero() > 0)
        note +=
            " From attempt " + std::to_string(scales.firstAtZero())
            + " on the recorded scale was 0, so that it is not known which scale the gradients would have stood: of "
            + all + " attempts " + std::to_string(scales.atZero()) + " are left out.";
    if (const auto others = scales.attempts() - std::ssize(rows) - scales.atZero(); others > 0)
        note += " Of " + all + " attempts " + std::to_string(others)
                + " are left out, since they ran in no emulated format.";
    return note;
}

void replayRun(const ReplayScalerCommand& command)
{
    const Result<StoredRun> run = readRunFolder(*command.run);
    if (!run)
        throw BadArgument(problemSentence(run.problems().front()));
    for (const RunNote& note : run->notes)
        std::cerr << "halfstep: " << noteSentence(note) << '\n';
    const ScalerConfig config = overridden(run->document.config, command).scaler;
    const bool overflowsKnown = std::ranges::none_of(run->notes, [](const RunNote& note) {
        return note.code == NoteCode::MissingColumn && note.name == "found_inf";
    });
    const RecordedScales scales = recordedScales(*run, *command.run);
    const std::vector<ScaleReplayRow> rows = scales.replay(config);
    Json trace = Json::array();
    for (const ScaleReplayRow& replayed : rows) {
        Json row = rowJson(replayed);
        NumberWriter numbers(row);
        numbers.put("largest_finite_scale", replayed.largestFiniteScale);
        row["upper_bound"] = overflowsKnown ? Json(replayed.upperBound) : Json();
        row["recorded_skip"] = replayed.recordedSkip;
        numbers.finish();
        trace.push_back(std::move(row));
    }
    printScalerTrace(config, rows, std::move(trace),
                     {{"run", textFromBytes(*command.run)},
                      {"recorded_skipped", std::ranges::count_if(rows, &ScaleReplayRow::recordedSkip)},
                      {"recorded_attempts", scales.attempts()},
                      {"note", replayNote(scales, rows)}});
}

} // namespace

int runReplay(const ReplayScalerCommand& command)
{
    try {
        if (command.run)
            replayRun(command);
        else if (command.foundInf)
            replayFindings(command);
        else
            return refuseArgument("replay scaler needs --found-inf or --run.");
    } catch (const BadArgument& bad) {
        return refuseArgument(bad.what());
    }
    return exit_code::done;
}

int runReplay(const ReplayEarlyStoppingCommand& command)
{
    try {
        RunConfig config;
        const std::vector<double> values = numberListArgument(command.values, "--values");
        if (command.patience)
            config.earlyStopping.patience = countArgument(*command.patience, "--patience");
        if (command.minDelta)
            config.earlyStopping.minDelta = numberArgument(*command.minDelta, "--min-delta");
        judge(config);
        const auto& [enabled, patience, minDelta] = config.earlyStopping;
        const EarlyStoppingReplay replay = replayEarlyStopping(values, patience, minDelta);
        Json json{{"replay", "early-stopping"}, {"patience", patience}, {"min_delta", minDelta}};
        const auto orNull = [](const auto& value) { return value ? Json(*value) : Json(); };
        json["stop_epoch"] = orNull(replay.stopEpoch);
        json["best_epoch"] = orNull(replay.bestEpoch);
        NumberWriter summary(json);
        summary.put("best", replay.bestEpoch ? std::optional(replay.best) : std::nullopt);
        Json trace = Json::array();
        for (const EarlyStoppingRow& epoch : replay.epochs) {
            Json row{{"epoch", epoch.epoch}};
            NumberWriter numbers(row);
            numbers.put("value", epoch.value);
            row["improved"] = epoch.improved;
            numbers.put("best", epoch.best);
            row["bad_in_a_row"] = epoch.badInARow;
            row["stop"] = epoch.stop;
            numbers.finish();
            trace.push_back(std::move(row));
        }
        json["trace"] = std::move(trace);
        summary.finish();
        std::cout << json.dump() << '\n';
    } catch (const BadArgument& bad) {
        return refuseArgument(bad.what());
    }
    return exit_code::done;
}

} // namespace halfstep
