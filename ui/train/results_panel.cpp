#include "ui/train/results_panel.h"

#include "ui/glossary/term_links.h"
#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/look/elided_label.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace halfstep {

namespace {

/// A summary's values in words; where one is missing, a dash and why.
class ResultWords {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ResultsPanel)
public:
    explicit ResultWords(const RunSummary& summary) : m_summary(summary) {}

    QString testAccuracy() const { return percent(m_summary.testAccuracy, whyNoTestAccuracy()); }
    QString corruptedTestAccuracy() const
    {
        const bool comparable = m_summary.testAccuracy.has_value();
        return percent(m_summary.corruptedTestAccuracy,
                       comparable ? tr("there is no corrupted test set") : whyNoTestAccuracy());
    }
    QString testLoss() const { return number(m_summary.testLoss, whyNoTestLoss()); }
    QString bestEpoch() const
    {
        return m_summary.bestEpoch ? tr("%1 of %2").arg(shownWhole(*m_summary.bestEpoch), shownWhole(m_summary.epochs))
                                   : dash(whyNoBest());
    }
    QString validationAccuracy() const
    {
        QString why = tr("the targets are not classes");
        if (!m_summary.valLoss)
            why = cutShort() ? tr("it is measured when a run ends by itself") : tr("there are no validation data");
        return percent(m_summary.valAccuracy, why);
    }
    QString bestValidationLoss() const { return number(m_summary.bestValLoss, whyNoBest()); }

private:
    static QString dash(const QString& why) { return QStringLiteral("– (%1)").arg(why); }
    static QString percent(const std::optional<double>& value, const QString& why)
    {
        return value ? shownPercent(*value) : dash(why);
    }
    static QString number(const std::optional<double>& value, const QString& why)
    {
        return value ? shownNumber(*value) : dash(why);
    }

    /// The run's end was not measured.
    bool cutShort() const
    {
        return m_summary.outcome == Outcome::Stopped || m_summary.reason == EndReason::BackendError;
    }
    QString whyNoTestLoss() const
    {
        if (m_summary.outcome == Outcome::Stopped)
            return tr("the test set stays sealed: the run was stopped");
        return cutShort() ? tr("the test set stays sealed: the run failed") : tr("there is no test set");
    }
    QString whyNoTestAccuracy() const
    {
        return m_summary.testLoss ? tr("the targets are not classes") : whyNoTestLoss();
    }
    QString whyNoBest() const
    {
        return m_summary.valLoss || cutShort() ? tr("no epoch ended with a finite validation loss")
                                               : tr("there are no validation data");
    }

    const RunSummary& m_summary;
};

} // namespace

ResultsPanel::ResultsPanel(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    m_sealed = new QLabel(content);
    m_sealed->setWordWrap(true);
    m_sealed->setProperty("kind", QStringLiteral("note"));
    m_outcome = new QLabel(content);
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeTable(content);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_sealed);
    layout->addWidget(m_outcome);
    layout->addWidget(m_table);
    layout->addStretch();
    setWidget(content);
    seal();
}

void ResultsPanel::makeTable(QWidget* content)
{
    m_table = new QWidget(content);
    auto* grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto name = [this, grid](int row) {
        auto* label = new QLabel(m_table);
        label->setProperty("kind", QStringLiteral("note"));
        followLinks(*label);
        grid->addWidget(label, 2 * row, 0, Qt::AlignTop);
        return label;
    };
    for (int row = 0; row < rows; ++row) {
        m_names[row] = name(row);
        m_values[row] = new QLabel(m_table);
        m_values[row]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_values[row]->setWordWrap(true);
        grid->addWidget(m_values[row], 2 * row, 1);
        m_formulas[row] = new QLabel(m_table);
        m_formulas[row]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_formulas[row]->setWordWrap(true);
        m_formulas[row]->setProperty("kind", QStringLiteral("note"));
        grid->addWidget(m_formulas[row], 2 * row + 1, 1);
    }
    m_values[0]->setObjectName(QStringLiteral("testAccuracy"));
    m_values[1]->setObjectName(QStringLiteral("corruptedTestAccuracy"));
    m_folderName = name(rows);
    m_folder = new ElidedLabel(Qt::ElideMiddle, m_table);
    m_folder->setObjectName(QStringLiteral("runFolder"));
    m_openFolder = new QPushButton(m_table);
    m_openFolder->setObjectName(QStringLiteral("openFolder"));
    connect(m_openFolder, &QPushButton::clicked, this, [this] {
        const QByteArray path = QByteArray::fromStdString(m_summary->out); // bytes, not always UTF-8
        QDesktopServices::openUrl(QUrl::fromEncoded("file://" + path.toPercentEncoding("/")));
    });
    auto* folder = new QHBoxLayout;
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_openFolder);
    grid->addLayout(folder, 2 * rows, 1);
}

void ResultsPanel::seal()
{
    m_summary.reset();
    retranslate();
}

void ResultsPanel::showSummary(const RunSummary& summary, double samplesPerSecond, ResultFacts facts)
{
    m_summary = summary;
    m_facts = std::move(facts);
    m_samplesPerSecond = samplesPerSecond;
    retranslate();
}

void ResultsPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ResultsPanel::retranslate()
{
    m_sealed->setText(
        tr("Test and corrupted-test accuracy appear here when the run has ended: the test set stays sealed "
           "until the best weights are restored, so that nothing is chosen by it."));
    const std::array<QString, rows> names{linkedText("test_accuracy", tr("Test accuracy")),
                                          linkedText("corrupted_test_accuracy", tr("Corrupted test accuracy")),
                                          linkedText("test_loss", tr("Test loss")),
                                          linkedText("best_epoch", tr("Best epoch")),
                                          linkedText("validation_accuracy", tr("Validation accuracy")),
                                          linkedText("best_validation_loss", tr("Best validation loss")),
                                          linkedText("updates_applied", tr("Updates applied, skipped")),
                                          linkedText("loss_scale", tr("Final loss scale")),
                                          linkedText("clip_coefficient", tr("Last clip coefficient")),
                                          linkedText("effective_batch", tr("Effective batch")),
                                          linkedText("time", tr("Time")),
                                          linkedText("precision", tr("Precision")),
                                          tr("Engine"),
                                          tr("TensorBoard log")};
    for (int i = 0; i < rows; ++i)
        m_names[i]->setText(names[i]);
    m_folderName->setText(tr("Run folder"));
    m_openFolder->setText(tr("Open"));
    m_openFolder->setToolTip(tr("Shows the run folder in the file manager"));
    m_openFolder->setAccessibleName(tr("Open the run folder"));
    m_sealed->setVisible(!m_summary);
    m_outcome->setVisible(m_summary.has_value());
    m_table->setVisible(m_summary.has_value());
    if (m_summary)
        fill();
}

void ResultsPanel::fill()
{
    const RunSummary& s = *m_summary;
    QString outcome = sentence(s);
    if (!s.mistakes.empty()) {
        QStringList mistakes;
        for (const std::string& name : s.mistakes)
            mistakes << mistakeText(name);
        outcome += QLatin1Char(' ') + tr("With deliberate mistakes: %1.").arg(mistakes.join(QStringLiteral(", ")));
    }
    m_outcome->setText(outcome);
    m_outcome->setToolTip(pathText(s.detail));
    const ResultWords words(s);
    const ResultFormulas formulas(s, m_facts);
    const bool scaled = !formulas.finalScale().isEmpty();
    const std::array<QString, rows> values{
        words.testAccuracy(),
        words.corruptedTestAccuracy(),
        words.testLoss(),
        words.bestEpoch(),
        words.validationAccuracy(),
        words.bestValidationLoss(),
        tr("%1, %2").arg(shownWhole(s.applied), shownWhole(s.skipped)),
        scaled ? exactNumber(s.finalScale) : QString(),
        formulas.clipCoefficient().isEmpty() ? QString() : shownNumber(m_facts.newest->clipCoefficient),
        formulas.effectiveBatch().isEmpty()
            ? QString()
            : shownWhole(m_facts.config.batch.accumulation * m_facts.config.batch.microBatch),
        (m_facts.paced ? tr("%1 s; in training %2 samples/s, measured at a slowed pace, with cold caches")
                       : tr("%1 s; in training %2 samples/s"))
            .arg(shownMeasured(s.seconds), shownMeasured(m_samplesPerSecond)),
        text(s.precision),
        text(s.engine),
        m_facts.eventFolder.empty() ? QString()
                                    : QStringLiteral("tensorboard --logdir ") + pathText(m_facts.eventFolder)};
    const std::array<QString, rows> explained{formulas.testAccuracy(),
                                              formulas.corruptedTestAccuracy(),
                                              {},
                                              formulas.bestEpoch(),
                                              formulas.validationAccuracy(),
                                              {},
                                              formulas.updates(),
                                              scaled ? formulas.finalScale() : QString(),
                                              formulas.clipCoefficient(),
                                              formulas.effectiveBatch(),
                                              formulas.throughput(),
                                              {},
                                              {},
                                              {}};
    for (int i = 0; i < rows; ++i) {
        m_values[i]->setText(values[i]);
        m_formulas[i]->setText(explained[i]);
        m_names[i]->setVisible(!values[i].isEmpty());
        m_values[i]->setVisible(!values[i].isEmpty());
        m_formulas[i]->setVisible(!explained[i].isEmpty());
    }
    m_folder->setText(s.out.empty() ? tr("not saved") : pathText(s.out));
    m_openFolder->setVisible(!s.out.empty());
}

} // namespace halfstep

#include "moc_results_panel.cpp"
