#include "ui/settings/setting_fields.h"

#include "engine/config/format_layout.h"
#include "engine/config/mistakes.h"
#include "engine/config/setting_facts.h"
#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "words/mistake_words.h"
#include "words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace halfstep {

namespace {

struct SettingFields {
    Q_DECLARE_TR_FUNCTIONS(halfstep::SettingFields)

public:
    // Members, so that lupdate knows whose words these are.
    static std::vector<SettingField> now();
    static std::vector<SettingField> dataAndModel();
    static std::vector<SettingField> precisionAndBatch();
    static std::vector<SettingField> run();
};

#define FIELD(member)                                                                                                  \
    [](RunConfig & config) -> auto&                                                                                    \
    {                                                                                                                  \
        return config.member;                                                                                          \
    }

/// What the window offers of a choice.
template <WordedChoice Choice>
std::vector<ChoiceField::Option> options()
{
    std::vector<ChoiceField::Option> list;
    for (std::size_t i = 0; i < choiceWords<Choice>.size(); ++i)
        if (const Words words = Words::of(static_cast<Choice>(i)); *words.text != 0)
            list.push_back({choiceWords<Choice>[i].data(), words.text});
    return list;
}

#define CHOICE(member)                                                                                                 \
    [](const RunConfig& config) { return std::string(wordOf(config.member)); },                                        \
        [](RunConfig& config, const std::string& word) {                                                               \
            config.member = *choiceNamed<decltype(config.member)>(word);                                               \
        },                                                                                                             \
        options<decltype(RunConfig{}.member)>()

/// What the engine's table says of a setting's numbers, as a number box takes it.
NumberRange boxRange(const SettingRange& range, const NumberRange& box, bool whole)
{
    return {.min = range.least,
            .max = std::min({range.most, box.max, range.inFloat32 ? 1e38 : 1e15}),
            .whole = whole,
            .minExcluded = range.leastExcluded,
            .maxExcluded = range.mostExcluded,
            .doubling = box.doubling};
}

/// Whether the loss would be scaled with the scaler on.
bool canScale(const RunConfig& config)
{
    const std::optional<FormatLayout> format = FormatLayout::named(config.precision.dtype);
    return config.precision.amp && !config.mistakes.noScaler && (!format || format->needsLossScale());
}

/// What the engine's table says of a setting.
void addFacts(SettingField& field)
{
    const std::optional<SettingFacts> facts = settingFacts(field.key);
    if (!facts)
        return;
    field.live = facts->live;
    if (auto* whole = std::get_if<WholeField>(&field.kind))
        whole->range = boxRange(facts->range, whole->range, true);
    if (auto* real = std::get_if<RealField>(&field.kind))
        real->range = boxRange(facts->range, real->range, false);
}

std::vector<SettingField> SettingFields::now()
{
    using G = SettingGroup;
    const auto watched = [](const RunConfig& c) { return c.earlyStopping.enabled; };
    return {
        {"precision.amp", G::Now, QT_TR_NOOP("Mixed precision (&AMP)"),
         QT_TR_NOOP("Runs matrix products and convolutions in the low format, and keeps sums and loss in float32."),
         SwitchField{FIELD(precision.amp)}},
        {"precision.dtype", G::Now, QT_TR_NOOP("&Number format"), QT_TR_NOOP("The low format of the matrix products."),
         ChoiceField{[](const RunConfig& c) { return c.precision.dtype; },
                     [](RunConfig& c, const std::string& word) { c.precision.dtype = word; },
                     {{"float32", nullptr},
                      {"bfloat16", nullptr},
                      {"float16", nullptr},
                      {"fp8_e4m3", nullptr},
                      {"fp8_e5m2", nullptr}}}},
        {"scaler.enabled", G::Now, QT_TR_NOOP("&Loss scaler"),
         QT_TR_NOOP("Multiplies the loss so that small gradients survive the low format; switched off, it keeps "
                    "its scale and its count of clean steps for when it is on again."),
         SwitchField{FIELD(scaler.enabled)}, canScale},
        {"batch.accumulation", G::Now, QT_TR_NOOP("A&ccumulation A"),
         QT_TR_NOOP("Micro-batches whose gradients are added up before one update."),
         WholeField{FIELD(batch.accumulation)}},
        {"clipping.enabled", G::Now, QT_TR_NOOP("Cli&p gradients"),
         QT_TR_NOOP("Shortens a gradient whose global norm exceeds the threshold."),
         SwitchField{FIELD(clipping.enabled)}},
        {"clipping.max_norm", G::Now, QT_TR_NOOP("&Threshold"),
         QT_TR_NOOP("The largest global norm an unscaled gradient keeps."), RealField{FIELD(clipping.maxNorm)},
         [](const RunConfig& c) { return c.clipping.enabled; }},
        {"early_stopping.enabled", G::Now, QT_TR_NOOP("Early st&opping"),
         QT_TR_NOOP("Stops when the validation loss no longer improves, and takes the best weights back; switched "
                    "off, it goes on counting, and the best weights are taken back all the same."),
         SwitchField{FIELD(earlyStopping.enabled)}},
        {"early_stopping.patience", G::Now, QT_TR_NOOP("Pat&ience"),
         QT_TR_NOOP("Evaluations in a row without improvement before the stop."),
         WholeField{FIELD(earlyStopping.patience)}, watched},
        {"early_stopping.min_delta", G::Now, QT_TR_NOOP("&Minimum improvement"),
         QT_TR_NOOP("A smaller gain than this does not count as improvement."),
         RealField{FIELD(earlyStopping.minDelta)}, watched},
        {"optimizer.learning_rate", G::Now, QT_TR_NOOP("Learnin&g rate"),
         QT_TR_NOOP("How far one update moves the weights."), RealField{FIELD(optimizer.learningRate)}},
    };
}

std::vector<SettingField> SettingFields::dataAndModel()
{
    using G = SettingGroup;
    return {
        {"dataset.name", G::Data, QT_TR_NOOP("Data set"), QT_TR_NOOP("What the model learns from."),
         ChoiceField{CHOICE(dataset.name)}},
        {"dataset.path", G::Data, QT_TR_NOOP("Folder"),
         QT_TR_NOOP("The folder with the four IDX files of images and labels, gzip or not."),
         PathField{FIELD(dataset.path)}, [](const RunConfig& c) { return readsFolder(c.dataset.name); }},
        {"dataset.seed", G::Data, QT_TR_NOOP("Data seed"), QT_TR_NOOP("The same seed generates the same data again."),
         SeedField{FIELD(dataset.seed)}},
        {"model.name", G::Model, QT_TR_NOOP("Model"),
         QT_TR_NOOP("The network to train; its input and output sizes follow the data."),
         ChoiceField{CHOICE(model.name)}},
        {"model.batch_norm", G::Model, QT_TR_NOOP("Batch normalisation"),
         QT_TR_NOOP("Normalises over each micro-batch and moves its running statistics once for each, so that "
                    "accumulation no longer equals one large batch."),
         SwitchField{FIELD(model.batchNorm)}},
        {"model.layer_norm", G::Model, QT_TR_NOOP("Layer normalisation"),
         QT_TR_NOOP("Normalises over the values of each sample, which therefore does not depend on its batch: "
                    "accumulation still equals one large batch."),
         SwitchField{FIELD(model.layerNorm)}},
        {"model.dropout", G::Model, QT_TR_NOOP("Dropout"),
         QT_TR_NOOP("The probability with which a hidden value is set to zero in training."),
         RealField{FIELD(model.dropout)}},
        {"loss", G::Model, QT_TR_NOOP("Loss function"),
         QT_TR_NOOP("What training makes small; automatic chooses by the kind of target."), ChoiceField{CHOICE(loss)}},
        {"optimizer.name", G::Optimizer, QT_TR_NOOP("Optimizer"),
         QT_TR_NOOP("The rule that turns a gradient into an update."), ChoiceField{CHOICE(optimizer.name)}},
        {"optimizer.momentum", G::Optimizer, QT_TR_NOOP("Momentum"),
         QT_TR_NOOP("How much of the last direction SGD keeps."), RealField{FIELD(optimizer.momentum)},
         [](const RunConfig& c) { return c.optimizer.name == OptimizerName::Sgd; }},
        {"optimizer.weight_decay", G::Optimizer, QT_TR_NOOP("Weight decay"),
         QT_TR_NOOP("Pulls the weights towards zero by this factor, through the gradient."),
         RealField{FIELD(optimizer.weightDecay)}},
        {"optimizer.schedule", G::Optimizer, QT_TR_NOOP("Schedule"),
         QT_TR_NOOP("How the learning rate goes over the applied updates."), ChoiceField{CHOICE(optimizer.schedule)}},
    };
}

std::vector<SettingField> SettingFields::precisionAndBatch()
{
    using G = SettingGroup;
    const auto scaled = [](const RunConfig& c) { return c.scaler.enabled && canScale(c); };
    return {
        {"precision.backend", G::Precision, QT_TR_NOOP("Arithmetic"),
         QT_TR_NOOP("Native uses the library's own arithmetic in that format; emulated rounds around float32."),
         ChoiceField{CHOICE(precision.backend)}},
        {"precision.master_weights", G::Precision, QT_TR_NOOP("Master weights"),
         QT_TR_NOOP("Keeps the weights in float32; without it small updates are lost."),
         SwitchField{FIELD(precision.masterWeights)}},
        {"scaler.init_scale", G::Precision, QT_TR_NOOP("First scale"),
         QT_TR_NOOP("The loss scale that the run begins with."), RealField{FIELD(scaler.initScale), {.doubling = true}},
         scaled},
        {"scaler.growth_factor", G::Precision, QT_TR_NOOP("Growth factor"),
         QT_TR_NOOP("The scale is multiplied by this after enough clean steps."), RealField{FIELD(scaler.growthFactor)},
         scaled},
        {"scaler.backoff_factor", G::Precision, QT_TR_NOOP("Backoff factor"),
         QT_TR_NOOP("The scale is multiplied by this after a skipped step."), RealField{FIELD(scaler.backoffFactor)},
         scaled},
        {"scaler.growth_interval", G::Precision, QT_TR_NOOP("Growth interval"),
         QT_TR_NOOP("How many clean steps in a row let the scale grow."), WholeField{FIELD(scaler.growthInterval)},
         scaled},
        {"scaler.floor", G::Precision, QT_TR_NOOP("Scale floor"),
         QT_TR_NOOP("The run stops at the attempt that leaves the scale below this; 0 never stops it."),
         RealField{FIELD(scaler.floor)}, scaled},
        {"batch.micro_batch", G::Batch, QT_TR_NOOP("Micro-batch m"),
         QT_TR_NOOP("Samples of one forward and backward pass; only these need memory at once."),
         WholeField{FIELD(batch.microBatch)}},
        {"batch.last_window", G::Batch, QT_TR_NOOP("Last window"),
         QT_TR_NOOP("What happens with a window that the epoch's end leaves short."),
         ChoiceField{CHOICE(batch.lastWindow)}},
        {"batch.shuffle", G::Batch, QT_TR_NOOP("Shuffle"),
         QT_TR_NOOP("Draws a new order of the training data for each epoch."), SwitchField{FIELD(batch.shuffle)}},
    };
}

std::vector<SettingField> SettingFields::run()
{
    using G = SettingGroup;
    return {
        {"run.max_epochs", G::Run, QT_TR_NOOP("Epochs"),
         QT_TR_NOOP("How often the training data is gone through at most."), WholeField{FIELD(run.maxEpochs)}},
        {"run.max_attempts", G::Run, QT_TR_NOOP("Attempts at most"),
         QT_TR_NOOP("The run ends after this many windows; 0 means no limit."), WholeField{FIELD(run.maxAttempts)}},
        {"run.seed", G::Run, QT_TR_NOOP("Run seed"),
         QT_TR_NOOP("Decides first weights, order and dropout; the same seed repeats the run."),
         SeedField{FIELD(run.seed)}},
        {"run.threads", G::Run, QT_TR_NOOP("Threads"),
         QT_TR_NOOP("Compute threads; 0 means one, and other counts may change the last bits."),
         WholeField{FIELD(run.threads), {.max = 256}}},
        {"run.device", G::Run, QT_TR_NOOP("Device"), QT_TR_NOOP("Where the model is trained."),
         ChoiceField{CHOICE(run.device)}},
        {"run.checkpoint_every", G::Run, QT_TR_NOOP("Checkpoint every"),
         QT_TR_NOOP("Attempts between two checkpoints; 0 saves one about every five seconds."),
         WholeField{FIELD(run.checkpointEvery)}},
    };
}

/// A switch for each row of the engine's table.
template <std::size_t... Row>
std::vector<SettingField> mistakes(std::index_sequence<Row...>)
{
    const auto field = [](const MistakeRow& mistake, bool& (*of)(RunConfig&)) {
        const MistakeWords words = MistakeWords::of(mistake.key);
        SettingField made{mistake.key.data(), SettingGroup::Mistakes, words.label, words.tip, SwitchField{of}};
        made.more = MistakeWords::whereItActs(mistake.stage);
        made.context = "halfstep::MistakeWords";
        return made;
    };
    return {
        field(mistakeRows[Row], [](RunConfig& config) -> bool& { return config.mistakes.*mistakeRows[Row].on; })...};
}

const std::vector<SettingField>& all()
{
    static const std::vector<SettingField> fields = [] {
        std::vector<SettingField> list = SettingFields::now();
        for (const auto& part : {SettingFields::dataAndModel(), SettingFields::precisionAndBatch(),
                                 mistakes(std::make_index_sequence<mistakeRows.size()>()), SettingFields::run()})
            list.insert(list.end(), part.begin(), part.end());
        std::ranges::for_each(list, addFacts);
        return list;
    }();
    return fields;
}

/// Whether a problem's place is a file that should have been read.
bool concernsReading(ProblemCode code)
{
    switch (code) {
    case ProblemCode::FileNotFound:
    case ProblemCode::FileUnreadable:
    case ProblemCode::FileTruncated:
    case ProblemCode::FileMalformed:
    case ProblemCode::CountsDiffer:
    case ProblemCode::NoTrainingData:
    case ProblemCode::NonFiniteData: return true;
    default: return false;
    }
}

/// A place is a path, at times followed by a comma and what is meant inside.
bool liesUnder(std::string_view place, std::string_view path)
{
    while (path.ends_with('/'))
        path.remove_suffix(1);
    if (path.empty() || !place.starts_with(path))
        return false;
    const std::string_view rest = place.substr(path.size());
    return rest.empty() || rest.front() == '/' || rest.front() == ',';
}

} // namespace

QString groupTitle(SettingGroup group)
{
    switch (group) {
    case SettingGroup::Now: return SettingFields::tr("Now");
    case SettingGroup::Data: return SettingFields::tr("Data");
    case SettingGroup::Model: return SettingFields::tr("Model");
    case SettingGroup::Optimizer: return SettingFields::tr("Optimizer");
    case SettingGroup::Precision: return SettingFields::tr("Precision");
    case SettingGroup::Batch: return SettingFields::tr("Batch");
    case SettingGroup::Mistakes: return SettingFields::tr("Deliberate mistakes");
    case SettingGroup::Run: return SettingFields::tr("Run");
    }
    Q_UNREACHABLE();
}

QString SettingField::labelText() const
{
    return mnemonicText().remove(u'&');
}

QString SettingField::mnemonicText() const
{
    return QCoreApplication::translate(context, label);
}

QString SettingField::tipText() const
{
    const QString text = QCoreApplication::translate(context, tip);
    return more ? text + QLatin1Char(' ') + QCoreApplication::translate(context, more) : text;
}

bool SettingField::differs(const RunConfig& a, const RunConfig& b) const
{
    return std::visit(
        [&](const auto& field) {
            if constexpr (std::is_same_v<decltype(field), const ChoiceField&>)
                return field.word(a) != field.word(b);
            else
                return valueOf(field.of, a) != valueOf(field.of, b);
        },
        kind);
}

QString SettingField::valueText(const RunConfig& config) const
{
    return std::visit(
        [&]<typename Field>(const Field& field) {
            if constexpr (std::is_same_v<Field, ChoiceField>) {
                const std::string word = field.word(config);
                const auto option = std::ranges::find(field.options, word, &ChoiceField::Option::value);
                return option == field.options.end() ? QString::fromStdString(word) : optionText(*option);
            } else if constexpr (std::is_same_v<Field, SwitchField>) {
                return changedValueText(valueOf(field.of, config) ? "true" : "false");
            } else if constexpr (std::is_same_v<Field, PathField>) {
                return pathText(valueOf(field.of, config));
            } else if constexpr (std::is_same_v<Field, RealField>) {
                return exactNumber(valueOf(field.of, config));
            } else if constexpr (std::is_same_v<Field, WholeField>) {
                return shownWhole(valueOf(field.of, config));
            } else {
                return QString::number(valueOf(field.of, config)); // a seed is a name
            }
        },
        kind);
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

const SettingField* settingNamedBy(const Problem& problem, const RunConfig& config)
{
    if (const SettingField* field = settingField(problem.where))
        return field;
    if (!concernsReading(problem.code))
        return nullptr;
    const auto found = std::ranges::find_if(all(), [&](const SettingField& field) {
        const auto* path = std::get_if<PathField>(&field.kind);
        return path && (!field.usable || field.usable(config)) && liesUnder(problem.where, valueOf(path->of, config));
    });
    return found == all().end() ? nullptr : &*found;
}

QString optionText(const ChoiceField::Option& option)
{
    return option.label ? QCoreApplication::translate("halfstep::Words", option.label)
                        : QString::fromUtf8(option.value);
}

} // namespace halfstep
