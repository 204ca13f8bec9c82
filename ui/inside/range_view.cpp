#include "ui/inside/range_view.h"

#include "ui/charts/chart_widget.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/window_bar.h"
#include "ui/language/number_text.h"
#include "ui/look/wrapped_text.h"
#include "ui/settings/calm_controls.h"

#include <QEvent>
#include <QFontInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace halfstep {
namespace {

constexpr int leastScale = -24; ///< exponents of two that the slider reaches
constexpr int mostScale = 40;

/// A power of two in few digits; what is no power of two, by its exponent.
QString scaleText(double scale)
{
    const double exponent = std::log2(scale);
    if (scale > 0 && exponent == std::round(exponent) && std::abs(exponent) > 20)
        return powerText(2, static_cast<int>(exponent));
    if (!(scale > 0) || exponent == std::round(exponent) || scale == std::round(scale * 1024) / 1024)
        return exactNumber(scale);
    return QStringLiteral("2^%1 ≈ %2").arg(shownNumber(exponent, 6), shownNumber(scale, 6));
}

} // namespace

RangeView::RangeView(LookedAtWindow& window, QWidget* parent)
    : InsideView(parent)
    , m_window(window)
    , m_chart(std::make_shared<RangeChart>())
    , m_format(FloatFormat::named("float16").value_or(FloatFormat{}))
{
    setObjectName(QStringLiteral("rangeView"));
    m_choices = makeChoices();
    m_figure = new ChartWidget(m_chart, this);
    adopt(*m_figure);
    m_sentence = new WrappedText(this);
    m_sentence->setObjectName(QStringLiteral("rangeSentence"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 2, 4, 2);
    grid->setSpacing(4);
    grid->addWidget(m_choices, 0, 0);
    grid->addWidget(m_figure, 0, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_sentence, 1);
    addTerms(*foot, {"exponent_histogram", "flushed_to_zero", "subnormal"});
    grid->addLayout(foot, 1, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(0, 1);
    setFocusProxy(m_scale);
    connectSlide();
    retranslate();
}

/// By whole powers of two, which loss scales are, or finely by sixteenths of them.
void RangeView::connectSlide()
{
    connect(m_figure, &ChartWidget::slideBegan, this, [this] {
        m_slideFrom = std::log2(std::max(chosenScale(counted().value_or(CountedNumbers{})), 1e-30));
        m_slideReach = m_chart->slideReach({m_figure->view().from, m_figure->view().to});
        m_chart->hold(true);
    });
    connect(m_figure, &ChartWidget::slid, this, [this](double distance, bool finely) {
        const double steps = finely ? 16 : 1;
        const double held = std::clamp(distance, m_slideReach.lower, m_slideReach.upper);
        chooseScale(std::round((m_slideFrom + held) * steps) / steps);
    });
    connect(m_figure, &ChartWidget::slideEnded, this, [this] {
        m_chart->hold(false);
        m_figure->refresh();
    });
}

QWidget* RangeView::makeChoices()
{
    auto* choices = new QWidget(this);
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_bar = new WindowBar(m_window, choices, WindowBar::Shape::TwoRows);
    column->addWidget(m_bar);
    m_rows = new QFormLayout;
    m_rows->setSpacing(2);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto row = [&](QLabel*& label, QComboBox*& box, const char* name) {
        label = new QLabel(choices);
        box = new CalmComboBox(choices);
        box->setObjectName(QLatin1String(name));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
        label->setBuddy(box);
        m_rows->addRow(label, box);
    };
    row(m_quantityLabel, m_quantity, "rangeQuantity");
    row(m_tensorLabel, m_tensor, "rangeTensor");
    row(m_formatLabel, m_formatName, "rangeFormat");
    m_quantity->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    column->addLayout(m_rows);
    m_formatName->setEditable(true);
    m_formatName->setInsertPolicy(QComboBox::NoInsert);
    for (const FloatFormat& format : FloatFormat::builtIn())
        m_formatName->addItem(QString::fromStdString(format.name));
    m_scaleLabel = new QLabel(choices);
    column->addWidget(m_scaleLabel);
    m_ownScale = new QToolButton(choices);
    m_ownScale->setObjectName(QStringLiteral("ownScale"));
    m_ownScale->setAutoRaise(true);
    m_ownScale->setFocusPolicy(Qt::TabFocus);
    m_scale = new QSlider(Qt::Horizontal, choices);
    m_scale->setObjectName(QStringLiteral("rangeScale"));
    m_scale->setRange(leastScale, mostScale);
    m_scale->setPageStep(4);
    m_scaleLabel->setBuddy(m_scale);
    auto* scaleRow = new QHBoxLayout;
    scaleRow->setSpacing(2);
    scaleRow->addWidget(m_scale, 1);
    scaleRow->addWidget(m_ownScale);
    column->addLayout(scaleRow);
    column->addStretch(1);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &RangeView::refresh);
    connect(m_tensor, &QComboBox::currentIndexChanged, this, [this] { showCounts(); });
    connect(m_formatName, &QComboBox::currentTextChanged, this, &RangeView::takeFormat);
    connect(m_formatName->lineEdit(), &QLineEdit::editingFinished, this, &RangeView::refuseFormat);
    connect(m_scale, &QSlider::valueChanged, this, [this](int exponent) { chooseScale(exponent); });
    connect(m_ownScale, &QToolButton::clicked, this, [this] {
        m_scaleChosen = false;
        showCounts();
    });
    return choices;
}

RangeView::Quantity RangeView::quantity() const
{
    return static_cast<Quantity>(std::max(0, m_quantity->currentIndex()));
}

void RangeView::takeFormat()
{
    if (m_filling)
        return;
    const auto format = FloatFormat::named(m_formatName->currentText().trimmed().toStdString());
    m_formatName->lineEdit()->setAccessibleDescription(format ? QString() : tr("no format of this name"));
    if (!format)
        return;
    m_format = *format;
    m_formatChosen = true;
    showCounts();
}

void RangeView::refuseFormat()
{
    const QString typed = m_formatName->currentText().trimmed();
    if (FloatFormat::named(typed.toStdString()))
        return;
    const QSignalBlocker quiet(m_formatName);
    m_formatName->setCurrentText(QString::fromStdString(m_format.name));
    m_sentence->say(QStringLiteral("%1: %2. %3").arg(typed, tr("no format of this name"), m_formatName->toolTip()));
}

void RangeView::chooseScale(double exponent)
{
    if (m_filling)
        return;
    m_exponent = std::clamp<double>(exponent, leastScale, mostScale);
    m_scaleChosen = true;
    showCounts();
}

/// Names of those that the quantity is counted for; the choice stays where it can.
void RangeView::fillTensors()
{
    QStringList names{tr("whole model")};
    if (const WindowDetailPtr& window = m_window.window()) {
        if (isOfLayers(quantity()))
            for (const LayerDetail& layer : window->layers)
                names << QString::fromStdString(layer.layer);
        else
            for (const ParameterDetail& parameter : window->parameters)
                names << QString::fromStdString(parameter.name);
    }
    QStringList shown;
    for (int i = 0; i < m_tensor->count(); ++i)
        shown << m_tensor->itemText(i);
    if (names == shown)
        return;
    const QSignalBlocker quiet(m_tensor);
    const QString chosen = m_tensor->currentText();
    const bool whole = m_tensor->currentIndex() <= 0;
    m_tensor->clear();
    m_tensor->addItems(names);
    m_tensor->setCurrentIndex(whole ? 0 : std::max<int>(0, static_cast<int>(names.indexOf(chosen))));
}

std::optional<CountedNumbers> RangeView::counted() const
{
    const WindowDetailPtr& window = m_window.window();
    const bool one = m_tensor->currentIndex() > 0;
    return window ? countedIn(*window, quantity(), one ? m_tensor->currentText().toStdString() : std::string())
                  : std::nullopt;
}

double RangeView::chosenScale(const CountedNumbers& counted) const
{
    return m_scaleChosen && counted.scaled ? static_cast<double>(std::exp2(static_cast<float>(m_exponent)))
                                           : counted.scale;
}

void RangeView::refresh()
{
    m_bar->refresh();
    fillTensors();
    const WindowDetailPtr& window = m_window.window();
    if (window && !m_formatChosen) {
        const bool low = window->precision.dtype != "float32" && !window->precision.dtype.empty();
        m_format = FloatFormat::named(low ? window->precision.dtype : "float16").value_or(m_format);
    }
    showCounts();
}

void RangeView::showCounts()
{
    const std::optional<CountedNumbers> now = counted();
    const CountedNumbers counted = now.value_or(CountedNumbers{.quantity = quantity()});
    const double scale = chosenScale(counted);
    m_filling = true;
    if (!m_formatChosen)
        m_formatName->setCurrentText(QString::fromStdString(m_format.name));
    m_scale->setValue(static_cast<int>(std::lround(std::log2(std::max(scale, 1e-30)))));
    m_filling = false;
    m_scale->setEnabled(counted.scaled);
    m_ownScale->setEnabled(counted.scaled && m_scaleChosen);
    m_scaleLabel->setText(counted.scaled ? QStringLiteral("&S = %1").arg(scaleText(scale)) : tr("not multiplied by S"));
    RangeChart::Shown shown = shownOf(counted, scale);
    if (!now)
        shown.grip.clear();
    m_chart->show(shown); // which computes the shares
    shown.description = now                 ? sentence(counted, scale)
                        : m_window.window() ? tr("This window tells nothing of it.")
                                            : tr("Start a run, or open one, to see what a format holds of it.");
    m_chart->show(shown);
    m_figure->refresh();
    m_figure->setToolTip(shown.description);
    m_figure->setAccessibleName(shown.title);
    m_figure->setAccessibleDescription(shown.description);
    m_sentence->say(shown.description);
    m_scale->setAccessibleDescription(shown.description);
}

RangeChart::Shown RangeView::shownOf(const CountedNumbers& counted, double scale) const
{
    const WindowDetailPtr& window = m_window.window();
    RangeChart::Shown shown;
    shown.counted = QString::fromLatin1(csvNameOf(counted.quantity));
    shown.counts = counted.counts;
    shown.factor = scale / counted.scale;
    shown.format = m_format;
    const std::optional<FloatFormat> runs = window ? FloatFormat::named(window->precision.dtype) : std::nullopt;
    shown.asMade = counted.rounded && shown.factor == 1 && runs == m_format && !m_format.saturating;
    if (counted.unrounded && runs) {
        shown.unrounded = counted.unrounded;
        shown.rounding = *runs;
    }
    const QString of = counted.tensor.empty() ? m_tensor->itemText(0) : QString::fromStdString(counted.tensor);
    const QString which = window ? tr("attempt %1").arg(shownWhole(window->attempt)) : m_window.text();
    shown.briefest = QStringLiteral("%1 · %2").arg(of, which);
    shown.brief = QStringLiteral("%1 · %2").arg(quantityText(counted.quantity), shown.briefest);
    shown.title = QStringLiteral("%1 · %2").arg(shown.brief, QString::fromStdString(m_format.name));
    shown.axis = counted.scaled ? tr("log₂ of the magnitude, times S") : tr("log₂ of the magnitude");
    if (counted.scaled) {
        shown.grip = QStringLiteral("S = %1").arg(scaleText(scale));
        shown.gripAt = std::log2(std::max(scale, 1e-30));
    }
    return shown;
}

QString RangeView::sentence(const CountedNumbers& counted, double scale) const
{
    const RangeShares& shares = m_chart->shares();
    const auto share = [&shares](const CountRange& count) { return shareText(count, shares.elements); };
    const CountRange overflow = m_chart->overflow();
    bool bounded = std::ranges::any_of(std::array{shares.lost, shares.subnormal, overflow},
                                       [&](const CountRange& count) { return isBounded(count, shares.elements); });
    QString text =
        tr("Attempt %1, %2 elements in %3: lost %4, subnormal %5, overflow %6; zero before %7, inf %8, NaN %9.")
            .arg(shownWhole(m_window.window()->attempt), shownWhole(shares.elements),
                 QString::fromStdString(m_format.name), share(shares.lost), share(shares.subnormal), share(overflow),
                 share({shares.zeros, shares.zeros}), shownWhole(shares.infinite), shownWhole(shares.nans));
    if (const QString what = m_chart->caption().brief; counted.instead)
        text.prepend(tr("The gradient is zero throughout. Shown is what it was before rounding: %1.").arg(what) + u' ');
    if (counted.scaled) {
        const auto unscaled = timesPowerOfTwo(counted.counts, static_cast<float>(1 / counted.scale));
        const RangeShares plain = rangeShares(counted.counts, m_format, 1 / counted.scale);
        const CountRange saved = unscaled ? savedByScaling(*unscaled, m_format, scale)
                                          : CountRange{std::max<std::int64_t>(0, plain.lost.least - shares.lost.most),
                                                       std::max<std::int64_t>(0, plain.lost.most - shares.lost.least)};
        bounded |= isBounded(saved, shares.elements);
        text += u' ' + tr("S = %1 saves %2 from becoming zero.").arg(scaleText(scale), share(saved));
    }
    text += ofRounding(counted);
    if (bounded)
        text += u' ' + tr("Where a border lies inside a power of two, bounds are given.");
    return text;
}

QString RangeView::ofRounding(const CountedNumbers& counted) const
{
    const WindowDetail& window = *m_window.window();
    QString text;
    if (m_chart->madeZero() > 0) {
        const std::int64_t all = counted.unrounded->elements();
        const std::int64_t made = m_chart->madeZero();
        const std::int64_t before = counted.unrounded->zeros;
        text += QLatin1Char(' ')
                + tr("In the last micro-batch, rounding to %1 made %2 zero; %3 were zero before it.")
                      .arg(QString::fromStdString(window.precision.dtype), shareText({made, made}, all),
                           shareText({before, before}, all));
    }
    if (counted.counts.largest > m_format.largestFinite() && m_chart->overflow() != m_chart->shares().overflow)
        text += u' ' + tr("Micro-batches are added in float32, where finite sums may lie beyond the format.");
    const bool gradient = counted.quantity == Quantity::Gradient || counted.quantity == Quantity::OutputGradients;
    if (gradient && window.precision.dtype != "float32")
        text += u' ' + tr("What was rounded to zero on the way is among the zeros before.");
    if (counted.quantity == Quantity::BeforeRounding || counted.quantity == Quantity::OutputGradientsBeforeRounding)
        text += u' ' + tr("Counted in the last micro-batch, before its gradient was rounded.");
    return text;
}

QString RangeView::quantityText(Quantity quantity) const
{
    return quantity == Quantity::OutputGradientsBeforeRounding ? tr("activations' gradient before rounding")
                                                               : m_quantity->itemText(static_cast<int>(quantity));
}

void RangeView::retranslate()
{
    m_quantityLabel->setText(tr("&Counted"));
    m_tensorLabel->setText(tr("&Of"));
    m_formatLabel->setText(tr("For&mat"));
    m_ownScale->setText(QStringLiteral("↺"));
    m_ownScale->setAccessibleName(tr("as in the run"));
    m_ownScale->setToolTip(tr("Puts S back to the loss scale that the window had."));
    m_scale->setAccessibleName(tr("Loss scale S"));
    m_scale->setToolTip(
        tr("Slides the histogram: what another loss scale would lose and save. The mouse slides it in the chart "
           "as well, with Shift finely."));
    m_formatName->setToolTip(tr("A format of the list, or any eXmY, such as e4m3 or e6m9."));
    const int chosen = std::max(0, m_quantity->currentIndex());
    const QSignalBlocker quiet(m_quantity);
    m_quantity->clear();
    m_quantity->addItems({tr("gradient"), tr("gradient before rounding"), tr("weights"), tr("updates"),
                          tr("activations"), tr("activations' gradient")});
    m_quantity->setCurrentIndex(chosen);
    fitChoices();
    const QSignalBlocker still(m_tensor);
    if (m_tensor->count() > 0)
        m_tensor->setItemText(0, tr("whole model"));
    refresh();
}

void RangeView::fitChoices()
{
    constexpr double letters = 14; // of a square each
    const auto usual = static_cast<int>(letters * QFontInfo(font()).pixelSize());
    m_choices->setFixedWidth(std::max(usual, m_quantity->sizeHint().width()));
    for (QComboBox* box :
         {m_quantity, m_tensor, m_formatName}) // whose own least width keeps to the type it was made in
        box->setMinimumWidth(box->sizeHint().width());
}

void RangeView::changeEvent(QEvent* event)
{
    InsideView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitChoices();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace halfstep

#include "moc_range_view.cpp"
