#include "engine/config/config_json.h"
#include "engine/config/format_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace halfstep {

namespace {

constexpr double largestFloat = std::numeric_limits<float>::max();

class Judge {
public:
    explicit Judge(std::vector<Problem>& problems) : m_problems(problems) {}

    void require(bool good, std::string path, Reason range, std::vector<Argument> arguments = {})
    {
        if (!good)
            m_problems.push_back({ProblemCode::OutOfRange, std::move(path), range, std::move(arguments)});
    }

    void atLeast(std::int64_t least, std::int64_t value, std::string path)
    {
        require(value >= least, std::move(path), Reason::AtLeast, {least});
    }

    void positive(double value, std::string path)
    {
        require(std::isfinite(value) && value > 0, std::move(path), Reason::Above, {0});
    }

    void notNegative(double value, std::string path)
    {
        require(std::isfinite(value) && value >= 0, std::move(path), Reason::AtLeast, {0});
    }

    void fraction(double value, std::string path) { require(value >= 0 && value < 1, std::move(path), Reason::Share); }

    void conflict(bool conflicting, std::string path, Reason reason, std::string key)
    {
        if (conflicting)
            m_problems.push_back({ProblemCode::Conflict, std::move(path), reason, {std::move(key)}});
    }

    void format(const std::string& name, std::string path)
    {
        if (FormatLayout::named(name))
            return;
        std::vector<std::string> names;
        for (const FormatLayout& format : FormatLayout::builtIn())
            names.push_back(format.name);
        m_problems.push_back({ProblemCode::UnknownValue, std::move(path), Reason::NamedFormats, {listed(names)}});
    }

    void sameCount(const PointSet& points, const std::string& path)
    {
        const std::vector<std::int64_t>& x = shapeOf(points.x);
        const std::vector<std::int64_t>& y = shapeOf(points.y);
        if (x.empty() || y.empty() || x.front() == y.front())
            return;
        m_problems.push_back(
            {ProblemCode::ShapeMismatch, path + ".y", Reason::RowCounts, {shapeText(x), shapeText(y)}});
    }

private:
    static const std::vector<std::int64_t>& shapeOf(const TensorSource& source)
    {
        return std::visit([](const auto& tensor) -> const std::vector<std::int64_t>& { return tensor.shape; }, source);
    }

    static std::string shapeText(const std::vector<std::int64_t>& shape)
    {
        std::string text;
        for (const std::int64_t size : shape)
            text += (text.empty() ? "(" : ", ") + std::to_string(size);
        return text + ")";
    }

    std::vector<Problem>& m_problems;
};

void judgeDataAndModel(const RunConfig& config, Judge& judge)
{
    const bool isPoints = config.dataset.name == DatasetName::Points;
    judge.conflict(isPoints && !config.dataset.points, "dataset.name", Reason::EmptySetting, "dataset.points");
    judge.conflict(!isPoints && config.dataset.points.has_value(), "dataset.name", Reason::Named, "dataset.points");
    judge.conflict(readsFolder(config.dataset.name) && config.dataset.path.empty(), "dataset.name",
                   Reason::EmptySetting, "dataset.path");
    if (config.dataset.points) {
        judge.sameCount(config.dataset.points->train, "dataset.points");
        if (config.dataset.points->validation)
            judge.sameCount(*config.dataset.points->validation, "dataset.points.validation");
    }
    judge.fraction(config.model.dropout, "model.dropout");
}

void judgeTraining(const RunConfig& config, Judge& judge)
{
    judge.notNegative(config.optimizer.learningRate, "optimizer.learning_rate"); // 0 as in PyTorch
    judge.require(config.optimizer.learningRate <= largestFloat || !std::isfinite(config.optimizer.learningRate),
                  "optimizer.learning_rate", Reason::FiniteInFloat32);
    judge.fraction(config.optimizer.momentum, "optimizer.momentum");
    judge.notNegative(config.optimizer.weightDecay, "optimizer.weight_decay");
    for (std::size_t i = 0; i < config.optimizer.groups.size(); ++i) {
        const ParameterGroup& group = config.optimizer.groups[i];
        const std::string path = "optimizer.groups[" + std::to_string(i) + "]";
        judge.require(!group.parameters.empty(), path + ".parameters", Reason::SomeNames);
        judge.notNegative(group.learningRateFactor, path + ".learning_rate_factor");
        judge.notNegative(group.weightDecay.value_or(0), path + ".weight_decay");
    }
    judge.atLeast(1, config.batch.microBatch, "batch.micro_batch");
    judge.atLeast(1, config.batch.accumulation, "batch.accumulation");
    if (config.clipping.enabled)
        judge.positive(config.clipping.maxNorm, "clipping.max_norm");
    judge.atLeast(1, config.earlyStopping.patience, "early_stopping.patience");
    judge.notNegative(config.earlyStopping.minDelta, "early_stopping.min_delta");
}

void judgePrecision(const RunConfig& config, Judge& judge)
{
    judge.format(config.precision.dtype, "precision.dtype");
    const ScalerConfig& scaler = config.scaler;
    // The scale is a float32, so it must neither overflow nor vanish there.
    judge.require(scaler.initScale <= largestFloat && static_cast<float>(scaler.initScale) > 0, "scaler.init_scale",
                  Reason::PositiveInFloat32);
    judge.require(std::isfinite(scaler.growthFactor) && scaler.growthFactor > 1, "scaler.growth_factor", Reason::Above,
                  {1});
    judge.require(scaler.backoffFactor > 0 && scaler.backoffFactor < 1, "scaler.backoff_factor", Reason::ProperShare);
    judge.atLeast(1, scaler.growthInterval, "scaler.growth_interval");
    judge.notNegative(scaler.floor, "scaler.floor");
    if (scaler.enabled && scaler.floor > 0)
        judge.require(!(scaler.floor > scaler.initScale), "scaler.floor", Reason::AtMostFirstScale);
}

void judgeFaults(const RunConfig& config, Judge& judge)
{
    for (std::size_t i = 0; i < config.faults.size(); ++i) {
        const std::string path = "faults[" + std::to_string(i) + "]";
        judge.atLeast(1, config.faults[i].attempt, path + ".attempt");
        judge.atLeast(0, config.faults[i].microBatch, path + ".micro_batch");
    }
}

void judgeRun(const RunConfig& config, Judge& judge)
{
    judge.atLeast(1, config.run.maxEpochs, "run.max_epochs");
    judge.atLeast(0, config.run.maxAttempts, "run.max_attempts");
    judge.atLeast(0, config.run.threads, "run.threads");
    judge.atLeast(0, config.run.checkpointEvery, "run.checkpoint_every");
}

} // namespace

std::vector<Problem> problemsIn(const RunConfig& config)
{
    std::vector<Problem> problems;
    Judge judge(problems);
    judgeDataAndModel(config, judge);
    judgeTraining(config, judge);
    judgePrecision(config, judge);
    judgeFaults(config, judge);
    judgeRun(config, judge);
    return problems;
}

} // namespace halfstep
