#pragma once

#include "engine/bench/contender.h"
#include "engine/data/cancelled.h"

#include <sched.h>
#include <span>
#include <vector>

namespace halfstep {

/// How much is measured.
struct BenchPace {
    int slices = 11;          ///< of each contender
    double milliseconds = 15; ///< about how long a slice takes
};

/// Of slices: the one in the middle, or the mean of two that are, and the lowest and highest.
struct Spread {
    double median = 0;
    double low = 0;
    double high = 0;
};

/// NaN throughout for no values, and when one of them is.
Spread spreadOf(std::vector<double> values);

/// Keeps the calling thread on the core where it is. Cores need not be equally fast: others may have a part of one.
class OneCore {
public:
    OneCore();
    ~OneCore();
    OneCore(const OneCore&) = delete;
    OneCore& operator=(const OneCore&) = delete;

private:
    cpu_set_t m_before{};
    bool m_stays = false;
};

/// Moves the calling thread to that core for good, if it may.
void moveTo(int core);

using Slices = std::vector<double>;

/// Microseconds a step, slice by slice. Contenders take turns, so that what else the machine does slows all of them,
/// and each ratio is of slices that ran beside each other.
/// Fewer slices when cancelled.
std::vector<Slices> takeTurns(std::span<const ContenderPtr> contenders, const BenchPace& pace,
                              const Cancelled& cancelled = {});

/// Slice by slice, first / second.
Spread ratioOf(const Slices& first, const Slices& second);

} // namespace halfstep
