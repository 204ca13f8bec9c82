#include "ui/train/train_run.h"

#include "engine/config/config_json.h"
#include "engine/config/config_problems.h"
#include "engine/records/file_saver.h"
#include "engine/records/made_folder.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "engine/config/presets.h"
#include "engine/records/checkpoint_config.h"
#include "ui/language/path_text.h"
#include "ui/language/wording.h"
#include "ui/session/saved_session.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace halfstep {

TrainRun::TrainRun(RunConfig config, QObject* parent)
    : QObject(parent)
    , m_editor(std::move(config))
    , m_runsFolder(usualRunsFolder())
{
    connect(&m_editor, &ConfigEditor::configChanged, this, &TrainRun::sendLive);
    connect(&m_link, &SessionLink::updated, this, &TrainRun::takeUpdate);
    connect(&m_link, &SessionLink::refused, this, &TrainRun::refused);
    connect(&m_link, &SessionLink::stateChanged, this, [this] {
        if (!m_link.active())
            m_editor.setInForce(std::nullopt);
    });
}

bool TrainRun::take(const PageRequest& request)
{
    if (request.kind == PageRequest::Kind::Run) {
        if (!m_link.active())
            openRun(request.name);
        return true;
    }
    const auto preset = std::ranges::find(presets(), request.name.toStdString(), &Preset::name);
    if (request.kind != PageRequest::Kind::Preset || preset == presets().end())
        return false;
    m_editor.replace(tr("preset %1").arg(presetText(preset->title)), preset->config);
    return true;
}

void TrainRun::writeTo(QVariantMap& state) const
{
    if (m_runsFolder != usualRunsFolder())
        state[QStringLiteral("runsFolder")] = pathText(m_runsFolder);
    state[QStringLiteral("eventLog")] = m_logsEvents;
}

void TrainRun::recall(const QVariantMap& state)
{
    if (const std::string folder = pathBytes(state.value(QStringLiteral("runsFolder")).toString()); !folder.empty())
        m_runsFolder = folder;
    m_logsEvents = state.value(QStringLiteral("eventLog")).toBool();
}

void TrainRun::openConfig(const QString& path)
{
    const Result<RunConfig> config = readConfigFile(path.toStdString());
    if (!config) {
        Q_EMIT refused(config.problems());
        return;
    }
    Q_EMIT beginning();
    m_editor.replace(tr("open config"), *config);
}

void TrainRun::saveConfig(const QString& path)
{
    if (const std::optional<Problem> problem = saveFile(path.toStdString(), configText(m_editor.edited())))
        Q_EMIT refused({*problem});
}

void TrainRun::openRun(const QString& path)
{
    const QFileInfo chosen(path);
    const std::string folder = (chosen.isDir() ? path : chosen.path()).toStdString();
    Result<StoredRun> run = readRunFolder(folder);
    if (!run) {
        Q_EMIT refused(run.problems());
        return;
    }
    Q_EMIT beginning();
    const RunNotes notes = run->notes;
    m_link.show(std::move(*run), folder);
    if (!notes.empty())
        Q_EMIT noted(notes);
}

QStringList TrainRun::recentRuns() const
{
    constexpr qsizetype most = 10;
    QStringList runs;
    const QDir folder(QString::fromStdString(m_runsFolder));
    for (const QFileInfo& run : folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time))
        if (runs.size() < most && QFileInfo::exists(run.filePath() + QStringLiteral("/run.json")))
            runs << run.filePath();
    return runs;
}

/// A fresh folder under that of the runs, or why there can be none.
std::optional<Problem> TrainRun::chooseFolder(const std::string& name, SessionOptions& options) const
{
    if (const std::optional<Problem> problem = makeWritableFolder(m_runsFolder))
        return problem;
    options.out = freshRunFolder(m_runsFolder, name);
    return std::nullopt;
}

void TrainRun::start(First first, const std::string& name, bool saved)
{
    const RunConfig& config = m_editor.edited();
    if (const std::vector<Problem> problems = problemsIn(config); !problems.empty()) {
        Q_EMIT refused(problems);
        return;
    }
    SessionOptions options;
    options.startPaused = first != First::Run;
    if (saved)
        if (const std::optional<Problem> problem = chooseFolder(name, options)) {
            Q_EMIT folderRefused(*problem, first);
            return;
        }
    if (m_logsEvents)
        options.tensorboard = options.out;
    Q_EMIT beginning();
    m_adoptLive = false;
    m_sent = liveSettingsOf(config);
    m_link.start(config, options);
    if (first == First::OneAttempt)
        m_link.runOne(RunStep::Attempt);
    else if (first == First::OneMicroBatch)
        m_link.runOne(RunStep::MicroBatch);
}

void TrainRun::resume(const QString& path)
{
    const QFileInfo chosen(path);
    const QString folder = chosen.isDir() ? path : chosen.path();
    const bool isCheckpoint = chosen.suffix() == QLatin1String("safetensors");
    const std::string checkpoint =
        (isCheckpoint ? path : folder + QStringLiteral("/checkpoint.safetensors")).toStdString();
    const Result<RunConfig> config = readCheckpointConfig(checkpoint);
    if (!config) {
        Q_EMIT refused(config.problems());
        return;
    }
    SessionOptions options;
    options.resume = checkpoint;
    std::optional<StoredRun> before;
    if (QFileInfo::exists(folder + QStringLiteral("/run.json"))) {
        Result<StoredRun> run = readRunFolder(folder.toStdString());
        if (!run) {
            Q_EMIT refused(run.problems());
            return;
        }
        if (!run->notes.empty())
            Q_EMIT noted(run->notes);
        before = std::move(*run);
        options.out = folder.toStdString();
    } else if (const std::optional<Problem> problem = chooseFolder("resumed", options)) {
        Q_EMIT refused({*problem});
        return;
    }
    if (m_logsEvents)
        options.tensorboard = options.out;
    Q_EMIT beginning();
    // Until the run tells what is in force, nothing that is edited goes to it.
    m_sent.reset();
    m_adoptLive = true;
    m_editor.edit(tr("resume run"), QStringLiteral("resume"), [&](RunConfig& edited) { edited = *config; });
    m_link.start(*config, options, std::move(before));
}

void TrainRun::takeUpdate(const SessionUpdate& update)
{
    if (update.facts) {
        m_editor.setInForce(update.facts->config);
        sendLive();
    }
    if (!update.snapshot || !m_link.shown().facts)
        return;
    const RunConfig inForce = withLiveSettings(m_link.shown().facts->config, update.snapshot->live);
    if (m_adoptLive) {
        m_adoptLive = false;
        m_sent = update.snapshot->live;
        m_editor.edit(tr("resume run"), QStringLiteral("resume"), [&](RunConfig& edited) { edited = inForce; });
    }
    m_editor.setInForce(inForce);
}

void TrainRun::sendLive()
{
    if (!m_link.active() || !m_sent || m_editor.waits())
        return;
    const LiveSettings live = liveSettingsOf(m_editor.edited());
    if (live == *m_sent)
        return;
    if (m_editor.inForce()) {
        // A file or preset may bring a value that this run cannot take.
        if (const std::vector<Problem> problems = problemsIn(withLiveSettings(*m_editor.inForce(), live));
            !problems.empty()) {
            Q_EMIT refused(problems);
            return;
        }
    }
    m_sent = live;
    m_link.change(live);
}

} // namespace halfstep

#include "moc_train_run.cpp"
