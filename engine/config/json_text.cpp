#include "engine/config/json_text.h"

#include "engine/config/byte_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <set>

namespace halfstep {

namespace {

using Json = nlohmann::ordered_json;

/// Notices keys that an object has twice; the parser itself would keep the last one silently.
class DuplicateKeys {
public:
    void observe(Json::parse_event_t event, const Json& parsed)
    {
        if (event == Json::parse_event_t::object_start) {
            m_open.push_back({});
        } else if (event == Json::parse_event_t::object_end) {
            m_open.pop_back();
        } else if (event == Json::parse_event_t::key) {
            OpenObject& object = m_open.back();
            object.current = parsed.get<std::string>();
            if (!object.seen.insert(object.current).second)
                m_problems.push_back({ProblemCode::MalformedJson, {}, Reason::GivenTwice, {path()}});
        }
    }

    const std::vector<Problem>& problems() const { return m_problems; }

private:
    struct OpenObject {
        std::string current;
        std::set<std::string> seen;
    };

    std::string path() const
    {
        std::string path;
        for (const OpenObject& object : m_open)
            path += (path.empty() ? "" : ".") + object.current;
        return path;
    }

    std::vector<OpenObject> m_open;
    std::vector<Problem> m_problems;
};

/// Of a NUL, or a byte that is no part of a UTF-8 character; the size where there is none.
std::size_t firstByteThatIsNoText(std::string_view text)
{
    std::size_t place = 0;
    while (place < text.size() && text[place] != '\0') {
        const std::size_t length = utf8Length(text.substr(place));
        if (length == 0)
            break;
        place += length;
    }
    return place;
}

/// Of a byte in a text, counted from 1; columns are characters.
struct Place {
    std::ptrdiff_t line;
    std::ptrdiff_t column;
};

Place placeOf(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    const std::string_view inLine = before.substr(before.rfind('\n') + 1); // npos + 1 is 0
    const auto beginsCharacter = [](char unit) { return (unit & 0xc0) != 0x80; };
    return {1 + std::ranges::count(before, '\n'), 1 + std::ranges::count_if(inLine, beginsCharacter)};
}

Problem foreignByte(std::string_view text, std::size_t at)
{
    const auto [line, column] = placeOf(text, at);
    if (text[at] == '\0')
        return {ProblemCode::MalformedJson, {}, Reason::NulByte, {line, column}};
    const auto byte = static_cast<unsigned char>(text[at]);
    const std::string hexadecimal = {"0123456789ABCDEF"[byte >> 4], "0123456789ABCDEF"[byte & 15]};
    return {ProblemCode::MalformedJson, {}, Reason::ForeignByte, {line, column, hexadecimal}};
}

/// What stands behind `opening` in a message of the parser.
std::string behind(std::string_view opening, std::string_view message)
{
    const std::size_t place = message.find(opening);
    return std::string(place == std::string_view::npos ? message : message.substr(place + opening.size()));
}

Problem syntaxError(std::string_view text, const nlohmann::json::parse_error& error)
{
    // The parser counts from 1, and the end of the text is behind its last byte.
    const auto [line, column] = placeOf(text, std::min(error.byte == 0 ? 0 : error.byte - 1, text.size()));
    return {ProblemCode::MalformedJson, {}, Reason::JsonSyntax, {line, column, behind(": ", error.what())}};
}

/// The parser quotes the number last.
Problem hugeNumber(std::string_view message)
{
    const std::string number = behind("parsing '", message);
    return {ProblemCode::MalformedJson, {}, Reason::HugeNumber, {number.substr(0, number.find('\''))}};
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

std::string_view lastPart(std::string_view path)
{
    return path.substr(path.rfind('.') + 1);
}

} // namespace

bool parseJson(std::string_view text, Json& value, std::vector<Problem>& problems)
{
    if (const std::size_t place = firstByteThatIsNoText(text); place < text.size()) {
        problems.push_back(foreignByte(text, place));
        return false;
    }
    DuplicateKeys duplicates;
    bool tooDeep = false;
    try {
        value = Json::parse(
            text,
            [&](int depth, Json::parse_event_t event, Json& parsed) {
                tooDeep = tooDeep || depth > deepestJson;
                if (!tooDeep)
                    duplicates.observe(event, parsed);
                return !tooDeep;
            });
    } catch (const nlohmann::json::parse_error& error) {
        problems.push_back(syntaxError(text, error));
        return false;
    } catch (const nlohmann::json::out_of_range& error) {
        problems.push_back(hugeNumber(error.what()));
        return false;
    }
    if (tooDeep)
        problems.push_back({ProblemCode::MalformedJson, {}, Reason::NestedDeeply, {deepestJson}});
    problems.insert(problems.end(), duplicates.problems().begin(), duplicates.problems().end());
    return !tooDeep && duplicates.problems().empty();
}

std::string nearestWord(std::string_view word, std::span<const std::string> candidates)
{
    std::string nearest;
    // More than a third wrong, or every letter, is another word.
    const std::size_t length = lastPart(word).size();
    std::size_t least = std::min(std::max<std::size_t>(2, length / 3) + 1, length);
    for (const std::string& candidate : candidates) {
        // The right key in the wrong section counts as one mistake.
        const std::size_t distance =
            std::min(editDistance(word, candidate), editDistance(lastPart(word), lastPart(candidate)) + 1);
        if (distance < least) {
            least = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

} // namespace halfstep
