#include "ui/charts/export_dialog.h"

#include "ui/look/file_dialog.h"
#include "ui/settings/number_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace halfstep {
namespace {

/// In the order of the formats offered.
const QStringList suffixes{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};

} // namespace

ExportDialog::ExportDialog(std::vector<const Figure*> figures, const Figure* first, QString footer, QWidget* parent)
    : QDialog(parent)
    , m_figures(std::move(figures))
    , m_footer(std::move(footer))
{
    setWindowTitle(tr("Export a figure"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_figure = new QComboBox(this);
    for (const Figure* figure : m_figures) {
        m_figure->addItem(figure->figureCaption().title);
        if (figure == first)
            m_figure->setCurrentIndex(m_figure->count() - 1);
    }
    m_format = new QComboBox(this);
    m_format->addItem(tr("PNG picture"), static_cast<int>(ExportFormat::Png));
    m_format->addItem(tr("SVG drawing"), static_cast<int>(ExportFormat::Svg));
    m_format->addItem(tr("PDF page"), static_cast<int>(ExportFormat::Pdf));
    m_format->addItem(tr("CSV data as shown"), static_cast<int>(ExportFormat::Csv));
    m_width = new NumberBox({.min = 40, .max = 8000, .whole = true}, this);
    m_height = new NumberBox({.min = 30, .max = 8000, .whole = true}, this);
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
    copy->setToolTip(tr("Puts the figure on the clipboard, as a picture."));
    auto* form = new QFormLayout(this);
    form->addRow(tr("Figure"), m_figure);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), size);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("exportNote"));
    m_note->setWordWrap(true);
    form->addRow(QString(), m_note);
    m_withFooter = new QCheckBox(tr("Run and main settings below the figure"), this);
    m_withFooter->setObjectName(QStringLiteral("withFooter"));
    m_withFooter->setToolTip(m_footer);
    m_withFooter->setVisible(!m_footer.isEmpty());
    form->addRow(QString(), m_withFooter);
    form->addRow(buttons);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ExportDialog::showFormat);
    connect(save, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(copy, &QPushButton::clicked, this, [this] {
        figure().copyToClipboard();
        close();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showFormat();
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_format->currentData().toInt());
}

const Figure& ExportDialog::figure() const
{
    return *m_figures[static_cast<std::size_t>(m_figure->currentIndex())];
}

QSize ExportDialog::size() const
{
    return {static_cast<int>(m_width->whole()), static_cast<int>(m_height->whole())};
}

void ExportDialog::showFormat()
{
    const bool pixels = format() == ExportFormat::Png;
    if (m_size && m_width->commit() && m_height->commit())
        *m_size = size();
    m_size = pixels ? &m_pixels : &m_millimetres;
    m_width->setWhole(m_size->width());
    m_height->setWhole(m_size->height());
    m_unit->setText(pixels ? tr("pixels") : tr("mm"));
    for (QWidget* each : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
                          static_cast<QWidget*>(m_unit), static_cast<QWidget*>(m_withFooter)})
        each->setEnabled(format() != ExportFormat::Csv);
    m_note->setText(figure().exportNote(format()));
    m_note->setVisible(!m_note->text().isEmpty());
}

void ExportDialog::chooseFile()
{
    if (!m_width->commit() || !m_height->commit())
        return;
    const QString suffix = suffixes[m_format->currentIndex()];
    auto* dialog = new FileDialog(this, tr("Save the figure"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(QStringLiteral("*.") + suffix);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(figure().figureCaption().name + QLatin1Char('.') + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->open();
}

void ExportDialog::save(const QString& path)
{
    // A name that says another format has it, in that format's size.
    if (const auto named = suffixes.indexOf(QFileInfo(path).suffix().toLower()); named >= 0)
        m_format->setCurrentIndex(static_cast<int>(named));
    const QString footer = m_withFooter->isChecked() ? m_footer : QString();
    if (const std::optional<Problem> problem = exportFigure(figure(), path, format(), size(), footer))
        Q_EMIT failed(*problem);
    else
        Q_EMIT saved(path);
    close();
}

} // namespace halfstep

#include "moc_export_dialog.cpp"
