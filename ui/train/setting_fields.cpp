#include "ui/train/setting_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace halfstep {

namespace {

struct SettingFields {
    Q_DECLARE_TR_FUNCTIONS(halfstep::SettingFields)
};

#define TEXT(words) QT_TRANSLATE_NOOP("halfstep::SettingFields", words)
#define FIELD(member) [](RunConfig& config) -> auto& { return config.member; }

const NumberRange atLeastOne{.min = 1, .max = 1e15, .whole = true};
const NumberRange atLeastZero{.min = 0, .max = 1e15, .whole = true};
const NumberRange notNegative{.min = 0, .max = 1e15};
const NumberRange positive{.min = 0, .max = 1e15, .minExcluded = true};

std::vector<SettingField> dataAndModel()
{
    using G = SettingGroup;
    return {
        {"dataset.name", G::Data, TEXT("Data set"), TEXT("What the model learns from."),
         ChoiceField{FIELD(dataset.name),
                     {{"glyphlab", TEXT("GlyphLab images")}, {"northstar", TEXT("Northstar orders")},
                      {"synthetic", TEXT("Synthetic table")}, {"idx", TEXT("IDX files")}}}},
        {"dataset.path", G::Data, TEXT("Folder"), TEXT("The folder with the four IDX files of images and labels, gzip or not."),
         PathField{FIELD(dataset.path)}, false,
         [](const RunConfig& c) { return c.dataset.name == "idx" || c.dataset.name == "csv" || c.dataset.name == "images"; }},
        {"dataset.seed", G::Data, TEXT("Data seed"), TEXT("The same seed generates the same data again."),
         SeedField{FIELD(dataset.seed)}},
        {"model.name", G::Model, TEXT("Model"), TEXT("The network to train; its input and output sizes follow the data."),
         ChoiceField{FIELD(model.name),
                     {{"glyph-cnn", TEXT("Small CNN")}, {"tiny-mlp", TEXT("Tiny MLP")}, {"table-mlp", TEXT("Table MLP")},
                      {"linear", TEXT("Linear")}}}},
        {"model.batch_norm", G::Model, TEXT("Batch normalisation"),
         TEXT("Normalises over each micro-batch, so that accumulation no longer equals one large batch."),
         SwitchField{FIELD(model.batchNorm)}},
        {"model.dropout", G::Model, TEXT("Dropout"), TEXT("The probability with which a hidden value is set to zero in training."),
         RealField{FIELD(model.dropout), {.min = 0, .max = 1, .maxExcluded = true}}},
        {"loss", G::Model, TEXT("Loss function"), TEXT("What training makes small; automatic chooses by the kind of target."),
         ChoiceField{FIELD(loss), {{"auto", TEXT("automatic")}, {"cross_entropy", TEXT("cross entropy")},
                                   {"bce", TEXT("binary cross entropy")}, {"mse", TEXT("squared error")}}}},
        {"optimizer.name", G::Optimizer, TEXT("Optimizer"), TEXT("The rule that turns a gradient into an update."),
         ChoiceField{FIELD(optimizer.name), {{"sgd", "SGD"}, {"adam", "Adam"}}}},
        {"optimizer.learning_rate", G::Optimizer, TEXT("Learning rate"), TEXT("How far one update moves the weights."),
         RealField{FIELD(optimizer.learningRate), positive}, true},
        {"optimizer.momentum", G::Optimizer, TEXT("Momentum"), TEXT("How much of the last direction SGD keeps."),
         RealField{FIELD(optimizer.momentum), {.min = 0, .max = 1, .maxExcluded = true}}, false,
         [](const RunConfig& c) { return c.optimizer.name == "sgd"; }},
        {"optimizer.weight_decay", G::Optimizer, TEXT("Weight decay"), TEXT("Pulls the weights towards zero by this factor, through the gradient."),
         RealField{FIELD(optimizer.weightDecay), notNegative}},
        {"optimizer.schedule", G::Optimizer, TEXT("Schedule"), TEXT("How the learning rate goes over the applied updates."),
         ChoiceField{FIELD(optimizer.schedule), {{"constant", TEXT("constant")}, {"linear", TEXT("linear to zero")}}}},
    };
}

std::vector<SettingField> precisionAndBatch()
{
    using G = SettingGroup;
    const auto scaled = [](const RunConfig& c) { return c.scaler.enabled; };
    return {
        {"precision.amp", G::Precision, TEXT("Mixed precision (AMP)"),
         TEXT("Runs matrix products and convolutions in the low format, and keeps sums and loss in float32."),
         SwitchField{FIELD(precision.amp)}, true},
        {"precision.dtype", G::Precision, TEXT("Number format"), TEXT("The low format of the matrix products."),
         ChoiceField{FIELD(precision.dtype), {{"float32", nullptr}, {"bfloat16", nullptr}, {"float16", nullptr},
                                              {"fp8_e4m3", nullptr}, {"fp8_e5m2", nullptr}}}, true},
        {"precision.backend", G::Precision, TEXT("Arithmetic"),
         TEXT("Native uses the library's own arithmetic in that format; emulated rounds around float32."),
         ChoiceField{FIELD(precision.backend), {{"auto", TEXT("automatic")}, {"native", TEXT("native")}, {"emulated", TEXT("emulated")}}}},
        {"precision.master_weights", G::Precision, TEXT("Master weights"),
         TEXT("Keeps the weights in float32; without it small updates are lost."), SwitchField{FIELD(precision.masterWeights)}},
        {"scaler.enabled", G::Precision, TEXT("Loss scaler"),
         TEXT("Multiplies the loss so that small gradients survive the low format."), SwitchField{FIELD(scaler.enabled)}},
        {"scaler.init_scale", G::Precision, TEXT("First scale"), TEXT("The loss scale that the run begins with."),
         RealField{FIELD(scaler.initScale), {.min = 0, .max = 1e38, .minExcluded = true, .doubling = true}}, false, scaled},
        {"scaler.growth_factor", G::Precision, TEXT("Growth factor"), TEXT("The scale is multiplied by this after enough clean steps."),
         RealField{FIELD(scaler.growthFactor), {.min = 1, .max = 1e15, .minExcluded = true}}, false, scaled},
        {"scaler.backoff_factor", G::Precision, TEXT("Backoff factor"), TEXT("The scale is multiplied by this after a skipped step."),
         RealField{FIELD(scaler.backoffFactor), {.min = 0, .max = 1, .minExcluded = true, .maxExcluded = true}}, false, scaled},
        {"scaler.growth_interval", G::Precision, TEXT("Growth interval"), TEXT("How many clean steps in a row let the scale grow."),
         WholeField{FIELD(scaler.growthInterval), atLeastOne}, false, scaled},
        {"scaler.floor", G::Precision, TEXT("Scale floor"), TEXT("A collapsing run stops below this scale; 0 never stops it."),
         RealField{FIELD(scaler.floor), notNegative}, false, scaled},
        {"batch.micro_batch", G::Batch, TEXT("Micro-batch m"), TEXT("Samples of one forward and backward pass; only these need memory at once."),
         WholeField{FIELD(batch.microBatch), atLeastOne}},
        {"batch.accumulation", G::Batch, TEXT("Accumulation A"), TEXT("Micro-batches whose gradients are added up before one update."),
         WholeField{FIELD(batch.accumulation), atLeastOne}, true},
        {"batch.last_window", G::Batch, TEXT("Last window"), TEXT("What happens with a window that the epoch's end leaves short."),
         ChoiceField{FIELD(batch.lastWindow), {{"step", TEXT("step with it")}, {"drop", TEXT("drop it")}}}},
        {"batch.shuffle", G::Batch, TEXT("Shuffle"), TEXT("Draws a new order of the training data for each epoch."),
         SwitchField{FIELD(batch.shuffle)}},
        {"clipping.enabled", G::Clipping, TEXT("Clip gradients"), TEXT("Shortens a gradient whose global norm exceeds the threshold."),
         SwitchField{FIELD(clipping.enabled)}, true},
        {"clipping.max_norm", G::Clipping, TEXT("Threshold"), TEXT("The largest global norm an unscaled gradient keeps."),
         RealField{FIELD(clipping.maxNorm), positive}, true, [](const RunConfig& c) { return c.clipping.enabled; }},
    };
}

std::vector<SettingField> stoppingToRun()
{
    using G = SettingGroup;
    const auto watched = [](const RunConfig& c) { return c.earlyStopping.enabled; };
    return {
        {"early_stopping.enabled", G::Stopping, TEXT("Early stopping"), TEXT("Stops when the validation loss no longer improves, and takes the best weights back."),
         SwitchField{FIELD(earlyStopping.enabled)}},
        {"early_stopping.patience", G::Stopping, TEXT("Patience"), TEXT("Evaluations in a row without improvement before the stop."),
         WholeField{FIELD(earlyStopping.patience), atLeastOne}, true, watched},
        {"early_stopping.min_delta", G::Stopping, TEXT("Minimum improvement"), TEXT("A smaller gain than this does not count as improvement."),
         RealField{FIELD(earlyStopping.minDelta), notNegative}, true, watched},
        {"mistakes.no_scaler", G::Mistakes, TEXT("No loss scaler"), TEXT("Small float16 gradients become zero."),
         SwitchField{FIELD(mistakes.noScaler)}},
        {"mistakes.clip_before_unscale", G::Mistakes, TEXT("Clip before unscaling"), TEXT("The threshold then acts on the scaled gradient, and is far too small."),
         SwitchField{FIELD(mistakes.clipBeforeUnscale)}},
        {"mistakes.unscale_each_micro_batch", G::Mistakes, TEXT("Unscale each micro-batch"), TEXT("Gradients are unscaled again and again within one window."),
         SwitchField{FIELD(mistakes.unscaleEachMicroBatch)}},
        {"mistakes.no_division_by_a", G::Mistakes, TEXT("No division by A"), TEXT("The summed gradient is A times too large."),
         SwitchField{FIELD(mistakes.noDivisionByA)}},
        {"mistakes.mean_of_means", G::Mistakes, TEXT("Mean of means"), TEXT("Unequal micro-batches count equally, so that some samples weigh too much."),
         SwitchField{FIELD(mistakes.meanOfMeans)}},
        {"mistakes.step_every_micro_batch", G::Mistakes, TEXT("Step every micro-batch"), TEXT("This is no accumulation, but A small-batch updates."),
         SwitchField{FIELD(mistakes.stepEveryMicroBatch)}},
        {"mistakes.keep_gradients_on_skip", G::Mistakes, TEXT("Keep gradients on a skip"), TEXT("One overflow then poisons every later window."),
         SwitchField{FIELD(mistakes.keepGradientsOnSkip)}},
        {"mistakes.schedule_counts_skips", G::Mistakes, TEXT("Schedule counts skips"), TEXT("The learning rate moves on although nothing was learnt."),
         SwitchField{FIELD(mistakes.scheduleCountsSkips)}},
        {"mistakes.autocast_around_backward", G::Mistakes, TEXT("Autocast around backward"), TEXT("The backward pass runs inside autocast, where it does not belong."),
         SwitchField{FIELD(mistakes.autocastAroundBackward)}},
        {"mistakes.evaluate_in_training_mode", G::Mistakes, TEXT("Evaluate in training mode"), TEXT("Dropout and batch statistics disturb the validation."),
         SwitchField{FIELD(mistakes.evaluateInTrainingMode)}},
        {"run.max_epochs", G::Run, TEXT("Epochs"), TEXT("How often the training data is gone through at most."),
         WholeField{FIELD(run.maxEpochs), atLeastOne}},
        {"run.max_attempts", G::Run, TEXT("Attempts at most"), TEXT("The run ends after this many windows; 0 means no limit."),
         WholeField{FIELD(run.maxAttempts), atLeastZero}},
        {"run.seed", G::Run, TEXT("Run seed"), TEXT("Decides first weights, order and dropout; the same seed repeats the run."),
         SeedField{FIELD(run.seed)}},
        {"run.threads", G::Run, TEXT("Threads"), TEXT("Compute threads; 0 chooses, and other counts may change the last bits."),
         WholeField{FIELD(run.threads), {.min = 0, .max = 256, .whole = true}}},
        {"run.device", G::Run, TEXT("Device"), TEXT("Where the model is trained."),
         ChoiceField{FIELD(run.device), {{"cpu", "CPU"}, {"cuda", "CUDA"}}}},
        {"run.checkpoint_every", G::Run, TEXT("Checkpoint every"), TEXT("Attempts between two checkpoints; 0 saves one at each epoch's end."),
         WholeField{FIELD(run.checkpointEvery), atLeastZero}},
    };
}

const std::vector<SettingField>& all()
{
    static const std::vector<SettingField> fields = [] {
        std::vector<SettingField> list = dataAndModel();
        for (const auto& part : {precisionAndBatch(), stoppingToRun()})
            list.insert(list.end(), part.begin(), part.end());
        return list;
    }();
    return fields;
}

} // namespace

QString groupTitle(SettingGroup group)
{
    switch (group) {
    case SettingGroup::Data: return SettingFields::tr("Data");
    case SettingGroup::Model: return SettingFields::tr("Model");
    case SettingGroup::Optimizer: return SettingFields::tr("Optimizer");
    case SettingGroup::Precision: return SettingFields::tr("Precision");
    case SettingGroup::Batch: return SettingFields::tr("Batch");
    case SettingGroup::Clipping: return SettingFields::tr("Clipping");
    case SettingGroup::Stopping: return SettingFields::tr("Stopping");
    case SettingGroup::Mistakes: return SettingFields::tr("Deliberate mistakes");
    case SettingGroup::Run: return SettingFields::tr("Run");
    }
    Q_UNREACHABLE();
}

QString SettingField::labelText() const
{
    return SettingFields::tr(label);
}

QString SettingField::tipText() const
{
    return SettingFields::tr(tip);
}

bool SettingField::differs(const RunConfig& a, const RunConfig& b) const
{
    return std::visit([&](const auto& field) { return valueOf(field.of, a) != valueOf(field.of, b); }, kind);
}

std::span<const SettingField> settingFields()
{
    return all();
}

const SettingField* settingField(std::string_view key)
{
    const auto found = std::ranges::find_if(all(), [&](const SettingField& field) { return field.key == key; });
    return found == all().end() ? nullptr : &*found;
}

std::vector<std::string> mistakesIn(const RunConfig& config)
{
    std::vector<std::string> names;
    for (const SettingField& field : all())
        if (field.group == SettingGroup::Mistakes && valueOf(std::get<SwitchField>(field.kind).of, config))
            names.emplace_back(std::string_view(field.key).substr(std::string_view("mistakes.").size()));
    return names;
}

QString optionText(const ChoiceField::Option& option)
{
    return option.label ? SettingFields::tr(option.label) : QString::fromUtf8(option.value);
}

} // namespace halfstep
