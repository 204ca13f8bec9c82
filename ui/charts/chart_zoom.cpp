#include "ui/charts/chart_zoom.h"

#include "ui/charts/qcustomplot_wrapper.h"

#include <algorithm>
#include <cmath>

namespace halfstep {
namespace {

constexpr double farthest = 1e12;     ///< on the x axis: more than any run has attempts, or samples
constexpr double closestView = 1e-12; ///< of the values' own size; closer, float64 hardly tells them apart

ValueRange rangeOf(const QCPAxis& axis)
{
    return {axis.range().lower, axis.range().upper};
}

} // namespace

ChartZoom::ChartZoom(QCPAxis& x, QCPAxis& values, const ChartContent& content, ChartLook& look)
    : m_x(x)
    , m_values(values)
    , m_content(content)
    , m_look(look)
{
}

ValueRange ChartZoom::x() const
{
    return rangeOf(m_x);
}

ValueRange ChartZoom::values() const
{
    return rangeOf(m_values);
}

void ChartZoom::setX(double from, double to)
{
    if (!(std::abs(from) < farthest && std::abs(to) < farthest))
        return;
    const double closest = m_content.caption().x.closest;
    const double size =
        std::max(to - from, closest > 0 ? closest : closestView * std::max(std::abs(from), std::abs(to)));
    const double centre = (from + to) / 2;
    m_look.followsX = false;
    m_x.setRange(centre - size / 2, centre + size / 2);
}

void ChartZoom::setValues(double lower, double upper)
{
    if (!QCPRange::validRange(lower, upper) || (m_look.logarithmic && lower <= 0))
        return;
    m_look.followsValues = false;
    const double size = std::max(upper - lower, closestView * std::max(std::abs(lower), std::abs(upper)));
    const double centre = lower + (upper - lower) / 2;
    if (upper - lower < size)
        m_values.setRange(centre - size / 2, centre + size / 2);
    else
        m_values.setRange(lower, upper);
}

void ChartZoom::fit()
{
    m_look.followsX = true;
    m_look.followsValues = true;
    m_before.reset();
    m_act = ZoomAct::None;
}

void ChartZoom::follow(double height)
{
    if (m_look.followsX) {
        const ValueRange range = padded(m_content.xExtent(), 0.012, 0.012, false);
        m_x.setRange(range.lower, range.upper);
    }
    if (m_look.followsValues) {
        const ValueExtent extent = m_content.valueExtent(x(), m_look);
        const double below = std::max(extent.foot / height, extent.grounded ? 0.0 : 0.05);
        const ValueRange range = padded(extent.range, below, 0.09, m_look.logarithmic);
        m_values.setRange(range.lower, range.upper);
    }
}

void ChartZoom::keep(ZoomAct next)
{
    if (next != m_act || next == ZoomAct::Box)
        m_before = Shown{x(), values(), m_look.followsX, m_look.followsValues};
    m_act = next;
}

bool ChartZoom::goBack()
{
    if (!m_before)
        return false;
    const Shown before = *m_before;
    m_x.setRange(before.x.lower, before.x.upper);
    m_values.setRange(before.values.lower, before.values.upper);
    m_look.followsX = before.followsX;
    m_look.followsValues = before.followsValues;
    m_before.reset();
    m_act = ZoomAct::None;
    return true;
}

} // namespace halfstep
