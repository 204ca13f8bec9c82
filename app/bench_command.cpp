#include "app/bench_command.h"

#include "app/number_arguments.h"
#include "app/stop_signal.h"
#include "app/wording.h"
#include "engine/bench/bench_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <csignal>
#include <iostream>
#include <utility>

namespace halfstep {
namespace {

std::string nameOf(BenchPath path)
{
    switch (path) {
    case BenchPath::Run: return "run, all records written";
    case BenchPath::RunFloat16: return "run in float16, emulated";
    case BenchPath::RunBfloat16: return "run in bfloat16";
    case BenchPath::RunWithoutFolder: return "run, no records written";
    case BenchPath::RunLookedAt: return "run, looked inside";
    case BenchPath::Plan: return "trainer alone, plan";
    case BenchPath::Autograd: return "trainer alone, autograd";
    case BenchPath::PlainLibtorch: return "plain LibTorch loop";
    case BenchPath::BlasFloor: return "BLAS floor";
    case BenchPath::PythonDataLoader: return "Python, DataLoader";
    case BenchPath::PythonBest: return "Python, best plain loop";
    }
    return {};
}

std::string sentenceOf(BenchGap gap)
{
    switch (gap) {
    case BenchGap::NoPython:
        return "PyTorch for python3 was not found (Debian's package is python3-torch); its loops are left out.";
    case BenchGap::NoTorch:
        return "LibTorch could not be loaded (Debian's package is libtorch-dev); what it computes is left out.";
    case BenchGap::NoBlas: return "No libblas.so.3 with cblas_sgemm was found; the BLAS floor is left out.";
    }
    return {};
}

std::string nameOf(const std::string& work)
{
    if (work == "mlp")
        return "MLP 32-48-1, Adam";
    return work == "cnn" ? "glyph-cnn, SGD with momentum" : "smallest model, 8 weights";
}

constexpr std::size_t nameWidth = 28;

std::string microseconds(double value)
{
    return value >= 1000 ? grouped(std::llround(value)) : rounded(value, 4);
}

void print(const BenchRow& row)
{
    std::cout << '\n' << nameOf(row.work) << ", micro-batches of " << row.microBatch << '\n';
    for (const BenchCell& cell : row.cells) {
        const Spread spread = spreadOf(cell.slices);
        std::cout << "  " << padded(nameOf(cell.path), nameWidth) << padded(microseconds(spread.median), 9)
                  << microseconds(spread.low) << " to " << microseconds(spread.high) << std::endl;
    }
}

void print(const BarResult& result)
{
    const BenchBar& bar = result.bar;
    std::cout << "  " << padded(std::string(bar.work) + " " + std::to_string(bar.microBatch), 13)
              << padded(nameOf(bar.first) + " / " + nameOf(bar.second), 54)
              << padded(rounded(result.ratio.median, 3), 7)
              << padded("(" + rounded(result.ratio.low, 3) + " to " + rounded(result.ratio.high, 3) + ")", 18)
              << (bar.atMost ? "at most " : "at least ") << padded(rounded(bar.bar, 3), 6)
              << (result.met ? "met" : "not met") << '\n';
}

BenchOptions optionsFrom(const BenchCommand& command)
{
    BenchOptions options;
    options.python = command.python;
    if (command.slices)
        options.pace.slices = static_cast<int>(countArgument(*command.slices, "--slices"));
    if (command.sliceMilliseconds)
        options.pace.milliseconds = numberArgument(*command.sliceMilliseconds, "--slice-ms");
    if (options.pace.slices < 1 || options.pace.slices > 1000)
        throw BadArgument("--slices takes 1 to 1,000.");
    if (!(options.pace.milliseconds > 0 && options.pace.milliseconds <= 1000))
        throw BadArgument("--slice-ms takes numbers above 0, up to 1,000.");
    return options;
}

void printHead(const BenchOptions& options)
{
    std::cout << "Processor time of the training thread, in microseconds a step: the median of " << options.pace.slices
              << " slices that took turns, then the lowest and the highest.\n";
}

void printRest(const BenchReport& report)
{
    std::cout << "\nratios, slice by slice\n";
    for (const BarResult& bar : report.bars)
        print(bar);
    std::cout << "\n"
              << report.environment.cpu << ", " << report.cores << " cores; " << rounded(report.loadBefore, 3)
              << " runnable threads at first, " << rounded(report.loadAfter, 3) << " at last\n";
    for (const BenchGap gap : report.gaps)
        std::cout << sentenceOf(gap) << '\n';
}

} // namespace

int runBench(const BenchCommand& command)
{
    try {
        BenchOptions options = optionsFrom(command);
        // So that its files go, whoever stops it or no longer reads it.
        watchForStopSignals();
        std::signal(SIGPIPE, SIG_IGN);
        options.cancelled = [] { return stopSignalled() || !std::cout; };
        bool headPrinted = command.json;
        const auto rowDone = [&](const BenchRow& row) {
            if (!std::exchange(headPrinted, true))
                printHead(options);
            if (!command.json)
                print(row);
        };
        const Result<BenchReport> report = runBenchmark(options, rowDone);
        if (!report && report.problems().empty())
            return exit_code::stopped;
        if (!report)
            return refuse(report.problems());
        if (command.json)
            std::cout << toJson(*report).dump() << '\n';
        else
            printRest(*report);
        return exit_code::done;
    } catch (const BadArgument& problem) {
        return refuseArgument(problem.what());
    }
}

} // namespace halfstep
