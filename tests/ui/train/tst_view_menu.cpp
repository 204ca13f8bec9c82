// The View menu of the Train page: what it chooses is drawn in every chart, and returns at the next start.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"

#include <QMenu>
#include <QMenuBar>
#include <QSlider>
#include <QXmlStreamReader>

using namespace halfstep;

namespace {

/// Losses that jump up and down, so that smoothing shows.
void fill(RunHistory& history, int attempts)
{
    for (int i = 1; i <= attempts; ++i) {
        AttemptRecord record;
        record.attempt = i;
        record.samples = 16;
        record.loss = i % 2 ? 1 : 3;
        record.applied = true;
        history.append(record);
    }
}

/// Lines of a curve, not those of axes, grid and legend: as many points as attempts.
int longLines(const QByteArray& svg, qsizetype points)
{
    QXmlStreamReader reader(svg);
    int lines = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("polyline"))
            lines += reader.attributes().value(QLatin1String("points")).trimmed().count(u' ') + 1 >= points;
    return lines;
}

} // namespace

class TestViewMenu : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void smoothingIsDrawnAndRemembered();
    void smoothingSlides();
    void chartsAreChosenAndRemembered();
    void axisIsSharedAndRemembered();
    void lettersDifferInEveryMenu_data();
    void lettersDifferInEveryMenu();

private:
    QAction* entry(const char* menu, const QVariant& value)
    {
        auto* offered = find<QMenu>(menu);
        Q_EMIT offered->aboutToShow();
        for (QAction* action : offered->actions())
            if (action->data() == value)
                return action;
        return nullptr;
    }
};

void TestViewMenu::smoothingIsDrawnAndRemembered()
{
    RunHistory history;
    fill(history, 40);
    page().charts().setHistory(&history);
    const RunChart* loss = page().charts().chart(QStringLiteral("loss"));
    QVERIFY(entry("smoothing", 0.6)->isChecked());
    entry("smoothing", 0.0)->trigger();
    QCOMPARE(longLines(loss->exported(ExportFormat::Svg, {800, 500}), 40), 1);
    const auto exact = [this] { // what is not noisy stays as it is
        return page().charts().chart(QStringLiteral("loss_scale"))->exported(ExportFormat::Svg, {800, 500})
               + page().charts().chart(QStringLiteral("memory"))->exported(ExportFormat::Svg, {800, 500});
    };
    const QByteArray before = exact();
    entry("smoothing", 0.9)->trigger();
    QCOMPARE(longLines(loss->exported(ExportFormat::Svg, {800, 500}), 40), 2); // the raw line stays
    QCOMPARE(exact(), before);
    page().charts().setHistory(&link().history());

    m_window->close();
    m_window = std::make_unique<MainWindow>(tinyRun());
    QVERIFY(entry("smoothing", 0.9)->isChecked());
    QVERIFY(!entry("smoothing", 0.0)->isChecked());
    page().charts().setHistory(&history);
    QCOMPARE(longLines(page().charts().chart(QStringLiteral("loss"))->exported(ExportFormat::Svg, {800, 500}), 40), 2);
    page().charts().setHistory(&link().history());
}

void TestViewMenu::smoothingSlides()
{
    auto* slider = find<QSlider>("smoothingSlider");
    const auto smoothing = [this] { return page().charts().choices().smoothing; };
    Q_EMIT find<QMenu>("smoothing")->aboutToShow();
    QCOMPARE(smoothing(), 0.6); // to look is not to choose
    double before = 0;
    for (int step = 0; step <= slider->maximum(); ++step) {
        slider->setValue(step);
        QVERIFY(step == 0 || (smoothing() >= before && smoothing() < 1));
        before = smoothing();
    }
    QVERIFY(before > 0.99);
    for (const double choice : {0.0, 0.6, 0.9, 0.98}) {
        entry("smoothing", choice)->trigger();
        Q_EMIT find<QMenu>("smoothing")->aboutToShow();
        const int step = slider->value();
        slider->setValue(step + 1);
        slider->setValue(step);
        QCOMPARE(smoothing(), choice);
        QVERIFY(entry("smoothing", choice)->isChecked());
    }
}

void TestViewMenu::chartsAreChosenAndRemembered()
{
    const auto chosen = [this](const char* menu, const QString& title) {
        auto* offered = find<QMenu>(menu);
        Q_EMIT offered->aboutToShow();
        for (QAction* action : offered->actions())
            if (action->text().remove(u'&') == title)
                return action;
        return static_cast<QAction*>(nullptr);
    };
    const RunChart* throughput = page().charts().chart(QStringLiteral("throughput"));
    const QString title = throughput->content().caption().title;
    QVERIFY(chosen("chartsShown", title)->isChecked());
    chosen("chartsShown", title)->trigger();
    QVERIFY(throughput->isHidden());
    chosen("enlarge", QStringLiteral("Loss"))->trigger();
    QCOMPARE(page().charts().maximised(), page().charts().chart(QStringLiteral("loss")));
    chosen("enlarge", QStringLiteral("Loss"))->trigger();
    QVERIFY(!page().charts().maximised());
    QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(page().charts().choices().textSize, 110);

    m_window->close();
    m_window = std::make_unique<MainWindow>(tinyRun());
    QVERIFY(page().charts().chart(QStringLiteral("throughput"))->isHidden());
    QCOMPARE(page().charts().choices().textSize, 110);
    chosen("chartsShown", title)->trigger();
    QVERIFY(!page().charts().chart(QStringLiteral("throughput"))->isHidden());
}

void TestViewMenu::axisIsSharedAndRemembered()
{
    RunHistory history;
    fill(history, 40);
    page().charts().setHistory(&history);
    QVERIFY(entry("axis", static_cast<int>(RunAxisKind::Attempt))->isChecked());
    entry("axis", static_cast<int>(RunAxisKind::Samples))->trigger();
    for (const RunChart* chart : page().charts().charts()) {
        QCOMPARE(chart->content().caption().x.title, QStringLiteral("samples trained on"));
        QVERIFY(chart->view().to > 40 * 16);
    }
    page().charts().setHistory(&link().history());

    m_window->close();
    m_window = std::make_unique<MainWindow>(tinyRun());
    QVERIFY(entry("axis", static_cast<int>(RunAxisKind::Samples))->isChecked());
    QVERIFY(!entry("axis", static_cast<int>(RunAxisKind::Attempt))->isChecked());
    QCOMPARE(page().charts().choices().axis, RunAxisKind::Samples);
    m_window->chooseLanguage(QStringLiteral("hu"));
    QTRY_COMPARE(entry("axis", static_cast<int>(RunAxisKind::Samples))->text(), QStringLiteral("&Minták"));
}

void TestViewMenu::lettersDifferInEveryMenu_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "hu", "id"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestViewMenu::lettersDifferInEveryMenu()
{
    QFETCH(QString, language);
    m_window->chooseLanguage(language);
    QCoreApplication::sendPostedEvents();
    QList<QMenu*> menus;
    for (const QAction* menu : m_window->menuBar()->actions())
        menus << menu->menu();
    for (qsizetype i = 0; i < menus.size(); ++i) { // and those that they open
        Q_EMIT menus[i]->aboutToShow();
        QStringList letters;
        for (const QAction* entry : menus[i]->actions()) {
            letters << QKeySequence::mnemonic(entry->text()).toString();
            if (!entry->menu())
                continue;
            QVERIFY2(!letters.last().isEmpty(), qPrintable(entry->text()));
            menus << entry->menu();
        }
        letters.removeAll(QString());
        QVERIFY2(QStringList(letters).removeDuplicates() == 0,
                 qPrintable(menus[i]->title() + u' ' + letters.join(u' ')));
        if (menus[i]->objectName() == QStringLiteral("loneDocks"))
            QCOMPARE(letters.size(), menus[i]->actions().size());
    }
    m_window->chooseLanguage(QStringLiteral("en"));
}

QTEST_MAIN(TestViewMenu)
#include "tst_view_menu.moc"
