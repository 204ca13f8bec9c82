#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halfstep {

/// What the program answers with, as scripts read it.
namespace exit_code {
inline constexpr int done = 0;    ///< an early stop is done, too
inline constexpr int failed = 1;  ///< the run failed
inline constexpr int refused = 2; ///< bad arguments or input
inline constexpr int stopped = 3; ///< by a signal, after saving
} // namespace exit_code

struct WindowCommand {};

struct TrainCommand {
    std::string preset; ///< empty with a config file or a checkpoint
    std::string config;
    std::vector<std::string> settings; ///< key.path=value, in order
    std::string out;
    std::string resume;      ///< checkpoint
    std::string tensorboard; ///< folder; empty: no event file
    bool json = false;
    bool quiet = false;
};

struct ListCommand {
    std::string what; ///< one of listSections()
    bool json = false;
};

/// Numbers stay text until they are judged: a parser of the option library would follow the locale.
struct ReplayScalerCommand {
    std::optional<std::string> init; ///< left out: the run's own, or the default
    std::optional<std::string> growth;
    std::optional<std::string> backoff;
    std::optional<std::string> interval;
    std::optional<std::string> foundInf; ///< 0,0,1,...
    std::optional<std::string> run;      ///< run folder
};

struct ReplayEarlyStoppingCommand {
    std::string values; ///< validation losses, comma separated
    std::optional<std::string> patience;
    std::optional<std::string> minDelta;
};

struct FormatCommand {
    std::string name;
    std::vector<std::string> values;
    bool saturate = false;
    bool json = false;
};

/// Numbers stay text, as in a replay.
struct EstimateCommand {
    std::string model; ///< 32-48-1, conv16-pool-64-3
    std::string input; ///< 32, 1x24x24; may be empty where the model says it
    std::string batch = "1";
    std::string optimizer = "adam";
    std::string dtype = "float32";
    std::optional<std::string> rows;
    std::optional<std::string> bandwidth;      ///< bytes a second
    std::optional<std::string> memory;         ///< bytes
    std::optional<std::string> effectiveBatch; ///< n
    std::optional<std::string> secondBatch;    ///< to compare variances with
    bool json = false;
};

struct LabCommand {
    std::string name;                  ///< empty only with help
    std::vector<std::string> settings; ///< key=value, in order
    std::string out;                   ///< folder for result.json and the tables; empty: none
    bool json = false;
    bool help = false;
};

struct ExportCommand {
    std::string run; ///< its folder
    std::string to;
    std::string out; ///< folder; empty: the run's own
};

struct InspectCommand {
    std::string run;                    ///< folder
    std::optional<std::string> attempt; ///< the window to look at, or the nearest that was told; left out: the newest
    bool json = false;
};

/// Numbers stay text, as in a replay.
struct BenchCommand {
    bool json = false;
    bool python = false;
    std::optional<std::string> slices;
    std::optional<std::string> sliceMilliseconds;
};

/// Help, version or a usage error: text to print, and nothing more to do.
struct PrintCommand {
    std::string text;
    int exitCode = exit_code::done; ///< `done` goes to standard output, everything else to standard error
};

using Command =
    std::variant<WindowCommand, TrainCommand, ListCommand, ReplayScalerCommand, ReplayEarlyStoppingCommand,
                 FormatCommand, EstimateCommand, LabCommand, ExportCommand, InspectCommand, BenchCommand, PrintCommand>;

Command commandFrom(int argc, const char* const* argv);

} // namespace halfstep
