#pragma once

#include "engine/config/run_config.h"
#include "engine/data/dataset.h"
#include "engine/session/engine_choice.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace halfstep::golden {

inline std::string path(const std::string& name)
{
    return std::string(HALFSTEP_TEST_DATA) + "/golden/" + name;
}

inline nlohmann::json load(const std::string& name)
{
    std::ifstream file(path(name));
    return nlohmann::json::parse(file);
}

/// The traces write non-finite numbers as strings.
inline double number(const nlohmann::json& value)
{
    if (value.is_number())
        return value.get<double>();
    const auto text = value.get<std::string>();
    if (text == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    return text == "inf" ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
}

/// A run over a trace's own data and initial weights: no shuffle, no early stopping, as many epochs as it needs.
inline RunConfig config(const std::string& folder, const char* model, std::vector<std::int64_t> xShape,
                        const char* loss)
{
    std::int64_t xCount = 1;
    for (const std::int64_t dimension : xShape)
        xCount *= dimension;
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    config.dataset.points.emplace();
    config.dataset.points->train = {FileTensor{path(folder + "/data.bin"), 0, xShape},
                                    FileTensor{path(folder + "/data.bin"), xCount, {xShape[0]}}};
    config.model.name = *choiceNamed<ModelName>(model);
    config.model.initialWeights = FileTensor{path(folder + "/init.bin"), 0, {}};
    config.loss = *choiceNamed<LossKind>(loss);
    config.batch.shuffle = false;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 100000;
    return config;
}

/// Runs that leave their engine open take the one that the test's environment names.
inline std::unique_ptr<Trainer> trainer(RunConfig config)
{
    const char* const engine = std::getenv("HALFSTEP_TEST_ENGINE");
    if (engine && config.run.engine == EngineName::Auto)
        config.run.engine = *choiceNamed<EngineName>(engine);
    const auto dataset = loadDataset(config.dataset, config.loss);
    if (!dataset)
        return nullptr;
    auto trainer = makeTrainer(config, *dataset);
    return trainer ? std::move(*trainer) : nullptr;
}

/// Attempts over as many epochs as they take.
inline std::vector<AttemptRecord> attempts(Trainer& trainer, int count)
{
    std::vector<AttemptRecord> records;
    for (int i = 0; i < count; ++i) {
        if (trainer.epochDone())
            trainer.endEpoch([] { return false; });
        records.push_back(runAttempt(trainer));
    }
    return records;
}

inline double l2(std::span<const float> weights)
{
    double sum = 0;
    for (const float w : weights)
        sum += static_cast<double>(w) * w;
    return std::sqrt(sum);
}

} // namespace halfstep::golden
