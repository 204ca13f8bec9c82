#include "ui/settings/config_editor.h"

#include "engine/config/live_settings.h"
#include "ui/settings/setting_fields.h"

#include <QElapsedTimer>
#include <QUndoCommand>

namespace halfstep {

class ConfigEditor::Step : public QUndoCommand {
public:
    Step(ConfigEditor& editor, const QString& label, const QString& mergeKey, bool whole, RunConfig after)
        : QUndoCommand(label)
        , m_editor(editor)
        , m_mergeKey(mergeKey)
        , m_whole(whole)
        , m_before(editor.m_edited)
        , m_after(std::move(after))
    {
        m_made.start();
    }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const Step*>(other);
        // An arrow key held down is one step; a value typed later is another.
        if (next->m_mergeKey != m_mergeKey || m_made.elapsed() > 1000)
            return false;
        m_made = next->m_made;
        m_after = next->m_after;
        setObsolete(m_before == m_after);
        return true;
    }
    void undo() override { m_editor.put(m_before, m_whole); }
    void redo() override { m_editor.put(m_after, m_whole); }

private:
    ConfigEditor& m_editor;
    QString m_mergeKey;
    bool m_whole;
    RunConfig m_before;
    RunConfig m_after;
    QElapsedTimer m_made;
};

ConfigEditor::ConfigEditor(RunConfig config, QObject* parent) : QObject(parent), m_edited(std::move(config))
{
    m_stack.setUndoLimit(200);
}

void ConfigEditor::edit(const QString& label, const QString& mergeKey, const std::function<void(RunConfig&)>& change)
{
    RunConfig next = m_edited;
    change(next);
    if (next != m_edited)
        m_stack.push(new Step(*this, label, mergeKey, false, std::move(next)));
}

void ConfigEditor::replace(const QString& label, const RunConfig& config)
{
    if (config == m_edited)
        Q_EMIT configReplaced(); // nothing to undo, but what was said of it is over
    else
        m_stack.push(new Step(*this, label, {}, true, config));
}

void ConfigEditor::setInForce(std::optional<RunConfig> config)
{
    if (config == m_inForce)
        return;
    m_inForce = std::move(config);
    settleWaiting();
    Q_EMIT inForceChanged();
}

bool ConfigEditor::isPending(const SettingField& field) const
{
    return m_inForce && field.differs(m_edited, *m_inForce);
}

bool ConfigEditor::actsLive(const SettingField& field) const
{
    return field.live && !m_waits;
}

void ConfigEditor::put(const RunConfig& config, bool whole)
{
    if (config == m_edited)
        return;
    m_edited = config;
    m_waits = m_waits || whole;
    settleWaiting();
    Q_EMIT configChanged();
    if (whole)
        Q_EMIT configReplaced();
}

/// The wait is over with the run, and when what may change live is again as it runs.
void ConfigEditor::settleWaiting()
{
    m_waits = m_waits && m_inForce && liveSettingsOf(m_edited) != liveSettingsOf(*m_inForce);
}

} // namespace halfstep

#include "moc_config_editor.cpp"
