#include "ui/formats/scale_panel.h"

#include "engine/numerics/scale_range.h"
#include "engine/numerics/stored_number.h"
#include "ui/formats/format_grid.h"
#include "ui/formats/typed_number.h"
#include "ui/language/number_text.h"
#include "ui/settings/calm_controls.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

namespace halfstep {
namespace {

QString powerOfTwo(double scale)
{
    return powerText(2, std::ilogb(scale));
}

} // namespace

ScalePanel::ScalePanel(QWidget* parent) : QWidget(parent)
{
    m_label = new QLabel(this);
    m_slider = new CalmSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("scale"));
    m_slider->setRange(-24, ScaleRange::most); // smaller scales than any that is chosen
    m_slider->setPageStep(8);
    m_slider->setValue(16);
    m_label->setBuddy(m_slider);
    m_product = new QLabel(this);
    m_product->setObjectName(QStringLiteral("product"));
    m_product->setWordWrap(true);
    m_table = new QTableWidget(0, 4, this);
    m_table->setObjectName(QStringLiteral("scaled"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    for (QWidget* each : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_slider),
                          static_cast<QWidget*>(m_product), static_cast<QWidget*>(m_table)})
        column->addWidget(each);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        fill();
        Q_EMIT scaleChanged();
    });
}

int ScalePanel::exponent() const
{
    return m_slider->value();
}

void ScalePanel::setExponent(int exponent)
{
    m_slider->setValue(exponent);
}

double ScalePanel::scale() const
{
    return std::ldexp(1.0, exponent());
}

void ScalePanel::show(const std::vector<FloatFormat>& formats, double value)
{
    m_formats = formats;
    m_value = value;
    fill();
}

void ScalePanel::fill()
{
    const double product = m_value * scale();
    m_product->setText(tr("S = %1 = %2, value · S = %3")
                           .arg(powerText(2, exponent()), numberToShow(scale(), 10), numberToShow(product, 8)));
    m_slider->setAccessibleDescription(m_product->text());
    m_table->setRowCount(static_cast<int>(m_formats.size()));
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        const StoredNumber number = storedNumber(m_formats[i], product);
        const ScaleRange range = scaleRange(m_formats[i], m_value);
        const bool helps = range.smallestNormal <= range.largestFinite; // also false where there is none
        const QString texts[] = {
            QString::fromStdString(m_formats[i].name), classText(number), numberToShow(number.stored, 6),
            helps ? tr("%1 to %2").arg(powerOfTwo(range.smallestNormal), powerOfTwo(range.largestFinite)) : tr("none")};
        for (int column = 0; column < m_table->columnCount(); ++column)
            m_table->setItem(static_cast<int>(i), column, new QTableWidgetItem(texts[column]));
        m_table->item(static_cast<int>(i), 2)->setToolTip(wholeNumber(number.stored));
    }
}

void ScalePanel::retranslate()
{
    m_label->setText(tr("Loss scale &S, a power of two"));
    m_slider->setAccessibleName(tr("Loss scale S"));
    m_table->setAccessibleName(tr("What becomes of value · S"));
    m_table->setHorizontalHeaderLabels({tr("Format"), tr("value · S"), tr("Stored"), tr("S for a normal value")});
    fill();
}

} // namespace halfstep

#include "moc_scale_panel.cpp"
