#include "engine/config/config_problems.h"

#include "engine/config/format_layout.h"
#include "engine/config/settings_table.h"

#include <cmath>
#include <type_traits>

namespace halfstep {

namespace {

class Judge {
public:
    explicit Judge(std::vector<Problem>& problems) : m_problems(problems) {}

    void require(bool good, std::string path, Reason range, std::vector<Argument> arguments = {})
    {
        if (!good)
            m_problems.push_back({ProblemCode::OutOfRange, std::move(path), range, std::move(arguments)});
    }

    void within(const SettingRange& range, double value, std::string path)
    {
        if (!range.holds(value))
            m_problems.push_back(outside(range, value, std::move(path)));
    }

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
    static Problem outside(const SettingRange& range, double value, std::string path)
    {
        const auto refusal = [&](Reason reason, std::vector<Argument> arguments = {}) {
            return Problem{ProblemCode::OutOfRange, std::move(path), reason, std::move(arguments)};
        };
        if (range.inFloat32 && range.leastExcluded)
            return refusal(Reason::PositiveInFloat32);
        if (range.inFloat32 && std::isfinite(value) && value > range.least)
            return refusal(Reason::FiniteInFloat32);
        const auto least = static_cast<std::int64_t>(range.least);
        if (range.mostExcluded)
            return refusal(range.leastExcluded ? Reason::ProperShare : Reason::Share);
        if (std::isfinite(range.most))
            return refusal(Reason::FromTo, {least, static_cast<std::int64_t>(range.most)});
        return refusal(range.leastExcluded ? Reason::Above : Reason::AtLeast, {least});
    }

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

void judgeNumbers(const RunConfig& config, Judge& judge)
{
    forEachSetting(
        config,
        [&](const auto& setting, auto&& field) {
            using Field = std::remove_cvref_t<decltype(field)>;
            const bool isOff = setting.key == "clipping.max_norm" && !config.clipping.enabled;
            if constexpr (std::is_same_v<Field, double> || std::is_same_v<Field, std::int64_t>)
                if (!isOff)
                    judge.within(setting.range, static_cast<double>(field), std::string(setting.key));
        });
}

void judgeData(const RunConfig& config, Judge& judge)
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
}

void judgeGroups(const RunConfig& config, Judge& judge)
{
    for (std::size_t i = 0; i < config.optimizer.groups.size(); ++i) {
        const ParameterGroup& group = config.optimizer.groups[i];
        const std::string path = "optimizer.groups[" + std::to_string(i) + "]";
        judge.require(!group.parameters.empty(), path + ".parameters", Reason::SomeNames);
        judge.within(range::atLeastZero, group.learningRateFactor, path + ".learning_rate_factor");
        judge.within(range::atLeastZero, group.weightDecay.value_or(0), path + ".weight_decay");
    }
}

void judgeFaults(const RunConfig& config, Judge& judge)
{
    for (std::size_t i = 0; i < config.faults.size(); ++i) {
        const std::string path = "faults[" + std::to_string(i) + "]";
        judge.within(range::atLeastOne, static_cast<double>(config.faults[i].attempt), path + ".attempt");
        judge.within(range::atLeastZero, static_cast<double>(config.faults[i].microBatch), path + ".micro_batch");
    }
}

} // namespace

std::vector<Problem> problemsIn(const RunConfig& config)
{
    std::vector<Problem> problems;
    Judge judge(problems);
    judgeData(config, judge);
    judgeNumbers(config, judge);
    judgeGroups(config, judge);
    judge.format(config.precision.dtype, "precision.dtype");
    const ScalerConfig& scaler = config.scaler;
    if (scaler.enabled && scaler.floor > 0)
        judge.require(!(scaler.floor > scaler.initScale), "scaler.floor", Reason::AtMostFirstScale);
    judgeFaults(config, judge);
    return problems;
}

} // namespace halfstep
