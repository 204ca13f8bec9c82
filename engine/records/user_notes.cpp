#include "engine/records/user_notes.h"

#include "engine/config/byte_text.h"
#include "engine/records/file_saver.h"
#include "engine/records/run_files.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace halfstep {
namespace {

constexpr std::uintmax_t mostBytes = 4 << 20; ///< many times what the most notes take

/// One that would break a line, or that nobody sees: C0, DEL, C1, and the separators of lines and paragraphs.
bool isControl(std::string_view character)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1)
        return byte(0) < 0x20 || byte(0) == 0x7f;
    if (character.size() == 2)
        return byte(0) == 0xc2 && byte(1) < 0xa0;
    return character == "\xe2\x80\xa8" || character == "\xe2\x80\xa9";
}

std::optional<UserNote> noteFrom(std::string_view line)
{
    const nlohmann::json json = nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object() || json.size() != 2 || !json.contains("attempt") || !json.contains("note")
        || !json["attempt"].is_number_integer() || !json["note"].is_string())
        return std::nullopt;
    UserNote note{json["attempt"].get<std::int64_t>(), json["note"].get<std::string>()};
    const bool whole = note.attempt >= 1 && !note.text.empty() && note.text == noteText(note.text);
    return whole ? std::optional(std::move(note)) : std::nullopt;
}

std::string lineOf(const UserNote& note)
{
    return nlohmann::ordered_json{{"attempt", note.attempt}, {"note", note.text}}.dump() + '\n';
}

UserNotes::const_iterator placeOf(const UserNotes& notes, std::int64_t attempt)
{
    return std::ranges::lower_bound(notes, attempt, {}, &UserNote::attempt);
}

void take(StoredNotes& stored, std::string_view line, std::size_t number, const std::string& path)
{
    const std::optional<UserNote> note = noteFrom(line);
    if (note) {
        const auto place = placeOf(stored.notes, note->attempt);
        const bool taken = place != stored.notes.end() && place->attempt == note->attempt;
        if (!taken && put(stored.notes, *note))
            return;
    }
    if (stored.foreign.empty())
        stored.remarks.push_back({NoteCode::ForeignLine, path, std::to_string(number)});
    stored.foreign.emplace_back(line);
}

} // namespace

std::string noteText(std::string_view text)
{
    std::string kept;
    bool blank = false;
    for (std::size_t count = 0; !text.empty() && count < longestNote;) {
        const std::size_t length = std::max<std::size_t>(utf8Length(text), 1);
        const std::string_view character = text.substr(0, length);
        text.remove_prefix(length);
        if (character == " " || isControl(character) || (length == 1 && utf8Length(character) == 0)) {
            blank = !kept.empty();
            continue;
        }
        if (blank && ++count == longestNote)
            break;
        kept.append(blank ? " " : "").append(character);
        blank = false;
        ++count;
    }
    return kept;
}

bool put(UserNotes& notes, const UserNote& note)
{
    const auto place = notes.begin() + (placeOf(notes, note.attempt) - notes.cbegin());
    const bool there = place != notes.end() && place->attempt == note.attempt;
    if (note.text.empty()) {
        if (there)
            notes.erase(place);
        return true;
    }
    if (there)
        place->text = note.text;
    else if (notes.size() >= mostNotes)
        return false;
    else
        notes.insert(place, note);
    return true;
}

Result<StoredNotes> readNotes(const std::string& folder)
{
    const std::string path = fileIn(folder, notesName);
    std::error_code ignored;
    if (const auto size = std::filesystem::file_size(path, ignored); !ignored && size > mostBytes)
        return Problem{ProblemCode::FileUnreadable, path, Reason::FileTooLarge};
    const Result<std::string> text = readRows(path);
    if (!text)
        return text.problems();
    StoredNotes stored;
    std::string_view rest = *text;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (end > 0)
            take(stored, rest.substr(0, end), number, path);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return stored;
}

Result<StoredNotes> saveNotes(const std::string& folder, const UserNotes& changed)
{
    Result<StoredNotes> stored = readNotes(folder);
    if (!stored)
        return stored;
    for (const UserNote& note : changed)
        put(stored->notes, note);
    std::string text;
    for (const UserNote& note : stored->notes)
        text += lineOf(note);
    for (const std::string& line : stored->foreign)
        text += line + '\n';
    if (auto problem = saveFile(fileIn(folder, notesName), text))
        return *problem;
    return stored;
}

} // namespace halfstep
