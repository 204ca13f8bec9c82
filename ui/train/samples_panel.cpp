#include "ui/train/samples_panel.h"

#include "engine/data/glyph_corruption.h"
#include "engine/data/glyphlab.h"
#include "engine/data/northstar.h"
#include "ui/language/number_text.h"

#include <QEvent>
#include <QUrl>

#include <array>

namespace halfstep {
namespace {

constexpr int shownGlyphs = 10;
constexpr int shownOrders = 5;
constexpr int glyphSize = 36; ///< on the screen, in pixels

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
                static_cast<uchar>(pixels[static_cast<std::size_t>(row * glyphSide + column)] * 255.0f);
    return image.scaled(glyphSize, glyphSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

QString tableRow(const QStringList& cells, const QString& kind = QStringLiteral("td"))
{
    QString row;
    for (const QString& cell : cells)
        row += QStringLiteral("<%1 align='center' style='padding-right: 12px'>%2</%1>").arg(kind, cell);
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
    write();
}

void SamplesPanel::showSamplesOf(const DatasetConfig& dataset)
{
    if (dataset == m_dataset)
        return;
    m_dataset = dataset;
    write();
}

void SamplesPanel::write()
{
    document()->clear();
    if (m_dataset.name == DatasetName::GlyphLab)
        setHtml(glyphs());
    else if (m_dataset.name == DatasetName::Northstar)
        setHtml(orders());
    else
        setHtml(tr("No samples are shown of this data set."));
}

QString SamplesPanel::glyphs()
{
    const GlyphImages images = firstTrainingImages(m_dataset.seed);
    Random random(m_dataset.seed);
    QStringList clean;
    QStringList classes;
    QStringList damaged;
    QStringList damages;
    const auto add = [this](const QString& name, std::span<const float> pixels) {
        document()->addResource(QTextDocument::ImageResource, QUrl(name), picture(pixels));
        return QStringLiteral("<img src='%1'>").arg(name);
    };
    for (std::size_t i = 0; i < shownGlyphs && images.count() > 0; ++i) {
        const std::size_t at = (i * images.labels.size() / shownGlyphs + i) % images.labels.size();
        const auto begin = images.pixels.begin() + static_cast<std::ptrdiff_t>(at * glyphPixels);
        std::vector<float> pixels(begin, begin + glyphPixels);
        clean << add(QStringLiteral("clean%1").arg(i), pixels);
        classes << className(static_cast<int>(images.labels[at]));
        const GlyphDamage damage = damageOfTestImage(i * 3); // kinds and severities of every sort
        corruptGlyph(damage, random, pixels);
        damaged << add(QStringLiteral("damaged%1").arg(i), pixels);
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
        heads << QString::fromStdString(column);
    QString rows = tableRow(heads + QStringList{QString()}, QStringLiteral("th"));
    const std::size_t columns = northstar.columns.size();
    for (std::size_t row = 0; row < shownOrders; ++row) {
        QStringList cells;
        for (std::size_t column = 0; column < columns; ++column)
            cells << shownNumber(static_cast<double>(northstar.values[row * columns + column]), 3);
        cells << (northstar.days[row] > 7 ? tr("late") : tr("in time"));
        rows += tableRow(cells);
    }
    return table(tr("The first training orders; late means delivered after more than 7 days."), rows);
}

void SamplesPanel::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        write();
}

} // namespace halfstep

#include "moc_samples_panel.cpp"
