#include "ui/charts/chart_header.h"
#include "ui/language/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

// Where title, legend and notes stand.

namespace halfstep {
namespace {

constexpr double gap = 12;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(halfstep::ChartWidget)
};

} // namespace

QString nonFiniteText(const QString& name, int attempts, int epochs)
{
    return attempts > 0 ? Words::tr("%1 in %n attempt(s)", nullptr, attempts).arg(name)
                        : Words::tr("%1 in %n epoch(s)", nullptr, epochs).arg(name);
}

double ChartHeader::widthIn(const QSize& plot) const
{
    return plot.width() - mMargins.left() - mMargins.right();
}

QString ChartHeader::title() const
{
    const ChartCaption caption = m_content.caption();
    const auto fits = [&](const QString& title) {
        return QFontMetricsF(m_titleFont).horizontalAdvance(title) <= m_width - roomInCorner();
    };
    if (caption.brief.isEmpty() || fits(caption.title))
        return caption.title;
    return caption.briefest.isEmpty() || fits(caption.brief) ? caption.brief : caption.briefest;
}

bool ChartHeader::layOut(const QSize& plot)
{
    const Rows before = std::move(m_rows);
    m_width = widthIn(plot);
    m_notes = notes();
    m_rows = fitting(plot.height());
    return m_rows != before;
}

ChartHeader::Rows ChartHeader::fitting(int height) const
{
    constexpr double mostOfPlot = 0.34;
    static constexpr std::array<Squeeze, 6> squeezes{{{},
                                                      {.brief = true},
                                                      {.brief = true, .inRow = 2},
                                                      {.brief = true, .inRow = 2, .wordsOfNotices = false},
                                                      {.brief = true, .inRow = 4, .wordsOfNotices = false},
                                                      {.words = false, .wordsOfNotices = false}}};
    Rows rows;
    std::optional<Rows> low;
    for (const Squeeze& squeeze : squeezes) {
        rows = flowing(m_width, squeeze);
        if (rows.height > mostOfPlot * height)
            continue;
        if (placedNotes(rows, m_width).size() == m_notes.size())
            return rows;
        if (!low)
            low = rows;
    }
    return low.value_or(rows);
}

bool ChartHeader::isOutdated() const
{
    return notes() != m_notes;
}

/// Those in a row leave what they don't need to one another.
void ChartHeader::cutWords(std::vector<Entry*> entries, double width, int inRow) const
{
    const QFontMetricsF metrics(m_font);
    std::erase_if(
        entries, [](const Entry* entry) { return entry->legend.swatch == Swatch::Following; });
    const auto advance = [&](const Entry* entry) { return metrics.horizontalAdvance(entry->legend.text); };
    for (auto rest = std::span(entries); !rest.empty();) {
        const auto row = rest.first(std::min(rest.size(), static_cast<std::size_t>(inRow)));
        rest = rest.subspan(row.size());
        std::vector<Entry*> shortest(row.begin(), row.end());
        const auto tellsNumber = [](const Entry* entry) { return entry->legend.swatch == Swatch::Threshold; };
        std::ranges::sort(shortest, {},
                          [&](const Entry* entry) { return std::pair(!tellsNumber(entry), advance(entry)); });
        auto sharing = static_cast<double>(row.size());
        double room = width - (sharing - 1) * gap - sharing * swatchWidth;
        for (Entry* entry : shortest) {
            entry->legend.text = metrics.elidedText(entry->legend.text, Qt::ElideRight,
                                                    std::max(0.0, tellsNumber(entry) ? room : room / sharing));
            measure(*entry);
            room -= advance(entry);
            --sharing;
        }
    }
}

void ChartHeader::measure(Entry& entry) const
{
    const bool tag = entry.legend.swatch == Swatch::Following;
    entry.place.setSize({(tag ? gap : swatchWidth) + QFontMetricsF(m_font).horizontalAdvance(entry.legend.text),
                         QFontMetricsF(m_titleFont).height() + 1});
}

std::vector<ChartHeader::Entry> ChartHeader::entriesIn(const Squeeze& squeeze) const
{
    std::vector<Entry> entries;
    for (LegendEntry& legend : m_content.legend(m_look)) {
        const int curve = legend.hides() ? static_cast<int>(entries.size()) : -1;
        const bool gives = legend.swatch == Swatch::Warning || legend.swatch == Swatch::Note;
        if (squeeze.brief && !legend.brief.isEmpty())
            legend.text = legend.brief;
        if (!(gives ? squeeze.wordsOfNotices : squeeze.words))
            legend.text.clear();
        if (legend.swatch == Swatch::Note && legend.text.isEmpty())
            continue; // its sign alone tells nobody anything
        entries.push_back({std::move(legend), curve});
    }
    if (m_look.tagsZoom && !m_look.follows())
        entries.insert(entries.begin(), {{Words::tr("not following"), 0, Swatch::Following}});
    for (Entry& entry : entries)
        measure(entry);
    return entries;
}

ChartHeader::Rows ChartHeader::flowing(double width, const Squeeze& squeeze) const
{
    std::vector<Entry> entries = entriesIn(squeeze);
    for (Entry& entry : entries)
        if (entry.place.width() > width) {
            const QString& told = entry.legend.brief.isEmpty() ? entry.legend.text : entry.legend.brief;
            entry.legend.text =
                QFontMetricsF(m_font).elidedText(told, Qt::ElideRight, std::max(0.0, width - swatchWidth));
            measure(entry);
        }
    const double row = QFontMetricsF(m_titleFont).height() + 1;
    const double afterTitle = QFontMetricsF(m_titleFont).horizontalAdvance(title()) + gap;
    double total = afterTitle - gap;
    for (const Entry& entry : entries)
        total += gap + entry.place.width();
    const double first = width - roomInCorner();
    const bool oneRow = total <= first;
    double beside = afterTitle; // the title, where a flowing legend leaves room
    std::vector<Entry*> flow;
    for (Entry& entry : entries) {
        const bool notice = !entry.legend.hides() && entry.legend.swatch >= Swatch::Note;
        if (!oneRow && notice && beside + entry.place.width() <= first) {
            entry.place.moveTo(beside, 0);
            beside += entry.place.width() + gap;
        } else {
            flow.push_back(&entry);
        }
    }
    if (squeeze.inRow > 0 && !oneRow)
        cutWords(flow, width, squeeze.inRow);
    double x = oneRow ? afterTitle : 0;
    double y = oneRow ? 0 : row;
    for (Entry* entry : flow) {
        if (x > 0 && x + entry->place.width() > width) {
            x = 0;
            y += row;
        }
        entry->place.moveTo(x, y);
        x += entry->place.width() + gap;
    }
    if (flow.empty())
        y = 0;
    for (Entry& entry : entries)
        entry.place.translate(mMargins.left(), mMargins.top());
    return {std::move(entries), y + row};
}

double ChartHeader::endOfRow(const Rows& rows, double top) const
{
    double end = mMargins.left();
    if (top < mMargins.top() + 1)
        end += QFontMetricsF(m_titleFont).horizontalAdvance(title());
    for (const Entry& entry : rows.entries)
        if (std::abs(entry.place.top() - top) < 1)
            end = std::max(end, entry.place.right());
    return end;
}

std::vector<ChartHeader::Note> ChartHeader::notes() const
{
    const DrawnMarks& drawn = m_layer.drawn();
    std::vector<Note> notes;
    const auto count = [&](std::int64_t NonFiniteCount::*sort, MarkShape shape, const QString& name) {
        const auto attempts = static_cast<int>(drawn.attempts.*sort);
        const auto epochs = static_cast<int>(drawn.epochs.*sort);
        if (attempts + epochs > 0)
            notes.push_back({shape, nonFiniteText(name, attempts, epochs),
                             QStringLiteral("%1 %2").arg(name, shownWhole(attempts > 0 ? attempts : epochs))});
    };
    count(&NonFiniteCount::nans, MarkShape::OpenDiamond, QStringLiteral("NaN"));
    count(&NonFiniteCount::positive, MarkShape::FilledUp, QStringLiteral("inf"));
    count(&NonFiniteCount::negative, MarkShape::FilledDown, QStringLiteral("−inf"));
    if (drawn.above)
        notes.push_back({MarkShape::OpenUp, Words::tr("above the axis"), Words::tr("above")});
    if (drawn.below)
        notes.push_back({MarkShape::OpenDown, Words::tr("below the axis"), Words::tr("below")});
    return notes;
}

/// In the first row with room, in few words where there is little.
std::vector<ChartHeader::Note> ChartHeader::placedNotes(const Rows& rows, double width) const
{
    constexpr double markWidth = 12;
    const QFontMetricsF metrics(m_font);
    const double row = QFontMetricsF(m_titleFont).height() + 1;
    std::vector<std::pair<double, double>> rooms; // of every row, what is free of it
    for (double top = mMargins.top(); top + row <= mMargins.top() + rows.height + 1; top += row)
        rooms.emplace_back(endOfRow(rows, top) + gap, mMargins.left() + width - (rooms.empty() ? roomInCorner() : 0));
    const auto place = [&](Note& note) {
        for (std::size_t i = 0; i < rooms.size(); ++i) {
            auto& [left, right] = rooms[i];
            const double start = right - metrics.horizontalAdvance(note.text) - markWidth;
            if (start < left)
                continue;
            note.place = {start, mMargins.top() + static_cast<double>(i) * row};
            right = start - 10;
            return true;
        }
        return false;
    };
    std::vector<Note> placed;
    for (Note note : notes()) {
        bool fits = place(note);
        if (!fits) {
            note.text = note.brief;
            fits = place(note);
        }
        if (fits)
            placed.push_back(note);
    }
    return placed;
}

} // namespace halfstep
