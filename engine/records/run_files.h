#pragma once

#include "engine/records/run_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace halfstep {

inline constexpr std::string_view runDocumentName = "run.json";
inline constexpr std::string_view checkpointName = "checkpoint.safetensors";
inline constexpr std::string_view attemptsName = "attempts.csv";
inline constexpr std::string_view detailsName = "details.jsonl"; ///< detail_text.h says what is in it

inline constexpr std::string_view notesName = "notes.jsonl"; ///< user_notes.h says what is in it

inline std::string fileIn(const std::string& folder, std::string_view name)
{
    return folder + '/' + std::string(name);
}

/// run.json's text.
std::string documentText(const RunDocument& document);
Result<StoredDocument> documentFrom(std::string_view text, const std::string& path, const std::string& folder);

/// The rows of a row file without their line ends, the header first. What a kill left of a last row is none.
std::vector<std::string_view> wholeRows(std::string_view text);

/// What is wrong with row `index` of wholeRows().
Problem malformedRow(const std::string& path, std::size_t index, Reason reason, std::vector<Argument> arguments = {});

/// A CSV file of a run folder; empty when there is none.
Result<std::string> readRows(const std::string& path);

} // namespace halfstep
