#include "words/words.h"

namespace halfstep {

Words Words::of(DatasetName name)
{
    switch (name) {
    case DatasetName::GlyphLab:
        return {"GlyphLab", "grey 24 x 24 images of three glyphs, grouped in scenes, with a corrupted test set"};
    case DatasetName::Northstar:
        return {"Northstar", "2,400 orders in time order with 8 features; late after 7 days or not"};
    case DatasetName::Synthetic: return {HALFSTEP_TEXT("synthetic"), "8,192 rows of 32 features, for measuring cost"};
    case DatasetName::Idx:
        return {HALFSTEP_TEXT("IDX files"),
                "a folder with the four files of MNIST or Fashion-MNIST, gzip or not (dataset.path)"};
    case DatasetName::Points: return {"", "numbers written into the config itself (dataset.points)"};
    case DatasetName::Csv:
    case DatasetName::Images: break; // neither can be read yet
    }
    return {};
}

Words Words::of(ModelName name)
{
    switch (name) {
    case ModelName::TinyMlp: return {HALFSTEP_TEXT("Tiny MLP"), "flatten, 16 hidden units, classes"};
    case ModelName::GlyphCnn:
        return {HALFSTEP_TEXT("Small CNN"), "two 3 x 3 convolutions with pooling, 64 hidden units, classes"};
    case ModelName::TableMlp: return {HALFSTEP_TEXT("Table MLP"), "48 hidden units, one output"};
    case ModelName::Linear: return {HALFSTEP_TEXT("Linear"), "one linear layer without bias"};
    }
    return {};
}

Words Words::of(LossKind loss)
{
    switch (loss) {
    case LossKind::Auto: return {HALFSTEP_TEXT("automatic")};
    case LossKind::CrossEntropy: return {HALFSTEP_TEXT("cross entropy")};
    case LossKind::BinaryCrossEntropy: return {HALFSTEP_TEXT("binary (BCE)")};
    case LossKind::MeanSquaredError: return {HALFSTEP_TEXT("squared (MSE)")};
    }
    return {};
}

Words Words::of(OptimizerName name)
{
    switch (name) {
    case OptimizerName::Sgd: return {"SGD"};
    case OptimizerName::Adam: return {"Adam"};
    }
    return {};
}

Words Words::of(ScheduleKind schedule)
{
    switch (schedule) {
    case ScheduleKind::Constant: return {HALFSTEP_TEXT("constant")};
    case ScheduleKind::Linear: return {HALFSTEP_TEXT("linear to zero")};
    }
    return {};
}

Words Words::of(LastWindow lastWindow)
{
    switch (lastWindow) {
    case LastWindow::Step: return {HALFSTEP_TEXT("step with it")};
    case LastWindow::Drop: return {HALFSTEP_TEXT("drop it")};
    }
    return {};
}

Words Words::of(ArithmeticBackend backend)
{
    switch (backend) {
    case ArithmeticBackend::Auto: return {HALFSTEP_TEXT("automatic")};
    case ArithmeticBackend::Native: return {HALFSTEP_TEXT("native")};
    case ArithmeticBackend::Emulated: return {HALFSTEP_TEXT("emulated")};
    }
    return {};
}

Words Words::of(DeviceKind device)
{
    switch (device) {
    case DeviceKind::Cpu: return {"CPU"};
    case DeviceKind::Cuda: return {"CUDA"};
    }
    return {};
}

} // namespace halfstep
