#include "engine/data/points.h"

#include "engine/data/tensor_source.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace halfstep {

namespace {

constexpr float largestClass = 65535;

struct Tensor {
    std::vector<float> values;
    std::vector<std::int64_t> shape;
};

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text = "[";
    for (const std::int64_t extent : shape) {
        if (text.size() > 1)
            text += ',';
        text += std::to_string(extent);
    }
    text += ']';
    return text;
}

/// Finite numbers with at least one dimension, the samples.
Result<Tensor> readPointTensor(const TensorSource& source, const std::string& key, const Cancelled& cancelled)
{
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    auto values = readTensor(source, key, 0, cancelled);
    if (!values)
        return values.problems();
    if (shapeOf(source).empty())
        return Problem{ProblemCode::ShapeMismatch, key, Reason::RowsExpected, {}};
    for (std::size_t i = 0; i < values->size(); ++i)
        if (!std::isfinite((*values)[i]))
            return Problem{ProblemCode::NonFiniteData, key + ", element " + std::to_string(i)};
    return Tensor{std::move(*values), shapeOf(source)};
}

struct PointPart {
    Samples samples;
    std::vector<std::int64_t> sampleShape;
    std::int64_t targetWidth = 1;
};

Result<PointPart> readPart(const PointSet& set, const std::string& key, const Cancelled& cancelled)
{
    auto x = readPointTensor(set.x, key + ".x", cancelled);
    if (!x)
        return x.problems();
    auto y = readPointTensor(set.y, key + ".y", cancelled);
    if (!y)
        return y.problems();
    if (x->shape[0] != y->shape[0] || y->shape.size() > 2)
        return Problem{ProblemCode::ShapeMismatch, key, Reason::RowCounts, {shapeText(x->shape), shapeText(y->shape)}};
    PointPart part;
    part.sampleShape.assign(x->shape.begin() + 1, x->shape.end());
    if (part.sampleShape.empty())
        part.sampleShape = {1};
    part.targetWidth = y->shape.size() == 2 ? y->shape[1] : 1;
    if (part.targetWidth < 1
        || std::find(part.sampleShape.begin(), part.sampleShape.end(), 0) != part.sampleShape.end())
        return Problem{ProblemCode::ShapeMismatch, key, Reason::RowCounts, {shapeText(x->shape), shapeText(y->shape)}};
    part.samples = {x->shape[0], std::move(x->values), std::move(y->values)};
    return part;
}

bool isClassNumber(float label)
{
    return label >= 0 && label <= largestClass && label == std::floor(label);
}

Task taskFor(LossKind loss, const PointPart& train)
{
    if (loss == LossKind::CrossEntropy)
        return Task::Classification;
    if (loss == LossKind::BinaryCrossEntropy)
        return Task::Binary;
    if (loss == LossKind::MeanSquaredError || train.targetWidth != 1)
        return Task::Regression;
    const std::set<float> labels(train.samples.y.begin(), train.samples.y.end());
    if (!std::all_of(labels.begin(), labels.end(), isClassNumber))
        return Task::Regression;
    if (*labels.rbegin() <= 1)
        return Task::Binary;
    const bool noneMissing = static_cast<float>(labels.size()) == *labels.rbegin() + 1;
    return noneMissing ? Task::Classification : Task::Regression;
}

/// What keeps targets from serving a task.
std::vector<Problem> targetProblems(const PointPart& part, const Dataset& data, const std::string& key)
{
    const auto& y = part.samples.y;
    if (data.task == Task::Classification) {
        if (part.targetWidth != 1)
            return {{ProblemCode::ShapeMismatch, key, Reason::OneClassNumber, {part.targetWidth}}};
        if (!std::all_of(y.begin(), y.end(), isClassNumber))
            return {{ProblemCode::OutOfRange, key, Reason::ClassNumbers, {}}};
        if (std::any_of(y.begin(), y.end(), [&](float label) { return label >= static_cast<float>(data.classes); }))
            return {{ProblemCode::OutOfRange, key, Reason::Below, {data.classes}}};
    }
    if (data.task == Task::Binary
        && std::any_of(y.begin(), y.end(), [](float label) { return label < 0 || label > 1; }))
        return {{ProblemCode::OutOfRange, key, Reason::FromTo, {0, 1}}};
    return {};
}

} // namespace

Result<Dataset> readPoints(const PointsConfig& config, LossKind loss, const Cancelled& cancelled)
{
    auto train = readPart(config.train, "dataset.points", cancelled);
    if (!train)
        return train.problems();
    if (train->samples.count == 0)
        return Problem{ProblemCode::NoTrainingData, "dataset.points"};
    Dataset data;
    data.task = taskFor(loss, *train);
    data.sampleShape = train->sampleShape;
    data.targetWidth = train->targetWidth;
    if (data.task == Task::Classification) {
        const auto& y = train->samples.y;
        data.classes =
            static_cast<std::int64_t>(std::clamp(*std::max_element(y.begin(), y.end()), 0.0f, largestClass)) + 1;
    }
    auto problems = targetProblems(*train, data, "dataset.points.y");
    if (!problems.empty())
        return problems;
    data.train = std::move(train->samples);
    if (!config.validation)
        return data;

    auto validation = readPart(*config.validation, "dataset.points.validation", cancelled);
    if (!validation)
        return validation.problems();
    if (validation->samples.count > 0 && validation->sampleShape != data.sampleShape)
        return Problem{ProblemCode::ShapeMismatch,
                       "dataset.points.validation",
                       Reason::SampleShapes,
                       {shapeText(validation->sampleShape), shapeText(data.sampleShape)}};
    if (validation->samples.count > 0 && validation->targetWidth != data.targetWidth)
        return Problem{ProblemCode::ShapeMismatch,
                       "dataset.points.validation.y",
                       Reason::TargetWidths,
                       {validation->targetWidth, data.targetWidth}};
    problems = targetProblems(*validation, data, "dataset.points.validation.y");
    if (!problems.empty())
        return problems;
    data.validation = std::move(validation->samples);
    return data;
}

} // namespace halfstep
