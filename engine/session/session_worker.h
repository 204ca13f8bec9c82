#pragma once

#include "engine/config/run_config.h"
#include "engine/session/session_mail.h"
#include "engine/session/training_session.h"

namespace halfstep {

/// A whole run, from loading the data to the last file; returns when it has ended. Never throws.
void runSession(const RunConfig& config, const SessionOptions& options, SessionMail& mail);

} // namespace halfstep
