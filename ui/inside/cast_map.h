#pragma once

#include "ui/inside/box_flow.h"
#include "ui/inside/inside_view.h"

namespace halfstep {

class ElidedLabel;
class FlowArea;
class LookedAtWindow;
class WindowBar;
struct WindowDetail;

/// The layers of a model in the order in which they ran, each with the dtype it handed on, its shape, and how much of
/// what it handed on and back is zero or not finite.
std::vector<FlowBox> castBoxes(const WindowDetail& window);

/// Where a model computes in which number format, as it really ran.
class CastMap : public InsideView {
    Q_OBJECT
public:
    explicit CastMap(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    BoxFlow& flow();

protected:
    void changeEvent(QEvent* event) override;

private:
    LookedAtWindow& m_window;
    WindowBar* m_bar;
    ElidedLabel* m_sentence;
    FlowArea* m_area;
};

} // namespace halfstep
