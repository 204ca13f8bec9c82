#include "ui/train/samples_panel.h"

#include "engine/data/glyph_corruption.h"
#include "engine/data/glyphlab.h"
#include "engine/data/northstar.h"
#include "ui/language/number_text.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

namespace halfstep {
namespace {

constexpr int shownGlyphs = 10;
constexpr int shownOrders = 5;
constexpr int fewestGlyphs = 3;
constexpr int glyphSize = 36;  ///< on the screen, in pixels
constexpr int cellPadding = 4; ///< right of a cell's content

QString className(int glyphClass)
{
    const std::array<QString, glyphClasses> names{SamplesPanel::tr("ring"), SamplesPanel::tr("cross"),
                                                  SamplesPanel::tr("triangle")};
    return names[static_cast<std::size_t>(glyphClass)];
}

QString damageText(const GlyphDamage& damage)
{
    const QString severity = shownWhole(damage.severity);
    switch (damage.kind) {
    case GlyphDamageKind::Noise: return SamplesPanel::tr("noise %1").arg(severity);
    case GlyphDamageKind::Blur: return SamplesPanel::tr("blur %1").arg(severity);
    case GlyphDamageKind::Contrast: return SamplesPanel::tr("contrast %1").arg(severity);
    case GlyphDamageKind::Occlusion: return SamplesPanel::tr("occlusion %1").arg(severity);
    case GlyphDamageKind::Shift: return SamplesPanel::tr("shift %1").arg(severity);
    }
    return {};
}

/// Of the data set's first scenes, so that it takes no time.
GlyphImages firstTrainingImages(std::uint64_t seed)
{
    constexpr int scenes = 8;
    return generateGlyphParts(seed, [begun = 0]() mutable { return begun++ == scenes; }).train;
}

QImage picture(std::span<const float> pixels)
{
    QImage image(glyphSide, glyphSide, QImage::Format_Grayscale8);
    for (int row = 0; row < glyphSide; ++row)
        for (int column = 0; column < glyphSide; ++column)
            image.scanLine(row)[column] =
                static_cast<uchar>(qRound(pixels[static_cast<std::size_t>(row * glyphSide + column)] * 255.0f));
    return image.scaled(glyphSize, glyphSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

QImage framed(const QImage& picture)
{
    QImage image = picture.convertToFormat(QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setPen(QPen(QColor(0xd6, 0x27, 0x28), 6)); // half of it lies outside
    painter.drawRect(image.rect());
    return image;
}

/// What is predicted, marked where that is wrong.
QString predictionText(const Prediction& prediction, QString (*nameOf)(int))
{
    const QString text = prediction.predicted ? nameOf(*prediction.predicted) : QStringLiteral("NaN");
    return prediction.right() ? text : QStringLiteral("<b>✗\u00a0%1</b>").arg(text);
}

QString probabilityText(const Prediction& prediction)
{
    return prediction.probability ? shownPercent(*prediction.probability) : QString();
}

QString wrongShare(const std::optional<double>& accuracy)
{
    return accuracy ? shownPercent(1 - *accuracy) : QStringLiteral("–");
}

/// A column's name, which may be broken after an underscore, but nowhere else.
QString columnName(const std::string& name)
{
    return QString::fromStdString(name).replace(QLatin1Char('_'), QStringLiteral("_\u200b"));
}

QString deliveryName(int late)
{
    return late ? SamplesPanel::tr("late") : SamplesPanel::tr("in time");
}

QString tableRow(const QStringList& cells, const QString& kind = QStringLiteral("td"))
{
    QString row;
    for (const QString& cell : cells)
        row +=
            QStringLiteral("<%1 align='center' style='padding-right: %3px'>%2</%1>").arg(kind, cell).arg(cellPadding);
    return QStringLiteral("<tr>%1</tr>").arg(row);
}

QString table(const QString& sentence, const QString& rows)
{
    return QStringLiteral("<table cellspacing='1'>%1</table><p>%2</p>").arg(rows, sentence);
}

} // namespace

SamplesPanel::SamplesPanel(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WordWrap);
    write();
}

void SamplesPanel::showSamplesOf(const DatasetConfig& dataset)
{
    if (dataset == m_dataset)
        return;
    m_dataset = dataset;
    m_predictions = {};
    m_unseen = Unseen::NoRun;
    write();
}

void SamplesPanel::seal()
{
    if (m_predictions.test.empty() && m_unseen == Unseen::NoRun)
        return;
    m_predictions = {};
    m_unseen = Unseen::NoRun;
    write();
}

void SamplesPanel::showPredictions(const DatasetConfig& dataset, const TestPredictions& predictions,
                                   const RunSummary& summary, bool stored)
{
    m_unseen = stored ? Unseen::StoredRun : summary.outcome == Outcome::Stopped ? Unseen::StoppedRun : Unseen::NoRun;
    if (dataset == m_dataset)
        m_predictions = predictions;
    m_summary = summary;
    write();
}

void SamplesPanel::write()
{
    m_written = isVisible();
    if (!m_written)
        return;
    m_glyphsInRow = glyphsInRow();
    document()->clear();
    const bool sealed = m_predictions.test.empty();
    if (m_dataset.name == DatasetName::GlyphLab)
        setHtml(sealed ? whyUnseen() + glyphs() : modeNote() + predictedGlyphs());
    else if (m_dataset.name == DatasetName::Northstar)
        setHtml(sealed ? whyUnseen() + orders() : modeNote() + predictedOrders());
    else
        setHtml(tr("No samples are shown of this data set."));
}

QString SamplesPanel::whyUnseen() const
{
    switch (m_unseen) {
    case Unseen::NoRun: return {};
    case Unseen::StoredRun:
        return QStringLiteral("<p>%1</p>")
            .arg(tr("A stored run holds no predictions: they appear when a run ends in this window."));
    case Unseen::StoppedRun:
        return QStringLiteral("<p>%1</p>")
            .arg(tr("There are no predictions: the test set stays sealed, since the run was stopped."));
    }
    Q_UNREACHABLE();
}

QString SamplesPanel::modeNote() const
{
    if (std::ranges::count(m_summary.mistakes, "evaluate_in_training_mode") == 0)
        return {};
    return QStringLiteral("<p>%1</p>")
        .arg(
            tr("The predictions are those of evaluation mode. By a deliberate mistake the shares of what is wrong were "
               "counted in training mode, and may not agree with them."));
}

int SamplesPanel::glyphsInRow() const
{
    const bool predicted = !m_predictions.test.empty();
    QFont bold = document()->defaultFont(); // as what is wrong stands there
    bold.setBold(true);
    const QFontMetrics plain(document()->defaultFont());
    int widest = glyphSize;
    for (int glyphClass = 0; glyphClass < glyphClasses; ++glyphClass) {
        const QString name = className(glyphClass);
        const int marked = QFontMetrics(bold).horizontalAdvance(QStringLiteral("✗\u00a0") + name);
        widest = std::max(widest, predicted ? marked : plain.horizontalAdvance(name));
    }
    for (std::size_t image = 0; image < glyphDamageKinds; ++image)
        widest = std::max(widest, plain.horizontalAdvance(damageText(damageOfTestImage(image))));
    const int bar = verticalScrollBar()->sizeHint().width(); // whether it is there or not
    const int room = width() - bar - 2 * static_cast<int>(document()->documentMargin());
    return std::clamp(room / (widest + cellPadding + 4), fewestGlyphs, shownGlyphs);
}

QString SamplesPanel::image(const QString& name, const QImage& image)
{
    document()->addResource(QTextDocument::ImageResource, QUrl(name), image);
    return QStringLiteral("<img src='%1'>").arg(name);
}

QString SamplesPanel::glyphs()
{
    const GlyphImages images = firstTrainingImages(m_dataset.seed);
    Random random(m_dataset.seed);
    QStringList clean;
    QStringList classes;
    QStringList damaged;
    QStringList damages;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_glyphsInRow) && images.count() > 0; ++i) {
        const std::size_t at = (i * images.labels.size() / shownGlyphs + i) % images.labels.size();
        const auto begin = images.pixels.begin() + static_cast<std::ptrdiff_t>(at * glyphPixels);
        std::vector<float> pixels(begin, begin + glyphPixels);
        clean << image(QStringLiteral("clean%1").arg(i), picture(pixels));
        classes << className(static_cast<int>(images.labels[at]));
        const GlyphDamage damage = damageOfTestImage(i * 3); // kinds and severities of every sort
        corruptGlyph(damage, random, pixels);
        damaged << image(QStringLiteral("damaged%1").arg(i), picture(pixels));
        damages << damageText(damage);
    }
    return table(tr("Training images with their class; below, the same damaged as in the corrupted test set, with the "
                    "severity from 1 to 5."),
                 tableRow(clean) + tableRow(classes) + tableRow(damaged) + tableRow(damages));
}

QString SamplesPanel::orders() const
{
    const NorthstarTable northstar = generateNorthstar(m_dataset.seed);
    QStringList heads;
    for (const std::string& column : northstar.columns)
        heads << columnName(column);
    QString rows = tableRow(heads + QStringList{QString()}, QStringLiteral("th"));
    const std::size_t columns = northstar.columns.size();
    for (std::size_t row = 0; row < shownOrders; ++row) {
        QStringList cells;
        for (std::size_t column = 0; column < columns; ++column)
            cells << shownNumber(static_cast<double>(northstar.values[row * columns + column]), 3);
        cells << deliveryName(northstar.days[row] > 7);
        rows += tableRow(cells);
    }
    return table(tr("The first training orders; late means delivered after more than 7 days."), rows);
}

QString SamplesPanel::predictedGlyphs()
{
    const QString sentence =
        tr("Test images and what the best weights predict; ✗ and a frame mark what is wrong, with the "
           "right class in brackets. Wrong in all: %1 of the test images, %2 of the corrupted ones.")
            .arg(wrongShare(m_summary.testAccuracy), wrongShare(m_summary.corruptedTestAccuracy));
    return QStringLiteral("<p>%1</p>%2<p>%3</p>%4")
        .arg(sentence, glyphRows(m_predictions.test, false),
             tr("The same images in the corrupted test set, with damage and severity:"),
             glyphRows(m_predictions.corruptedTest, true));
}

QString SamplesPanel::glyphRows(const std::vector<Prediction>& predictions, bool damaged)
{
    const QString name = damaged ? QStringLiteral("corrupted") : QStringLiteral("test");
    QString rows;
    QStringList pictures;
    QStringList captions;
    for (const Prediction& prediction : predictions) {
        const QImage glyph = picture(prediction.x);
        pictures << image(name + QString::number(prediction.sample), prediction.right() ? glyph : framed(glyph));
        QStringList lines{predictionText(prediction, className), probabilityText(prediction)};
        if (!prediction.right())
            lines << QStringLiteral("(%1)").arg(className(prediction.answer));
        if (damaged)
            lines << damageText(damageOfTestImage(static_cast<std::size_t>(prediction.sample)));
        captions << lines.join(QStringLiteral("<br>"));
        if (pictures.size() == m_glyphsInRow || &prediction == &predictions.back())
            rows += tableRow(std::exchange(pictures, {})) + tableRow(std::exchange(captions, {}));
    }
    return QStringLiteral("<table cellspacing='1'>%1</table>").arg(rows);
}

QString SamplesPanel::predictedOrders() const
{
    QStringList heads;
    for (const std::string& column : generateNorthstar(m_dataset.seed).columns)
        heads << columnName(column);
    QString rows = tableRow(QStringList{tr("predicted"), QString(), tr("delivered")} + heads, QStringLiteral("th"));
    for (const Prediction& prediction : m_predictions.test) {
        QStringList cells{predictionText(prediction, deliveryName), probabilityText(prediction),
                          deliveryName(prediction.answer)};
        for (const float value : prediction.x)
            cells << shownNumber(static_cast<double>(value), 3);
        rows += tableRow(cells);
    }
    return QStringLiteral("<p>%1</p><table cellspacing='1'>%2</table>")
        .arg(tr("Test orders and what the best weights predict; ✗ marks what is wrong. Wrong in all: %1.")
                 .arg(wrongShare(m_summary.testAccuracy)),
             rows);
}

void SamplesPanel::showEvent(QShowEvent* event)
{
    QTextBrowser::showEvent(event);
    if (!m_written)
        write();
}

void SamplesPanel::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    // Later, since laying out what is written may have brought or taken a scroll bar.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_dataset.name == DatasetName::GlyphLab && glyphsInRow() != m_glyphsInRow)
                write();
        },
        Qt::QueuedConnection);
}

void SamplesPanel::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        write();
}

} // namespace halfstep

#include "moc_samples_panel.cpp"
