#pragma once

#include "ui/inside/inside_view.h"
#include "ui/session/session_link.h"

#include <QElapsedTimer>

#include <memory>

class QHBoxLayout;
class QLabel;
class QLayout;

namespace halfstep {

class ChartContent;
class ChartWidget;

/// A view of the run that the window shows, whether it goes on, has ended or was opened from its folder. It reads the
/// run only while somebody can see it, and says in a sentence what there is to see.
class RunView : public InsideView {
    Q_OBJECT
public:
    void refresh() override;
    virtual void pointAt(double) {} ///< an attempt, by the shared cursor; NaN when it left
    QString sentence() const;       ///< caption, tooltip and what a screen reader says
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void attemptChosen(qint64 attempt); ///< where the shared cursor is to go

protected:
    explicit RunView(const SessionLink& link, QWidget* parent = nullptr);

    const ShownRun& run() const { return m_link.shown(); }
    QBoxLayout& top() const;  ///< the sentence's row
    QBoxLayout& body() const; ///< below the sentence
    void addContent(QWidget* content, int stretch = 1);
    void addControls(QLayout* controls); ///< left of what was or will be added
    ChartWidget* addChart(std::shared_ptr<ChartContent> content, int stretch = 1);
    void say(const QString& sentence);
    void showNow(); ///< what the run is now
    virtual void showRun() = 0;
    virtual void retranslate() {} ///< words that no run changes

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const SessionLink& m_link;
    QLabel* m_sentence;
    QHBoxLayout* m_top;
    QHBoxLayout* m_body;
    QElapsedTimer m_sinceShown;
    bool m_stale = true; ///< there was news while nobody saw it
};

} // namespace halfstep
