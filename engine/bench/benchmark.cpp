#include "engine/bench/benchmark.h"

#include "engine/bench/blas_floor.h"
#include "engine/bench/own_loops.h"
#include "engine/bench/python_loop.h"
#include "engine/records/descriptor.h"
#include "engine/session/torch_module.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <stdlib.h>
#include <thread>

namespace halfstep {
namespace {

using P = BenchPath;

constexpr BenchBar bars[] = {
    {"mlp", 32, P::PythonDataLoader, P::Run, 30, false},  {"mlp", 64, P::PythonDataLoader, P::Run, 30, false},
    {"mlp", 512, P::PythonDataLoader, P::Run, 18, false}, {"mlp", 32, P::PythonBest, P::Run, 15, false},
    {"mlp", 64, P::PythonBest, P::Run, 15, false},        {"mlp", 512, P::PythonBest, P::Run, 3.5, false},
    {"mlp", 64, P::Run, P::BlasFloor, 1.3, true},         {"cnn", 4, P::PythonDataLoader, P::Run, 3, false},
    {"cnn", 16, P::PythonDataLoader, P::Run, 3.5, false}, {"cnn", 64, P::PythonDataLoader, P::Run, 3.5, false},
    {"mlp", 32, P::RunFloat16, P::Run, 1.15, true},       {"mlp", 64, P::RunFloat16, P::Run, 1.15, true},
    {"mlp", 512, P::RunFloat16, P::Run, 1.15, true},      {"cnn", 4, P::RunFloat16, P::Run, 1.15, true},
    {"cnn", 16, P::RunFloat16, P::Run, 1.15, true},       {"cnn", 64, P::RunFloat16, P::Run, 1.15, true},
    {"cnn", 64, P::RunBfloat16, P::Run, 1, true},         {"smallest", 1, P::Run, P::RunWithoutFolder, 1.05, true},
};

constexpr P mlpPaths[] = {P::Run,       P::RunFloat16,       P::Plan,      P::Autograd, P::PlainLibtorch,
                          P::BlasFloor, P::PythonDataLoader, P::PythonBest};
constexpr P cnnPaths[] = {P::Run,      P::RunFloat16,    P::RunBfloat16,      P::Plan,
                          P::Autograd, P::PlainLibtorch, P::PythonDataLoader, P::PythonBest};
constexpr P smallestPaths[] = {P::Run, P::RunWithoutFolder, P::RunLookedAt, P::Plan};

/// Gone with all that is in it.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        const char* const place = std::getenv("TMPDIR");
        m_path = std::string(place && *place ? place : "/tmp") + "/halfstep-bench-XXXXXX";
        if (!::mkdtemp(m_path.data()))
            m_problem = unwritable(m_path, errno);
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        if (!m_problem)
            std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return m_path; }
    const std::optional<Problem>& problem() const { return m_problem; } ///< why there is none

private:
    std::string m_path;
    std::optional<Problem> m_problem;
};

bool isPython(P path)
{
    return path == P::PythonDataLoader || path == P::PythonBest;
}

/// What is missing where a way cannot take part.
std::optional<BenchGap> gapAt(P path)
{
    if (isPython(path))
        return BenchGap::NoPython;
    if (path == P::BlasFloor)
        return BenchGap::NoBlas;
    const bool needsTorch = path == P::Autograd || path == P::PlainLibtorch || path == P::RunBfloat16;
    return needsTorch && !loadTorch() ? std::optional(BenchGap::NoTorch) : std::nullopt;
}

double load()
{
    double average = 0;
    return ::getloadavg(&average, 1) == 1 ? average : 0;
}

RunConfig inFormat(RunConfig config, const char* dtype)
{
    config.precision.amp = true;
    config.precision.dtype = dtype;
    return config;
}

RunConfig on(RunConfig config, EngineName engine)
{
    config.run.engine = engine;
    return config;
}

class Benchmark {
public:
    Benchmark(const BenchOptions& options, const std::function<void(const BenchRow&)>& rowDone)
        : m_options(options)
        , m_rowDone(rowDone)
    {
    }

    Result<BenchReport> run();

private:
    std::optional<Problem> compare(const BenchWork& work, std::span<const P> paths);
    Result<ContenderPtr> contender(const BenchWork& work, P path) const;
    bool leavesGap(P path);
    bool hasGap(BenchGap gap) const { return std::ranges::find(m_report.gaps, gap) != m_report.gaps.end(); }
    std::string freshFolder() const { return m_folder.path() + "/run-" + std::to_string(m_runs++); }

    const BenchOptions& m_options;
    const std::function<void(const BenchRow&)>& m_rowDone;
    TemporaryFolder m_folder;
    mutable int m_runs = 0;
    BenchReport m_report;
};

Result<ContenderPtr> Benchmark::contender(const BenchWork& work, P path) const
{
    const RunConfig& config = work.config;
    switch (path) {
    case P::Run: return runInTurns(config, freshFolder());
    case P::RunFloat16: return runInTurns(inFormat(config, "float16"), freshFolder());
    case P::RunBfloat16: return runInTurns(inFormat(config, "bfloat16"), freshFolder());
    case P::RunWithoutFolder: return runInTurns(config, {});
    case P::RunLookedAt: return runInTurns(config, {}, Watching::NowAndThen);
    case P::Plan: return trainerLoop(on(config, EngineName::Plan), work.dataset);
    case P::Autograd: return trainerLoop(on(config, EngineName::Autograd), work.dataset);
    case P::PlainLibtorch: return plainLibtorchLoop(work);
    case P::BlasFloor: return blasFloor(work);
    case P::PythonDataLoader: return pythonLoop(PythonLoop::DataLoader, work, m_folder.path());
    case P::PythonBest: return pythonLoop(PythonLoop::Best, work, m_folder.path());
    }
    return Problem{ProblemCode::UnknownValue, "path"};
}

/// Noted once; the rest is measured without it.
bool Benchmark::leavesGap(P path)
{
    const std::optional<BenchGap> gap = gapAt(path);
    if (!gap)
        return false;
    if (!hasGap(*gap))
        m_report.gaps.push_back(*gap);
    return true;
}

std::optional<Problem> Benchmark::compare(const BenchWork& work, std::span<const P> paths)
{
    BenchRow row{work.name, work.config.batch.microBatch, {}};
    std::vector<ContenderPtr> contenders;
    if (givesUp(m_options.cancelled))
        return std::nullopt;
    for (const P path : paths) {
        if (isPython(path) && (!m_options.python || hasGap(BenchGap::NoPython)))
            continue;
        Result<ContenderPtr> made = contender(work, path);
        if (!made && !leavesGap(path))
            return made.problems().front();
        if (!made)
            continue;
        row.cells.push_back({path, {}});
        contenders.push_back(std::move(*made));
    }
    const OneCore core; // only now, since the threads that write a run's records are free to be elsewhere
    std::vector<Slices> slices = takeTurns(contenders, m_options.pace, m_options.cancelled);
    if (givesUp(m_options.cancelled))
        return std::nullopt;
    for (std::size_t i = 0; i < slices.size(); ++i)
        row.cells[i].slices = std::move(slices[i]);
    m_rowDone(row);
    m_report.rows.push_back(std::move(row));
    return std::nullopt;
}

Result<BenchReport> Benchmark::run()
{
    if (m_folder.problem())
        return *m_folder.problem();
    m_report.pace = m_options.pace;
    m_report.cores = std::thread::hardware_concurrency();
    m_report.loadBefore = load();
    const Result<BenchWork> mlp = mlpWork(m_folder.path());
    const Result<BenchWork> cnn = cnnWork(m_folder.path());
    const Result<BenchWork> smallest = smallestWork(m_folder.path());
    for (const Result<BenchWork>* work : {&mlp, &cnn, &smallest})
        if (!*work)
            return work->problems();
    for (const std::int64_t microBatch : {32, 64, 512})
        if (const auto problem = compare(mlp->with(microBatch), mlpPaths))
            return *problem;
    for (const std::int64_t microBatch : {4, 16, 64})
        if (const auto problem = compare(cnn->with(microBatch), cnnPaths))
            return *problem;
    if (const auto problem = compare(smallest->with(1), smallestPaths))
        return *problem;
    if (givesUp(m_options.cancelled))
        return std::vector<Problem>{};
    m_report.environment = environmentFacts(); // with the BLAS that was loaded meanwhile
    m_report.bars = barsOf(m_report.rows);
    m_report.loadAfter = load();
    return std::move(m_report);
}

} // namespace

const BenchCell* BenchRow::cell(BenchPath path) const
{
    const auto found = std::ranges::find(cells, path, &BenchCell::path);
    return found == cells.end() ? nullptr : &*found;
}

std::vector<BarResult> barsOf(std::span<const BenchRow> rows)
{
    std::vector<BarResult> results;
    for (const BenchBar& bar : bars) {
        for (const BenchRow& row : rows) {
            const BenchCell* const first = row.cell(bar.first);
            const BenchCell* const second = row.cell(bar.second);
            if (row.work != bar.work || row.microBatch != bar.microBatch || !first || !second)
                continue;
            const Spread ratio = ratioOf(first->slices, second->slices);
            results.push_back({bar, ratio, bar.atMost ? ratio.median <= bar.bar : ratio.median >= bar.bar});
        }
    }
    return results;
}

Result<BenchReport> runBenchmark(const BenchOptions& options, const std::function<void(const BenchRow&)>& rowDone)
{
    return Benchmark(options, rowDone).run();
}

} // namespace halfstep
