#pragma once

#include "engine/records/memory_account.h"
#include "ui/inside/record_table.h"

#include <QCoreApplication>

#include <vector>

namespace halfstep {

/// A run's memory as a table: its parts, then peaks within a window, by the Calculator's rule, too.
class MemoryModel : public RecordModel {
    Q_DECLARE_TR_FUNCTIONS(halfstep::MemoryModel)
public:
    using RecordModel::RecordModel;

    void show(const MemoryAccount& account);
    void clear() { show({}); }
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    LabTable table() const override;

private:
    enum Column { Part, Bytes, Source, Columns };
    enum class Row { Part, CountedPeak, Peak, PeakWithout, Float32Peak, Calculator };
    struct Line {
        Row row{};
        std::size_t part = 0; ///< of the account's lines
        std::int64_t bytes = 0;
        MemorySource source{};
    };
    QString nameOf(const Line& line) const;
    bool isFloatCopies(const Line& line) const;     ///< of emulation
    QString noteOn(const Line& line) const;         ///< what is behind a number; empty where its name says it
    QString tipOn(const Line& line) const;          ///< the same in whole words
    std::string wordOfLine(const Line& line) const; ///< in files

    MemoryAccount m_account;
    std::vector<Line> m_lines;
};

} // namespace halfstep
