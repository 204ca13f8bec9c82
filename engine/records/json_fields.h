#pragma once

#include "engine/records/run_note.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// A document on its way in.
struct DocumentReading {
    std::string file;
    RunNotes notes;
    std::string malformed; ///< path of the first value that is not what it should be; empty when there is none

    void note(NoteCode code, std::string name) { notes.push_back({code, file, std::move(name)}); }
};

/// Reads one object of a document. A missing key is noted and leaves the value as it was; a value of another type makes
/// the document malformed.
class ObjectReader {
public:
    /// `path` leads to the object and ends with a dot, unless the object is the document.
    ObjectReader(const nlohmann::json& json, std::string path, DocumentReading& reading);

    const nlohmann::json* find(const char* key);         ///< the value, or null
    const nlohmann::json* findOptional(const char* key); ///< the same, and that it is missing is no news
    void read(const char* key, std::string& value);
    void read(const char* key, std::int64_t& value);
    void read(const char* key, std::vector<std::string>& value);
    void read(const char* key, double& value);
    /// Null is no value, unless the object's `nonfinite` note says which one it stands for.
    void read(const char* key, std::optional<double>& value);
    void readBytes(const char* key, std::string& value); ///< that textFromBytes() wrote
    void setMalformed(const char* key);
    std::string pathOf(const std::string& key) const { return m_path + key; }
    void finish(); ///< notes the keys that nobody asked for

private:
    bool readNumber(const nlohmann::json& found, const char* key, std::optional<double>& value) const;

    const nlohmann::json& m_json;
    std::string m_path;
    DocumentReading& m_reading;
    std::vector<std::string> m_known;
};

} // namespace halfstep
