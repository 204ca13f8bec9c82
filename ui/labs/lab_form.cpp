#include "ui/labs/lab_form.h"

#include "engine/labs/lab.h"
#include "ui/labs/lab_texts.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/settings/calm_controls.h"
#include "words/lab_words.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace halfstep {
namespace {

constexpr int narrowForm = 60; ///< characters

constexpr const char* formats[] = {"float32", "tf32", "bfloat16", "float16", "fp8_e5m2", "fp8_e4m3"};

/// Asks for one line, so that the form gives it all of the column for whose width it reckons the height.
class RowLabel : public QLabel {
public:
    using QLabel::QLabel;

    QSize sizeHint() const override
    {
        const QSize wrapped = QLabel::sizeHint();
        return {std::max(wrapped.width(), fontMetrics().horizontalAdvance(text()) + 2), wrapped.height()};
    }
};

/// A number as typed in any language, as files hold it; what is none stays as it is, to be refused.
QString plainNumber(const QString& typed)
{
    const ParsedNumber number = parseNumber(typed);
    return number.fault == NumberFault::None ? QString::fromStdString(labText(LabValue(number.value))) : typed;
}

/// Several, between semicolons or blanks; commas separate them where nothing else does.
QString plainNumbers(const QString& typed)
{
    static const QRegularExpression gaps(QStringLiteral("[;\\s]+"));
    static const QRegularExpression commas(QStringLiteral("\\s*,\\s*"));
    const QString trimmed = typed.trimmed();
    const bool byComma = trimmed.count(QLatin1Char(',')) > 0 && !trimmed.contains(QLatin1Char(';'))
                         && !trimmed.contains(QRegularExpression(QStringLiteral("[^,]\\s+[^,]")));
    const bool commaAndBlank = trimmed.contains(QRegularExpression(QStringLiteral(",\\s")));
    QStringList numbers;
    for (QString number : trimmed.split(byComma || commaAndBlank ? commas : gaps, Qt::SkipEmptyParts))
        numbers << plainNumber(number.remove(QLatin1Char(' ')));
    return numbers.join(QLatin1Char(','));
}

} // namespace

LabForm::LabForm(QWidget* parent) : QWidget(parent)
{
    setLayout(new QVBoxLayout);
    layout()->setContentsMargins(0, 0, 0, 0);
}

void LabForm::show(const Lab& lab, const LabInputs& inputs)
{
    delete m_rowsWidget;
    m_rows.clear();
    m_lab = &lab;
    m_initial = LabInputs(lab.parameters);
    m_rowsWidget = new QWidget(this);
    auto* form = new QFormLayout(m_rowsWidget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    const LabWords& words = LabWords::of(lab.name);
    for (const LabParameter& parameter : lab.parameters) {
        Row row;
        row.name = parameter.name;
        row.editor = editorFor(parameter, inputs.value(parameter.name), row);
        row.editor->setObjectName(QString::fromStdString(row.name));
        row.complaint = new QLabel(m_rowsWidget);
        row.complaint->setProperty("kind", QStringLiteral("complaint"));
        row.complaint->setWordWrap(true);
        row.complaint->hide();
        auto* field = new QWidget(m_rowsWidget);
        auto* column = new QVBoxLayout(field);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(row.editor);
        column->addWidget(row.complaint);
        auto* label = new RowLabel(worded(words.parameter(parameter.name)), m_rowsWidget);
        label->setWordWrap(true);
        label->setBuddy(row.editor);
        form->addRow(label, field);
        m_rows.push_back(std::move(row));
    }
    layout()->addWidget(m_rowsWidget);
    wrapRows();
}

QWidget* LabForm::editorFor(const LabParameter& parameter, const LabValue& value, Row& row)
{
    if (parameter.kind == ParameterKind::Switch) {
        auto* box = new QCheckBox(m_rowsWidget);
        box->setChecked(std::get<bool>(value));
        connect(box, &QCheckBox::toggled, this, &LabForm::edited);
        row.text = [box] { return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false"); };
        return box;
    }
    if (parameter.kind == ParameterKind::Choice || parameter.kind == ParameterKind::Format) {
        auto* box = new CalmComboBox(m_rowsWidget);
        const QString current = QString::fromStdString(std::get<std::string>(value));
        for (const std::string_view choice : parameter.choices)
            box->addItem(labTermText(choice), QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
        if (parameter.kind == ParameterKind::Format) {
            box->setEditable(true); // any eXmY
            for (const char* format : formats)
                box->addItem(QString::fromLatin1(format));
            box->setCurrentText(current);
            connect(box, &QComboBox::currentTextChanged, this, &LabForm::edited);
            row.text = [box] { return box->currentText().trimmed(); };
        } else {
            box->setCurrentIndex(box->findData(current));
            connect(box, &QComboBox::currentIndexChanged, this, &LabForm::edited);
            row.text = [box] { return box->currentData().toString(); };
        }
        return box;
    }
    auto* line = new QLineEdit(m_rowsWidget);
    const bool several = parameter.kind == ParameterKind::Numbers;
    if (several) {
        QStringList numbers;
        for (const double number : std::get<std::vector<double>>(value))
            numbers << editableNumber(number);
        line->setText(numbers.join(QStringLiteral("; ")));
    } else if (parameter.kind == ParameterKind::Whole) {
        line->setText(QString::number(std::get<std::int64_t>(value)));
    } else if (parameter.kind == ParameterKind::Code) {
        line->setText(QString::fromStdString(std::get<std::string>(value)));
        line->setPlaceholderText(tr("empty: by chance"));
    } else {
        line->setText(editableNumber(std::get<double>(value)));
    }
    connect(line, &QLineEdit::returnPressed, this, &LabForm::entered);
    connect(line, &QLineEdit::textChanged, this, &LabForm::edited);
    if (parameter.kind == ParameterKind::Code) {
        row.text = [line] { return line->text().trimmed(); };
        return line;
    }
    row.text = [line, several] { return several ? plainNumbers(line->text()) : plainNumber(line->text()); };
    return line;
}

std::optional<LabInputs> LabForm::inputs()
{
    LabInputs inputs = m_initial;
    bool refused = false;
    for (Row& row : m_rows) {
        const auto problem = inputs.set(row.name, row.text().toStdString());
        row.complaint->setText(problem ? sentence(*problem) : QString());
        row.complaint->setVisible(problem.has_value());
        if (problem && !refused)
            row.editor->setFocus();
        refused = refused || problem;
    }
    return refused ? std::nullopt : std::optional(std::move(inputs));
}

std::optional<LabInputs> LabForm::acceptableInputs() const
{
    LabInputs inputs = m_initial;
    for (const Row& row : m_rows)
        if (inputs.set(row.name, row.text().toStdString()))
            return std::nullopt;
    return inputs;
}

void LabForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_rowsWidget)
        wrapRows();
}

void LabForm::wrapRows()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * narrowForm;
    auto* form = static_cast<QFormLayout*>(m_rowsWidget->layout());
    form->setRowWrapPolicy(narrow ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    for (int row = 0; row < form->rowCount(); ++row)
        form->itemAt(row, QFormLayout::LabelRole)->widget()->setMaximumWidth(width());
}

void LabForm::enter(std::string_view parameter, const QString& text)
{
    for (const Row& row : m_rows)
        if (row.name == parameter)
            if (auto* line = qobject_cast<QLineEdit*>(row.editor))
                line->setText(text);
}

void LabForm::retranslate()
{
    LabInputs inputs = m_initial;
    std::vector<std::pair<std::string, QString>> refused;
    for (const Row& row : m_rows) {
        const auto* line = qobject_cast<QLineEdit*>(row.editor);
        const auto* box = qobject_cast<QComboBox*>(row.editor);
        if (inputs.set(row.name, row.text().toStdString()))
            refused.emplace_back(row.name, line ? line->text() : box ? box->currentText() : QString());
    }
    const bool complained = std::ranges::any_of(m_rows, [](const Row& row) { return !row.complaint->isHidden(); });
    show(*m_lab, inputs);
    for (const auto& [name, text] : refused) {
        for (const Row& row : m_rows)
            if (auto* box = qobject_cast<QComboBox*>(row.editor); box && row.name == name)
                box->setCurrentText(text);
        enter(name, text);
    }
    if (complained)
        this->inputs();
}

} // namespace halfstep

#include "moc_lab_form.cpp"
