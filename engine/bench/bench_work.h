#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace halfstep {

/// What is trained, the same for every contender: training samples in a file that all of them read, without any to
/// evaluate on, and a learning rate so low that the loss, and with it the work, stays ordinary.
struct BenchWork {
    std::string name;            ///< mlp, cnn, smallest
    RunConfig config;            ///< float32
    std::string data;            ///< little-endian float32: all x, then all y
    std::vector<std::int64_t> x; ///< shape, the samples first
    DatasetPtr dataset;

    BenchWork with(std::int64_t microBatch) const;
};

/// table-mlp on 8192 × 32 synthetic samples, with Adam: 32-48-1.
Result<BenchWork> mlpWork(const std::string& folder);
/// glyph-cnn on GlyphLab, with SGD and momentum.
Result<BenchWork> cnnWork(const std::string& folder);
/// Eight weights, so that what a run adds to its steps weighs most.
Result<BenchWork> smallestWork(const std::string& folder);

} // namespace halfstep
