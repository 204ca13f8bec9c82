#include "ui/session/told_magnitudes.h"

#include "engine/records/skip_ledger.h"
#include "engine/records/stored_details.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace halfstep {
namespace {

constexpr int pace = 200; ///< ms between two tellings

} // namespace

ToldMagnitudes::ToldMagnitudes(QObject* parent) : QObject(parent), m_there(new QObject)
{
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
}

ToldMagnitudes::~ToldMagnitudes()
{
    leave();
    m_thread.quit();
    m_thread.wait();
}

void ToldMagnitudes::leave()
{
    if (m_reading)
        m_reading->store(false);
    m_reading.reset();
}

void ToldMagnitudes::read(const std::string& folder, std::vector<std::int64_t> skipped)
{
    leave();
    m_reading = std::make_shared<std::atomic_bool>(true);
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        m_there, [this, folder, skipped = std::move(skipped), wanted = m_reading] { readAll(folder, skipped, wanted); },
        Qt::QueuedConnection);
}

/// On the thread.
void ToldMagnitudes::readAll(const std::string& folder, const std::vector<std::int64_t>& skipped, const Reading& wanted)
{
    if (!*wanted)
        return;
    const Result<StoredDetails> details = StoredDetails::open(folder);
    if (!details)
        return;
    std::vector<ToldMagnitude> some;
    QElapsedTimer sinceTold;
    sinceTold.start();
    for (std::size_t place = 0; place < details->attempts().size() && *wanted; ++place) {
        if (!std::ranges::binary_search(skipped, details->attempts()[place]))
            continue;
        const Result<WindowDetailPtr> window = details->at(place);
        if (const auto largest = window ? largestFiniteOf(**window) : std::nullopt)
            some.push_back({details->attempts()[place], *largest});
        if (sinceTold.elapsed() >= pace) {
            tell(some, wanted);
            sinceTold.restart();
        }
    }
    tell(some, wanted);
}

void ToldMagnitudes::tell(std::vector<ToldMagnitude>& some, const Reading& wanted)
{
    if (some.empty())
        return;
    QMetaObject::invokeMethod(
        this,
        [this, some = std::exchange(some, {}), wanted] {
            if (*wanted)
                Q_EMIT found(some);
        },
        Qt::QueuedConnection);
}

} // namespace halfstep

#include "moc_told_magnitudes.cpp"
