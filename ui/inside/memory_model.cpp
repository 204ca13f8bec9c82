#include "ui/inside/memory_model.h"

#include "engine/records/record_words.h"
#include "ui/charts/value_text.h"
#include "ui/language/number_text.h"
#include "ui/language/wording.h"

namespace halfstep {

void MemoryModel::show(const MemoryAccount& account)
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < account.lines.size(); ++i)
        lines.push_back({Row::Part, i, account.lines[i].bytes, account.lines[i].source});
    if (account.countedPeak > 0)
        lines.push_back({Row::CountedPeak, 0, account.countedPeak, MemorySource::Counted});
    if (account.peak)
        lines.push_back({Row::Peak, 0, account.peak->bytes, MemorySource::Estimated});
    if (account.peakWithout)
        lines.push_back({Row::PeakWithout, 0, account.peakWithout->bytes, MemorySource::Estimated});
    if (account.float32Peak)
        lines.push_back({Row::Float32Peak, 0, *account.float32Peak, MemorySource::Estimated});
    if (!account.lines.empty())
        lines.push_back({Row::Calculator, 0, account.calculatorPeak, MemorySource::Computed});
    const bool same = lines.size() == m_lines.size(); // then what is selected stays
    if (!same)
        beginResetModel();
    m_account = account;
    m_lines = std::move(lines);
    if (!same)
        endResetModel();
    else
        reword();
}

int MemoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int MemoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString MemoryModel::nameOf(const Line& line) const
{
    const auto peakOf = [](const PeakEstimate& peak) {
        return tr("peak at m = %1, A = %2").arg(shownWhole(peak.microBatch), shownWhole(peak.accumulation));
    };
    switch (line.row) {
    case Row::Part: return text(m_account.lines[line.part].part);
    case Row::CountedPeak: return tr("peak within a window");
    case Row::Peak: return peakOf(*m_account.peak);
    case Row::PeakWithout: return peakOf(*m_account.peakWithout);
    case Row::Float32Peak: return tr("the same, all in float32");
    case Row::Calculator: return tr("peak by the Calculator's rule");
    }
    return {};
}

bool MemoryModel::isFloatCopies(const Line& line) const
{
    return line.row == Row::Part && m_account.lines[line.part].part == MemoryPart::LowCopies
           && m_account.emulationSavesNothing;
}

QString MemoryModel::noteOn(const Line& line) const
{
    if (line.row == Row::Calculator)
        return tr("all activations, twice");
    return isFloatCopies(line) ? tr("weights, and one gradient, as float32") : QString();
}

QString MemoryModel::tipOn(const Line& line) const
{
    if (line.row == Row::Calculator)
        return tr("every activation and its gradient at once, one micro-batch's inputs, no buffers of an engine");
    return isFloatCopies(line) ? tr("the rounded weights and a micro-batch's gradient before the sum, both as float32")
                               : QString();
}

std::string MemoryModel::wordOfLine(const Line& line) const
{
    switch (line.row) {
    case Row::Part: return std::string(wordOf(m_account.lines[line.part].part));
    case Row::CountedPeak: return "peak_counted";
    case Row::Peak: return "peak";
    case Row::PeakWithout: return "peak_without_accumulation";
    case Row::Float32Peak: return "peak_in_float32";
    case Row::Calculator: return "peak_by_calculator";
    }
    return {};
}

QVariant MemoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return QVariant((column == Bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return column == Bytes ? QStringLiteral("%1: %2").arg(tr("Bytes"), shownWhole(line.bytes)) : tipOn(line);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Part: return nameOf(line);
    case Bytes: return valueText(static_cast<double>(line.bytes), AxisNumbers::Bytes, QLocale());
    case Source: {
        const QString note = noteOn(line);
        return note.isEmpty() ? text(line.source) : QStringLiteral("%1: %2").arg(text(line.source), note);
    }
    default: return {};
    }
}

QVariant MemoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::TextAlignmentRole))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == Bytes ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    switch (section) {
    case Part: return tr("What is held");
    case Bytes: return tr("Size");
    case Source: return tr("Counted, computed or estimated");
    default: return {};
    }
}

LabTable MemoryModel::table() const
{
    LabTable table{"memory", {"part", "bytes", "source", "micro_batch", "accumulation"}};
    for (const Line& line : m_lines) {
        const std::int64_t accumulation = line.row == Row::PeakWithout ? 1 : m_account.accumulation;
        const std::int64_t micro = m_account.microBatch * m_account.accumulation / accumulation;
        table.add(wordOfLine(line), line.bytes, std::string(wordOf(line.source)), micro, accumulation);
    }
    return table;
}

} // namespace halfstep
