#include "ui/charts/chart_spec.h"

#include <QCoreApplication>

#include <cmath>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::RunChart)
};

} // namespace

ChartSpec chartSpec(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Loss:
        return {Words::tr("Loss"),
                Words::tr("loss"),
                Words::tr("Training loss of every attempt, its mean over each epoch, and validation loss with the "
                          "best epoch marked."),
                {{Quantity::TrainLoss, "train_loss", Words::tr("training"), 0},
                 {Quantity::EpochTrainLoss, "epoch_train_loss", Words::tr("training, epoch mean"), 2, false, true},
                 {Quantity::ValidationLoss, "validation_loss", Words::tr("validation"), 1, false, true}}};
    case ChartKind::LossScale:
        return {Words::tr("Loss scale"),
                Words::tr("loss scale (powers of two)"),
                Words::tr("The factor that multiplied the loss in every attempt, with a cross where the attempt was "
                          "skipped."),
                {{Quantity::LossScale, "loss_scale", Words::tr("loss scale"), 0, true}},
                AxisNumbers::PowersOfTwo,
                true};
    case ChartKind::GradientNorms:
        return {Words::tr("Gradient norms"),
                Words::tr("global L2 norm"),
                Words::tr("Global gradient norm while scaled, after unscaling and after clipping, with the clipping "
                          "threshold as a dashed line."),
                {{Quantity::NormScaled, "norm_scaled", Words::tr("scaled"), 0},
                 {Quantity::NormUnscaled, "norm_unscaled", Words::tr("unscaled"), 1},
                 {Quantity::NormClipped, "norm_clipped", Words::tr("after clipping"), 2}},
                AxisNumbers::Plain,
                true};
    case ChartKind::Memory:
        return {Words::tr("Memory: tensor bytes, measured"),
                Words::tr("tensor bytes, measured"),
                Words::tr("Tensor bytes in use after every attempt and their peak within it, against the sums of "
                          "parameters, gradients and optimizer state."),
                {{Quantity::LiveBytes, "live_bytes", Words::tr("live"), 0},
                 {Quantity::PeakBytes, "peak_bytes", Words::tr("peak"), 1}},
                AxisNumbers::Bytes,
                false,
                true};
    case ChartKind::SkippedSteps:
        return {Words::tr("Skipped steps"),
                Words::tr("skipped attempts so far"),
                Words::tr("Number of attempts skipped since the start, because a gradient or the loss was not "
                          "finite."),
                {{Quantity::SkippedSteps, "skipped_steps", Words::tr("skipped, cumulative"), 0, true}},
                AxisNumbers::Count,
                false,
                true};
    case ChartKind::Accuracy:
        return {Words::tr("Accuracy"),
                Words::tr("accuracy"),
                Words::tr("Share of samples classified correctly at the end of every epoch, in training and in "
                          "validation."),
                {{Quantity::TrainAccuracy, "train_accuracy", Words::tr("training"), 0, false, true},
                 {Quantity::ValidationAccuracy, "validation_accuracy", Words::tr("validation"), 1, false, true}},
                AxisNumbers::Percent};
    case ChartKind::LearningRate:
        return {Words::tr("Learning rate"),
                Words::tr("learning rate"),
                Words::tr("The learning rate of every attempt, applied or skipped, as setting and schedule made it."),
                {{Quantity::LearningRate, "learning_rate", Words::tr("learning rate"), 0, true}},
                AxisNumbers::Plain,
                false,
                true};
    case ChartKind::Throughput: break;
    }
    return {Words::tr("Throughput"),
            Words::tr("samples per second"),
            Words::tr("Samples trained on per second in every attempt, without evaluation and saving: faint, and "
                      "smoothed as a strong line."),
            {{Quantity::SamplesPerSecond, "samples_per_second", Words::tr("samples/s"), 0}},
            AxisNumbers::Plain,
            false,
            true,
            true};
}

const char* chartFileName(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Loss: return "loss";
    case ChartKind::LossScale: return "loss_scale";
    case ChartKind::GradientNorms: return "gradient_norms";
    case ChartKind::Memory: return "memory";
    case ChartKind::SkippedSteps: return "skipped_steps";
    case ChartKind::Accuracy: return "accuracy";
    case ChartKind::LearningRate: return "learning_rate";
    case ChartKind::Throughput: return "throughput";
    }
    return "chart";
}

QString attemptAxisTitle()
{
    return Words::tr("attempt");
}

QString valueText(double value, AxisNumbers numbers, const QLocale& locale)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    switch (numbers) {
    case AxisNumbers::Bytes:
        if (std::abs(value) < 9e18)
            return locale.formattedDataSize(static_cast<qint64>(value), std::abs(value) < 1024 ? 0 : 2);
        break;
    case AxisNumbers::Percent: {
        const QString text = locale.toString(value * 100, 'f', 1);
        return Words::tr("%1 %", "a percentage").arg(text);
    }
    case AxisNumbers::Count:
    case AxisNumbers::PowersOfTwo:
        if (std::abs(value) < 1e12 && value == std::floor(value))
            return locale.toString(value, 'f', 0);
        break;
    case AxisNumbers::Plain: break;
    }
    const double size = std::abs(value);
    if (size >= 1000 && size < 1e7)
        return locale.toString(value, 'f', 0);
    return locale.toString(value, 'g', 4);
}

} // namespace halfstep
