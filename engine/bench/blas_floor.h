#pragma once

#include "engine/bench/bench_work.h"
#include "engine/bench/contender.h"

namespace halfstep {

/// What training d-h-1 with Adam costs where nothing but arithmetic is done: the BLAS that a program here gets
/// (libblas.so.3, one thread) for the products of matrices, plain loops for the rest, no records, no checks. A problem
/// where no BLAS can be had.
Result<ContenderPtr> blasFloor(const BenchWork& work);

} // namespace halfstep
