#pragma once

#include "engine/records/stored_details.h"

#include <QObject>
#include <QThread>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// Which stored window is wanted.
struct DetailQuestion {
    std::string folder;                    ///< of the run
    std::optional<std::int64_t> attempt{}; ///< the window nearest to it; the last one without
    int steps = 0;                         ///< windows later, or earlier, than that attempt
    bool allSteps = false;                 ///< of all windows what their updates lost, instead of one in full
};

struct DetailAnswer {
    std::string folder;
    WindowDetailPtr window;                        ///< null: the folder tells none, or none that can be read
    std::optional<AttemptRecord> record{};         ///< of the attempt wanted, where that is not the window told
    std::vector<StoredDetails::ToldSteps> steps{}; ///< where all were asked for
    RunNotes notes{};                              ///< what was read around
    std::optional<Problem> problem{};              ///< why the folder's windows cannot be read at all
};

/// Reads windows out of run folders on a thread of its own. Of the questions that are asked while it reads, it answers
/// the newest.
class DetailReading : public QObject {
    Q_OBJECT
public:
    explicit DetailReading(QObject* parent = nullptr);
    ~DetailReading() override; ///< waits for the row that is being read

    void ask(const DetailQuestion& question);
    void forget() { m_next.reset(); } ///< what waits

Q_SIGNALS:
    void answered(const halfstep::DetailAnswer& answer);

private:
    /// Lives on the thread; keeps the folder that was asked for last open.
    class Reader : public QObject {
    public:
        DetailAnswer read(const DetailQuestion& question);

    private:
        DetailAnswer windowFor(const DetailQuestion& question);

        std::string m_folder;
        std::optional<StoredDetails> m_details;
        std::optional<Problem> m_problem; ///< why not
    };
    void begin(const DetailQuestion& question);
    void take(const DetailAnswer& answer);

    QThread m_thread;
    Reader* m_reader;
    std::optional<DetailQuestion> m_next;
    bool m_busy = false;
};

} // namespace halfstep
