// The train page's runs: started, paused, stopped, resumed, closed.
#include "engine/config/presets.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/look/problem_strip.h"
#include "ui/session/event_list.h"
#include "ui/session/event_log.h"
#include "ui/train/control_panel.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QUrl>

using namespace halfstep;

class FolderOpener : public QObject {
    Q_OBJECT
public Q_SLOTS:
    void open(const QUrl& url) { opened = url; }

public:
    QUrl opened;
};

class TestTrainPage : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void keysDriveTheRun();
    void stopEndsTheRun_data();
    void stopEndsTheRun();
    void stopWaitsForNothing();
    void restartStopsTheOldRunFirst();
    void resumedRunGoesOnWithItsCharts();
    void figuresAreLeftInTheRunFolder();
    void storedRunIsOpenedToLookAt();
    void mistakeIsStamped();
    void oneAttemptStartsPaused();
    void unwritableFolderAsksFirst();
    void languageSwitchesAtOnce();
    void sessionReturnsAtTheNextStart();
    void closingEndsTheRun();
    void clickStorm();
    void hundredThousandAttempts();
};

void TestTrainPage::keysDriveTheRun()
{
    page().charts().setFocus();
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QCOMPARE(link().state(), LinkState::Preparing);
    QTRY_COMPARE(link().state(), LinkState::Running);
    QTRY_VERIFY(link().history().attempts() > 0);
    QTRY_VERIFY(page().statusText().contains(QStringLiteral("samples/s just now")));
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    QCOMPARE(link().state(), LinkState::Paused);
    QVERIFY(!page().statusText().contains(QStringLiteral("just now")));
    QTRY_COMPARE(link().shown().snapshot->state, SessionState::Paused);
    const std::int64_t at = link().history().attempts();
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    QTRY_COMPARE(link().history().attempts(), at + 1);
    // A = 2 micro-batches fill a window; a key pressed while the last one still runs counts once.
    QTRY_VERIFY((QTest::keyClick(m_window.get(), Qt::Key_F7), link().history().attempts() > at + 1));
    QCOMPARE(link().history().attempts(), at + 2);
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    QTRY_VERIFY(link().history().attempts() > at + 2);
    QTest::keyClick(m_window.get(), Qt::Key_F5, Qt::ShiftModifier);
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QVERIFY(find<QLabel>("outcome")->text().startsWith(QStringLiteral("The run was stopped")));
    QVERIFY(!page().statusText().contains(QStringLiteral("just now")));
}

void TestTrainPage::stopEndsTheRun_data()
{
    QTest::addColumn<QString>("preset");
    QTest::newRow("tiny model") << QString();
    QTest::newRow("CNN") << QStringLiteral("glyph-cnn-amp");
}

void TestTrainPage::stopEndsTheRun()
{
    QFETCH(QString, preset);
    if (!preset.isEmpty())
        page().run().editor().replace({}, *presetConfig(preset.toStdString()));
    press("start");
    QTRY_VERIFY_WITH_TIMEOUT(link().history().attempts() > 10, 30000);
    press("stop");
    QCOMPARE(link().state(), LinkState::Stopping);
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 30000);
    QVERIFY(find<QLabel>("outcome")->text().startsWith(QStringLiteral("The run was stopped")));
}

void TestTrainPage::stopWaitsForNothing()
{
    // In slow motion between two attempts: far longer than this test may take.
    link().setSpeed({.attemptsPerSecond = 1.0 / 3600});
    press("start");
    QTRY_COMPARE(link().history().attempts(), 1);
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QCOMPARE(link().history().attempts(), 1);
    // And paused: not one attempt more.
    link().setSpeed({});
    press("update");
    QTRY_COMPARE(link().state(), LinkState::Paused); // until then the history is that of the run before
    QTRY_COMPARE(link().history().attempts(), 1);
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QCOMPARE(link().history().attempts(), 1);
}

void TestTrainPage::resumedRunGoesOnWithItsCharts()
{
    RunConfig config = tinyRun();
    config.run.maxAttempts = 400;
    config.run.maxEpochs = 100000;
    open(config);
    press("update");
    QTRY_COMPARE(link().history().attempts(), 1);
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.clipping.maxNorm = 3; });
    for (int i = 2; i <= 5; ++i) {
        press("update");
        QTRY_COMPARE(link().history().attempts(), i);
    }
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    const QString folder = QString::fromStdString(link().shown().facts->out);
    const double firstLoss = link().history().series(Quantity::TrainLoss).y(0);

    open(RunConfig{});
    QCOMPARE(link().history().attempts(), 0);
    page().run().resume(folder + QStringLiteral("/run.json"));
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QCOMPARE(link().history().attempts(), 400);
    QCOMPARE(link().history().series(Quantity::TrainLoss).size(), std::size_t(400));
    QCOMPARE(link().history().series(Quantity::TrainLoss).y(0), firstLoss);
    QCOMPARE(link().history().marks().changes.all().size(), std::size_t(1));
    QCOMPARE(link().history().series(Quantity::ClippingThreshold).y(0), 5.0);
    QCOMPARE(link().history().series(Quantity::ClippingThreshold).y(1), 3.0);
    QCOMPARE(link().history().series(Quantity::ClippingThreshold).y(399), 3.0);
    QCOMPARE(page().run().editor().edited().clipping.maxNorm, 3.0);
    QCOMPARE(link().shown().facts->out, folder.toStdString());
    const Result<StoredRun> stored = readRunFolder(folder.toStdString());
    QVERIFY(stored);
    QCOMPARE(stored->attempts.size(), std::size_t(400));
    QCOMPARE(link().history().marks().epochs.all().size(), stored->epochs.size());
    const EventList& events = *m_window->findChild<EventLog*>()->list();
    QStringList told;
    for (int row = 0; row < events.rowCount(); ++row)
        told << events.index(row).data().toString();
    const auto change = told.indexOf(QStringLiteral("From attempt 2 on: Threshold 5 → 3."));
    const auto goesOn = told.indexOf(QStringLiteral("The run goes on after attempt 5: linear on points."));
    QVERIFY2(change > 0 && goesOn > change, qPrintable(told.join(QLatin1Char('\n'))));

    page().run().resume(m_folder.path());
    QVERIFY(page().strip().sentence().contains(QStringLiteral("checkpoint.safetensors")));
}

void TestTrainPage::figuresAreLeftInTheRunFolder()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() > 0);
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    const QString figures = QString::fromStdString(link().shown().facts->out) + QStringLiteral("/figures/");
    QTRY_VERIFY(QFileInfo::exists(figures + QStringLiteral("loss.png")));
    close(); // draws the rest
    for (const char* name : {"loss.svg", "memory.png", "throughput.svg"})
        QVERIFY2(QFileInfo::exists(figures + QLatin1String(name)), name);
    QVERIFY(!QFileInfo::exists(figures + QStringLiteral("accuracy.png"))); // a regression has none
}

void TestTrainPage::storedRunIsOpenedToLookAt()
{
    for (int i = 1; i <= 3; ++i) {
        press("update");
        QTRY_COMPARE(link().history().attempts(), i);
    }
    press("stop");
    QTRY_COMPARE(link().state(), LinkState::Ended);
    const QString folder = QString::fromStdString(link().shown().facts->out);
    const double loss = link().history().series(Quantity::TrainLoss).y(2);
    const Result<StoredRun> before = readRunFolder(folder.toStdString());
    QVERIFY(before);

    open(RunConfig{});
    auto* recent = m_window->findChild<QMenu*>(QStringLiteral("recentRuns"));
    Q_EMIT recent->aboutToShow();
    QCOMPARE(recent->actions().front()->text(), QFileInfo(folder).fileName());
    recent->actions().front()->trigger();
    QCOMPARE(link().state(), LinkState::Ended);
    QCOMPARE(link().history().attempts(), 3);
    QCOMPARE(link().history().series(Quantity::TrainLoss).y(2), loss);
    QVERIFY(find<QLabel>("outcome")->text().startsWith(QStringLiteral("The run was stopped")));
    QVERIFY(page().statusText().contains(QFileInfo(folder).fileName()));
    FolderOpener opener;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &opener, "open");
    find<QPushButton>("openFolder")->click();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(opener.opened.toLocalFile(), folder);
    QCOMPARE(page().run().editor().edited(), RunConfig{}); // what is edited stays

    const Result<StoredRun> after = readRunFolder(folder.toStdString());
    QVERIFY(after);
    QCOMPARE(after->document.summary->seconds, before->document.summary->seconds);
    QCOMPARE(after->attempts.size(), before->attempts.size());

    page().run().openConfig(folder + QStringLiteral("/run.json"));
    QCOMPARE(page().run().editor().edited(), tinyRun());
    press("update"); // the next run takes its place
    QTRY_COMPARE(link().history().attempts(), 1);
    QVERIFY(!recent->menuAction()->isEnabled());
    page().run().openRun(m_folder.path() + QStringLiteral("/run.json"));
    QVERIFY(page().strip().sentence().contains(QStringLiteral("run.json")));
}

void TestTrainPage::mistakeIsStamped()
{
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.mistakes.noDivisionByA = true; });
    press("update");
    QTRY_COMPARE(link().history().attempts(), 1);
    QVERIFY(find<QLabel>("stamp")->isVisible());
    QVERIFY(find<QLabel>("statusLine")->text().contains(QStringLiteral("no division by A")));
    const RunChart* chart = page().charts().chart(QStringLiteral("loss"));
    QVERIFY(chart->exported(ExportFormat::Svg, {600, 400}).contains("deliberate mistake: no division by A"));
}

void TestTrainPage::restartStopsTheOldRunFirst()
{
    press("start");
    QTRY_COMPARE(link().state(), LinkState::Running);
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.run.seed = 99; });
    press("start");
    QCOMPARE(link().state(), LinkState::Stopping);
    QTRY_COMPARE(link().state(), LinkState::Running);
    QCOMPARE(link().shown().facts->config.run.seed, std::uint64_t(99));
}

void TestTrainPage::oneAttemptStartsPaused()
{
    press("update");
    QTRY_COMPARE(link().state(), LinkState::Paused);
    QTRY_COMPARE(link().history().attempts(), 1);
    press("update");
    QTRY_COMPARE(link().history().attempts(), 2);
}

void TestTrainPage::unwritableFolderAsksFirst()
{
    page().run().setRunsFolder("/dev/null/runs");
    press("start");
    QCOMPARE(link().state(), LinkState::Idle);
    QVERIFY(page().strip().sentence().contains(QStringLiteral("/dev/null/runs")));
    const QList<QPushButton*> choices = page().strip().findChildren<QPushButton*>();
    QCOMPARE(choices.size(), 2);
    QTest::mouseClick(choices.last(), Qt::LeftButton);
    QTRY_COMPARE(link().state(), LinkState::Running);
    QVERIFY(link().shown().facts->out.empty());
    QVERIFY(!page().strip().isVisible());
}

void TestTrainPage::languageSwitchesAtOnce()
{
    m_window->chooseLanguage(QStringLiteral("hu"));
    QTRY_COMPARE(m_window->menuBar()->actions().first()->text(), QStringLiteral("&Fájl"));
    QTRY_COMPARE(find<QLabel>("statusLine")->text(), QStringLiteral("indításra kész"));
    m_window->chooseLanguage(QStringLiteral("id"));
    QTRY_COMPARE(m_window->menuBar()->actions().first()->text(), QStringLiteral("&Berkas"));
    QTRY_COMPARE(find<QLabel>("statusLine")->text(), QStringLiteral("siap"));
    m_window->chooseLanguage(QStringLiteral("en"));
    QTRY_COMPARE(find<QLabel>("statusLine")->text(), QStringLiteral("ready"));
}

void TestTrainPage::sessionReturnsAtTheNextStart()
{
    m_window->chooseLanguage(QStringLiteral("hu"));
    m_window->chooseTheme(ThemeChoice::Dark);
    page().run().editor().edit({}, {}, [](RunConfig& c) { c.run.seed = 4711; });
    m_window->close();
    m_window = std::make_unique<MainWindow>();
    QCOMPARE(page().run().editor().edited().run.seed, std::uint64_t(4711));
    QVERIFY(m_window->theme().isDark());
    QCOMPARE(m_window->menuBar()->actions().first()->text(), QStringLiteral("&Fájl"));
    m_window->chooseTheme(ThemeChoice::Light);
}

void TestTrainPage::closingEndsTheRun()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() > 10);
    const std::string folder = link().shown().facts->out;
    m_window->close();
    m_window.reset();
    const Result<StoredRun> run = readRunFolder(folder);
    QVERIFY(run);
    QCOMPARE(run->document.state, std::string("ended"));
    QVERIFY(run->document.summary);
    QCOMPARE(run->document.summary->reason, EndReason::StopRequested);
}

void TestTrainPage::clickStorm()
{
    QRandomGenerator random(20261020);
    TrainPage& page = this->page();
    std::int64_t lastAttempt = 0;
    connect(&link(), &SessionLink::cleared, this, [&] { lastAttempt = 0; });
    int outOfOrder = 0;
    connect(&link(), &SessionLink::updated, this, [&](const SessionUpdate& update) {
        for (const AttemptRecord& record : update.attempts)
            outOfOrder += record.attempt != ++lastAttempt;
    });
    for (int i = 0; i < 2000; ++i) {
        const quint32 what = random.bounded(16u);
        if (what < 13)
            page.transport().runActions()[what < 4 ? random.bounded(1, 5) : random.bounded(5)]->trigger();
        else if (what == 13)
            find<NumberBox>("batch.accumulation")->setFocus(),
                QTest::keyClick(find<NumberBox>("batch.accumulation"), random.bounded(2) ? Qt::Key_Up : Qt::Key_Down);
        else if (what == 14)
            page.run().editor().undoStack()->undo();
        else
            find<QCheckBox>("precision.amp")->click();
        QCoreApplication::processEvents();
    }
    QCOMPARE(outOfOrder, 0);
    link().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!link().active(), 20000);
    page.transport().runActions()[0]->trigger();
    QTRY_COMPARE(link().state(), LinkState::Running);
    link().stop();
    QTRY_COMPARE(link().state(), LinkState::Ended);
}

void TestTrainPage::hundredThousandAttempts()
{
    RunConfig config = tinyRun();
    config.run.maxAttempts = 100000;
    open(config);
    press("start");
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 200000);
    QCOMPARE(link().history().attempts(), 100000);
    QFile file(QString::fromStdString(link().shown().facts->out) + QStringLiteral("/attempts.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 100001);
    QVERIFY(m_window->findChild<EventLog*>()->list()->rowCount() <= EventList::capacity);
}

QTEST_MAIN(TestTrainPage)
#include "tst_train_page.moc"
