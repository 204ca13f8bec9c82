#include "ui/inside/boxes_view.h"

#include "engine/labs/lab_json.h"
#include "engine/labs/lab_result.h"
#include "ui/inside/flow_area.h"
#include "ui/inside/looked_at_window.h"
#include "ui/inside/window_bar.h"
#include "ui/look/wrapped_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace halfstep {

BoxesView::BoxesView(LookedAtWindow& window, QWidget* parent)
    : InsideView(parent)
    , m_window(window)
    , m_top(new QHBoxLayout)
    , m_bar(new WindowBar(window, this))
    , m_sentence(new WrappedText(this))
    , m_area(new FlowArea(this))
{
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_top->addWidget(m_bar, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addLayout(m_top);
    column->addWidget(m_sentence);
    column->addWidget(m_area, 1);
    setFocusProxy(&flow());
    connect(&flow(), &BoxFlow::copyPictureRequested, this, &BoxesView::copyToClipboard);
    connect(&flow(), &BoxFlow::copyDataRequested, this,
            [this] { QGuiApplication::clipboard()->setText(QString::fromUtf8(exported(ExportFormat::Csv))); });
    connect(&flow(), &BoxFlow::chosen, m_area, &FlowArea::keepInSight);
    connect(&flow(), &BoxFlow::exportRequested, this, [this] { Q_EMIT exportRequested(this); });
}

BoxFlow& BoxesView::flow()
{
    return m_area->flow();
}

QBoxLayout& BoxesView::top() const
{
    return *m_top;
}

void BoxesView::addTool(QWidget* tool)
{
    m_top->addWidget(tool);
}

void BoxesView::refreshBar()
{
    m_bar->refresh(which());
}

QString BoxesView::which() const
{
    return m_window.text();
}

void BoxesView::showBoxes(std::vector<FlowBox> boxes, const QString& sentence)
{
    m_told = sentence;
    flow().setBoxes(std::move(boxes));
    m_sentence->say(sentence);
    flow().setToolTip(sentence);
    flow().setAccessibleName(QStringLiteral("%1: %2").arg(which(), sentence));
}

void BoxesView::keepInSight(int box)
{
    m_area->keepInSight(box);
}

QByteArray BoxesView::exported(ExportFormat format, const QSizeF& size, const QString& footer) const
{
    if (format == ExportFormat::Csv)
        return QByteArray::fromStdString(csvText(table()));
    FlowPicture picture(figureCaption(), m_area->flow().boxes());
    return rendered(picture, format, size, footer);
}

void BoxesView::copyToClipboard() const
{
    FlowPicture picture(figureCaption(), m_area->flow().boxes());
    copyPicture(picture, m_area->size(), devicePixelRatioF());
}

} // namespace halfstep

#include "moc_boxes_view.cpp"
