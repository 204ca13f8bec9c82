#include "ui/charts/export_dialog.h"

#include "ui/settings/number_box.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace halfstep {

ExportDialog::ExportDialog(std::vector<ChartWidget*> charts, const ChartWidget* first, QWidget* parent)
    : QDialog(parent)
    , m_charts(std::move(charts))
{
    setWindowTitle(tr("Export a chart"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_chart = new QComboBox(this);
    for (const ChartWidget* chart : m_charts) {
        m_chart->addItem(chart->content().caption().title);
        if (chart == first)
            m_chart->setCurrentIndex(m_chart->count() - 1);
    }
    m_format = new QComboBox(this);
    m_format->addItem(tr("PNG picture"), static_cast<int>(ExportFormat::Png));
    m_format->addItem(tr("SVG drawing"), static_cast<int>(ExportFormat::Svg));
    m_format->addItem(tr("PDF page"), static_cast<int>(ExportFormat::Pdf));
    m_format->addItem(tr("CSV data as shown"), static_cast<int>(ExportFormat::Csv));
    m_width = new NumberBox({.min = 200, .max = 8000, .whole = true}, this);
    m_height = new NumberBox({.min = 150, .max = 8000, .whole = true}, this);
    m_width->setWhole(1200);
    m_height->setWhole(720);
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_unit = new QLabel(this);
    auto* size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    size->addWidget(m_unit);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    copy->setToolTip(tr("Puts the chart on the clipboard."));
    auto* form = new QFormLayout(this);
    form->addRow(tr("Chart"), m_chart);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), size);
    form->addRow(buttons);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showUnit);
    connect(save, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(copy, &QPushButton::clicked, this, [this] {
        chart()->copyToClipboard();
        close();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showUnit();
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

const ChartWidget* ExportDialog::chart() const
{
    return m_charts[static_cast<std::size_t>(m_chart->currentIndex())];
}

void ExportDialog::showUnit()
{
    m_unit->setText(format() == ExportFormat::Png ? tr("pixels") : tr("points"));
    m_width->setEnabled(format() != ExportFormat::Csv);
    m_height->setEnabled(format() != ExportFormat::Csv);
}

void ExportDialog::chooseFile()
{
    if (!m_width->commit() || !m_height->commit())
        return;
    static constexpr const char* suffixes[] = {"png", "svg", "pdf", "csv"};
    const QString suffix = QString::fromLatin1(suffixes[static_cast<int>(format())]);
    auto* dialog = new QFileDialog(this, tr("Save the chart"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(QStringLiteral("*.") + suffix);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(chart()->content().caption().name + QLatin1Char('.') + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->open();
}

void ExportDialog::save(const QString& path)
{
    const QSize size(static_cast<int>(m_width->whole()), static_cast<int>(m_height->whole()));
    if (const std::optional<Problem> problem = exportChart(*chart(), path, format(), size))
        Q_EMIT failed(*problem);
    else
        Q_EMIT saved(path);
    close();
}

} // namespace halfstep

#include "moc_export_dialog.cpp"
