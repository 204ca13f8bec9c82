#pragma once

#include <QScrollArea>

namespace halfstep {

class BoxFlow;

/// Boxes as large as there is room for, to scroll where there is too little.
class FlowArea : public QScrollArea {
public:
    explicit FlowArea(QWidget* parent = nullptr);

    BoxFlow& flow() { return *m_flow; }
    QSize minimumSizeHint() const override { return {60, 60}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    BoxFlow* m_flow;
};

} // namespace halfstep
