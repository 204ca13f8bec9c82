#include "ui/train/results_panel.h"

#include "ui/language/number_text.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace halfstep {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ResultsPanel)
};

QString bestEpoch(const RunSummary& s)
{
    if (s.bestEpoch)
        return Words::tr("%1 of %2").arg(shownWhole(*s.bestEpoch), shownWhole(s.epochs));
    return s.valLoss && s.epochs > 0 ? Words::tr("none: no validation loss was finite") : QStringLiteral("–");
}

} // namespace

ResultsPanel::ResultsPanel(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    auto* content = new QWidget(this);
    m_sealed = new QLabel(content);
    m_sealed->setWordWrap(true);
    m_sealed->setProperty("kind", QStringLiteral("note"));
    m_outcome = new QLabel(content);
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table = new QWidget(content);
    auto* grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    for (int i = 0; i < rows; ++i) {
        // Two columns of pairs, since the panel is wide and low; the folder gets a line of its own.
        const bool last = i == rows - 1;
        const int row = last ? (rows - 1 + 1) / 2 : i / 2;
        const int column = last ? 0 : 3 * (i % 2);
        m_names[i] = new QLabel(m_table);
        m_names[i]->setProperty("kind", QStringLiteral("note"));
        m_values[i] = new QLabel(m_table);
        m_values[i]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_values[i]->setWordWrap(last || column > 0); // what has the rest of the width; it sets none for the window
        grid->addWidget(m_names[i], row, column);
        grid->addWidget(m_values[i], row, column + 1, 1, last ? 3 : 1);
    }
    m_openFolder = new QPushButton(m_table);
    m_openFolder->setObjectName(QStringLiteral("openFolder"));
    connect(m_openFolder, &QPushButton::clicked, this, [this] {
        const QByteArray path = QByteArray::fromStdString(m_summary->out); // bytes, not always UTF-8
        QDesktopServices::openUrl(QUrl::fromEncoded("file://" + path.toPercentEncoding("/")));
    });
    grid->addWidget(m_openFolder, (rows - 1 + 1) / 2, 4, Qt::AlignRight | Qt::AlignTop);
    m_values[0]->setObjectName(QStringLiteral("testAccuracy"));
    m_values[1]->setObjectName(QStringLiteral("corruptedTestAccuracy"));
    grid->setColumnMinimumWidth(2, 24);
    grid->setColumnStretch(4, 1);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->addWidget(m_sealed);
    layout->addWidget(m_outcome);
    layout->addWidget(m_table);
    layout->addStretch();
    setWidget(content);
    seal();
}

void ResultsPanel::seal()
{
    m_summary.reset();
    retranslate();
}

void ResultsPanel::showSummary(const RunSummary& summary, double samplesPerSecond)
{
    m_summary = summary;
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
    const std::array<QString, rows> names{tr("Test accuracy"),
                                          tr("Corrupted test accuracy"),
                                          tr("Test loss"),
                                          tr("Best epoch"),
                                          tr("Validation accuracy"),
                                          tr("Best validation loss"),
                                          tr("Updates applied, skipped"),
                                          tr("Time"),
                                          tr("Precision"),
                                          tr("Run folder")};
    for (int i = 0; i < rows; ++i)
        m_names[i]->setText(names[i]);
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
    const auto percent = [](const std::optional<double>& value) {
        return value ? shownPercent(*value) : QStringLiteral("–");
    };
    const auto number = [](const std::optional<double>& value) {
        return value ? shownNumber(*value) : QStringLiteral("–");
    };
    QString outcome = sentence(s);
    if (!s.mistakes.empty()) {
        QStringList mistakes;
        for (const std::string& name : s.mistakes)
            mistakes << mistakeText(name);
        outcome += QLatin1Char(' ') + tr("With deliberate mistakes: %1.").arg(mistakes.join(QStringLiteral(", ")));
    }
    m_outcome->setText(outcome);
    m_outcome->setToolTip(pathText(s.detail));
    const std::array<QString, rows> values{
        percent(s.testAccuracy),
        percent(s.corruptedTestAccuracy),
        number(s.testLoss),
        bestEpoch(s),
        percent(s.valAccuracy),
        number(s.bestValLoss),
        tr("%1, %2").arg(shownWhole(s.applied), shownWhole(s.skipped)),
        tr("%1 s; in training %2 samples/s").arg(shownMeasured(s.seconds), shownMeasured(m_samplesPerSecond)),
        text(s.precision),
        s.out.empty() ? tr("not saved") : pathText(s.out)};
    for (int i = 0; i < rows; ++i)
        m_values[i]->setText(values[i]);
    m_openFolder->setVisible(!s.out.empty());
}

} // namespace halfstep

#include "moc_results_panel.cpp"
