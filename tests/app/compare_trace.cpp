// compare_trace RUN TRACE_FOLDER: a run's attempts.csv against the PyTorch trace of the precision that it ran in.
// The tolerances are those of tst_golden_traces.
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "tests/engine/nn/golden_trace.h"

#include <iostream>

using namespace halfstep;

namespace {

bool close(double got, double wanted, double tolerance)
{
    return std::abs(got - wanted) <= tolerance;
}

std::string firstDifference(const AttemptRecord& record, const nlohmann::json& step)
{
    const double loss = golden::number(step.at("loss"));
    const double norm = golden::number(step.at("grad_norm_pre_clip"));
    const bool early = record.attempt <= 6;
    if (record.scaleUsed != golden::number(step.at("scale_before")))
        return "scale_used";
    if (record.scaleNext != golden::number(step.at("scale_after")))
        return "scale_next";
    if (record.growthTracker != step.at("growth_tracker").get<std::int64_t>())
        return "growth_tracker";
    if (record.foundInf != (step.at("found_inf").get<int>() != 0))
        return "found_inf";
    if (record.applied == step.at("skipped").get<bool>())
        return "applied";
    if (!close(record.loss, loss, early ? 5e-4 * loss : 2e-2))
        return "loss";
    if (early && record.applied && !close(record.normUnscaled, norm, 5e-3 * norm))
        return "norm_unscaled";
    return {};
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const Result<StoredRun> run = readRunFolder(argv[1]);
    if (!run) {
        std::cerr << argv[1] << " cannot be read\n";
        return 1;
    }
    const char* kind = run->document.precision.native ? "/trace_native_fp16.json" : "/trace_emulated_fp16.json";
    std::ifstream file(argv[2] + std::string(kind));
    const auto steps = nlohmann::json::parse(file).at("steps");
    if (run->attempts.size() != steps.size()) {
        std::cerr << run->attempts.size() << " attempts, not " << steps.size() << '\n';
        return 1;
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (const std::string column = firstDifference(run->attempts[i], steps[i]); !column.empty()) {
            std::cerr << "attempt " << i + 1 << ": " << column << " is not that of " << kind + 1 << '\n';
            return 1;
        }
    }
    return 0;
}
