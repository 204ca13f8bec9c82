#pragma once

#include <memory>

namespace halfstep {

/// One way of training, timed in turns with others over the same work. All calls from one thread.
class Contender {
public:
    virtual ~Contender() = default;

    /// So many more steps: a micro-batch forward, backward, and the update. Returns the processor time that they took,
    /// in microseconds; NaN when there is nothing left that could make them.
    virtual double run(int steps) = 0;
};

using ContenderPtr = std::unique_ptr<Contender>;

/// Processor time of the calling thread.
double threadMicroseconds();

} // namespace halfstep
