#pragma once

#include "ui/charts/picture.h"

#include <QStringList>

#include <vector>

namespace halfstep {

/// What a typeset table says, in the interface language.
struct TableText {
    FigureCaption caption;
    QStringList headings{};
    std::vector<Qt::Alignment> alignments{}; ///< of each column
    std::vector<QStringList> rows{};
    int firstSeen = 0; ///< row with which a picture of one page begins
};

/// A table typeset between rules: on one page as many rows as fit, from the first seen on; in a PDF all of them, over
/// as many pages as they need. Type shrinks until the columns fit; where it would become too small, the widest are cut.
class TablePicture : public Picture {
public:
    explicit TablePicture(TableText text) : m_text(std::move(text)) {}

    FigureCaption caption() const override { return m_text.caption; }
    int layOut(const QSize& points, bool paged) override;
    void draw(QCPPainter& painter, int page) override;

    int rowsOnPage() const { return m_rowsOnPage; }

private:
    void fitColumns(int room);
    int drawHead(QCPPainter& painter) const; ///< where the rows begin
    void drawRow(QCPPainter& painter, const QStringList& cells, int top, const QFont& font) const;

    TableText m_text;
    QSize m_size;
    QFont m_font;
    QFont m_bold;
    std::vector<int> m_widths;
    int m_textHeight = 0; ///< of the description
    int m_rowHeight = 0;
    int m_rowsOnPage = 0;
    int m_first = 0; ///< row of the first page
    int m_pages = 1;
};

} // namespace halfstep
