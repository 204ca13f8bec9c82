#include "engine/numerics/early_stopping.h"

#include <cmath>

namespace halfstep {

EarlyStopping::EarlyStopping(std::int64_t patience, double minDelta) : m_patience(patience), m_minDelta(minDelta) {}

bool EarlyStopping::observe(double value)
{
    ++m_observations;
    m_notFiniteInARow = std::isfinite(value) ? 0 : m_notFiniteInARow + 1;
    // False for a NaN, whatever the best.
    if (value < m_best - m_minDelta) {
        m_best = value;
        m_bestIndex = m_observations;
        m_badInARow = 0;
        return true;
    }
    ++m_badInARow;
    return false;
}

bool EarlyStopping::shouldStop() const
{
    return m_badInARow >= m_patience;
}

std::int64_t EarlyStopping::patienceLeft() const
{
    return m_badInARow < m_patience ? m_patience - m_badInARow : 0;
}

void EarlyStopping::change(std::int64_t patience, double minDelta)
{
    m_patience = patience;
    m_minDelta = minDelta;
}

void EarlyStopping::restore(double best, std::int64_t bestIndex, std::int64_t observations, std::int64_t badInARow,
                            std::int64_t notFiniteInARow)
{
    m_best = best;
    m_bestIndex = bestIndex;
    m_observations = observations;
    m_badInARow = badInARow;
    m_notFiniteInARow = notFiniteInARow;
}

} // namespace halfstep
