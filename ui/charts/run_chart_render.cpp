#include "engine/records/record_text.h"
#include "ui/charts/run_chart_parts.h"

#include <QBuffer>
#include <QFontInfo>

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {
constexpr int exportTextSize = 13;
}

void RunChart::Parts::applyFont(const QWidget& widget)
{
    plot->setTextSize(std::max(9, QFontInfo(widget.font()).pixelSize() - 1));
}

std::unique_ptr<ChartPlot> RunChart::Parts::copyForExport() const
{
    const ChartState& shown = plot->state();
    auto copy = std::make_unique<ChartPlot>(shown.kind);
    ChartState& state = copy->state();
    state.setHistory(shown.history);
    state.hidden = shown.hidden;
    state.lastThreshold = shown.lastThreshold;
    state.setSmoothing(shown.smoothing);
    copy->setLogarithmic(shown.logarithmic);
    if (!shown.timeFollows)
        copy->setTime(plot->time().lower, plot->time().upper);
    if (!shown.valueFollows)
        copy->setValues(plot->values().lower, plot->values().upper);
    copy->setColors(ChartPalette::forExport());
    copy->setTextSize(exportTextSize);
    copy->setExporting();
    return copy;
}

QByteArray RunChart::png(const QSize& pixels, double scale) const
{
    if (pixels.isEmpty() || !(scale > 0))
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    m_parts->copyForExport()->image(pixels, scale).save(&buffer, "PNG");
    return bytes;
}

QByteArray RunChart::svg(const QSize& points) const
{
    return points.isEmpty() ? QByteArray() : m_parts->copyForExport()->vectorised(points, false);
}

QByteArray RunChart::pdf(const QSize& points) const
{
    return points.isEmpty() ? QByteArray() : m_parts->copyForExport()->vectorised(points, true);
}

QString RunChart::visibleCsv() const
{
    ChartPlot& plot = *m_parts->plot;
    plot.updateRanges(plot.size());
    const ChartState& state = plot.state();
    struct Column {
        const Series* series;
        std::size_t next;
    };
    std::vector<Column> columns;
    std::string text = "attempt";
    for (std::size_t i = 0; i < state.spec.curves.size(); ++i) {
        if (state.hidden[i] || !state.raw(i))
            continue;
        columns.push_back({state.raw(i), firstAt(*state.raw(i), plot.time().lower)});
        text += ',';
        text += state.spec.curves[i].column;
    }
    text += '\n';
    // Curves have points at different attempts: one row for each attempt that any has, gaps left empty.
    for (;;) {
        double attempt = plot.time().upper;
        bool any = false;
        for (const Column& c : columns)
            if (c.next < c.series->size() && c.series->x(c.next) <= attempt) {
                attempt = c.series->x(c.next);
                any = true;
            }
        if (!any)
            break;
        text += numberText(attempt);
        for (Column& c : columns) {
            text += ',';
            if (c.next < c.series->size() && c.series->x(c.next) == attempt)
                text += numberText(c.series->y(c.next++));
        }
        text += '\n';
    }
    return QString::fromStdString(text);
}

} // namespace halfstep
