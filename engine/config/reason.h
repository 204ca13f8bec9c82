#pragma once

namespace halfstep {

/// Why exactly something was refused. The sentence of each stands in words/, and the comments say what its %1, %2, ...
/// are; a code without one takes none.
enum class Reason {
    None,
    // anything
    Named, ///< a key, a setting, a name, or several
    // text that is no config
    GivenTwice,   ///< key
    NulByte,      ///< line, column
    ForeignByte,  ///< line, column, hexadecimal
    NestedDeeply, ///< levels
    JsonSyntax,   ///< line, column, the parser's own words
    HugeNumber,   ///< number
    // what a value must be
    Boolean,
    Number,
    FiniteNumber,
    WholeNumber,
    Text,
    TextWithoutNul,
    Object,
    PointsObject,
    ObjectArray, ///< keys
    TextArray,
    SizeArray,
    InputShape,
    NumbersOrFile,
    Numbers,
    EvenRows,
    Assignment,
    FourLetters,
    // ranges
    AtLeast, ///< number
    Above,   ///< number
    Below,   ///< number
    Share,
    ProperShare,
    FromTo, ///< two numbers
    ClassNumbers,
    FiniteInFloat32,
    PositiveInFloat32,
    InsideFile,
    AtMostFirstScale,
    AtMostCores,       ///< number
    BelowMicroBatches, ///< number
    BelowSingleSteps,  ///< number
    SomeNames,
    AtMost,         ///< number
    NumbersAtLeast, ///< count
    NumbersAtMost,  ///< count
    SumAtMost,      ///< number
    IdxFolder,
    // choices
    NamedFormats,   ///< formats
    ParameterNames, ///< parameters
    LayerWords,     ///< the word that is none
    // what does not go together
    EmptySetting,    ///< key
    UnequalParts,    ///< samples
    FlatInput,       ///< layer
    UnusableTargets, ///< data set, loss
    NoImages,        ///< data set
    LoneSampleInMicroBatch,
    LoneSampleAtEpochEnd,
    LoneSampleEvaluated,
    HugeWindows,  ///< samples
    ManyWeights,  ///< parameters, most
    EarlierGroup, ///< parameter
    HoldsRun,
    HoldsRunToResume, ///< checkpoint
    HoldsEvents,
    // faults that do not strike
    RunEnds,        ///< attempt
    RunEnded,       ///< attempt
    LastMicroBatch, ///< attempt, micro-batch
    // what this build cannot do
    CsvUnreadable,
    ImagesUnreadable,
    NotNative, ///< format
    // what the plan, the engine of compiled steps, does not do
    PlanOnCpu,
    PlanOneThread,  ///< number
    PlanEmulates,   ///< format
    PlanLacksLayer, ///< layer
    // shapes
    RowCounts, ///< two shapes
    RowsExpected,
    OneClassNumber, ///< number
    SampleShapes,   ///< two shapes
    TargetWidths,   ///< two numbers
    ImpossibleShape,
    ShapeMissing,
    NumberCounts, ///< two numbers
    // files
    BytesExpected, ///< two numbers
    NotRegularFile,
    NotAFolder,
    NotFloats, ///< bytes
    TooLarge,
    NotIdx,
    IdxDimensions, ///< number
    IdxTooLarge,
    GzipDamaged,
    GzipTrailing,
    GzipEndMissing,
    UnpacksToMore,   ///< bytes
    ImageDimensions, ///< number
    LabelDimensions, ///< number
    ImagesAndLabels, ///< two numbers
    NoPixels,
    NoClassNumber, ///< place
    ImageShapes,   ///< two shapes
    UnknownLabel,  ///< label, classes
    // rows of a run folder
    FieldMissing, ///< column
    FieldBad,     ///< column
    FieldsTooMany,
    FieldNotGrowing, ///< column
    OtherColumns,
    // checkpoints
    HeaderCut,
    HeaderMalformed,
    HeaderEntry, ///< name
    DataGap,     ///< name
    DataSize,    ///< two numbers
    HashMissing,
    HashWrong,
    OtherKind, ///< kind
    NoSettings,
    PartUnreadable,       ///< part
    ImpossibleValue,      ///< name
    Contradiction,        ///< part
    DatasetContradiction, ///< part, samples
    // the system's errors
    AccessDenied,
    NoSuchFile,
    IsFolder,
    IsNoFolder,
    NoSpace,
    QuotaUsedUp,
    ReadOnly,
    InputOutput,
    FileTooLarge,
    NameTooLong,
    ManyOpenFiles,
    SystemError ///< number, the system's own words
};

/// The last one, for whoever walks them all.
inline constexpr Reason lastReason = Reason::SystemError;

} // namespace halfstep
