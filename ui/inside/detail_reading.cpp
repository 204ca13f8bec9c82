#include "ui/inside/detail_reading.h"

#include "engine/records/stored_record.h"

#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace halfstep {

DetailAnswer DetailReading::Reader::read(const DetailQuestion& question)
{
    if (m_folder != question.folder || !m_details) {
        m_folder = question.folder;
        m_details.reset();
        Result<StoredDetails> opened = StoredDetails::open(m_folder);
        m_problem = opened ? std::nullopt : std::optional(opened.problems().front());
        if (opened)
            m_details = std::move(*opened);
    }
    DetailAnswer answer = windowFor(question);
    answer.problem = m_problem;
    if (m_details)
        answer.notes = m_details->notes();
    if (question.attempt && question.steps == 0 && !(answer.window && answer.window->attempt == *question.attempt))
        answer.record = storedRecord(question.folder, *question.attempt);
    return answer;
}

DetailAnswer DetailReading::Reader::windowFor(const DetailQuestion& question)
{
    DetailAnswer answer{question.folder, nullptr};
    if (!m_details || !m_details->refresh() || m_details->attempts().empty())
        return answer;
    if (question.allSteps) {
        answer.steps.assign(m_details->steps().begin(), m_details->steps().end());
        return answer;
    }
    const auto attempts = m_details->attempts();
    const std::int64_t wanted = question.attempt.value_or(attempts.back());
    auto place = static_cast<std::int64_t>(*m_details->nearest(wanted));
    const std::int64_t found = attempts[static_cast<std::size_t>(place)];
    std::int64_t steps = question.steps;
    if ((steps < 0 && found < wanted) || (steps > 0 && found > wanted)) // that was one already
        steps -= steps < 0 ? -1 : 1;
    place = std::clamp<std::int64_t>(place + steps, 0, std::ssize(attempts) - 1);
    const std::int64_t before = std::ssize(attempts);
    if (const Result<WindowDetailPtr> window = m_details->at(static_cast<std::size_t>(place)))
        answer.window = *window;
    else if (std::ssize(m_details->attempts()) < before) // it was malformed
        return windowFor(question);
    return answer;
}

DetailReading::DetailReading(QObject* parent) : QObject(parent), m_reader(new Reader)
{
    m_reader->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_reader, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

DetailReading::~DetailReading()
{
    m_thread.quit();
    m_thread.wait();
}

void DetailReading::ask(const DetailQuestion& question)
{
    if (m_busy)
        m_next = question;
    else
        begin(question);
}

void DetailReading::begin(const DetailQuestion& question)
{
    m_busy = true;
    QMetaObject::invokeMethod(
        m_reader,
        [this, question] {
            const DetailAnswer answer = m_reader->read(question);
            QMetaObject::invokeMethod(
                this, [this, answer] { take(answer); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void DetailReading::take(const DetailAnswer& answer)
{
    m_busy = false;
    if (const auto next = std::exchange(m_next, std::nullopt))
        begin(*next);
    Q_EMIT answered(answer);
}

} // namespace halfstep

#include "moc_detail_reading.cpp"
