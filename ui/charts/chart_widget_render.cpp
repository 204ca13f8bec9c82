#include "ui/charts/chart_widget_drawing.h"
#include "ui/charts/picture.h"

namespace halfstep {
namespace {

/// A plot that is never shown.
class ChartPicture : public Picture {
public:
    explicit ChartPicture(std::unique_ptr<ChartPlot> plot) : m_plot(std::move(plot)) {}

    FigureCaption caption() const override
    {
        const ChartCaption caption = m_plot->content().caption();
        return {caption.name, caption.title, m_plot->content().sentence(m_plot->look())};
    }
    int layOut(const QSize& points, bool) override
    {
        m_size = points;
        m_plot->updateRanges(points);
        return 1;
    }
    /// A footer below the chart's own footnotes.
    QString withNotes(const QString& footer) const
    {
        const QStringList notes = m_plot->content().footnotes(m_plot->look());
        return (footer.isEmpty() ? notes : notes + QStringList(footer)).join(u'\n');
    }
    void draw(QCPPainter& painter, int) override { m_plot->toPainter(&painter, m_size.width(), m_size.height()); }

private:
    std::unique_ptr<ChartPlot> m_plot;
    QSize m_size;
};

} // namespace

std::unique_ptr<ChartPlot> ChartWidget::Drawing::copyForExport() const
{
    const ChartLook& shown = plot->look();
    auto copy = std::make_unique<ChartPlot>(content);
    copy->look().hidden = shown.hidden;
    copy->look().spelledOut = true;
    copy->setLogarithmic(shown.logarithmic);
    if (!shown.followsX)
        copy->zoom().setX(plot->zoom().x().lower, plot->zoom().x().upper);
    if (!shown.followsValues)
        copy->zoom().setValues(plot->zoom().values().lower, plot->zoom().values().upper);
    copy->look().visible = shown.followsX ? content->xExtent() : plot->zoom().x();
    copy->setStyle({.textSize = exportTextSize, .family = QStringLiteral("sans-serif")});
    return copy;
}

FigureCaption ChartWidget::figureCaption() const
{
    const ChartCaption caption = content().caption();
    return {caption.name, caption.title, caption.description};
}

QByteArray ChartWidget::exported(ExportFormat format, const QSizeF& size, const QString& footer) const
{
    ChartPlot& plot = *m_drawing->plot;
    if (format == ExportFormat::Csv) {
        plot.updateRanges(plot.size());
        return m_drawing->content->csv(plot.zoom().x(), plot.look()).toUtf8();
    }
    ChartPicture picture(m_drawing->copyForExport());
    return rendered(picture, format, size, picture.withNotes(footer));
}

QImage ChartWidget::drawn(const QSize& pixels, const QString& footer) const
{
    ChartPicture picture(m_drawing->copyForExport());
    return imageOf(picture, pixels, picture.withNotes(footer));
}

void ChartWidget::copyToClipboard() const
{
    ChartPicture picture(m_drawing->copyForExport());
    copyPicture(picture, m_drawing->plot->size(), devicePixelRatioF());
}

} // namespace halfstep
