#pragma once

#include "engine/config/problem.h"
#include "engine/records/attempt_record.h"
#include "engine/records/run_note.h"
#include "engine/records/run_summary.h"

#include <QString>

namespace halfstep {

enum class MemoryPart;
enum class MemorySource;
enum class TimePart;
struct BottleneckAnswer;
struct MemoryAccount;

// The one place where the engine's codes become sentences of the interface language. QtCore only: the window and
// the command line both use it.

QString sentence(const Problem& problem);    ///< what, where, and what to do
QString sentence(const RunNote& note);       ///< what was read around in a stored run
QString sentence(const RunSummary& summary); ///< how and why a run ended

QString text(Outcome outcome);                    ///< "finished"
QString text(EndReason reason);                   ///< "all epochs are done"
QString text(Verdict verdict);                    ///< "calibrating"; empty for none
QString text(SkipReason reason);                  ///< "overflow"; empty for none
QString text(const PrecisionAsRun& precision);    ///< "float16 emulated"
QString text(const EngineAsRun& engine);          ///< "plan: it is the quickest ..."
QString presetText(const std::string& words);     ///< a preset's title or description in the interface language
QString mistakeText(const std::string& name);     ///< "no_scaler" → "no loss scaler"
QString text(TimePart part);                      ///< "forward pass"
QString text(MemoryPart part);                    ///< "optimizer state"
QString text(MemorySource source);                ///< "counted"
QString sentence(const BottleneckAnswer& answer); ///< whether computing is the bottleneck
QString remarksOn(const MemoryAccount& account);  ///< where a low precision saves nothing; empty where it does
/// A live change's value, as files hold it: a number takes the language's form, a switch its word, a name stays.
QString changedValueText(const std::string& value);

} // namespace halfstep
