#pragma once

#include "engine/bench/bench_work.h"
#include "engine/bench/turns.h"
#include "engine/config/choices.h"
#include "engine/records/environment.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace halfstep {

/// Ways to train. A run has a thread of its own; its engine is the one that it is given unless it says another.
enum class BenchPath {
    Run,              ///< float32, all records written into a folder
    RunFloat16,       ///< the same, emulated
    RunBfloat16,      ///< the same, native where LibTorch has it
    RunWithoutFolder, ///< no records are written
    RunLookedAt,      ///< none written, and somebody looks inside
    Plan,             ///< the trainer alone, which counts what records tell
    Autograd,         ///< likewise
    PlainLibtorch,    ///< the loop of a tutorial, in C++
    BlasFloor,        ///< arithmetic alone
    PythonDataLoader, ///< the loop of a tutorial, in Python
    PythonBest        ///< the fastest plain loop that we know, in Python
};
template <>
inline constexpr auto choiceWords<BenchPath> = std::to_array<std::string_view>(
    {"run", "run_float16", "run_bfloat16", "run_without_folder", "run_looked_at", "plan", "autograd", "plain_libtorch",
     "blas_floor", "python_dataloader", "python_best"});

struct BenchCell {
    BenchPath path{};
    Slices slices; ///< microseconds a step
};

/// Contenders that took turns over one piece of work.
struct BenchRow {
    std::string work;
    std::int64_t microBatch = 0;
    std::vector<BenchCell> cells;

    const BenchCell* cell(BenchPath path) const; ///< null where it did not take part
};

/// What a ratio of two ways should keep to.
struct BenchBar {
    std::string_view work;
    std::int64_t microBatch = 0;
    BenchPath first{};
    BenchPath second{};
    double bar = 1;
    bool atMost = false; ///< else at least
};

struct BarResult {
    BenchBar bar;
    Spread ratio; ///< of its first to its second
    bool met = false;
};

/// What could not be measured here.
enum class BenchGap { NoPython, NoBlas, NoTorch };
template <>
inline constexpr auto choiceWords<BenchGap> = std::to_array<std::string_view>({"no_python_torch", "no_blas",
                                                                               "no_libtorch"});

struct BenchOptions {
    BenchPace pace;
    bool python = false;
    Cancelled cancelled{};
};

struct BenchReport {
    BenchPace pace;
    EnvironmentFacts environment;
    std::int64_t cores = 0;
    double loadBefore = 0; ///< runnable threads, averaged over a minute
    double loadAfter = 0;
    std::vector<BenchRow> rows;
    std::vector<BarResult> bars; ///< of what was measured
    std::vector<BenchGap> gaps;
};

/// Everything in turns, on the calling thread and one for each run; rows are told as they are done. Nothing is left on
/// the disk. Neither a report nor a problem when cancelled.
Result<BenchReport> runBenchmark(const BenchOptions& options, const std::function<void(const BenchRow&)>& rowDone);

/// Those of the rows.
std::vector<BarResult> barsOf(std::span<const BenchRow> rows);

} // namespace halfstep
