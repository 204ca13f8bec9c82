#include "ui/train/comparison_panel.h"

#include "ui/language/number_text.h"
#include "ui/language/wording.h"
#include "ui/look/theme.h"
#include "ui/settings/setting_fields.h"
#include "ui/train/judged_epoch.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halfstep {
namespace {

const QString dash = QStringLiteral("–");

/// What a run's settings have that another's have not.
QStringList differences(const RunConfig& config, const RunConfig& other)
{
    QStringList parts;
    for (const SettingField& field : settingFields())
        if (field.differs(config, other))
            parts << QStringLiteral("%1 %2").arg(field.labelText(), field.valueText(config));
    return parts;
}

const Preset* presetOf(const RunConfig& config)
{
    const auto found = std::ranges::find(presets(), config, &Preset::config);
    return found == presets().end() ? nullptr : &*found;
}

bool comparesWith(const Preset& preset, const Preset& other)
{
    return std::ranges::find(preset.compareWith, other.name) != preset.compareWith.end();
}

bool sameData(const RunConfig& a, const RunConfig& b)
{
    return a.dataset == b.dataset;
}

/// The mean of the epoch that the run is judged by; before one has ended, of the newest attempt.
QString trainingLoss(const RunHistory& history)
{
    if (const EpochRecord* epoch = judgedEpoch(history))
        return shownNumber(epoch->trainLoss);
    const Series& losses = history.series(Quantity::TrainLoss);
    return losses.size() > 0 ? shownNumber(losses.y(losses.size() - 1)) : dash;
}

QString accuracyText(const RunHistory& history)
{
    const std::optional<double> accuracy = validationAccuracy(history);
    return accuracy ? shownPercent(*accuracy) : dash;
}

} // namespace

ComparisonPanel::ComparisonPanel(KeptRuns& kept, const SessionLink& link, QWidget* parent)
    : QWidget(parent)
    , m_kept(kept)
    , m_link(link)
{
    m_keep = new QToolButton(this);
    m_keep->setObjectName(QStringLiteral("keepBehind"));
    m_note = new QLabel(this);
    m_note->setProperty("kind", QStringLiteral("note"));
    m_note->setWordWrap(true);
    m_table = new QTableWidget(0, 8, this);
    m_table->setObjectName(QStringLiteral("comparison"));
    m_table->setEditTriggers(QTableWidget::DoubleClicked | QTableWidget::EditKeyPressed);
    m_table->setSelectionBehavior(QTableWidget::SelectRows);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_keep);
    m_offers = new QHBoxLayout;
    buttons->addLayout(m_offers);
    buttons->addWidget(m_note, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addLayout(buttons);
    layout->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        const std::size_t named = item->data(Qt::UserRole).toULongLong();
        // Later, since the table is filled anew.
        QMetaObject::invokeMethod(
            this,
            [this, named, name = item->text()] {
                m_kept.rename(named, name);
                refresh();
            },
            Qt::QueuedConnection);
    });
    connect(m_keep, &QToolButton::clicked, &m_kept, &KeptRuns::keepShown);
    connect(&m_kept, &KeptRuns::changed, this, &ComparisonPanel::refresh);
    connect(&m_link, &SessionLink::stateChanged, this, &ComparisonPanel::refresh);
    refresh();
}

void ComparisonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void ComparisonPanel::refresh()
{
    m_keep->setText(tr("Keep behind"));
    m_keep->setToolTip(tr("Keeps this run as quiet curves behind the next ones, up to three"));
    m_keep->setEnabled(m_kept.canKeep());
    m_note->setText(m_kept.all().empty()
                        ? tr("A run that has ended can be kept as quiet curves behind the next ones, up to three.")
                        : QString());
    m_table->setHorizontalHeaderLabels({tr("Run"), tr("Differs in"), tr("Epoch"), tr("Training loss"),
                                        tr("Validation accuracy"), tr("Skipped"), tr("Seconds"), QString()});
    m_table->horizontalHeaderItem(2)->setToolTip(
        tr("Training loss and validation accuracy are of this epoch: the best one, or the newest of a run under way"));
    offer();
    const QSignalBlocker quiet(m_table); // what is filled in was not edited
    m_table->setRowCount(0);
    // Numbers that still move stand in the charts.
    const bool still = m_link.state() == LinkState::Ended || m_link.state() == LinkState::Paused;
    if (still && !m_kept.keepsShown() && m_link.history().attempts() > 0)
        addRow(m_kept.shownName(), m_link.shown().config, m_link.history(), true);
    for (std::size_t i = 0; i < m_kept.all().size(); ++i) {
        const KeptRun& run = m_kept.all()[i];
        addRow(run.name, run.config, *run.history, i == 0 && m_kept.keepsShown());
        nameByUser(m_table->rowCount() - 1, i);
        addRemoval(m_table->rowCount() - 1, i);
    }
}

bool ComparisonPanel::suggests(const RunConfig& next) const
{
    const Preset* shown = presetOf(m_link.shown().config);
    const Preset* chosen = presetOf(next);
    return m_kept.canKeep() && shown && chosen && (comparesWith(*shown, *chosen) || comparesWith(*chosen, *shown));
}

/// The presets whose runs are best seen beside the one that is shown.
void ComparisonPanel::offer()
{
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const Preset* shown = presetOf(m_link.shown().config);
    if (!shown || m_link.state() != LinkState::Ended)
        return;
    for (const Preset& other : presets()) {
        if (!comparesWith(*shown, other))
            continue;
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("compareWith"));
        button->setMinimumWidth(40); // a long title is cut off rather than widen the window
        button->setText(tr("… and choose %1").arg(presetText(other.title)));
        button->setToolTip(tr("Keeps this run behind and chooses the preset that is best compared with it"));
        connect(button, &QToolButton::clicked, this, [this, &other] { Q_EMIT comparisonWanted(other); });
        m_offers->addWidget(button);
    }
}

void ComparisonPanel::addRow(const QString& name, const RunConfig& config, const RunHistory& history, bool shown)
{
    QString differing = tr("(the run shown)");
    if (!shown) {
        differing = differences(config, m_link.shown().config).join(QStringLiteral(", "));
        if (differing.isEmpty())
            differing = tr("nothing");
        if (!sameData(config, m_link.shown().config))
            differing += QLatin1Char(' ') + tr("Other data: losses do not compare.");
    }
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString seconds = history.summary() ? shownMeasured(history.summary()->seconds) : dash;
    const EpochRecord* epoch = judgedEpoch(history);
    int column = 0;
    for (const QString& text : {name, differing, epoch ? shownWhole(epoch->epoch) : dash, trainingLoss(history),
                                accuracyText(history), shownWhole(history.skipped()), seconds}) {
        auto* item = new QTableWidgetItem(text);
        item->setToolTip(text);
        item->setFlags(item->flags() & ~Qt::ItemIsEditable);
        if (column > 1)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column++, item);
    }
}

void ComparisonPanel::nameByUser(int row, std::size_t kept)
{
    QTableWidgetItem* name = m_table->item(row, 0);
    name->setFlags(name->flags() | Qt::ItemIsEditable);
    name->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(kept));
    name->setToolTip(tr("%1: a double click or F2 gives it another name").arg(name->text()));
}

void ComparisonPanel::addRemoval(int row, std::size_t kept)
{
    auto* remove = new QToolButton(m_table);
    remove->setAutoRaise(true);
    remove->setIcon(paletteIcon(QStringLiteral("close"), palette()));
    remove->setToolTip(tr("Keeps this run no longer"));
    remove->setAccessibleName(tr("Keep %1 no longer").arg(m_kept.all()[kept].name));
    connect(
        remove, &QToolButton::clicked, this, [this, kept] { m_kept.remove(kept); }, Qt::QueuedConnection);
    m_table->setCellWidget(row, 7, remove);
}

} // namespace halfstep

#include "moc_comparison_panel.cpp"
