#include "ui/charts/run_table.h"

#include "engine/records/record_text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace halfstep {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// As a heading: between quotes where it would be taken for several.
std::string quoted(const std::string& name)
{
    if (name.find_first_of(",\"\n\r") == std::string::npos)
        return name;
    std::string text = "\"";
    for (const char c : name)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

} // namespace

void RunTable::add(const RunCurve& curve, const ValueRange& attempts)
{
    const auto [from, to] = attempts;
    std::vector<SeriesBucket> pieces = curve.series().view(from, to, std::numeric_limits<int>::max());
    std::erase_if(
        pieces,
        [&](const SeriesBucket& piece) { return piece.valueCount() == 0 || piece.xLast < from || piece.xFirst > to; });
    const bool hasBlocks =
        std::ranges::any_of(pieces, [](const SeriesBucket& piece) { return piece.xFirst < piece.xLast; });
    std::string name = curve.spec->column;
    if (!curve.run.name.isEmpty())
        name += ' ' + curve.run.name.toStdString();
    m_columns.push_back({curve.run.history, std::move(name), std::move(pieces), hasBlocks});
}

std::pair<double, double> RunTable::nextPlace(const Column& column) const
{
    if (column.next == column.pieces.size())
        return {infinity, infinity};
    const double attempt = column.pieces[column.next].xLast;
    return {RunAxis(m_axis, *column.run).place(attempt), attempt};
}

void RunTable::addNotes(const RunHistory& run, const ValueRange& attempts)
{
    m_noted = &run;
    for (const UserNote& note : run.marks().notes)
        if (const auto at = static_cast<double>(note.attempt); at >= attempts.lower && at <= attempts.upper)
            m_notes.push_back(note);
}

std::pair<double, double> RunTable::nextNote() const
{
    if (m_nextNote == m_notes.size())
        return {infinity, infinity};
    const auto attempt = static_cast<double>(m_notes[m_nextNote].attempt);
    return {RunAxis(m_axis, *m_noted).place(attempt), attempt};
}

std::string RunTable::text()
{
    std::string text = runAxis(m_axis).name;
    for (const Column& c : m_columns) {
        text += ',' + quoted(c.name);
        if (c.hasBlocks)
            text += ',' + quoted(c.name + "_min") + ',' + quoted(c.name + "_max");
    }
    const bool noted = !m_notes.empty();
    text += noted ? ",note\n" : "\n";
    for (;;) {
        std::pair row = nextNote();
        for (const Column& c : m_columns)
            row = std::min(row, nextPlace(c));
        if (row.first == infinity)
            return text;
        text += numberText(row.first);
        for (Column& c : m_columns) {
            const SeriesBucket* const piece = nextPlace(c) == row ? &c.pieces[c.next++] : nullptr;
            text += ',' + (piece ? numberText(lastValue(*piece)) : std::string());
            if (c.hasBlocks)
                text += piece && piece->finiteCount > 0 ? ',' + numberText(piece->min) + ',' + numberText(piece->max)
                                                        : std::string(",,");
        }
        if (noted)
            text += ',' + (nextNote() == row ? quoted(m_notes[m_nextNote++].text) : std::string());
        text += '\n';
    }
}

} // namespace halfstep
