#pragma once

#include "ui/charts/figure.h"

#include <QFont>
#include <QImage>

class QCPPainter;

namespace halfstep {

inline constexpr int exportTextSize = 11; ///< of titles, in points; other text is a point smaller

/// A figure that is drawn for one file, on white, in points.
class Picture {
public:
    virtual ~Picture() = default;

    virtual FigureCaption caption() const = 0;
    /// For a page of that size; pages that it takes, of which only a PDF has more than one.
    virtual int layOut(const QSize& points, bool paged) = 0;
    virtual void draw(QCPPainter& painter, int page) = 0;
};

/// The type of pictures.
QFont pictureFont(int size = exportTextSize - 1);

QByteArray rendered(Picture& picture, ExportFormat format, const QSizeF& size, const QString& footer = {});
/// `scale`: pixels that a point has.
QImage imageOf(Picture& picture, const QSize& pixels, double scale, const QString& footer = {});
QImage imageOf(Picture& picture, const QSize& pixels, const QString& footer); ///< as large as a PNG's type is
QByteArray pngOf(const QImage& image);                                        ///< any thread
/// On the clipboard, as large as `shown` on a screen of that pixel ratio, and twice as fine.
void copyPicture(Picture& picture, const QSize& shown, double pixelRatio);

} // namespace halfstep
