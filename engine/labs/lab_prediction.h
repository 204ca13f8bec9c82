#pragma once

#include "engine/labs/lab_inputs.h"
#include "engine/labs/lab_result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

struct Lab;

/// Which columns of a table make a picture; none where the table is empty.
struct LabFigure {
    std::string_view table{};
    std::string_view x{};
    std::vector<std::string_view> values{};
    std::vector<std::string_view> marks{}; ///< numbers of the result that are places on x, lines marked there
    bool logarithmic = false;              ///< the values
    bool doublings = false;                ///< x by its logarithm to the base 2
    bool stepped = false;                  ///< level up to the next value
    bool bars = false;                     ///< a bar for each value; x may be words
};

/// The empty axes that a curve is drawn on before a lab computes.
struct SketchAxes {
    std::vector<double> knots; ///< places on x, ascending, at which the curve is held
    double least = 0;          ///< of the values
    double most = 1;
};

enum class PredictionKind {
    None,
    Number,  ///< one of the result's is typed
    Outcome, ///< one of those that words/ offers is picked
    Curve    ///< a column is drawn
};

/// What a student is asked before a lab computes.
struct LabQuestion {
    PredictionKind kind = PredictionKind::None;
    std::string_view number{}; ///< its name
    LabFigure figure{};        ///< the curve is its first column of values
    SketchAxes (*axes)(const LabInputs& inputs) = nullptr;
};

/// What a student predicted: of the question's kind, the rest empty.
struct LabPrediction {
    std::optional<double> number;
    std::string outcome; ///< its code
    std::vector<double> x;
    std::vector<double> y; ///< one for each x

    bool made() const { return number || !outcome.empty() || !x.empty(); }
};

/// How far a prediction was from what was computed.
struct PredictionDistance {
    bool right = false;       ///< an outcome was picked rightly
    double mean = 0;          ///< of |predicted − computed| over all knots; on logarithmic axes the mean factor
    double worst = 0;         ///< largest of these
    double worstAt = 0;       ///< the place of it
    std::size_t compared = 0; ///< values that were finite in both
};

/// A number among a result's values; of a word or a list none.
std::optional<double> scalarOf(const LabValue& value);
PredictionDistance distanceOf(const Lab& lab, const LabResult& result, const LabPrediction& prediction);
/// Kind, what was predicted and how far off it was.
nlohmann::ordered_json toJson(const Lab& lab, const LabResult& result, const LabPrediction& prediction);

/// The values of a column; NaN where they are no numbers, and for a column of words the number of its row from 1.
std::vector<double> columnOf(const LabTable& table, std::string_view column);
const LabTable* tableNamed(const LabResult& result, std::string_view name); ///< null for a name of none

} // namespace halfstep
