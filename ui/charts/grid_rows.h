#pragma once

#include <QSize>

#include <vector>

namespace halfstep {

/// How many of `count` charts stand in each row of a grid of that size: all rows alike, but for the first where they do
/// not come out even, and charts about as wide as is pleasant to read.
std::vector<int> gridRows(int count, const QSize& size);

} // namespace halfstep
