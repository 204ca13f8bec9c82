#include "ui/charts/grid_choices.h"

#include <algorithm>

namespace halfstep {
namespace {

const QString axisKey = QStringLiteral("axis");
const QString smoothingKey = QStringLiteral("smoothing");
const QString textSizeKey = QStringLiteral("textSize");
const QString orderKey = QStringLiteral("charts");
const QString hiddenKey = QStringLiteral("hiddenCharts");

} // namespace

GridChoices GridChoices::from(const QVariantMap& remembered)
{
    const GridChoices usual;
    return {runAxisNamed(remembered.value(axisKey).toString().toStdString()),
            std::clamp(remembered.value(smoothingKey, usual.smoothing).toDouble(), 0.0, 0.999),
            std::clamp(remembered.value(textSizeKey, usual.textSize).toInt(), smallestText, largestText),
            remembered.value(orderKey).toStringList(), remembered.value(hiddenKey).toStringList()};
}

void GridChoices::writeTo(QVariantMap& remembered) const
{
    remembered[axisKey] = QString::fromLatin1(runAxis(axis).name);
    remembered[smoothingKey] = smoothing;
    remembered[textSizeKey] = textSize;
    remembered[orderKey] = order;
    remembered[hiddenKey] = hidden;
}

} // namespace halfstep
