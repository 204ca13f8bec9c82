#include "ui/charts/picture.h"

#include "ui/charts/chart_palette.h"
#include "ui/charts/qcustomplot_wrapper.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <functional>

namespace halfstep {
namespace {

constexpr double columnWidth = 160; ///< of a page's text, in millimetres: a PNG's type is as large as on that
constexpr double point = 25.4 / 72; ///< in millimetres
constexpr int pdfResolution = 1200; ///< dots an inch
constexpr int svgResolution = 2540; ///< a hundred an millimetre
constexpr int packing = 70; ///< of 0 to 100, the loosest; flat pictures gain little from more, and it takes long

/// A device that pictures are drawn on.
struct Canvas {
    QPaintDevice& device;
    QSizeF points;
    double scale = 1; ///< dots that a point has
    QCPPainter::PainterModes modes{};
    std::function<void()> nextPage{}; ///< none: there is one
};

void render(Picture& picture, const Canvas& canvas, const QString& footer)
{
    const QSize size = canvas.points.toSize();
    const QFont font = pictureFont();
    const int width = size.width() - 12;
    const QFontMetrics metrics(font);
    const QRect whole(0, 0, width, size.height());
    const int foot = footer.isEmpty() ? 0 : metrics.boundingRect(whole, Qt::TextWordWrap, footer).height() + 6;
    const QSize room(size.width(), std::max(1, size.height() - foot));
    const int pages = picture.layOut(room, canvas.nextPage != nullptr);
    QCPPainter painter;
    if (!painter.begin(&canvas.device))
        return;
    painter.setModes(canvas.modes | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    const ChartPalette palette = ChartPalette::forExport();
    for (int page = 0; page < pages && (page == 0 || canvas.nextPage); ++page) {
        if (page > 0)
            canvas.nextPage();
        painter.save();
        painter.scale(canvas.scale, canvas.scale);
        painter.fillRect(QRect(QPoint(0, 0), size), palette.background);
        painter.save();
        picture.draw(painter, page);
        painter.restore();
        painter.setFont(font);
        painter.setPen(palette.faintText);
        painter.drawText(QRect(6, room.height() + 2, width, foot), Qt::TextWordWrap, footer);
        painter.restore();
    }
    painter.end();
}

QByteArray svg(Picture& picture, const QSizeF& millimetres, const QString& footer)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QSizeF points = millimetres / point;
    picture.layOut(points.toSize(), false); // which may change what is said of it
    const FigureCaption caption = picture.caption();
    // Qt's own does not escape them in every version.
    const QString words = QStringLiteral("<title>%1</title>\n<desc>%2</desc>\n")
                              .arg(caption.title.toHtmlEscaped(), caption.description.toHtmlEscaped());
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(svgResolution);
    generator.setSize((millimetres * svgResolution / 25.4).toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), points));
    generator.setTitle({});
    generator.setDescription({});
    render(picture, {generator, points, 1, QCPPainter::pmVectorized}, footer);
    QByteArray drawing = buffer.data();
    return drawing.insert(drawing.indexOf('>', drawing.indexOf("<svg")) + 1, words.toUtf8());
}

QByteArray pdf(Picture& picture, const QSizeF& millimetres, const QString& footer)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfResolution);
    writer.setPageSize(QPageSize(millimetres, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(picture.caption().title);
    writer.setCreator(QStringLiteral("Halfstep"));
    render(
        picture,
        {writer, millimetres / point, pdfResolution / 72.0, QCPPainter::pmVectorized, [&writer] { writer.newPage(); }},
        footer);
    return buffer.data();
}

} // namespace

QFont pictureFont(int size)
{
    QFont font = QGuiApplication::font();
    font.setFamily(QStringLiteral("sans-serif"));
    font.setPixelSize(size);
    return font;
}

QByteArray rendered(Picture& picture, ExportFormat format, const QSizeF& size, const QString& footer)
{
    if (size.isEmpty())
        return {};
    switch (format) {
    case ExportFormat::Png: return pngOf(imageOf(picture, size.toSize(), footer));
    case ExportFormat::Svg: return svg(picture, size, footer);
    case ExportFormat::Pdf: return pdf(picture, size, footer);
    case ExportFormat::Csv: break;
    }
    return {};
}

QImage imageOf(Picture& picture, const QSize& pixels, double scale, const QString& footer)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(ChartPalette::forExport().background);
    const QSizeF points = QSizeF(pixels) / scale;
    render(picture, {image, points, pixels.width() / std::max(std::round(points.width()), 1.0)}, footer);
    return image;
}

QImage imageOf(Picture& picture, const QSize& pixels, const QString& footer)
{
    return imageOf(picture, pixels, std::max(1.0, pixels.width() * point / columnWidth), footer);
}

QByteArray pngOf(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG", packing);
    return buffer.data();
}

void copyPicture(Picture& picture, const QSize& shown, double pixelRatio)
{
    const QSize size = shown.expandedTo({640, 400});
    QGuiApplication::clipboard()->setImage(imageOf(picture, size * 2 * pixelRatio, 2 * pixelRatio));
}

} // namespace halfstep
