#include "engine/records/record_text.h"
#include "ui/charts/run_chart_parts.h"

#include <QBuffer>
#include <QFontInfo>

#include <algorithm>
#include <limits>

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
    auto copy = std::make_unique<ChartPlot>(shown.spec);
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
        std::vector<SeriesBucket> pieces;
        bool hasBlocks;
        std::size_t next = 0;
    };
    std::vector<Column> columns;
    std::string text = "attempt";
    for (std::size_t i = 0; i < state.spec.curves.size(); ++i) {
        if (state.hidden[i] || !state.raw(i))
            continue;
        std::vector<SeriesBucket> pieces =
            state.raw(i)->view(plot.time().lower, plot.time().upper, std::numeric_limits<int>::max());
        std::erase_if(pieces, [&](const SeriesBucket& piece) {
            return piece.xLast < plot.time().lower || piece.xFirst > plot.time().upper;
        });
        const std::string name(state.spec.curves[i].column);
        const bool hasBlocks =
            std::ranges::any_of(pieces, [](const SeriesBucket& piece) { return piece.xFirst < piece.xLast; });
        columns.push_back({std::move(pieces), hasBlocks});
        text += ',' + name;
        if (hasBlocks)
            text += ',' + name + "_min," + name + "_max";
    }
    text += '\n';
    // Curves have points at different attempts: one row for each attempt that any has, gaps left empty. What is no
    // longer known one by one has a row for each block, at its last attempt.
    for (;;) {
        double attempt = std::numeric_limits<double>::infinity();
        for (const Column& c : columns)
            if (c.next < c.pieces.size())
                attempt = std::min(attempt, c.pieces[c.next].xLast);
        if (attempt == std::numeric_limits<double>::infinity())
            break;
        text += numberText(attempt);
        for (Column& c : columns) {
            const bool has = c.next < c.pieces.size() && c.pieces[c.next].xLast == attempt;
            const SeriesBucket* const piece = has ? &c.pieces[c.next++] : nullptr;
            text += ',' + (piece ? numberText(lastValue(*piece)) : std::string());
            if (c.hasBlocks)
                text += piece && piece->finiteCount > 0 ? ',' + numberText(piece->min) + ',' + numberText(piece->max)
                                                        : std::string(",,");
        }
        text += '\n';
    }
    return QString::fromStdString(text);
}

} // namespace halfstep
