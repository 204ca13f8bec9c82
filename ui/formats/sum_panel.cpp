#include "ui/formats/sum_panel.h"

#include "ui/formats/typed_number.h"
#include "ui/language/number_text.h"
#include "ui/look/style_property.h"
#include "ui/settings/calm_controls.h"
#include "ui/settings/number_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr std::int64_t mostSteps = 100'000;
constexpr int mostRows = 500; ///< of the table on the screen; files hold all

} // namespace

SumPanel::SumPanel(QWidget* parent) : QWidget(parent)
{
    m_start = new QLineEdit(this);
    m_start->setObjectName(QStringLiteral("sumStart"));
    m_term = new QLineEdit(this);
    m_term->setObjectName(QStringLiteral("sumTerm"));
    m_formatBox = new CalmComboBox(this);
    m_formatBox->setObjectName(QStringLiteral("sumFormat"));
    m_formatBox->setEditable(true); // any eXmY
    for (const FloatFormat& format : FloatFormat::builtIn())
        m_formatBox->addItem(QString::fromStdString(format.name));
    m_count = new NumberBox({.min = 1, .max = static_cast<double>(mostSteps), .whole = true}, this);
    m_count->setObjectName(QStringLiteral("sumCount"));
    const std::array<QWidget*, 4> fields{m_start, m_term, m_formatBox, m_count};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(6);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        m_labels[i] = new QLabel(this);
        m_labels[i]->setBuddy(fields[i]);
        const int row = static_cast<int>(i) / 2;
        const int column = 2 * (static_cast<int>(i) % 2);
        grid->addWidget(m_labels[i], row, column);
        grid->addWidget(fields[i], row, column + 1);
        grid->setColumnStretch(column + 1, 1);
        fields[i]->setMinimumWidth(70);
    }
    auto* examples = new QHBoxLayout;
    for (QPushButton*& example : m_examples) {
        example = new QPushButton(this);
        example->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        examples->addWidget(example);
    }
    m_examples[0]->setObjectName(QStringLiteral("firstExample"));
    m_examples[1]->setObjectName(QStringLiteral("secondExample"));
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("sumVerdict"));
    m_verdict->setWordWrap(true);
    m_steps = new QTableWidget(0, 5, this);
    m_steps->setObjectName(QStringLiteral("sumSteps"));
    m_steps->verticalHeader()->hide();
    m_steps->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_steps->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_steps->setTabKeyNavigation(false);
    m_steps->horizontalHeader()->setResizeContentsPrecision(100); // rows that widths are taken from
    m_steps->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_steps->horizontalHeader()->setStretchLastSection(true);
    m_steps->horizontalHeader()->setHighlightSections(false); // bold headings would be cut
    m_steps->setMinimumHeight(60);
    auto* column = new QVBoxLayout(this);
    column->addLayout(grid);
    column->addLayout(examples);
    column->addWidget(m_verdict);
    column->addWidget(m_steps, 1);
    for (QLineEdit* line : {m_start, m_term, static_cast<QLineEdit*>(m_count)})
        connect(line, &QLineEdit::textEdited, this, &SumPanel::compute);
    connect(m_count, &NumberBox::valueChanged, this, &SumPanel::compute);
    connect(m_formatBox, &QComboBox::currentTextChanged, this, &SumPanel::compute);
    connect(
        m_examples[0], &QPushButton::clicked, this,
        [this] { put(editableNumber(1), editableNumber(0.001), QStringLiteral("bfloat16"), 10); });
    connect(m_examples[1], &QPushButton::clicked, this,
            [this] { put(editableNumber(2048), editableNumber(1), QStringLiteral("float16"), 10); });
    put(editableNumber(1), editableNumber(0.001), QStringLiteral("bfloat16"), 10);
}

QVariantMap SumPanel::remembered() const
{
    return {{QStringLiteral("sumStart"), m_start->text()},
            {QStringLiteral("sumTerm"), m_term->text()},
            {QStringLiteral("sumFormat"), m_formatBox->currentText()},
            {QStringLiteral("sumCount"), static_cast<qlonglong>(m_count->whole())}};
}

void SumPanel::recall(const QVariantMap& state)
{
    if (state.contains(QStringLiteral("sumStart")))
        put(state.value(QStringLiteral("sumStart")).toString(), state.value(QStringLiteral("sumTerm")).toString(),
            state.value(QStringLiteral("sumFormat")).toString(),
            std::clamp<std::int64_t>(state.value(QStringLiteral("sumCount")).toLongLong(), 1, mostSteps));
}

void SumPanel::put(const QString& start, const QString& term, const QString& format, std::int64_t count)
{
    m_start->setText(start);
    m_term->setText(term);
    {
        const QSignalBlocker quiet(m_formatBox);
        m_formatBox->setCurrentText(format);
    }
    m_count->setWhole(count);
    compute();
}

void SumPanel::compute()
{
    m_format = FloatFormat::named(m_formatBox->currentText().trimmed().toStdString());
    const FloatFormat bitsOf = m_format.value_or(FloatFormat{});
    const TypedNumber start = readNumber(m_start->text(), bitsOf);
    const TypedNumber term = readNumber(m_term->text(), bitsOf);
    const ParsedWhole count = parseWhole(m_count->text());
    const bool counts = count.fault == NumberFault::None && count.value >= 1 && count.value <= mostSteps;
    setStyleProperty(*m_start, "refused", !start.complaint.isEmpty());
    setStyleProperty(*m_term, "refused", !term.complaint.isEmpty());
    setStyleProperty(*m_formatBox, "refused", !m_format);
    m_sum.reset();
    QString complaint = !start.complaint.isEmpty() ? start.complaint : term.complaint;
    if (complaint.isEmpty() && !m_format)
        complaint = tr("This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits.");
    if (complaint.isEmpty() && !counts)
        complaint = tr("The number of additions must be from 1 to %1.").arg(shownWhole(mostSteps));
    if (complaint.isEmpty())
        m_sum = repeatedSum(*m_format, start.value, term.value, count.value);
    m_verdict->setText(m_sum ? verdict() : complaint);
    setStyleProperty(*m_verdict, "kind", m_sum ? QStringLiteral("verdict") : QStringLiteral("complaint"));
    const int rows = m_sum ? std::min(static_cast<int>(m_sum->steps.size()), mostRows) : 0;
    m_steps->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const SumStep& step = m_sum->steps[static_cast<std::size_t>(row)];
        const QString texts[] = {shownWhole(row + 1), numberToShow(step.before, 8), numberToShow(step.unrounded, 8),
                                 numberToShow(step.stored, 8), numberToShow(step.stored - step.unrounded, 3)};
        for (int i = 0; i < m_steps->columnCount(); ++i)
            m_steps->setItem(row, i, new QTableWidgetItem(texts[i]));
    }
}

QString SumPanel::verdict() const
{
    const double last = m_sum->steps.back().stored;
    QString text =
        tr("After %n addition(s) %1 holds %2; exactly it would be %3.", nullptr, static_cast<int>(m_sum->steps.size()))
            .arg(QString::fromStdString(m_format->name), numberToShow(last, 8), numberToShow(m_sum->exact, 8));
    if (m_sum->stuckFrom) {
        const double before = m_sum->steps[static_cast<std::size_t>(*m_sum->stuckFrom) - 1].before;
        const double gap = m_sum->term < 0 ? before - m_format->nextDown(before) : m_format->nextUp(before) - before;
        text +=
            u' '
            + tr("From addition %1 on the sum sticks at %2: the next number is %3 away, and %4 is not more than half "
                 "of that.")
                  .arg(shownWhole(*m_sum->stuckFrom), numberToShow(before, 8), numberToShow(gap, 4),
                       numberToShow(std::abs(m_sum->term), 4));
    }
    return text;
}

LabTable SumPanel::table() const
{
    LabTable table{"sum", {"step", "before", "unrounded", "stored"}};
    if (m_sum)
        for (std::size_t i = 0; i < m_sum->steps.size(); ++i)
            table.add(static_cast<std::int64_t>(i + 1), m_sum->steps[i].before, m_sum->steps[i].unrounded,
                      m_sum->steps[i].stored);
    return table;
}

void SumPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SumPanel::retranslate()
{
    const std::array<QString, 4> labels{tr("Start &a"), tr("Add &b"), tr("F&ormat"), tr("&Times")};
    for (std::size_t i = 0; i < labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    m_examples[0]->setText(tr("1 + 0.001 in bfloat16"));
    m_examples[1]->setText(tr("2048 + 1 in float16"));
    m_steps->setAccessibleName(tr("Steps of the sum"));
    m_steps->setHorizontalHeaderLabels({tr("Step"), tr("Before"), tr("Before + b"), tr("Stored"), tr("Rounding")});
    compute();
}

} // namespace halfstep

#include "moc_sum_panel.cpp"
