#pragma once

#include <QObject>
#include <QThread>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace halfstep {

/// The largest finite magnitude of a skipped attempt's scaled gradient.
struct ToldMagnitude {
    std::int64_t attempt = 0;
    double magnitude = 0;
};

/// Reads them out of the windows that a run folder tells, on a thread of its own: a folder may tell tens of megabytes.
class ToldMagnitudes : public QObject {
    Q_OBJECT
public:
    explicit ToldMagnitudes(QObject* parent = nullptr);
    ~ToldMagnitudes() override; ///< waits for the row that is being read

    /// Of these attempts, in order, those that are told there. What was being read before is left.
    void read(const std::string& folder, std::vector<std::int64_t> skipped);
    void leave();

Q_SIGNALS:
    void found(const std::vector<halfstep::ToldMagnitude>& found); ///< a few times a second, each of them once

private:
    using Reading = std::shared_ptr<std::atomic_bool>; ///< whether it is still wanted
    void readAll(const std::string& folder, const std::vector<std::int64_t>& skipped, const Reading& wanted);
    void tell(std::vector<ToldMagnitude>& some, const Reading& wanted);

    Reading m_reading;
    QThread m_thread;
    QObject* m_there; ///< lives on the thread
};

} // namespace halfstep
