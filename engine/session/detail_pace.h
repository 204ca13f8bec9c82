#pragma once

#include "engine/session/run_sink.h"

#include <chrono>
#include <cstdint>

namespace halfstep {

/// Decides which windows are told in full, so that telling costs next to nothing: for the run's folder the first twelve
/// and then every k-th, k such that some 64 of a run as planned are told, as long as they take less than a hundredth of
/// the training time; of the skipped ones between them the first twelve and half as much time; for
/// somebody who looks at a run at full speed no more than 25 a second and a fortieth of the time.
class DetailPace {
public:
    using Clock = std::chrono::steady_clock;

    explicit DetailPace(bool keeps) : m_keeps(keeps) {}

    bool tells(std::int64_t attempt, Watching watching) const; ///< asked once a window, before it begins
    void planned(std::int64_t attempts);                       ///< that the run makes as planned when it begins
    bool keeps(std::int64_t attempt) const { return m_keeps && (m_each.isFirst() || attempt % m_every == 0); }
    bool keepsSkips() const { return m_keeps && m_skips.within(m_trained); } ///< for the folder, whichever they are

    void trained(double microseconds) { m_trained += microseconds; }
    void told(double microseconds, std::int64_t attempt);
    void toldSkip(double microseconds) { m_skips.add(microseconds); } ///< that was kept as one
    void keepEvery(std::int64_t every);                               ///< at least so many attempts apart
    double secondsKeeping() const { return (m_each.first + m_each.rest + m_skips.first + m_skips.rest) / 1e6; }

private:
    static constexpr std::int64_t firstWindows = 12;
    static constexpr std::int64_t spreadWindows = 64;
    static constexpr std::int64_t widestSpread = 256;
    static constexpr double allowedMicroseconds = 10'000; ///< of a run that is too short for its share to be anything
    static constexpr double lookingShare = 1.0 / 40;
    static constexpr std::chrono::milliseconds lookingInterval{40};

    /// What windows told for the folder took, the first ones apart.
    struct Kept {
        double share = 0; ///< of the training time that they may take
        std::int64_t windows = 0;
        double first = 0; ///< microseconds
        double rest = 0;

        bool isFirst() const { return windows < firstWindows; }
        void add(double microseconds);
        bool within(double trained) const { return isFirst() || rest <= allowedMicroseconds + share * trained; }
    };

    bool m_keeps;
    std::int64_t m_every = 1;
    double m_trained = 0; ///< microseconds
    Kept m_each{.share = 1.0 / 100};
    Kept m_skips{.share = 1.0 / 200};
    Clock::time_point m_nextLook{};
};

} // namespace halfstep
