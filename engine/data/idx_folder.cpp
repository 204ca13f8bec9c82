#include "engine/data/idx_folder.h"

#include "engine/data/idx_file.h"
#include "engine/numerics/random.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace halfstep {

namespace {

constexpr float largestClass = 65535;

struct LabelledImages {
    IdxArray images;
    IdxArray labels;
    std::int64_t count() const { return labels.shape[0]; }
    std::size_t imageSize() const { return images.values.size() / static_cast<std::size_t>(count()); }
};

/// The first file in the order of names that starts with one of the beginnings; a plain file comes before its .gz.
std::optional<std::string> fileStartingWith(const std::string& folder,
                                            std::initializer_list<std::string_view> beginnings)
{
    std::optional<std::string> first;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        const bool fits = std::any_of(beginnings.begin(), beginnings.end(),
                                      [&](std::string_view beginning) { return name.starts_with(beginning); });
        std::error_code ignored;
        if (fits && entry->is_regular_file(ignored) && (!first || entry->path().string() < *first))
            first = entry->path().string();
    }
    return first;
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t extent : shape) {
        if (!text.empty())
            text += 'x';
        text += std::to_string(extent);
    }
    return text;
}

/// Reads the two files of one part and checks that they belong together. No empty part passes.
Result<LabelledImages> readPart(const std::string& imagesPath, const std::string& labelsPath,
                                const Cancelled& cancelled)
{
    auto images = readIdxFile(imagesPath, cancelled);
    if (!images)
        return images.problems();
    auto labels = readIdxFile(labelsPath, cancelled);
    if (!labels)
        return labels.problems();
    if (images->shape.size() < 2)
        return Problem{ProblemCode::FileMalformed, imagesPath, Reason::ImageDimensions, {1}};
    if (labels->shape.size() != 1)
        return Problem{ProblemCode::FileMalformed, labelsPath, Reason::LabelDimensions, {labels->shape.size()}};
    if (images->shape[0] != labels->shape[0])
        return Problem{ProblemCode::CountsDiffer,
                       imagesPath + ", " + labelsPath,
                       Reason::ImagesAndLabels,
                       {images->shape[0], labels->shape[0]}};
    if (labels->shape[0] == 0)
        return Problem{ProblemCode::NoTrainingData, imagesPath};
    if (images->values.empty())
        return Problem{ProblemCode::FileMalformed, imagesPath, Reason::NoPixels, {}};
    for (std::size_t i = 0; i < labels->values.size(); ++i) {
        const float label = labels->values[i];
        if (label < 0 || label > largestClass || label != std::floor(label))
            return Problem{ProblemCode::FileMalformed, labelsPath, Reason::NoClassNumber, {i}};
    }
    if (images->type == IdxType::U8)
        for (float& value : images->values)
            value /= 255.0f;
    return LabelledImages{std::move(*images), std::move(*labels)};
}

/// The images and labels of the given places, in their order.
Samples selected(const LabelledImages& part, const std::vector<std::int64_t>& places)
{
    const std::size_t size = part.imageSize();
    Samples samples;
    samples.count = static_cast<std::int64_t>(places.size());
    samples.x.reserve(places.size() * size);
    for (const std::int64_t place : places) {
        const auto start = part.images.values.begin() + place * static_cast<std::int64_t>(size);
        samples.x.insert(samples.x.end(), start, start + static_cast<std::int64_t>(size));
        samples.y.push_back(part.labels.values[static_cast<std::size_t>(place)]);
    }
    return samples;
}

/// (channels, height, width) for images of two or three dimensions, (features) for rows.
std::vector<std::int64_t> sampleShapeOf(const std::vector<std::int64_t>& shape)
{
    if (shape.size() == 3)
        return {1, shape[1], shape[2]};
    return {shape.begin() + 1, shape.end()};
}

/// Reads the test files into `data`, or nothing where there are none.
std::vector<Problem> addTestPart(const std::string& folder, const std::vector<std::int64_t>& trainShape,
                                 const Cancelled& cancelled, Dataset& data)
{
    const auto images = fileStartingWith(folder, {"t10k-images", "test-images"});
    const auto labels = fileStartingWith(folder, {"t10k-labels", "test-labels"});
    if (!images && !labels)
        return {};
    if (!images || !labels)
        return {{ProblemCode::FileNotFound, folder + (images ? "/t10k-labels*" : "/t10k-images*")}};
    auto part = readPart(*images, *labels, cancelled);
    if (!part)
        return part.problems();
    auto shape = part->images.shape;
    shape[0] = trainShape[0];
    if (shape != trainShape)
        return {{ProblemCode::FileMalformed,
                 *images,
                 Reason::ImageShapes,
                 {shapeText({shape.begin() + 1, shape.end()}), shapeText({trainShape.begin() + 1, trainShape.end()})}}};
    const float largest = *std::max_element(part->labels.values.begin(), part->labels.values.end());
    if (largest >= static_cast<float>(data.classes))
        return {{ProblemCode::FileMalformed,
                 *labels,
                 Reason::UnknownLabel,
                 {static_cast<std::int64_t>(largest), data.classes}}};
    data.test = {part->count(), std::move(part->images.values), std::move(part->labels.values)};
    data.standardiser.apply(data.test.x);
    return {};
}

} // namespace

Result<Dataset> readIdxFolder(const DatasetConfig& config, const Cancelled& cancelled)
{
    const std::string& folder = config.path;
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        return Problem{std::filesystem::exists(folder, error) ? ProblemCode::FileUnreadable : ProblemCode::FileNotFound,
                       folder,
                       Reason::NotAFolder,
                       {}};
    const auto images = fileStartingWith(folder, {"train-images"});
    const auto labels = fileStartingWith(folder, {"train-labels"});
    if (!images || !labels)
        return Problem{ProblemCode::FileNotFound, folder + (images ? "/train-labels*" : "/train-images*")};
    const auto part = readPart(*images, *labels, cancelled);
    if (!part)
        return part.problems();

    auto order = Random(derivedSeed(config.seed, "idx validation")).permutation(part->count());
    const auto firstTraining = order.begin() + part->count() / 10;
    std::vector<std::int64_t> validation(order.begin(), firstTraining);
    std::vector<std::int64_t> training(firstTraining, order.end());
    std::sort(validation.begin(), validation.end());
    std::sort(training.begin(), training.end());

    Dataset data;
    data.task = Task::Classification;
    data.sampleShape = sampleShapeOf(part->images.shape);
    const auto& values = part->labels.values;
    data.classes = static_cast<std::int64_t>(*std::max_element(values.begin(), values.end())) + 1;
    data.train = selected(*part, training);
    data.validation = selected(*part, validation);
    if (givesUp(cancelled))
        return std::vector<Problem>{};
    data.standardiser = Standardiser::fittedTo(data.train.x, 1);
    data.standardiser.apply(data.train.x);
    data.standardiser.apply(data.validation.x);
    const auto problems = addTestPart(folder, part->images.shape, cancelled, data);
    if (!problems.empty())
        return problems;
    return data;
}

} // namespace halfstep
