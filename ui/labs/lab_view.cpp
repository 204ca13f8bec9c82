#include "ui/labs/lab_view.h"

#include "engine/labs/lab_json.h"
#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "ui/charts/export_dialog.h"
#include "ui/glossary/term_links.h"
#include "ui/labs/curve_sketch.h"
#include "ui/labs/lab_charts.h"
#include "ui/labs/lab_figures.h"
#include "ui/labs/lab_form.h"
#include "ui/labs/lab_tables.h"
#include "ui/labs/lab_texts.h"
#include "ui/labs/prediction_box.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/look/file_dialog.h"
#include "words/lab_words.h"

#include <nlohmann/json.hpp>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

QLabel* wrapped(QWidget* parent, const char* kind = nullptr)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (kind)
        label->setProperty("kind", QString::fromLatin1(kind));
    return label;
}

bool same(const LabInputs& a, const LabInputs& b)
{
    return std::ranges::all_of(
        a.parameters(),
        [&](const LabParameter& parameter) { return a.value(parameter.name) == b.value(parameter.name); });
}

} // namespace

LabView::LabView(QWidget* parent) : QWidget(parent)
{
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    m_title = wrapped(left, "title");
    QFont heading = m_title->font();
    heading.setBold(true);
    heading.setPointSizeF(heading.pointSizeF() * 1.15);
    m_title->setFont(heading);
    m_question = wrapped(left);
    m_formula = wrapped(left, "note");
    m_terms = wrapped(left, "note");
    m_terms->setObjectName(QStringLiteral("terms"));
    followLinks(*m_terms);
    m_form = new LabForm(left);
    m_form->setObjectName(QStringLiteral("labForm"));
    m_prediction = new PredictionBox(left);
    m_start = new QPushButton(left);
    m_start->setObjectName(QStringLiteral("startLab"));
    m_save = new QPushButton(left);
    m_save->setObjectName(QStringLiteral("saveLab"));
    m_progress = new QProgressBar(left);
    m_progress->setRange(0, 1000);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_save);
    for (QWidget* each :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_question), static_cast<QWidget*>(m_formula),
          static_cast<QWidget*>(m_terms), static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_prediction)})
        column->addWidget(each);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("inputs"));
    scroll->setWidget(left);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(260);
    scroll->setMaximumWidth(420);

    auto* right = new QVBoxLayout;
    m_verdict = wrapped(this, "verdict");
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_distance = wrapped(this);
    m_distance->setObjectName(QStringLiteral("distance"));
    m_tabs = new QTabWidget(this);
    m_tabs->setMinimumWidth(320);
    m_next = wrapped(this, "note");
    right->addWidget(m_verdict);
    right->addWidget(m_distance);
    right->addWidget(m_tabs, 1);
    right->addWidget(m_next);
    auto* row = new QHBoxLayout(this);
    row->addWidget(scroll, 2);
    row->addLayout(right, 3);

    connect(m_start, &QPushButton::clicked, this, &LabView::toggleRun);
    connect(m_save, &QPushButton::clicked, this, &LabView::save);
    connect(m_form, &LabForm::entered, this, &LabView::toggleRun);
    connect(m_form, &LabForm::edited, this, &LabView::showSketch);
    connect(m_prediction, &PredictionBox::entered, this, &LabView::toggleRun);
    connect(m_prediction, &PredictionBox::askedAgain, this, &LabView::clearResult);
    connect(&m_run, &LabRun::progressed, this,
            [this](double share) { m_progress->setValue(static_cast<int>(1000 * share)); });
    connect(&m_run, &LabRun::ended, this, &LabView::take);
    setLab(*labs().front());
}

void LabView::setLab(const Lab& lab)
{
    keepResult();
    m_lab = &lab;
    m_result.reset();
    m_predicted = {};
    m_inputs = LabInputs(lab.parameters);
    const auto done = m_done.find(&lab);
    if (done != m_done.end()) {
        m_inputs = done->second.inputs;
        m_result = done->second.result;
        m_predicted = done->second.predicted;
    }
    m_form->show(lab, m_inputs);
    m_prediction->show(lab);
    m_prediction->mark(m_result ? m_result->verdict : std::string_view());
    delete m_sketch; // what was drawn in another lab
    m_sketch = nullptr;
    showResult();
    retranslate();
}

void LabView::keepResult()
{
    if (m_result)
        m_done[m_lab] = {m_inputs, *m_result, m_predicted};
}

void LabView::clearResult()
{
    m_done.erase(m_lab);
    m_result.reset();
    m_predicted = {};
    m_prediction->mark({});
    showResult();
}

void LabView::toggleRun()
{
    if (m_run.running()) {
        m_run.cancel();
        return;
    }
    const auto inputs = m_form->inputs();
    if (!inputs)
        return;
    if (!m_prediction->isReadable()) {
        m_verdict->setText(tr("What is predicted is no number."));
        return;
    }
    const LabPrediction predicted = prediction(*inputs);
    clearResult();
    m_predicted = predicted;
    m_started = m_lab;
    m_startedAfter = predicted;
    m_progress->setValue(0);
    m_run.start(*m_lab, *inputs);
    retranslate();
}

void LabView::take(const Lab& lab, const LabInputs& inputs, const Result<LabResult>& result)
{
    if (&lab != m_lab && result) {
        m_done[&lab] = {inputs, *result, m_startedAfter};
        Q_EMIT done(lab);
        Q_EMIT noted(tr("Computed: %1").arg(worded(LabWords::of(lab.name).title)));
        retranslate();
        return;
    }
    if (&lab == m_lab && result) {
        m_inputs = inputs;
        m_predicted = m_startedAfter;
        m_result = *result;
        m_prediction->mark(result->verdict);
        keepCode();
        Q_EMIT done(lab);
    } else if (&lab == m_lab && !result.problems().empty()) {
        Q_EMIT noted(sentence(result.problems().front()));
    }
    showResult();
    if (&lab == m_lab && !result && !result.problems().empty())
        m_verdict->setText(sentence(result.problems().front()));
    retranslate();
}

/// A curve that was drawn before stays for the next run with the same places. Whoever has seen the result predicts no
/// more.
LabPrediction LabView::prediction(const LabInputs& inputs) const
{
    if (m_result && same(inputs, m_inputs))
        return m_predicted;
    LabPrediction made;
    made.number = m_prediction->number();
    made.outcome = m_prediction->outcome();
    if (m_sketch && m_sketch->drawn()) {
        made.x = m_sketch->x();
        made.y = m_sketch->y();
    } else if (!m_sketch && m_lab->predicts.axes && sketchKnots(*m_lab, inputs) == m_predicted.x) {
        made.x = m_predicted.x;
        made.y = m_predicted.y;
    }
    return made;
}

/// What a code drawn by chance was, so that the same run can be looked at again.
void LabView::keepCode()
{
    for (const LabParameter& parameter : m_lab->parameters)
        if (parameter.kind == ParameterKind::Code) {
            const std::string code = labText(m_result->number(parameter.name));
            m_inputs.set(parameter.name, code);
            m_form->enter(parameter.name, QString::fromStdString(code));
        }
}

/// The axes follow the inputs; none while a result is shown.
void LabView::showSketch()
{
    if (m_lab->predicts.kind != PredictionKind::Curve || m_result)
        return;
    const auto inputs = m_form->acceptableInputs();
    if (!inputs)
        return;
    if (!m_sketch) {
        m_sketch = new CurveSketch;
        m_sketch->setObjectName(QStringLiteral("sketch"));
        m_tabs->insertTab(0, m_sketch, tr("Your curve"));
        m_tabs->setCurrentIndex(0);
    }
    m_sketch->setQuestion(m_lab->predicts.figure, m_lab->predicts.axes(*inputs));
    m_tabs->show();
}

void LabView::exportChart(ChartWidget* chart)
{
    auto* dialog = new ExportDialog({chart}, chart, m_verdict->text(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        dialog, &ExportDialog::saved, this,
        [this](const QString& path) { Q_EMIT noted(tr("Saved in %1.").arg(path)); });
    connect(dialog, &ExportDialog::failed, this, [this](const Problem& problem) { Q_EMIT noted(sentence(problem)); });
    dialog->open();
}

void LabView::showPictures()
{
    if (!m_result->runs.empty()) {
        auto* charts = new LabCharts(m_result->runs);
        charts->choose(m_result->chart.empty() ? std::string_view(m_chart) : m_result->chart);
        connect(charts, &LabCharts::exportRequested, this, &LabView::exportChart);
        m_tabs->addTab(charts, tr("Charts"));
    }
    for (LabPicture& picture : picturesOf(*m_lab, *m_result, m_predicted)) {
        ChartWidget* chart = picture.chart.release();
        connect(chart, &ChartWidget::exportRequested, this, [this, chart] { exportChart(chart); });
        m_tabs->addTab(chart, picture.name == QStringLiteral("figure") ? tr("Figure") : tr("Prediction"));
    }
}

void LabView::showResult()
{
    const int shown = m_tabs->currentIndex();
    if (const auto* charts = m_tabs->findChild<LabCharts*>())
        m_chart = charts->chosen();
    for (int tab = m_tabs->count() - 1; tab >= 0; --tab)
        if (m_result || m_tabs->widget(tab) != m_sketch)
            delete m_tabs->widget(tab);
    if (m_result)
        m_sketch = nullptr;
    m_prediction->offerAgain(m_result.has_value());
    m_save->setEnabled(m_result.has_value());
    m_verdict->setText(m_result ? verdictText(*m_lab, *m_result) : QString());
    m_distance->setText(m_result ? distanceSentence(*m_lab, *m_result, m_predicted) : QString());
    m_distance->setVisible(!m_distance->text().isEmpty());
    m_next->setText(m_result ? worded(LabWords::of(m_lab->name).next) : QString());
    m_tabs->setVisible(m_result.has_value());
    if (!m_result) {
        showSketch();
        return;
    }
    showPictures();
    m_tabs->addTab(numbersTable(*m_lab, m_inputs, *m_result), tr("Numbers"));
    for (const LabTable& table : m_result->tables)
        m_tabs->addTab(tableOf(table), labTermText(table.name));
    m_tabs->setCurrentIndex(m_predicted.x.empty() ? std::clamp(shown, 0, m_tabs->count() - 1) : 1);
}

/// The result, its tables and figures, as `halfstep lab --out` writes them, and the prediction.
void LabView::save()
{
    auto* dialog = new FileDialog(this, tr("Save the lab's result in a new folder"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(QString::fromUtf8(m_lab->name.data(), static_cast<qsizetype>(m_lab->name.size())));
    connect(dialog, &QFileDialog::fileSelected, this, &LabView::saveIn);
    dialog->open();
}

void LabView::saveIn(const QString& folder)
{
    if (!m_result)
        return;
    auto json = toJson(*m_lab, m_inputs, *m_result, verdictText(*m_lab, *m_result).toStdString());
    if (m_predicted.made())
        json["predicted"] = toJson(*m_lab, *m_result, m_predicted);
    if (const auto problem = saveLab(pathBytes(folder), json.dump() + '\n', *m_result))
        Q_EMIT noted(sentence(*problem));
    else if (const auto problems = saveLabFigures(*m_lab, *m_result, m_predicted, pathBytes(folder)); !problems.empty())
        Q_EMIT noted(sentence(problems.front()));
    else
        Q_EMIT noted(tr("Saved in %1.").arg(folder));
}

void LabView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_lab) {
        m_form->retranslate();
        m_prediction->retranslate();
        if (m_sketch)
            m_tabs->setTabText(0, tr("Your curve"));
        else
            showResult();
        retranslate();
    }
}

void LabView::retranslate()
{
    const LabWords& words = LabWords::of(m_lab->name);
    m_title->setText(worded(words.title));
    m_question->setText(worded(words.question));
    m_formula->setText(worded(words.formula));
    setTerm(*this, QString::fromUtf8(m_lab->name.data(), static_cast<qsizetype>(m_lab->name.size())));
    const auto terms = glossaryOf(m_lab->name);
    m_terms->setVisible(!terms.empty());
    m_terms->setText(tr("Terms: %1").arg(linkedTerms(terms)));
    m_start->setText(m_run.running() ? tr("Cancel") : tr("Compute"));
    if (m_started)
        m_progress->setFormat(m_started == m_lab
                                  ? QStringLiteral("%p%")
                                  : worded(LabWords::of(m_started->name).title) + QStringLiteral(" %p%"));
    m_save->setText(tr("Save…"));
    m_progress->setVisible(m_run.running());
}

} // namespace halfstep

#include "moc_lab_view.cpp"
