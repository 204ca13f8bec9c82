#pragma once

#include "ui/inside/boxes_view.h"

namespace halfstep {

struct WindowDetail;

/// The layers of a model in the order in which they ran, each with the dtype it handed on, its shape, and how much of
/// what it handed on and back is zero or not finite.
std::vector<FlowBox> castBoxes(const WindowDetail& window);

/// Where a model computes in which number format, as it really ran.
class CastMap : public BoxesView {
    Q_OBJECT
public:
    explicit CastMap(LookedAtWindow& window, QWidget* parent = nullptr);

    void refresh() override;
    FigureCaption figureCaption() const override;

protected:
    LabTable table() const override;
    void changeEvent(QEvent* event) override;
};

} // namespace halfstep
