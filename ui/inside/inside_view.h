#pragma once

#include <QWidget>

#include <initializer_list>
#include <string_view>
#include <vector>

class QBoxLayout;
class QLabel;

namespace halfstep {

class ChartWidget;
class Figure;

/// A view inside a run, in a dock of its own; made when it is first seen.
class InsideView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void refresh() = 0;                 ///< shows what is new; called only while it is seen
    void setAlone(bool alone);                  ///< told when it fills the page and when no more
    const Figure* figure() const;               ///< the first that is seen; null while none is
    std::vector<const Figure*> figures() const; ///< that are seen

Q_SIGNALS:
    void exportRequested(halfstep::Figure* figure);
    void aloneRequested(); ///< to fill the window, or to give it back

protected:
    void adopt(ChartWidget& chart); ///< as one of this view
    /// Links to the glossary's terms for what is shown, at the row's end, where the view is wide enough.
    void addTerms(QBoxLayout& row, std::initializer_list<std::string_view> names);

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void wordTerms();
    void fitTerms(); ///< in or out

    std::vector<ChartWidget*> m_charts;
    std::vector<std::string_view> m_names;
    QLabel* m_terms = nullptr;
};

} // namespace halfstep
