#pragma once

#include "engine/config/run_config.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace halfstep {

struct SettingField;

/// The config being edited, its undo stack, and the one in force while a run goes on.
class ConfigEditor : public QObject {
    Q_OBJECT
public:
    explicit ConfigEditor(RunConfig config, QObject* parent = nullptr);

    const RunConfig& edited() const { return m_edited; }
    QUndoStack* undoStack() { return &m_stack; }

    /// One undo step named `label`; steps with the same nonempty `mergeKey` in quick succession become one.
    void edit(const QString& label, const QString& mergeKey, const std::function<void(RunConfig&)>& change);
    /// During a run, a config that is put in whole waits for the next one, with what may change live as well.
    void replace(const QString& label, const RunConfig& config);

    /// What the run under way really uses; none without a run.
    const std::optional<RunConfig>& inForce() const { return m_inForce; }
    void setInForce(std::optional<RunConfig> config);
    bool isPending(const SettingField& field) const; ///< edited, but not what runs
    bool actsLive(const SettingField& field) const;  ///< a change goes to the run under way
    bool waits() const { return m_waits; }           ///< nothing edited goes to the run under way

Q_SIGNALS:
    void configChanged();  ///< the edited config changed, by hand or by undo
    void configReplaced(); ///< and by a whole other one
    void inForceChanged();

private:
    class Step;
    void put(const RunConfig& config, bool whole);
    void settleWaiting();

    RunConfig m_edited;
    std::optional<RunConfig> m_inForce;
    bool m_waits = false;
    QUndoStack m_stack;
};

} // namespace halfstep
