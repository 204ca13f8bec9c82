#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "engine/data/cancelled.h"
#include "engine/data/standardiser.h"
#include "engine/model/data_shape.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace halfstep {

/// N samples, row-major: x is (N, sampleShape...), y is (N, targetWidth).
struct Samples {
    std::int64_t count = 0;
    std::vector<float> x;
    std::vector<float> y; ///< class index, 0 or 1, or a real number, by task
};

/// A data set split and standardised, ready to train on. Immutable once made; shared by run and window.
struct Dataset : DataShape {
    Samples train;
    Samples validation;            ///< may be empty
    Samples test;                  ///< sealed until the best weights are back; may be empty
    Samples corruptedTest;         ///< sealed likewise; may be empty
    Standardiser standardiser;     ///< that made x of all parts from the raw values; empty where none did
    std::uint64_t fingerprint = 0; ///< FNV-1a 64 of all samples, to notice changed data on resume

    std::int64_t sampleSize() const; ///< elements in one x
    /// What accuracy is a share of: one class, or each 0 or 1 of the target; 0 for regression, which has none.
    std::int64_t answersPerSample() const;
};

using DatasetPtr = std::shared_ptr<const Dataset>;

/// Makes or reads the data set a config names. Same config, same bits. Neither a data set nor a problem when cancelled.
Result<DatasetPtr> loadDataset(const DatasetConfig& config, LossKind loss, const Cancelled& cancelled = {});

} // namespace halfstep
