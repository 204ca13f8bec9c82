#pragma once

#include "engine/session/run_sink.h"

#include <chrono>
#include <cstdint>

namespace halfstep {

/// Decides which windows are told in full, so that telling costs next to nothing: for the run's folder every k-th,
/// within 1/250 of the training time and a start of 24 windows or 20 ms, k doubling while it is more; of the skipped
/// ones between them as many again; for somebody who looks at a run at full speed no more than 25 a second and a
/// fortieth of the time.
class DetailPace {
public:
    using Clock = std::chrono::steady_clock;

    explicit DetailPace(bool keeps) : m_keeps(keeps) {}

    bool tells(std::int64_t attempt, Watching watching); ///< asked once a window, before it begins
    bool keeps(std::int64_t attempt) const { return m_keeps && attempt % m_every == 0; }
    bool keepsSkips() const { return m_keeps && m_skips.within(m_trained); } ///< for the folder, whichever they are

    void trained(double microseconds) { m_trained += microseconds; }
    void told(double microseconds, std::int64_t attempt);
    void toldSkip(double microseconds) { m_skips.add(microseconds); } ///< that was kept as one
    void keepEvery(std::int64_t every);                               ///< at least so many attempts apart
    std::int64_t every() const { return m_every; }
    double secondsKeeping() const { return (m_each.microseconds + m_skips.microseconds) / 1e6; }

private:
    static constexpr std::int64_t startWindows = 24;
    static constexpr double startMicroseconds = 20'000;
    static constexpr double keepingShare = 1.0 / 250;
    static constexpr double lookingShare = 1.0 / 40;
    static constexpr std::chrono::milliseconds lookingInterval{40};

    /// What windows told for the folder took.
    struct Kept {
        std::int64_t windows = 0;
        double microseconds = 0;

        void add(double more);
        bool within(double trained) const;
    };

    bool keepsNext(std::int64_t attempt);

    bool m_keeps;
    std::int64_t m_every = 1;
    double m_trained = 0; ///< microseconds
    Kept m_each;
    Kept m_skips;
    Clock::time_point m_nextLook{};
};

} // namespace halfstep
