#pragma once

#include "engine/config/choices.h"
#include "engine/config/problem.h"
#include "engine/numerics/skip_reason.h"
#include "engine/records/run_note.h"
#include "engine/records/run_summary.h"

#include <span>
#include <string>
#include <string_view>

/// Marks a text for lupdate, which takes it for QT_TR_NOOP.
#define HALFSTEP_TEXT(text) text

namespace halfstep {

enum class CastReason;
enum class ComputingAnswer;
enum class MemoryPart;
enum class MemorySource;
enum class TimePart;

/// An English text with %1, %2, ... for values. Each code of the engine has one, and only here.
struct Words {
    const char* text = "";          ///< what the window translates, in the context halfstep::Words
    const char* terminal = nullptr; ///< what the command line says, where that is shorter

    std::string_view onTerminal() const { return terminal ? terminal : text; }

    static Words of(const Problem& problem); ///< %1: where, %2: the reason
    static Words of(Reason reason);          ///< %1, ...: the problem's arguments
    static Words of(NoteCode code);          ///< %1: the file, %2: the name
    static Words of(Outcome outcome);
    static Words sentenceOf(Outcome outcome); ///< %1: the end reason
    static Words of(EndReason reason);
    static Words of(EngineReason reason);
    static Words of(PrecisionReason reason); ///< %1: the format; the terminal's only
    static Words of(Verdict verdict);        ///< empty for none
    static Words of(SkipReason reason);      ///< empty for none

    // What is seen inside a step.
    static Words of(CastReason reason); ///< %1: the run's format
    static Words of(TimePart part);
    static Words of(ComputingAnswer answer); ///< %1: the share of computing, %2: the gain at twice its speed
    static Words recordingTakesMost(); ///< of what is not computing
    static Words of(MemoryPart part);
    static Words of(MemorySource source);
    static Words lowPrecisionNeedsMore();
    static Words lowPrecisionNotKnown();
    static Words masterWeightsEmulated();
    static Words emulationSavesNothing();
    static Words emulatedCopies();
    static Words calculatorDiffers(); ///< %1: the bytes that its rule gives

    // What the window offers a choice as, empty for one that it does not offer; on the terminal, what `list` says of
    // data sets and models.
    static Words of(DatasetName name);
    static Words of(ModelName name);
    static Words of(LossKind loss);
    static Words of(OptimizerName name);
    static Words of(ScheduleKind schedule);
    static Words of(LastWindow lastWindow);
    static Words of(ArithmeticBackend backend);
    static Words of(DeviceKind device);
};

/// The text with its places filled in; what a value holds is never taken for a place.
std::string filled(std::string_view text, std::span<const std::string> values);

/// The reason as the command line says it, with arguments as they are; empty where there is none.
std::string reasonText(const Problem& problem);

} // namespace halfstep
