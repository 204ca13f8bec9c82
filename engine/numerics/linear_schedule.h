#pragma once

#include <cstdint>

namespace halfstep {

/// How a learning rate falls to zero over the planned updates, as a share of the rate that was set. A plan that
/// changes on the way bends the line where it stands: it never rises, and is zero after the last planned update.
class LinearSchedule {
public:
    /// A straight line; counts are updates since the run began. Goes into a checkpoint.
    struct State {
        std::int64_t begin = 0;
        double share = 1;     ///< at `begin`
        std::int64_t end = 0; ///< where it is zero
        bool operator==(const State&) const = default;
    };

    explicit LinearSchedule(std::int64_t updates = 0) { m_state.end = updates; }

    double share(std::int64_t used) const; ///< for the update after `used` ones
    /// From here on `left` updates are planned. A line that was used up goes on from the last share above zero.
    void plan(std::int64_t used, std::int64_t left);

    const State& state() const { return m_state; }
    void restore(const State& state) { m_state = state; }

private:
    State m_state;
};

} // namespace halfstep
