#pragma once

#include <cstdint>
#include <limits>

namespace halfstep {

/// Stops after `patience` evaluations in a row that did not improve; improved iff value < best - minDelta.
/// NaN is never an improvement.
class EarlyStopping {
public:
    EarlyStopping(std::int64_t patience, double minDelta);

    bool observe(double value); ///< true when it is the best so far
    bool shouldStop() const;
    std::int64_t patienceLeft() const;
    bool finiteInPatience() const { return m_notFiniteInARow < m_badInARow; } ///< any of those without improvement
    double best() const { return m_best; }                                    ///< +inf before any improvement
    std::int64_t bestIndex() const { return m_bestIndex; } ///< counts observations from 1; 0 for none
    std::int64_t observations() const { return m_observations; }
    std::int64_t badInARow() const { return m_badInARow; }
    std::int64_t notFiniteInARow() const { return m_notFiniteInARow; }

    void change(std::int64_t patience, double minDelta); ///< from the next observation
    void restore(double best, std::int64_t bestIndex, std::int64_t observations, std::int64_t badInARow,
                 std::int64_t notFiniteInARow);

private:
    std::int64_t m_patience;
    double m_minDelta;
    double m_best = std::numeric_limits<double>::infinity();
    std::int64_t m_bestIndex = 0;
    std::int64_t m_observations = 0;
    std::int64_t m_badInARow = 0;
    std::int64_t m_notFiniteInARow = 0; ///< the newest observations
};

} // namespace halfstep
