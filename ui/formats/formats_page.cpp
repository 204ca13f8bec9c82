#include "ui/formats/formats_page.h"

#include "engine/numerics/scale_range.h"
#include "ui/charts/chart_widget.h"
#include "ui/charts/export_dialog.h"
#include "ui/charts/table_export.h"
#include "ui/formats/format_grid.h"
#include "ui/formats/scale_panel.h"
#include "ui/formats/sum_panel.h"
#include "ui/formats/typed_number.h"
#include "ui/glossary/term_links.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/look/style_property.h"
#include "ui/settings/calm_controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

const QString defaultText = QStringLiteral("0.1");
constexpr const char* defaultFree = "e3m4";
constexpr std::size_t defaultFormat = 3; ///< float16

std::vector<FloatFormat> formatsWith(const FloatFormat& free)
{
    std::vector<FloatFormat> formats = FloatFormat::builtIn();
    formats.push_back(free);
    return formats;
}

} // namespace

FormatsPage::FormatsPage(QWidget* parent)
    : Page(sign().name, parent)
    , m_formats(formatsWith(*FloatFormat::named(defaultFree)))
    , m_line(std::make_shared<NumberLineChart>())
{
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->addWidget(makeInput());
    m_grid = new FormatGrid(static_cast<int>(m_formats.size()), content);
    m_grid->choose(defaultFormat);
    m_grid->setFreeFormat(QString::fromLatin1(defaultFree));
    m_explanation = new QLabel(content);
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_explanation->setWordWrap(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_terms = new QLabel(content);
    m_terms->setObjectName(QStringLiteral("terms"));
    m_terms->setProperty("kind", QStringLiteral("note"));
    m_terms->setWordWrap(true);
    followLinks(*m_terms);
    m_scale = new ScalePanel(content);
    m_sum = new SumPanel(content);
    setTerm(*m_grid, QStringLiteral("number_format"));
    setTerm(*m_scale, QStringLiteral("loss_scale"));
    setTerm(*m_sum, QStringLiteral("lost_update"));
    m_tabs = new QTabWidget(content);
    m_tabs->setObjectName(QStringLiteral("formatTabs"));
    m_tabs->addTab(m_scale, QString());
    m_tabs->addTab(m_sum, QString());
    auto* split = new QSplitter(Qt::Horizontal, content);
    split->addWidget(makeFigure());
    split->addWidget(m_tabs);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    split->setSizes({600, 400});
    column->addWidget(m_grid);
    column->addWidget(m_explanation);
    column->addWidget(m_terms);
    column->addWidget(split, 1);
    setCentralWidget(content);
    makeActions();
    connect(m_text, &QLineEdit::textEdited, this, &FormatsPage::readText);
    connect(m_grid, &FormatGrid::bitsChosen, this, &FormatsPage::takeBits);
    connect(m_grid, &FormatGrid::freeFormatTyped, this, &FormatsPage::takeFreeFormat);
    connect(m_grid, &FormatGrid::formatChosen, this, &FormatsPage::chooseFormat);
    connect(m_scale, &ScalePanel::scaleChanged, this, &FormatsPage::showLine);
    m_text->setText(defaultText);
    readText();
    retranslate();
}

QWidget* FormatsPage::makeInput()
{
    auto* bar = new QWidget(this);
    m_label = new QLabel(bar);
    m_text = new QLineEdit(bar);
    m_text->setObjectName(QStringLiteral("number"));
    m_text->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    m_label->setBuddy(m_text);
    m_hint = new QLabel(bar);
    m_hint->setObjectName(QStringLiteral("numberHint"));
    m_hint->setWordWrap(true);
    m_saveFigure = new QPushButton(bar);
    m_saveTable = new QPushButton(bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_label);
    row->addWidget(m_text, 2);
    row->addWidget(m_hint, 3);
    row->addWidget(m_saveFigure);
    row->addWidget(m_saveTable);
    connect(m_saveFigure, &QPushButton::clicked, this, &FormatsPage::exportFigure);
    connect(m_saveTable, &QPushButton::clicked, this, &FormatsPage::exportTables);
    return bar;
}

QWidget* FormatsPage::makeFigure()
{
    auto* figure = new QWidget(this);
    m_lineLabel = new QLabel(figure);
    m_lineScale = new CalmComboBox(figure);
    m_lineScale->setObjectName(QStringLiteral("lineScale"));
    for (const LineScale scale : {LineScale::Logarithmic, LineScale::Linear, LineScale::Near})
        m_lineScale->addItem(QString(), static_cast<int>(scale));
    m_lineLabel->setBuddy(m_lineScale);
    m_chart = new ChartWidget(m_line, figure);
    m_chart->setObjectName(QStringLiteral("numberLine"));
    m_chart->setPlace({.xTitled = true});
    auto* row = new QHBoxLayout;
    row->addWidget(m_lineLabel);
    row->addWidget(m_lineScale);
    row->addStretch();
    auto* column = new QVBoxLayout(figure);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_chart, 1);
    connect(m_lineScale, &QComboBox::currentIndexChanged, this, [this] {
        showLine();
        m_chart->fit();
    });
    connect(m_chart, &ChartWidget::exportRequested, this, &FormatsPage::exportFigure);
    return figure;
}

void FormatsPage::makeActions()
{
    m_fileActions << m_words.action([] { return tr("Export the &figure…"); }, {}, [this] { exportFigure(); })
                  << m_words.action([] { return tr("Export the &table…"); }, {}, [this] { exportTables(); });
}

PageSign FormatsPage::sign()
{
    return {QStringLiteral("formats"), QStringLiteral("formats"), [] { return tr("Formats"); }};
}

QString FormatsPage::statusText() const
{
    const auto chosen = static_cast<std::size_t>(m_grid->chosen());
    return tr("%1 in %2 is %3: %4")
        .arg(wholeNumber(m_value), QString::fromStdString(m_formats[chosen].name),
             wholeNumber(m_numbers[chosen].stored), classText(m_numbers[chosen]));
}

QList<QAction*> FormatsPage::menuActions(PageMenu menu) const
{
    return menu == PageMenu::File ? m_fileActions : QList<QAction*>{};
}

QVariantMap FormatsPage::remembered() const
{
    QVariantMap state = Page::remembered();
    state.insert(m_sum->remembered());
    state[QStringLiteral("number")] = m_text->text();
    state[QStringLiteral("format")] = m_grid->chosen();
    state[QStringLiteral("freeFormat")] = QString::fromStdString(m_formats.back().name);
    state[QStringLiteral("lineScale")] = m_lineScale->currentIndex();
    state[QStringLiteral("scale")] = m_scale->exponent();
    state[QStringLiteral("tab")] = m_tabs->currentIndex();
    return state;
}

void FormatsPage::recall(const QVariantMap& state)
{
    Page::recall(state);
    if (!state.contains(QStringLiteral("number")))
        return;
    m_sum->recall(state);
    const QString free = state.value(QStringLiteral("freeFormat")).toString();
    if (const auto format = FloatFormat::named(free.toStdString())) {
        m_formats.back() = *format;
        m_grid->setFreeFormat(free);
    }
    const int last = static_cast<int>(m_formats.size()) - 1;
    m_grid->choose(std::clamp(state.value(QStringLiteral("format")).toInt(), 0, last));
    m_lineScale->setCurrentIndex(std::clamp(state.value(QStringLiteral("lineScale")).toInt(), 0, 2));
    m_scale->setExponent(state.value(QStringLiteral("scale"), 16).toInt());
    m_tabs->setCurrentIndex(state.value(QStringLiteral("tab")).toInt());
    m_text->setText(state.value(QStringLiteral("number")).toString());
    readText();
}

void FormatsPage::readText()
{
    const auto chosen = static_cast<std::size_t>(m_grid->chosen());
    const TypedNumber typed = readNumber(m_text->text(), m_formats[chosen]);
    const bool refused = !typed.complaint.isEmpty();
    setStyleProperty(*m_text, "refused", refused);
    m_text->setAccessibleDescription(typed.complaint);
    setStyleProperty(*m_hint, "kind", refused ? QStringLiteral("complaint") : QStringLiteral("note"));
    m_hint->setText(refused
                        ? typed.complaint
                        : tr("Decimal, inf, nan, 0x1.8p-3, or bits of %1: %2")
                              .arg(QString::fromStdString(m_formats[chosen].name),
                                   QString::fromStdString(hexText(m_formats[chosen], m_formats[chosen].encode(0.1)))));
    if (!refused) {
        m_value = typed.value;
        m_bits = typed.pattern ? std::optional(Bits{chosen, *typed.pattern}) : std::nullopt;
    }
    showNumbers();
}

void FormatsPage::takeBits(int row, std::uint32_t pattern)
{
    const auto format = static_cast<std::size_t>(row);
    m_grid->choose(row);
    const double value = m_formats[format].decode(pattern);
    m_text->setText(std::isnan(value) ? QString::fromStdString(hexText(m_formats[format], pattern))
                                      : numberForField(value));
    readText();
    m_bits = Bits{format, pattern};
    showNumbers();
}

void FormatsPage::takeFreeFormat(const QString& name)
{
    const auto format = FloatFormat::named(name.trimmed().toStdString());
    m_grid->complainOfFreeFormat(
        format ? QString()
               : tr("This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits."));
    if (!format) {
        m_hint->setText(tr("This is no format; write it like e4m3, with 2 to 8 exponent and 1 to 23 mantissa bits."));
        setStyleProperty(*m_hint, "kind", QStringLiteral("complaint"));
        return;
    }
    m_formats.back() = *format;
    readText();
}

void FormatsPage::chooseFormat()
{
    const bool toggled = m_bits && !readNumber(m_text->text(), m_formats[m_bits->format]).pattern;
    const std::optional<Bits> bits = m_bits;
    readText(); // bits that were typed are those of the chosen format
    if (toggled)
        m_bits = bits;
    showNumbers();
}

void FormatsPage::showNumbers()
{
    m_numbers.clear();
    for (std::size_t i = 0; i < m_formats.size(); ++i)
        m_numbers.push_back(m_bits && m_bits->format == i ? storedPattern(m_formats[i], m_bits->pattern)
                                                          : storedNumber(m_formats[i], m_value));
    m_grid->setNumbers(m_formats, m_numbers);
    m_explanation->setText(explanation());
    m_scale->show(m_formats, m_value);
    showLine();
    Q_EMIT statusChanged();
}

void FormatsPage::showLine()
{
    m_line->show({m_formats, static_cast<std::size_t>(m_grid->chosen()), m_value, m_scale->scale(),
                  static_cast<LineScale>(m_lineScale->currentData().toInt())});
    m_chart->refresh();
}

/// The chosen format's number from its fields, and what the format holds.
QString FormatsPage::explanation() const
{
    const auto chosen = static_cast<std::size_t>(m_grid->chosen());
    const FloatFormat& format = m_formats[chosen];
    const StoredNumber& number = m_numbers[chosen];
    const std::uint32_t mantissa = number.pattern & ((1u << format.mantissaBits) - 1u);
    const std::uint32_t exponent = (number.pattern >> format.mantissaBits) & ((1u << format.exponentBits) - 1u);
    const QString sign = std::signbit(number.stored) ? QStringLiteral("−") : QString();
    const QString fraction =
        QStringLiteral("%1/%2").arg(shownWhole(mantissa), shownWhole(std::int64_t{1} << format.mantissaBits));
    QString formula;
    if (number.kind == FloatClass::Normal)
        formula = QStringLiteral(" = %1(1 + %2) · 2^(%3 − %4)").arg(sign, fraction).arg(exponent).arg(format.bias());
    else if (number.kind == FloatClass::Subnormal || number.kind == FloatClass::Zero)
        formula = QStringLiteral(" = %1%2 · 2^(1 − %3)").arg(sign, fraction).arg(format.bias());
    const QString past = number.overflow    ? u' ' + tr("Overflow: the value is past the largest number.")
                         : number.underflow ? u' ' + tr("Underflow: the value is at most half the smallest number.")
                                            : QString();
    const QString line =
        QStringLiteral("<b>%1</b> %2%3 = %4")
            .arg(QString::fromStdString(format.name).toHtmlEscaped(),
                 QString::fromStdString(hexText(format, number.pattern)), formula, wholeNumber(number.stored));
    return QStringLiteral("%1. %2<br>%3")
        .arg(line, tr("Neighbours: %1 and %2.").arg(wholeNumber(number.below), wholeNumber(number.above)) + past,
             tr("Bias %1, smallest subnormal %2, smallest normal %3, largest %4, spacing above 1: %5.")
                 .arg(QString::number(format.bias()), numberToShow(format.smallestSubnormal(), 5),
                      numberToShow(format.smallestNormal(), 5), numberToShow(format.largestFinite(), 6),
                      numberToShow(format.epsilon(), 6)));
}

LabTable FormatsPage::table() const
{
    LabTable table{"formats",
                   {"format", "value", "stored", "pattern", "sign", "exponent", "mantissa", "class", "overflow",
                    "underflow", "next_below", "next_above", "absolute_error", "relative_error", "scale",
                    "scaled_stored", "scaled_class", "smallest_normal_scale", "largest_finite_scale"}};
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        const StoredNumber& number = m_numbers[i];
        const PatternFields fields = fieldsOf(m_formats[i], number.pattern);
        const StoredNumber scaled = storedNumber(m_formats[i], m_value * m_scale->scale());
        const ScaleRange range = scaleRange(m_formats[i], m_value);
        table.add(m_formats[i].name, number.value, number.stored, hexText(m_formats[i], number.pattern), fields.sign,
                  fields.exponent, fields.mantissa, std::string(wordOf(number.kind)), number.overflow, number.underflow,
                  number.below, number.above, number.absoluteError, number.relativeError, m_scale->scale(),
                  scaled.stored, std::string(wordOf(scaled.kind)), range.smallestNormal, range.largestFinite);
    }
    return table;
}

void FormatsPage::exportFigure()
{
    auto* dialog = new ExportDialog({m_chart}, m_chart, {}, this);
    connect(
        dialog, &ExportDialog::failed, this, [this](const Problem& problem) { Q_EMIT noted(sentence(problem)); });
    connect(dialog, &ExportDialog::saved, this,
            [this](const QString& path) { Q_EMIT noted(tr("Figure saved as %1.").arg(path)); });
    dialog->open();
}

/// Of what is looked at: the steps of the sum, or else the number in every format.
void FormatsPage::exportTables()
{
    askToExportTable(
        this, m_tabs->currentWidget() == m_sum ? m_sum->table() : table(),
        [this](const QString& sentence) { Q_EMIT noted(sentence); });
}

void FormatsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FormatsPage::retranslate()
{
    m_words.retranslate();
    m_label->setText(tr("&Number"));
    m_terms->setText(tr("Terms: %1")
                         .arg(linkedTerms({"number_format", "exponent", "subnormal", "rounding", "overflow",
                                           "underflow", "loss_scale", "lost_update"})));
    m_lineLabel->setText(tr("Number &line"));
    const QSignalBlocker quiet(m_lineScale);
    m_lineScale->setItemText(0, tr("logarithmic scale"));
    m_lineScale->setItemText(1, tr("linear scale"));
    m_lineScale->setItemText(2, tr("neighbours in the chosen format"));
    m_tabs->setTabText(0, tr("Multiply by S"));
    m_tabs->setTabText(1, tr("Sums that stick"));
    m_saveFigure->setText(tr("Figure…"));
    m_saveTable->setText(tr("Table…"));
    m_saveFigure->setToolTip(tr("Saves the number line as PNG, SVG, PDF or CSV."));
    m_saveTable->setToolTip(tr("Saves the numbers, or the steps of the sum, as CSV or JSON."));
    m_grid->retranslate();
    m_grid->complainOfFreeFormat({});
    m_scale->retranslate();
    readText();
}

} // namespace halfstep

#include "moc_formats_page.cpp"
