#pragma once

#include "ui/charts/content_layer.h"

#include <vector>

namespace halfstep {

/// How often a value was so: "inf in 3 attempts".
QString nonFiniteText(const QString& name, int attempts, int epochs);

/// Title and legend above the frame, on one row where they fit, flowing onto more where they don't, in brief words, cut
/// or left out, those of a notice first, where the plot would have too little room left. A click on an entry hides its
/// curve.
class ChartHeader : public QCPLayoutElement {
public:
    ChartHeader(QCustomPlot* plot, const ChartContent& content, const ChartLook& look, const ContentLayer& layer);

    void setFont(const QFont& font); ///< of the title; the legend's is a pixel smaller
    bool layOut(const QSize& plot);  ///< before it is drawn in a plot of that size; whether anything has moved
    bool isOutdated() const;         ///< the content was drawn with other marks than it was laid out for
    double height() const;
    QSize minimumOuterSizeHint() const override;
    QSize maximumOuterSizeHint() const override; ///< as high as its rows
    int curveAt(const QPointF& position) const;  ///< -1: none
    QRectF entryRect(int curve) const;           ///< in the plot's pixels
    QRectF tagRect() const;                      ///< that tells of a zoom; null without one
    QRectF cornerRect() const;                   ///< a button that enlarges; null without one
    bool titleAt(const QPointF& position) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Entry {
        LegendEntry legend;
        int curve = -1;
        QRectF place{}; ///< relative to the element
        bool operator==(const Entry&) const = default;
    };
    struct Rows {
        std::vector<Entry> entries;
        double height = 0;
        bool operator==(const Rows&) const = default;
    };
    /// How words give way.
    struct Squeeze {
        bool brief = false;
        int inRow = 0;     ///< as many share a row, cut where they must; 0: as many as fit
        bool words = true; ///< of curves, and
        bool wordsOfNotices = true;
    };
    /// What marks at the frame's edge mean.
    struct Note {
        MarkShape shape{};
        QString text;
        QString brief;
        QPointF place{}; ///< of the mark
        bool operator==(const Note&) const = default;
    };
    Rows fitting(int height) const; ///< into a plot of that height, with as many words as there is room for
    QString title() const;          ///< that fits
    Rows flowing(double width, const Squeeze& squeeze) const;
    std::vector<Entry> entriesIn(const Squeeze& squeeze) const;
    void measure(Entry& entry) const;
    void cutWords(std::vector<Entry*> entries, double width, int inRow) const;
    std::vector<Note> notes() const;
    std::vector<Note> placedNotes(const Rows& rows, double width) const; ///< as many as there is room for
    void drawEntry(QCPPainter& painter, const Entry& entry) const;
    void drawTag(QCPPainter& painter, const Entry& entry) const;
    void drawCorner(QCPPainter& painter) const;
    void drawNotes(QCPPainter& painter) const;
    double widthIn(const QSize& plot) const;
    double roomInCorner() const;                         ///< that its button takes of the first row
    double endOfRow(const Rows& rows, double top) const; ///< of what stands there

    static constexpr double swatchWidth = 22;

    const ChartContent& m_content;
    const ChartLook& m_look;
    const ContentLayer& m_layer;
    QFont m_titleFont;
    QFont m_font;
    Rows m_rows;
    double m_width = 0;
    std::vector<Note> m_notes; ///< that it was laid out for
};

} // namespace halfstep
