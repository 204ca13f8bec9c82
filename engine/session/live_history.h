#pragma once

#include "engine/records/run_history.h"
#include "engine/records/run_reader.h"
#include "engine/session/session_update.h"

namespace halfstep {

/// What a run's history begins with, from the facts that it told; `before` is the stored run that it goes on with.
RunStart startOf(const RunFacts& facts, const StoredRun* before = nullptr);

/// Appends what a run has told since, each epoch after the attempts that made it.
void append(RunHistory& history, const SessionUpdate& update);

} // namespace halfstep
