#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace halfstep {

enum class ExportFormat { Png, Svg, Pdf, Csv };

/// The words around a figure, in the interface language.
struct FigureCaption {
    QString name; ///< of exported files; stable, English, without suffix
    QString title;
    QString description; ///< one sentence
};

/// What can be copied and exported, as a picture or as data: a chart, a table, boxes.
class Figure {
public:
    virtual ~Figure() = default;

    virtual FigureCaption figureCaption() const = 0;
    /// Pictures are white, with title and units, in the interface language, and a line below where `footer` says
    /// something. The size of a PNG is in pixels and its type grows with it; that of the others is in millimetres.
    /// CSV is in the C locale.
    virtual QByteArray exported(ExportFormat format, const QSizeF& size = {}, const QString& footer = {}) const = 0;
    virtual void copyToClipboard() const = 0; ///< as a picture
    /// What a file of that format holds, where it is not all of the figure; in words.
    virtual QString exportNote(ExportFormat) const { return {}; }
};

} // namespace halfstep
