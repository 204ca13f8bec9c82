#include "ui/charts/chart_widget_parts.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace halfstep {
namespace {

constexpr int exportTextSize = 13;

} // namespace

std::unique_ptr<ChartPlot> ChartWidget::Parts::copyForExport() const
{
    const ChartLook& shown = plot->look();
    auto copy = std::make_unique<ChartPlot>(content);
    copy->look().hidden = shown.hidden;
    copy->look().spelledOut = true;
    copy->setLogarithmic(shown.logarithmic);
    if (!shown.followsX)
        copy->setX(plot->x().lower, plot->x().upper);
    if (!shown.followsValues)
        copy->setValues(plot->values().lower, plot->values().upper);
    copy->setColors(ChartPalette::forExport());
    copy->setTextSize(exportTextSize);
    return copy;
}

QByteArray ChartWidget::exported(ExportFormat format, const QSize& size, double scale) const
{
    ChartPlot& plot = *m_parts->plot;
    if (format == ExportFormat::Csv) {
        plot.updateRanges(plot.size());
        return m_parts->content->csv(plot.x(), plot.look()).toUtf8();
    }
    if (size.isEmpty() || !(scale > 0))
        return {};
    const auto copy = m_parts->copyForExport();
    if (format != ExportFormat::Png)
        return copy->vectorised(size, format == ExportFormat::Pdf);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    copy->image(size, scale).save(&buffer, "PNG");
    return bytes;
}

void ChartWidget::copyToClipboard() const
{
    const double ratio = devicePixelRatioF();
    const QSize shown = m_parts->plot->size().expandedTo({640, 400});
    QGuiApplication::clipboard()->setImage(m_parts->copyForExport()->image(shown * 2 * ratio, 2 * ratio));
}

} // namespace halfstep
