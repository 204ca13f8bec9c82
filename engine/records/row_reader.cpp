#include "engine/records/row_reader.h"

#include "engine/records/record_text.h"
#include "engine/records/record_words.h"

#include <algorithm>
#include <limits>

namespace halfstep {

namespace {

bool parse(std::string_view text, std::int64_t& value)
{
    const auto number = integerFrom(text);
    value = number.value_or(0);
    return number.has_value();
}

bool parse(std::string_view text, double& value)
{
    const auto number = doubleFrom(text);
    value = number.value_or(0);
    return number.has_value();
}

bool parse(std::string_view text, bool& value)
{
    value = text == "1";
    return text == "0" || text == "1";
}

bool parse(std::string_view text, std::string& value)
{
    value = text;
    return true;
}

bool parse(std::string_view text, SkipReason& value)
{
    const std::optional<SkipReason> named = choiceNamed<SkipReason>(text);
    value = named.value_or(SkipReason::None);
    return named.has_value();
}

/// Takes the first field off a row, but not the comma behind it; false when its quotes are wrong.
bool takeField(std::string_view& row, std::string& field)
{
    field.clear();
    if (!row.starts_with('"')) {
        const std::size_t end = std::min(row.find(','), row.size());
        field = row.substr(0, end);
        row.remove_prefix(end);
        return field.find('"') == std::string::npos;
    }
    row.remove_prefix(1);
    while (true) {
        const std::size_t quote = row.find('"');
        if (quote == std::string_view::npos)
            return false;
        field += row.substr(0, quote);
        row.remove_prefix(quote + 1);
        if (!row.starts_with('"'))
            return row.empty() || row.front() == ',';
        field += '"';
        row.remove_prefix(1);
    }
}

} // namespace

std::vector<std::string> fieldsOf(std::string_view row)
{
    std::vector<std::string> fields;
    std::string field;
    while (takeField(row, field)) {
        fields.push_back(field);
        if (row.empty())
            break;
        row.remove_prefix(1);
    }
    return fields;
}

template <typename Record>
RowReader<Record>::RowReader(std::string_view header, std::span<const RecordColumn<Record>> table,
                             const std::string& file, RunNotes& notes)
{
    const auto known = [&](std::string_view name) {
        return std::ranges::any_of(m_fields, [&](const Field& f) { return f.column && f.column->name == name; });
    };
    for (std::string& name : fieldsOf(header)) {
        const auto column = std::ranges::find(table, name, &RecordColumn<Record>::name);
        if (column == table.end() || known(name)) {
            notes.push_back({NoteCode::UnknownColumn, file, name});
            m_fields.push_back({std::move(name), nullptr});
        } else {
            m_fields.push_back({std::move(name), &*column});
        }
    }
    m_hasKey = known(table.front().name);
    for (const RecordColumn<Record>& column : table) {
        if (known(column.name))
            continue;
        notes.push_back({NoteCode::MissingColumn, file, std::string(column.name)});
        if (const auto* const number = std::get_if<double Record::*>(&column.member))
            m_blank.*(*number) = std::numeric_limits<double>::quiet_NaN();
    }
}

template <typename Record>
std::optional<RowFlaw> RowReader<Record>::read(std::string_view row, Record& record) const
{
    record = m_blank;
    std::string text;
    for (const Field& field : m_fields) {
        if (&field != &m_fields.front()) {
            if (row.empty())
                return RowFlaw{Reason::FieldMissing, {field.name}};
            row.remove_prefix(1);
        }
        bool good = takeField(row, text);
        if (good && field.column)
            good = std::visit([&](auto member) { return parse(text, record.*member); }, field.column->member);
        if (!good)
            return RowFlaw{Reason::FieldBad, {field.name}};
    }
    if (!row.empty())
        return RowFlaw{Reason::FieldsTooMany};
    return std::nullopt;
}

template class RowReader<AttemptRecord>;
template class RowReader<EpochRecord>;
template class RowReader<ScaleLimit>;
template class RowReader<SkippedMagnitude>;
template class RowReader<RecordingTime>;

} // namespace halfstep
