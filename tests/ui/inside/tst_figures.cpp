// Tables and boxes as exported files: what they hold, laid out for the size that was asked for.
#include "ui/charts/export_dialog.h"
#include "ui/charts/table_picture.h"
#include "ui/inside/cast_map.h"
#include "ui/inside/flow_layout.h"
#include "ui/inside/microscope_boxes.h"
#include "ui/inside/record_table.h"
#include "ui/inside/window_tables.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace halfstep;

namespace {

class Rows : public RecordModel {
public:
    explicit Rows(int rows) : m_rows(rows) {}
    int rowCount(const QModelIndex&) const override { return m_rows; }
    int columnCount(const QModelIndex&) const override { return 2; }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return index.column() == 0 ? QString::number(index.row() + 1) : QStringLiteral("why %1").arg(index.row() + 1);
    }
    QVariant headerData(int section, Qt::Orientation, int role) const override
    {
        if (role == Qt::DisplayRole)
            return section == 0 ? QStringLiteral("Attempt") : QStringLiteral("Reason");
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    LabTable table() const override
    {
        LabTable table{"skips", {"attempt", "reason"}};
        for (std::int64_t row = 1; row <= m_rows; ++row)
            table.add(row, std::string("overflow"));
        return table;
    }

private:
    int m_rows;
};

TableText text(int rows, int firstSeen = 0)
{
    TableText text{.caption = {QStringLiteral("skips"), QStringLiteral("Skips"), QStringLiteral("A sentence.")}};
    text.headings = {QStringLiteral("Attempt"), QStringLiteral("Reason")};
    text.alignments = {Qt::AlignRight, Qt::AlignLeft};
    for (int row = 1; row <= rows; ++row)
        text.rows.push_back({QString::number(row), QStringLiteral("overflow")});
    text.firstSeen = firstSeen;
    return text;
}

std::vector<FlowBox> boxes(int count)
{
    std::vector<FlowBox> made;
    for (int i = 0; i < count; ++i)
        made.push_back({.title = QStringLiteral("stage %1").arg(i), .lines = {QStringLiteral("a number 0.123456")}});
    return made;
}

int rowsOf(const FlowLayout& layout)
{
    int rows = 0;
    int last = -1;
    for (const QRect& place : layout.places)
        if (place.top() != last) {
            ++rows;
            last = place.top();
        }
    return rows;
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void aLongTableTakesPagesInAPdfAlone()
    {
        TablePicture picture(text(100));
        const int pages = picture.layOut({400, 200}, true);
        QVERIFY(pages > 1);
        QVERIFY(pages * picture.rowsOnPage() >= 100 && (pages - 1) * picture.rowsOnPage() < 100);
        QCOMPARE(picture.layOut({400, 200}, false), 1);
        const QByteArray pdf = rendered(picture, ExportFormat::Pdf, {141, 70.6});
        QCOMPARE(pdf.count("/Type /Page\n"), pages);
    }

    void aPictureOfOnePageShowsTheRowsThatAreSeen()
    {
        TablePicture picture(text(100, 40));
        const QByteArray svg = rendered(picture, ExportFormat::Svg, {141, 70.6});
        QVERIFY(svg.contains(">41</text>") || svg.contains(">41<"));
        QVERIFY(!svg.contains(">1<") && !svg.contains(">40<") && !svg.contains(">100<"));
        const QByteArray told = QStringLiteral("rows 41 to %1 of 100").arg(40 + picture.rowsOnPage()).toUtf8();
        QVERIFY2(svg.contains(told), told.constData());
        QVERIFY(svg.contains("Skips") && svg.contains("A sentence."));
        TablePicture shortOne(text(3));
        const QByteArray whole = rendered(shortOne, ExportFormat::Svg, {141, 70.6}, QStringLiteral("the run"));
        QVERIFY(whole.contains(">3<") && !whole.contains("rows 1 to") && whole.contains("the run"));
    }

    void tablesAreExportedByTheChartsDialog()
    {
        Rows rows(7);
        RecordTable table(&rows);
        table.retranslate(QStringLiteral("Skipped attempts"));
        table.describe(QStringLiteral("Seven were skipped."));
        QCOMPARE(table.exported(ExportFormat::Csv).count('\n'), 8);
        QVERIFY(table.exported(ExportFormat::Csv).startsWith("attempt,reason\n1,overflow\n"));
        const QImage png = QImage::fromData(table.exported(ExportFormat::Png, {800, 400}), "PNG");
        QCOMPARE(png.size(), QSize(800, 400));
        QCOMPARE(png.pixelColor(799, 399), QColor(Qt::white));
        QSignalSpy asked(&table, &RecordTable::exportRequested);
        for (QAction* action : table.actions())
            if (action->objectName() == QStringLiteral("saveAs"))
                action->trigger();
        QCOMPARE(asked.size(), 1);
        ExportDialog dialog({&table}, &table, {});
        QCOMPARE(dialog.findChildren<QComboBox*>().front()->currentText(), QStringLiteral("Skipped attempts"));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("exportNote"))->text().contains(QStringLiteral("fit")));
    }

    void boxesAreLaidOutForTheSize()
    {
        const std::vector<FlowBox> nine = boxes(9);
        const QFont font = pictureFont();
        const FlowLayout wide = FlowLayout::of(nine, font, 4000);
        const FlowLayout narrow = FlowLayout::of(nine, font, 300);
        QCOMPARE(rowsOf(wide), 1);
        QVERIFY(rowsOf(narrow) > 2);
        for (const QRect& place : narrow.places)
            QVERIFY(place.right() <= 300);
        const FlowLayout low = FlowLayout::into({300, 100}, nine, font, {1.0, 0.5});
        QVERIFY(low.font.pixelSize() < font.pixelSize());
        const FlowLayout filling = FlowLayout::into({600, 300}, nine, font, {2.0, 1.85, 1.7, 1.55, 1.4, 1.2, 1.0, 0.5});
        QVERIFY(filling.font.pixelSize() > font.pixelSize());
        QVERIFY2(filling.height <= 300 && filling.height > 240, QByteArray::number(filling.height));
        for (const QRect& place : filling.places)
            QVERIFY(place.right() <= 600 && place.bottom() < 300);
        FlowPicture picture({QStringLiteral("m"), QStringLiteral("Step microscope"), QStringLiteral("It was taken.")},
                            nine);
        const QByteArray svg = rendered(picture, ExportFormat::Svg, {160, 96});
        for (const char* words : {"Step microscope", "It was taken.", "stage 0", "stage 8", "a number 0.123456"})
            QVERIFY2(svg.contains(words), words);
        QVERIFY(svg.contains("sans-serif"));
    }

    /// The stages' numbers, digit for digit.
    void boxesHaveTablesOfTheirNumbers()
    {
        WindowDetail window{.attempt = 3, .samples = 6, .microBatches = 1, .scale = 4};
        window.seen = {{6, 0.1, 1, 8, 0.4}};
        window.unscaling = 0.25F;
        window.traced = {"fc.weight", 2, 8, 2, 1, 3, 2.5};
        AttemptRecord record;
        record.attempt = 3;
        record.applied = true;
        record.normScaled = 8;
        record.clipCoefficient = 0.5;
        window.stepped = record;
        window.layers = {{"conv1", "float16", CastReason::Product, {4, 8}, {}, {}}};
        const auto rowOf = [](const LabTable& table, const std::string& stage, const std::string& what) {
            for (const auto& row : table.rows)
                if (row[0] == LabValue(stage) && row[1] == LabValue(what))
                    return row[2];
            return LabValue(std::string("none"));
        };
        const LabTable table = microscopeTable(window);
        QVERIFY(rowOf(table, "micro_batch_1", "loss") == LabValue(0.1));
        QVERIFY(rowOf(table, "window", "traced") == LabValue(std::string("fc.weight[2]")));
        QVERIFY(rowOf(table, "accumulated", "norm") == LabValue(8.0));
        QVERIFY(rowOf(table, "unscale", "traced") == LabValue(2.0));
        QVERIFY(rowOf(table, "clip", "coefficient") == LabValue(0.5));
        QVERIFY(rowOf(table, "step", "weight_after") == LabValue(2.5));
        QCOMPARE(castTable(window).rows.size(), std::size_t(1));
        QVERIFY(castTable(window).rows[0][3] == LabValue(std::string("4x8")));
    }
};

QTEST_MAIN(TestFigures)
#include "tst_figures.moc"
