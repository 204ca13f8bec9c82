#include "ui/calculator/calculator_form.h"

#include "engine/model/described_model.h"
#include "ui/calculator/layer_table.h"
#include "ui/glossary/term_links.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/look/style_property.h"
#include "ui/settings/calm_controls.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace halfstep {
namespace {

constexpr std::int64_t mostBatch = 10'000'000;
constexpr std::int64_t mostSamples = 1'000'000'000'000;
constexpr double mostGiga = 1e15;
constexpr const char* optimizers[] = {"adam", "sgd", "sgd-momentum"}; ///< as `halfstep estimate` calls them

} // namespace

CalculatorForm::CalculatorForm(QWidget* parent) : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    const auto lineEdit = [this](const char* text) {
        auto* edit = new QLineEdit(QString::fromLatin1(text), this);
        connect(edit, &QLineEdit::textEdited, this, &CalculatorForm::compute);
        return edit;
    };
    m_layers = new LayerTable(this);
    QComboBox* optimizer = new CalmComboBox(this);
    for (const char* name : optimizers)
        optimizer->addItem(QString(), QString::fromLatin1(name));
    QComboBox* format = new CalmComboBox(this);
    format->setEditable(true); // any eXmY
    for (const FormatLayout& layout : FormatLayout::builtIn())
        format->addItem(QString::fromStdString(layout.name));
    QComboBox* units = new CalmComboBox(this);
    units->addItem(QString(), static_cast<int>(ByteUnits::Decimal));
    units->addItem(QString(), static_cast<int>(ByteUnits::Binary));
    for (QComboBox* each : {optimizer, format, units}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(10);
    }
    add("model", lineEdit("32-48-1"), 0, 0, 2);
    add("input", lineEdit(""), 1, 0, 2);
    add("layers", m_layers, 2, 0, 2);
    add("batch", lineEdit("512"), 3, 0);
    add("secondBatch", lineEdit("128"), 3, 1);
    add("effectiveBatch", lineEdit("512"), 4, 0);
    add("optimizer", optimizer, 4, 1);
    add("dtype", format, 5, 0);
    add("rows", lineEdit("8192"), 5, 1);
    add("bandwidth", lineEdit("8"), 6, 0);
    add("memory", lineEdit("8"), 6, 1);
    add("units", units, 7, 0, 2);
    m_terms = new QLabel(this);
    m_terms->setObjectName(QStringLiteral("terms"));
    m_terms->setProperty("kind", QStringLiteral("note"));
    m_terms->setWordWrap(true);
    followLinks(*m_terms);
    m_grid->addWidget(m_terms, 8, 0, 1, 2);
    m_grid->setRowStretch(9, 1);
    for (const auto& [field, term] : {std::pair{Batch, "micro_batch"},
                                      {SecondBatch, "gradient_variance"},
                                      {EffectiveBatch, "effective_batch"},
                                      {Optimizer, "optimizer"},
                                      {Format, "number_format"},
                                      {Bandwidth, "transfer"},
                                      {Memory, "memory"}})
        setTerm(*m_fields[field].editor, QString::fromLatin1(term));
    connect(optimizer, &QComboBox::currentIndexChanged, this, &CalculatorForm::compute);
    connect(format, &QComboBox::currentTextChanged, this, &CalculatorForm::compute);
    connect(units, &QComboBox::currentIndexChanged, this, &CalculatorForm::convertUnits);
    connect(m_layers, &LayerTable::lineEdited, this, [this] {
        line(Model)->setText(m_layers->line());
        compute();
    });
    retranslate();
}

void CalculatorForm::add(const char* name, QWidget* editor, int row, int column, int columns)
{
    Field field{name, new QLabel(this), editor, new QLabel(this)};
    editor->setObjectName(QString::fromLatin1(name));
    field.label->setBuddy(editor);
    field.complaint->setObjectName(QString::fromLatin1(name) + QStringLiteral("Complaint"));
    field.complaint->setProperty("kind", QStringLiteral("complaint"));
    field.complaint->setWordWrap(true);
    field.complaint->hide();
    field.label->setWordWrap(true);
    auto* cell = new QVBoxLayout;
    cell->setSpacing(1);
    cell->addWidget(field.label);
    cell->addWidget(editor);
    cell->addWidget(field.complaint);
    cell->addStretch();
    m_grid->addLayout(cell, row, column, 1, columns);
    m_fields.push_back(field);
}

QLineEdit* CalculatorForm::line(FieldIndex field) const
{
    return static_cast<QLineEdit*>(m_fields[field].editor);
}

QComboBox* CalculatorForm::box(FieldIndex field) const
{
    return static_cast<QComboBox*>(m_fields[field].editor);
}

ByteUnits CalculatorForm::units() const
{
    return m_units;
}

QString CalculatorForm::line() const
{
    return line(Model)->text().trimmed();
}

void CalculatorForm::complain(FieldIndex index, const QString& sentence)
{
    const Field& field = m_fields[index];
    setStyleProperty(*field.editor, "refused", !sentence.isEmpty());
    field.editor->setAccessibleDescription(sentence);
    field.complaint->setText(sentence);
    field.complaint->setVisible(!sentence.isEmpty());
}

std::optional<std::int64_t> CalculatorForm::count(FieldIndex field, std::int64_t most, bool needed)
{
    const ParsedWhole number = parseWhole(line(field)->text());
    const bool empty = number.fault == NumberFault::Empty && !needed;
    const bool good = number.fault == NumberFault::None && number.value >= 1 && number.value <= most;
    complain(field, empty || good ? QString()
                    : number.fault == NumberFault::Ambiguous
                        ? tr("This may mean thousands or decimals; write it without separator.")
                        : tr("This must be a whole number from 1 to %1.").arg(shownWhole(most)));
    return empty ? std::optional<std::int64_t>(0) : good ? std::optional(number.value) : std::nullopt;
}

std::optional<double> CalculatorForm::bytes(FieldIndex field)
{
    const ParsedNumber number = parseNumber(line(field)->text());
    const bool empty = number.fault == NumberFault::Empty;
    const bool good = number.fault == NumberFault::None && number.value > 0 && number.value <= mostGiga;
    complain(field, empty || good ? QString()
                    : number.fault == NumberFault::Ambiguous
                        ? tr("This may mean thousands or decimals; write it without separator.")
                        : tr("This must be a number above 0, at most %1.").arg(shownNumber(mostGiga)));
    return empty ? std::optional(0.0) : good ? std::optional(number.value * bytesOfGiga(m_units)) : std::nullopt;
}

std::optional<ModelSpec> CalculatorForm::readModel()
{
    std::vector<std::int64_t> input;
    QString inputComplaint;
    if (const QString text = line(Input)->text().trimmed(); !text.isEmpty()) {
        QString plain = text;
        plain.replace(QChar(u'×'), QLatin1Char('x'));
        if (const auto shape = shapeFrom(plain.toStdString()))
            input = *shape;
        else
            inputComplaint = sentence(shape.problems().front());
    }
    QString modelComplaint;
    std::optional<ModelSpec> model;
    const std::string line = this->line().toStdString();
    if (const auto words = modelLineFrom(line, input))
        m_layers->setLine(*words);
    if (inputComplaint.isEmpty()) {
        Result<ModelSpec> described = describedModel(line, input);
        if (described)
            model = std::move(*described);
        else if (described.problems().front().where == "input")
            inputComplaint = sentence(described.problems().front());
        else
            modelComplaint = sentence(described.problems().front());
    }
    complain(Input, inputComplaint);
    complain(Model, modelComplaint);
    return model;
}

std::optional<TrainingPlan> CalculatorForm::readPlan()
{
    TrainingPlan plan;
    const auto batch = count(Batch, mostBatch, true);
    const auto second = count(SecondBatch, mostSamples, false);
    const auto effective = count(EffectiveBatch, mostSamples, false);
    const auto rows = count(Rows, mostSamples, false);
    const auto bandwidth = bytes(Bandwidth);
    const auto memory = bytes(Memory);
    const auto format = FormatLayout::named(box(Format)->currentText().trimmed().toStdString());
    complain(Format,
             format ? QString()
                    : tr("This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits."));
    if (!batch || !second || !effective || !rows || !bandwidth || !memory || !format)
        return std::nullopt;
    const QString optimizer = box(Optimizer)->currentData().toString();
    plan.batch = *batch;
    plan.optimizer = optimizer == QLatin1String("adam") ? OptimizerName::Adam : OptimizerName::Sgd;
    plan.momentum = optimizer == QLatin1String("sgd-momentum");
    plan.format = *format;
    plan.rows = *rows;
    plan.bandwidth = *bandwidth;
    plan.memory = *memory;
    plan.effectiveBatch = *effective;
    plan.secondBatch = *second;
    return plan;
}

void CalculatorForm::compute()
{
    m_cost.reset();
    std::optional<ModelSpec> model = readModel();
    const std::optional<TrainingPlan> plan = readPlan();
    if (model && plan && !isCountable(*model, *plan))
        complain(Model, tr("This model and so many samples need more operations or bytes than 64 bits can count."));
    else if (model && plan)
        m_cost = CostCase{*model, *plan, estimateFor(*model, *plan)};
    Q_EMIT changed();
}

/// What was entered stays the same number of bytes.
void CalculatorForm::convertUnits()
{
    const auto units = static_cast<ByteUnits>(box(Units)->currentData().toInt());
    const double factor = bytesOfGiga(m_units) / bytesOfGiga(units);
    for (const FieldIndex field : {Bandwidth, Memory})
        if (const ParsedNumber number = parseNumber(line(field)->text()); number.fault == NumberFault::None)
            line(field)->setText(editableNumber(number.value * factor));
    m_units = units;
    retranslate();
}

QVariantMap CalculatorForm::remembered() const
{
    QVariantMap state;
    for (const Field& field : m_fields)
        if (const auto* edit = qobject_cast<QLineEdit*>(field.editor))
            state[QString::fromLatin1(field.name)] = edit->text();
    state[QStringLiteral("optimizer")] = box(Optimizer)->currentData();
    state[QStringLiteral("dtype")] = box(Format)->currentText();
    state[QStringLiteral("units")] = static_cast<int>(m_units);
    return state;
}

void CalculatorForm::recall(const QVariantMap& state)
{
    if (!state.contains(QStringLiteral("model")))
        return;
    for (const Field& field : m_fields)
        if (auto* edit = qobject_cast<QLineEdit*>(field.editor))
            edit->setText(state.value(QString::fromLatin1(field.name)).toString());
    for (const FieldIndex field : {Optimizer, Units}) {
        const QSignalBlocker quiet(box(field));
        box(field)->setCurrentIndex(
            std::max(0, box(field)->findData(state.value(QString::fromLatin1(m_fields[field].name)))));
    }
    m_units = static_cast<ByteUnits>(box(Units)->currentData().toInt());
    {
        const QSignalBlocker quiet(box(Format));
        box(Format)->setCurrentText(state.value(QStringLiteral("dtype")).toString());
    }
    retranslate();
}

void CalculatorForm::retranslate()
{
    const std::array<QString, 12> labels{tr("&Model, layer by layer"),
                                         tr("&Input of one sample"),
                                         tr("Layers"),
                                         tr("Micro-&batch B"),
                                         tr("Variance against &batch"),
                                         tr("Wanted &effective batch n"),
                                         tr("&Optimizer"),
                                         tr("&Number format"),
                                         tr("&Samples of the data set"),
                                         tr("Band&width, %1").arg(bandwidthText(m_units)),
                                         tr("&Device memory, %1").arg(gigaText(m_units)),
                                         tr("&Units of bytes")};
    for (std::size_t i = 0; i < labels.size(); ++i)
        m_fields[i].label->setText(labels[i]);
    line(Model)->setPlaceholderText(QStringLiteral("conv16-pool-conv32-pool-64-3"));
    line(Model)->setToolTip(
        tr("A number is a linear layer, conv16 a convolution with a 3 × 3 window, conv16k5 one with 5 × 5, "
           "pool takes the largest of 2 × 2, bn normalises the batch."));
    line(Input)->setPlaceholderText(QStringLiteral("1x24x24"));
    line(Input)->setToolTip(
        tr("32 numbers, or channels x height x width; may be empty where the model begins with it."));
    const QSignalBlocker quiet(box(Units));
    box(Units)->setItemText(0, tr("kB, MB, GB: powers of 1000"));
    box(Units)->setItemText(1, tr("KiB, MiB, GiB: powers of 1024"));
    const QSignalBlocker calm(box(Optimizer));
    box(Optimizer)->setItemText(0, tr("Adam"));
    box(Optimizer)->setItemText(1, tr("SGD"));
    box(Optimizer)->setItemText(2, tr("SGD with momentum"));
    m_terms->setText(tr("Terms: %1")
                         .arg(linkedTerms({"micro_batch", "gradient_variance", "effective_batch", "accumulation_factor",
                                           "optimizer", "activations", "transfer", "memory"})));
    m_layers->retranslate();
    compute();
}

} // namespace halfstep

#include "moc_calculator_form.cpp"
