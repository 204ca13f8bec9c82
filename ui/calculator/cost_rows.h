#pragma once

#include "engine/labs/lab_result.h"
#include "engine/model/estimate.h"
#include "ui/calculator/byte_text.h"

#include <QString>

#include <string>
#include <vector>

namespace halfstep {

/// A model with the plan to train it, and what that costs.
struct CostCase {
    ModelSpec model;
    TrainingPlan plan;
    Estimate estimate;
};

/// One result with the formula it comes from, numbers put in.
struct CostRow {
    std::string name; ///< of the number in files, as `halfstep estimate --json` calls it
    LabValue value;
    std::string unit; ///< FLOP, bytes, s, samples; empty for plain numbers
    QString title;
    QString shown; ///< the value with its unit
    QString formula;
};

/// Every result that the inputs allow for.
std::vector<CostRow> costRows(const CostCase& cost, ByteUnits units);

/// One kind of storage in which activations are compared.
struct StoredAs {
    QString name; ///< the formats that take so many bytes, with the bytes
    std::int64_t bytesOfNumber = 4;
    std::vector<std::int64_t> bytes; ///< the input's, then every layer's that keeps its output
};

struct ActivationBytes {
    std::vector<std::string> layers; ///< the input, then every layer that keeps its output
    std::vector<StoredAs> storages;  ///< float32 first
};

/// Activations of a micro-batch by layer and by format: in 4, 2 and 1 bytes, and as the plan's format stores them.
ActivationBytes activationBytes(const CostCase& cost);

} // namespace halfstep
