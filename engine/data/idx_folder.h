#pragma once

#include "engine/data/dataset.h"

#include <string>

namespace halfstep {

/// A folder with the four files of MNIST's kind, found by name: train-images*, train-labels* and, for the
/// test part, t10k-* or test-*; without test files the test part stays empty. A tenth of the training
/// files, drawn by the seed, is for validation. Bytes are scaled to [0, 1]; everything is standardised
/// by the training part's mean and deviation.
Result<Dataset> readIdxFolder(const DatasetConfig& config, const Cancelled& cancelled = {});

} // namespace halfstep
