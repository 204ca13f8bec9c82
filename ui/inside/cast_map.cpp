#include "ui/inside/cast_map.h"

#include "engine/labs/lab_result.h"
#include "engine/numerics/range_shares.h"
#include "engine/records/joint_layer.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/window_tables.h"
#include "ui/language/cast_wording.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

#include <QEvent>

#include <algorithm>

namespace halfstep {
namespace {

/// float16 → F16, bfloat16 → BF16, fp8_e4m3 → E4M3.
QString letters(const std::string& dtype)
{
    QString text = QString::fromStdString(dtype);
    text.replace(QStringLiteral("float"), QStringLiteral("F")).remove(QStringLiteral("fp8_"));
    return text.toUpper();
}

int inkOf(const std::string& dtype)
{
    return dtype.empty() ? -1 : dtype == "float32" ? 0 : 1;
}

QString sharesText(const QString& sentence, const MagnitudeCounts& counts)
{
    const auto share = [&counts](std::int64_t part) {
        return shownPercent(static_cast<double>(part) / static_cast<double>(counts.elements()));
    };
    return sentence.arg(share(counts.zeros), share(counts.nonfinite()));
}

/// `joint`: the layer that it was computed together with, whose output is that of both.
FlowBox boxOf(const LayerDetail& layer, const LayerDetail* joint, const std::string& format)
{
    FlowBox box{.title = QString::fromStdString(layer.layer)};
    const std::string& dtype = joint ? joint->dtype : layer.dtype;
    box.badge = dtype.empty() ? QStringLiteral("–") : letters(dtype);
    box.ink = inkOf(dtype);
    QStringList sizes;
    for (const std::int64_t size : layer.shape)
        sizes << QString::number(size);
    box.lines << QStringLiteral("(%1)").arg(sizes.join(QStringLiteral(", ")));
    if (joint) {
        const QString name = QString::fromStdString(joint->layer);
        box.badge = QStringLiteral("→ %1").arg(box.badge);
        box.lines << CastMap::tr("in one step with %1").arg(name);
        if (joint->output.elements() > 0)
            box.lines
                << CastMap::tr("of both: %1").arg(sharesText(CastMap::tr("zero %1 · overflow %2"), joint->output));
        box.explanation = CastMap::tr("Computed in one step with %1, so that there is one output of both: that of %1, "
                                      "in %2.")
                              .arg(name, QString::fromStdString(joint->dtype));
        return box;
    }
    if (layer.output.elements() > 0)
        box.lines << sharesText(CastMap::tr("zero %1 · overflow %2"), layer.output);
    if (layer.gradient.elements() > 0)
        box.lines << sharesText(CastMap::tr("gradient: zero %1 · overflow %2"), layer.gradient);
    if (layer.output.nonfinite() + layer.gradient.nonfinite() > 0)
        box.warning = CastMap::tr("not all finite");
    box.explanation = layer.dtype.empty() ? CastMap::tr("This layer was not looked at.") : text(layer.reason, format);
    return box;
}

} // namespace

std::vector<FlowBox> castBoxes(const WindowDetail& window)
{
    std::vector<FlowBox> boxes;
    for (std::size_t i = 0; i < window.layers.size(); ++i)
        boxes.push_back(boxOf(window.layers[i], jointLayer(window, i), window.precision.dtype));
    return boxes;
}

CastMap::CastMap(LookedAtWindow& window, QWidget* parent) : BoxesView(window, parent)
{
    setObjectName(QStringLiteral("castMap"));
    addTerms(top(), {"autocast", "emulated"});
}

void CastMap::refresh()
{
    refreshBar();
    const WindowDetailPtr& shown = lookedAt().window();
    if (!shown)
        return showBoxes({}, tr("Start a run, or open one, to see where it computes in which format."));
    const auto low = std::ranges::count_if(
        shown->layers, [](const LayerDetail& layer) { return !layer.dtype.empty() && layer.dtype != "float32"; });
    QString sentence = tr("%1 of %2 layers hand on %3, seen in micro-batch %4.")
                           .arg(shownWhole(low), shownWhole(std::ssize(shown->layers)), text(shown->precision),
                                shownWhole(shown->layersSeenIn));
    if (shown->layersSeenIn == 0)
        sentence = tr("The layers of this window were not looked at.");
    else if (low == 0)
        sentence = tr("Every layer hands on float32.");
    showBoxes(castBoxes(*shown), sentence);
}

FigureCaption CastMap::figureCaption() const
{
    return {QStringLiteral("cast_map"), tr("Cast map · %1").arg(lookedAt().text()), sentence()};
}

LabTable CastMap::table() const
{
    const WindowDetailPtr& shown = lookedAt().window();
    return castTable(shown ? *shown : WindowDetail());
}

void CastMap::changeEvent(QEvent* event)
{
    BoxesView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace halfstep

#include "moc_cast_map.cpp"
