#pragma once

#include "engine/config/problem.h"
#include "ui/charts/figure.h"
#include "ui/charts/run_lines.h"

#include <QString>
#include <QThreadPool>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// Renders a figure into memory and saves it by the one safe saver. What is on CSV has no size and no footer.
std::optional<Problem> exportFigure(const Figure& figure, const QString& path, ExportFormat format, const QSizeF& size,
                                    const QString& footer = {});

/// Every chart that has something to show of a run, with those behind it, as PNG and SVG in a folder: file by file, for
/// a caller that has other things to do between them. Pictures are packed and saved on another thread. Needs a
/// QApplication, offscreen is enough. The histories have to outlive it; the folder's name is in bytes, of which a
/// QString would lose those that are not UTF-8.
class FigureExport {
public:
    FigureExport(std::vector<RunSource> runs, std::string folder);

    bool drawNext(); ///< false when all is drawn and saved
    /// Once that is so.
    const std::vector<Problem>& problems() const { return m_problems; }

private:
    void saveLater(const std::string& path, const std::function<QByteArray()>& bytes);

    std::vector<RunSource> m_runs;
    std::string m_folder;
    std::size_t m_next = 0;          ///< file, drawn or not
    std::vector<Problem> m_problems; ///< written by the other thread while it works
    QThreadPool m_saving;            ///< of one thread, so that files come in their order
};

std::vector<Problem> exportFigures(const std::vector<RunSource>& runs, const std::string& folder);

} // namespace halfstep
