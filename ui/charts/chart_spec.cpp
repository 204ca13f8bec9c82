#include "ui/charts/chart_spec.h"

#include <QCoreApplication>

#include <algorithm>

namespace halfstep {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)

public:
    static std::vector<ChartSpec> table(); // a member, so that lupdate knows whose words these are
};

std::vector<ChartSpec> Words::table()
{
    return {
        {.name = "loss",
         .title = QT_TR_NOOP("Loss"),
         .valueTitle = QT_TR_NOOP("loss"),
         .description = QT_TR_NOOP("Training loss of every attempt, its mean over each epoch, and validation loss with "
                                   "the best epoch marked."),
         .curves =
             {{.quantity = Quantity::TrainLoss, .column = "train_loss", .label = QT_TR_NOOP("training"), .noisy = true},
              {.quantity = Quantity::EpochTrainLoss,
               .column = "epoch_train_loss",
               .label = QT_TR_NOOP("training, epoch mean"),
               .ink = 2,
               .perEpoch = true},
              {.quantity = Quantity::ValidationLoss,
               .column = "validation_loss",
               .label = QT_TR_NOOP("validation"),
               .ink = 1,
               .perEpoch = true,
               .starsBest = true}}},
        {.name = "loss_scale",
         .title = QT_TR_NOOP("Loss scale"),
         .valueTitle = QT_TR_NOOP("loss scale (powers of two)"),
         .description = QT_TR_NOOP("The factor that multiplied the loss in every attempt, with a cross where the "
                                   "attempt was skipped and a gap where no scaler was in use."),
         .curves = {{.quantity = Quantity::LossScale,
                     .column = "loss_scale",
                     .label = QT_TR_NOOP("loss scale"),
                     .stepped = true,
                     .ofScaler = true}},
         .numbers = AxisNumbers::PowersOfTwo,
         .logarithmic = true},
        {.name = "gradient_norms",
         .title = QT_TR_NOOP("Gradient norms"),
         .valueTitle = QT_TR_NOOP("global L2 norm"),
         .description = QT_TR_NOOP("Global gradient norm while scaled, after unscaling and after clipping, with the "
                                   "clipping threshold as a dashed line."),
         .curves = {{.quantity = Quantity::NormScaled,
                     .column = "norm_scaled",
                     .label = QT_TR_NOOP("scaled"),
                     .noisy = true,
                     .scaled = true},
                    {.quantity = Quantity::NormUnscaled,
                     .column = "norm_unscaled",
                     .label = QT_TR_NOOP("unscaled"),
                     .ink = 1,
                     .noisy = true},
                    {.quantity = Quantity::NormClipped,
                     .column = "norm_clipped",
                     .label = QT_TR_NOOP("after clipping"),
                     .ink = 2,
                     .noisy = true}},
         .logarithmic = true,
         .drawsThreshold = true},
        {.name = "memory",
         .title = QT_TR_NOOP("Memory, measured"),
         .valueTitle = QT_TR_NOOP("tensor bytes, measured"),
         .description = QT_TR_NOOP("Tensor bytes in use after every attempt and their peak within it, against the sums "
                                   "of parameters, gradients and optimizer state."),
         .curves = {{.quantity = Quantity::LiveBytes, .column = "live_bytes", .label = QT_TR_NOOP("live")},
                    {.quantity = Quantity::PeakBytes, .column = "peak_bytes", .label = QT_TR_NOOP("peak"), .ink = 1}},
         .numbers = AxisNumbers::Bytes,
         .fromZero = true,
         .drawsReferences = true},
        {.name = "skipped_steps",
         .title = QT_TR_NOOP("Skipped steps"),
         .valueTitle = QT_TR_NOOP("skipped attempts so far"),
         .description = QT_TR_NOOP("Number of attempts skipped since the start, because a gradient or the loss was not "
                                   "finite."),
         .curves = {{.quantity = Quantity::SkippedSteps,
                     .column = "skipped_steps",
                     .label = QT_TR_NOOP("skipped, cumulative"),
                     .stepped = true}},
         .numbers = AxisNumbers::Count,
         .fromZero = true},
        {.name = "accuracy",
         .title = QT_TR_NOOP("Accuracy"),
         .valueTitle = QT_TR_NOOP("accuracy"),
         .description =
             QT_TR_NOOP("Share of samples classified correctly at the end of every epoch, in training and in "
                        "validation."),
         .curves = {{.quantity = Quantity::TrainAccuracy,
                     .column = "train_accuracy",
                     .label = QT_TR_NOOP("training"),
                     .perEpoch = true},
                    {.quantity = Quantity::ValidationAccuracy,
                     .column = "validation_accuracy",
                     .label = QT_TR_NOOP("validation"),
                     .ink = 1,
                     .perEpoch = true}},
         .numbers = AxisNumbers::Percent},
        {.name = "gradient_entries_lost",
         .title = QT_TR_NOOP("Gradient entries lost"),
         .valueTitle = QT_TR_NOOP("share of all entries"),
         .description =
             QT_TR_NOOP("Which share of the scaled gradient was zero, subnormal in the number format, or inf "
                        "or NaN, and which share of the updates left their weight as it was."),
         .curves = {{.quantity = Quantity::ZeroFraction, .column = "zero_fraction", .label = QT_TR_NOOP("zero")},
                    {.quantity = Quantity::SubnormalFraction,
                     .column = "subnormal_fraction",
                     .label = QT_TR_NOOP("subnormal"),
                     .ink = 1},
                    {.quantity = Quantity::NonfiniteFraction,
                     .column = "nonfinite_fraction",
                     .label = QT_TR_NOOP("inf or NaN"),
                     .ink = 2},
                    {.quantity = Quantity::LostUpdateFraction,
                     .column = "lost_update_fraction",
                     .label = QT_TR_NOOP("lost updates"),
                     .ink = 3}},
         .numbers = AxisNumbers::Percent,
         .fromZero = true},
        {.name = "learning_rate",
         .title = QT_TR_NOOP("Learning rate"),
         .valueTitle = QT_TR_NOOP("learning rate"),
         .description =
             QT_TR_NOOP("The learning rate of every attempt, applied or skipped, as setting and schedule made it."),
         .curves = {{.quantity = Quantity::LearningRate,
                     .column = "learning_rate",
                     .label = QT_TR_NOOP("learning rate"),
                     .stepped = true}},
         .fromZero = true},
        {.name = "throughput",
         .title = QT_TR_NOOP("Throughput"),
         .valueTitle = QT_TR_NOOP("samples per second of training"),
         .description = QT_TR_NOOP("Samples trained on per second in every attempt, without evaluation, saving and "
                                   "waiting: faint, and smoothed as a strong line. At a slowed pace caches grow cold "
                                   "between attempts, and less is measured than at full speed."),
         .curves = {{.quantity = Quantity::SamplesPerSecond,
                     .column = "samples_per_second",
                     .label = QT_TR_NOOP("samples/s"),
                     .noisy = true}},
         .fromZero = true,
         .medianSmoothed = true,
         .timed = true},
    };
}

} // namespace

QString CurveSpec::labelText() const
{
    return Words::tr(label);
}

QString ChartSpec::titleText() const
{
    return Words::tr(title);
}

QString ChartSpec::valueTitleText() const
{
    return Words::tr(valueTitle);
}

QString ChartSpec::descriptionText() const
{
    return Words::tr(description);
}

const std::vector<ChartSpec>& chartSpecs()
{
    static const std::vector<ChartSpec> table = Words::table();
    return table;
}

const ChartSpec& chartSpec(std::string_view name)
{
    const auto found = std::ranges::find(chartSpecs(), name, &ChartSpec::name);
    Q_ASSERT(found != chartSpecs().end());
    return *found;
}

} // namespace halfstep
