#include "ui/formats/format_grid.h"

#include "ui/formats/bit_strip.h"
#include "ui/formats/number_label.h"
#include "ui/look/elided_label.h"
#include "ui/look/style_property.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>

namespace halfstep {
namespace {

constexpr int bitsColumn = 1;
constexpr int firstValue = 2;
constexpr int allDigits = 17;
constexpr int digitsOfErrors = 4;

} // namespace

QString classText(const StoredNumber& number)
{
    if (number.overflow)
        return FormatGrid::tr("overflow");
    switch (number.kind) {
    case FloatClass::Zero: return FormatGrid::tr("zero");
    case FloatClass::Subnormal: return FormatGrid::tr("subnormal");
    case FloatClass::Normal: return FormatGrid::tr("normal");
    case FloatClass::Infinite: return FormatGrid::tr("infinite");
    case FloatClass::NotANumber: return FormatGrid::tr("NaN");
    }
    return {};
}

FormatGrid::FormatGrid(int formats, QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    for (std::size_t column = 0; column < m_headings.size(); ++column) {
        m_headings[column] = new QLabel(this);
        m_headings[column]->setWordWrap(true);
        m_headings[column]->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        m_headings[column]->setProperty("kind", QStringLiteral("note"));
        grid->addWidget(m_headings[column], 0, static_cast<int>(column));
    }
    for (int i = 0; i < formats; ++i)
        m_rows.push_back(makeRow(i, i == formats - 1));
    grid->setColumnStretch(bitsColumn, 12);
    constexpr std::array<int, valueColumns> stretches{5, 5, 4, 4, 5, 5};
    for (std::size_t column = 0; column < valueColumns; ++column)
        grid->setColumnStretch(firstValue + static_cast<int>(column), stretches[column]);
    m_rows.front().name->setChecked(true);
}

FormatGrid::Row FormatGrid::makeRow(int index, bool free)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    const Row row{new QRadioButton(this),
                  new BitStrip(this),
                  new NumberLabel(allDigits, this),
                  new ElidedLabel(Qt::ElideRight, this),
                  new NumberLabel(digitsOfErrors, this),
                  new NumberLabel(digitsOfErrors, this),
                  new NumberLabel(allDigits, this),
                  new NumberLabel(allDigits, this)};
    row.name->setObjectName(QStringLiteral("format%1").arg(index));
    row.bits->setObjectName(QStringLiteral("bits%1").arg(index));
    if (free) {
        m_free = new QLineEdit(this);
        m_free->setObjectName(QStringLiteral("freeFormat"));
        m_free->setMaximumWidth(fontMetrics().averageCharWidth() * 13);
        connect(m_free, &QLineEdit::textEdited, this, &FormatGrid::freeFormatTyped);
        auto* field = new QHBoxLayout;
        field->setSpacing(0);
        field->addWidget(row.name);
        field->addWidget(m_free);
        grid->addLayout(field, index + 1, 0);
    } else {
        grid->addWidget(row.name, index + 1, 0);
    }
    grid->addWidget(row.bits, index + 1, bitsColumn);
    int column = firstValue;
    for (QWidget* value :
         {static_cast<QWidget*>(row.stored), static_cast<QWidget*>(row.kind), static_cast<QWidget*>(row.absoluteError),
          static_cast<QWidget*>(row.relativeError), static_cast<QWidget*>(row.below), static_cast<QWidget*>(row.above)})
        grid->addWidget(value, index + 1, column++);
    connect(
        row.name, &QRadioButton::toggled, this,
        [this](bool chosen) {
            if (chosen)
                Q_EMIT formatChosen();
        });
    connect(
        row.bits, &BitStrip::entered, row.name, [radio = row.name] { radio->setChecked(true); });
    connect(row.bits, &BitStrip::patternChosen, this,
            [this, index](std::uint32_t pattern) { Q_EMIT bitsChosen(index, pattern); });
    return row;
}

void FormatGrid::setNumbers(const std::vector<FloatFormat>& formats, const std::vector<StoredNumber>& numbers)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const StoredNumber& number = numbers[i];
        const Row& row = m_rows[i];
        const QString name = QString::fromStdString(formats[i].name);
        row.bits->setNumber(formats[i], number.pattern);
        if (i + 1 < m_rows.size())
            row.name->setText(name);
        row.name->setAccessibleName(name);
        row.stored->setNumber(number.stored);
        row.kind->setText(classText(number));
        row.absoluteError->setNumber(number.absoluteError);
        row.relativeError->setNumber(number.relativeError);
        row.below->setNumber(number.below);
        row.above->setNumber(number.above);
    }
}

int FormatGrid::chosen() const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].name->isChecked())
            return static_cast<int>(i);
    return 0;
}

void FormatGrid::choose(int row)
{
    QRadioButton* radio = m_rows[static_cast<std::size_t>(row)].name;
    const QSignalBlocker quiet(radio);
    radio->setChecked(true);
}

void FormatGrid::setFreeFormat(const QString& name)
{
    m_free->setText(name);
}

void FormatGrid::complainOfFreeFormat(const QString& sentence)
{
    setStyleProperty(*m_free, "refused", !sentence.isEmpty());
    m_free->setToolTip(sentence.isEmpty() ? tr("Any format of 2 to 8 exponent and 1 to 23 mantissa bits, as e3m4; _sat "
                                               "at the end makes it saturate.")
                                          : sentence);
    m_free->setAccessibleDescription(m_free->toolTip());
}

void FormatGrid::retranslate()
{
    const std::array<QString, valueColumns + 2> texts{
        tr("Format"),         tr("Sign, exponent, mantissa"), tr("Stored"),     tr("Class"),
        tr("Absolute error"), tr("Relative error"),           tr("Next below"), tr("Next above")};
    for (std::size_t column = 0; column < texts.size(); ++column)
        m_headings[column]->setText(texts[column]);
    m_free->setAccessibleName(tr("Free format"));
}

} // namespace halfstep

#include "moc_format_grid.cpp"
