#include "words/words.h"

namespace halfstep {

Words Words::of(Reason reason)
{
    switch (reason) {
    case Reason::None: return {};
    case Reason::Named: return {"%1"};
    case Reason::GivenTwice: return {HALFSTEP_TEXT("\"%1\" is given twice")};
    case Reason::NulByte: return {HALFSTEP_TEXT("line %1, column %2 holds a NUL byte")};
    case Reason::ForeignByte: return {HALFSTEP_TEXT("line %1, column %2 holds the byte %3, which is not UTF-8")};
    case Reason::NestedDeeply: return {HALFSTEP_TEXT("it is nested more than %1 deep")};
    case Reason::JsonSyntax:
        return {HALFSTEP_TEXT("line %1, column %2 is not written as JSON"), "line %1, column %2: %3"};
    case Reason::HugeNumber: return {HALFSTEP_TEXT("%1 is too large for a number")};
    case Reason::Boolean: return {HALFSTEP_TEXT("true or false")};
    case Reason::Number: return {HALFSTEP_TEXT("a number")};
    case Reason::FiniteNumber: return {HALFSTEP_TEXT("a finite number")};
    case Reason::WholeNumber: return {HALFSTEP_TEXT("a whole number")};
    case Reason::Text: return {HALFSTEP_TEXT("text")};
    case Reason::TextWithoutNul: return {HALFSTEP_TEXT("text without a NUL character")};
    case Reason::Object: return {HALFSTEP_TEXT("an object")};
    case Reason::PointsObject: return {HALFSTEP_TEXT("an object with x and y")};
    case Reason::ObjectArray: return {HALFSTEP_TEXT("an array of {%1}")};
    case Reason::TextArray: return {HALFSTEP_TEXT("an array of texts")};
    case Reason::SizeArray: return {HALFSTEP_TEXT("an array of sizes")};
    case Reason::InputShape: return {HALFSTEP_TEXT("the shape of one sample, as 32 or 1x24x24")};
    case Reason::NumbersOrFile:
        return {HALFSTEP_TEXT("an array of numbers or {\"file\": ..., \"offset\": ..., \"shape\": ...}")};
    case Reason::Numbers: return {HALFSTEP_TEXT("numbers")};
    case Reason::EvenRows: return {HALFSTEP_TEXT("rows of the same length")};
    case Reason::Assignment: return {HALFSTEP_TEXT("key.path=value")};
    case Reason::AtLeast: return {HALFSTEP_TEXT("at least %1"), ">= %1"};
    case Reason::Above: return {HALFSTEP_TEXT("above %1"), "> %1"};
    case Reason::Below: return {HALFSTEP_TEXT("below %1")};
    case Reason::Share: return {HALFSTEP_TEXT("at least 0 and below 1"), "[0, 1)"};
    case Reason::ProperShare: return {HALFSTEP_TEXT("above 0 and below 1"), "(0, 1)"};
    case Reason::FromTo: return {HALFSTEP_TEXT("from %1 to %2")};
    case Reason::ClassNumbers: return {HALFSTEP_TEXT("whole numbers from 0 to 65535")};
    case Reason::FiniteInFloat32: return {HALFSTEP_TEXT("finite in float32")};
    case Reason::PositiveInFloat32: return {HALFSTEP_TEXT("above 0 and finite in float32"), "> 0, finite in float32"};
    case Reason::InsideFile: return {HALFSTEP_TEXT("at least 0 and inside the file"), ">= 0 and inside the file"};
    case Reason::AtMostFirstScale: return {HALFSTEP_TEXT("at most the first scale"), "<= scaler.init_scale"};
    case Reason::AtMostCores:
        return {HALFSTEP_TEXT("at most %1, the cores of this machine"), "<= %1, the cores of this machine"};
    case Reason::BelowMicroBatches: return {HALFSTEP_TEXT("below %1, the micro-batches of an epoch")};
    case Reason::BelowSingleSteps: return {HALFSTEP_TEXT("below %1, as each micro-batch is stepped")};
    case Reason::SomeNames: return {HALFSTEP_TEXT("a list of one name or more")};
    case Reason::FourLetters: return {HALFSTEP_TEXT("four letters or digits, or nothing")};
    case Reason::AtMost: return {HALFSTEP_TEXT("at most %1"), "<= %1"};
    case Reason::NumbersAtLeast: return {HALFSTEP_TEXT("at least %1 numbers")};
    case Reason::NumbersAtMost: return {HALFSTEP_TEXT("at most %1 numbers")};
    case Reason::SumAtMost: return {HALFSTEP_TEXT("at most %1 in all")};
    case Reason::IdxFolder: return {HALFSTEP_TEXT("the folder of the IDX files")};
    case Reason::NamedFormats: return {HALFSTEP_TEXT("%1, e2m1 to e8m23")};
    case Reason::LayerWords:
        return {HALFSTEP_TEXT("a number, conv16, conv16k5, pool or bn between hyphens, not \"%1\"")};
    case Reason::ParameterNames: return {HALFSTEP_TEXT("%1, a layer's name, weight or bias")};
    case Reason::FlatInput: return {HALFSTEP_TEXT("the layer %1, which needs images large enough for it")};
    case Reason::UnequalParts: return {HALFSTEP_TEXT("%1 samples, which it cannot divide into equal parts")};
    case Reason::EmptySetting: return {HALFSTEP_TEXT("an empty %1")};
    case Reason::UnusableTargets: return {HALFSTEP_TEXT("the targets of %1, which %2 cannot use")};
    case Reason::NoImages: return {HALFSTEP_TEXT("the samples of %1, which are no images of at least 4 by 4")};
    case Reason::LoneSampleInMicroBatch:
        return {HALFSTEP_TEXT("model.batch_norm while a micro-batch holds one sample")};
    case Reason::LoneSampleAtEpochEnd:
        return {HALFSTEP_TEXT("model.batch_norm while the last micro-batch of an epoch holds one sample")};
    case Reason::LoneSampleEvaluated:
        return {HALFSTEP_TEXT("model.batch_norm while one sample is left to be evaluated by itself")};
    case Reason::HugeWindows: return {HALFSTEP_TEXT("windows of more than the %1 samples of an epoch")};
    case Reason::ManyWeights: return {HALFSTEP_TEXT("a model of %1 parameters; it is for up to %2")};
    case Reason::EarlierGroup: return {HALFSTEP_TEXT("%1 in an earlier group")};
    case Reason::HoldsRun: return {HALFSTEP_TEXT("it already holds a run")};
    case Reason::HoldsRunToResume:
        return {HALFSTEP_TEXT("it already holds a run; name another folder, or go on with that run by --resume %1")};
    case Reason::HoldsEvents:
        return {HALFSTEP_TEXT("it already holds the TensorBoard log of another run; name another folder")};
    case Reason::RunEnds: return {HALFSTEP_TEXT("the run ends after attempt %1")};
    case Reason::RunEnded: return {HALFSTEP_TEXT("the run ended after attempt %1")};
    case Reason::LastMicroBatch: return {HALFSTEP_TEXT("the last micro-batch of attempt %1 is number %2")};
    case Reason::CsvUnreadable: return {HALFSTEP_TEXT("csv tables cannot be read by this version")};
    case Reason::ImagesUnreadable: return {HALFSTEP_TEXT("image folders cannot be read by this version")};
    case Reason::NotNative:
        return {HALFSTEP_TEXT("the engine of this run cannot compute in %1 natively on this device")};
    case Reason::PlanOnCpu: return {HALFSTEP_TEXT("the plan computes on the CPU only")};
    case Reason::PlanOneThread: return {HALFSTEP_TEXT("the plan computes with one thread, not with %1")};
    case Reason::PlanEmulates: return {HALFSTEP_TEXT("the plan emulates %1 and does not compute in it natively")};
    case Reason::PlanLacksLayer: return {HALFSTEP_TEXT("the plan has no step for the layer %1")};
    case Reason::RowCounts: return {HALFSTEP_TEXT("x %1, y %2")};
    case Reason::RowsExpected: return {HALFSTEP_TEXT("expected rows, found one number")};
    case Reason::OneClassNumber: return {HALFSTEP_TEXT("one class number a sample, found %1")};
    case Reason::SampleShapes: return {HALFSTEP_TEXT("samples of %1, for training %2")};
    case Reason::TargetWidths: return {HALFSTEP_TEXT("numbers a sample: %1, for training %2")};
    case Reason::ImpossibleShape: return {HALFSTEP_TEXT("a dimension is negative or the shape is too large")};
    case Reason::ShapeMissing: return {HALFSTEP_TEXT("the file's shape is missing")};
    case Reason::NumberCounts: return {HALFSTEP_TEXT("numbers expected: %1, found: %2")};
    case Reason::BytesExpected: return {HALFSTEP_TEXT("expected %1 bytes, found %2")};
    case Reason::NotRegularFile: return {HALFSTEP_TEXT("not a regular file")};
    case Reason::NotAFolder: return {HALFSTEP_TEXT("not a folder")};
    case Reason::NotFloats: return {HALFSTEP_TEXT("its %1 bytes are no whole number of float32 values")};
    case Reason::TooLarge: return {HALFSTEP_TEXT("larger than 2 GiB")};
    case Reason::NotIdx: return {HALFSTEP_TEXT("not an IDX file: it does not start with 0, 0 and a known type")};
    case Reason::IdxDimensions: return {HALFSTEP_TEXT("an IDX file has 1 to 4 dimensions, this one %1")};
    case Reason::IdxTooLarge: return {HALFSTEP_TEXT("its header promises more than 2 GiB")};
    case Reason::GzipDamaged: return {HALFSTEP_TEXT("its gzip data is damaged")};
    case Reason::GzipTrailing: return {HALFSTEP_TEXT("bytes follow the end of its gzip data")};
    case Reason::GzipEndMissing: return {HALFSTEP_TEXT("the end of its gzip data is missing")};
    case Reason::UnpacksToMore: return {HALFSTEP_TEXT("expected %1 bytes unpacked, found more")};
    case Reason::ImageDimensions: return {HALFSTEP_TEXT("images need 2 to 4 dimensions, this file has %1")};
    case Reason::LabelDimensions: return {HALFSTEP_TEXT("labels need 1 dimension, this file has %1")};
    case Reason::ImagesAndLabels: return {HALFSTEP_TEXT("%1 images, %2 labels")};
    case Reason::NoPixels: return {HALFSTEP_TEXT("its images have no pixels")};
    case Reason::NoClassNumber: return {HALFSTEP_TEXT("label %1 is not a class number from 0 to 65535")};
    case Reason::ImageShapes: return {HALFSTEP_TEXT("its images are %1, those for training %2")};
    case Reason::UnknownLabel: return {HALFSTEP_TEXT("label %1 is not among the %2 classes for training")};
    case Reason::FieldMissing: return {HALFSTEP_TEXT("no %1")};
    case Reason::FieldBad: return {HALFSTEP_TEXT("bad %1")};
    case Reason::FieldsTooMany: return {HALFSTEP_TEXT("too many fields")};
    case Reason::FieldNotGrowing: return {HALFSTEP_TEXT("%1 does not grow")};
    case Reason::OtherColumns: return {HALFSTEP_TEXT("other columns")};
    case Reason::HeaderCut: return {HALFSTEP_TEXT("the file ends before its header does")};
    case Reason::HeaderMalformed: return {HALFSTEP_TEXT("its header is malformed")};
    case Reason::HeaderEntry: return {HALFSTEP_TEXT("its header's entry %1 is malformed")};
    case Reason::DataGap: return {HALFSTEP_TEXT("its data have a hole or an overlap before %1")};
    case Reason::DataSize: return {HALFSTEP_TEXT("its header describes %1 bytes of data, the file holds %2")};
    case Reason::HashMissing: return {HALFSTEP_TEXT("it has no checksum")};
    case Reason::HashWrong: return {HALFSTEP_TEXT("its checksum does not fit its contents")};
    case Reason::OtherKind: return {HALFSTEP_TEXT("it is of another kind than %1")};
    case Reason::NoSettings: return {HALFSTEP_TEXT("it holds no settings")};
    case Reason::PartUnreadable: return {HALFSTEP_TEXT("its %1 cannot be read")};
    case Reason::ImpossibleValue: return {HALFSTEP_TEXT("%1 holds a value that it cannot have")};
    case Reason::Contradiction: return {HALFSTEP_TEXT("it contradicts itself in %1")};
    case Reason::DatasetContradiction: return {HALFSTEP_TEXT("%1 does not fit its data set of %2 samples")};
    case Reason::AccessDenied: return {HALFSTEP_TEXT("Permission denied")};
    case Reason::NoSuchFile: return {HALFSTEP_TEXT("No such file or directory")};
    case Reason::IsFolder: return {HALFSTEP_TEXT("Is a directory")};
    case Reason::IsNoFolder: return {HALFSTEP_TEXT("Not a directory")};
    case Reason::NoSpace: return {HALFSTEP_TEXT("No space left on device")};
    case Reason::QuotaUsedUp: return {HALFSTEP_TEXT("Disk quota exceeded")};
    case Reason::ReadOnly: return {HALFSTEP_TEXT("Read-only file system")};
    case Reason::InputOutput: return {HALFSTEP_TEXT("Input/output error")};
    case Reason::FileTooLarge: return {HALFSTEP_TEXT("File too large")};
    case Reason::NameTooLong: return {HALFSTEP_TEXT("File name too long")};
    case Reason::ManyOpenFiles: return {HALFSTEP_TEXT("Too many open files")};
    case Reason::SystemError: return {HALFSTEP_TEXT("the system's error %1"), "%2"};
    }
    return {};
}

} // namespace halfstep
