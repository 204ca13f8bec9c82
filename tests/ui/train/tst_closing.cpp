// Closing the window during a run: it goes at once, the run is saved behind it, and then the program ends.
#include "engine/config/presets.h"
#include "engine/records/run_folder.h"
#include "engine/records/run_reader.h"
#include "tests/ui/train/train_page_fixture.h"
#include "ui/look/problem_strip.h"
#include "ui/session/closing_run.h"
#include "ui/train/speed_slider.h"

#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>

using namespace halfstep;

namespace {

/// Micro-batches of a fraction of a second, three a window.
RunConfig slowRun()
{
    RunConfig config = *presetConfig("glyph-cnn-amp");
    config.batch.microBatch = 350;
    config.batch.accumulation = 3;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 1000;
    return config;
}

/// Notes every window that is nothing but a text.
class ShownNotices : public QObject {
public:
    QStringList texts;
    QRect place;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->isWindow() && event->type() == QEvent::Show) {
            texts << label->text();
            place = label->geometry();
        }
        return false;
    }
};

} // namespace

class TestClosing : public TrainPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void theRunIsSavedBehindTheWindow_data();
    void theRunIsSavedBehindTheWindow();
    void closingWhileStartingLeavesNothing();
    void theProgramEndsWithTheRun();
    void aLongSaveIsSaid();
    void aRunThatCannotBeSavedBringsTheWindowBack();
    void nobodyIsShownWhatASignalLost();
    void dialogsAndFloatingDocksGoToo();
    void theNextRunWaitsForTheSave();

private:
    /// The newest run folder's content.
    Result<StoredRun> stored() { return readRunFolder(link().shown().facts->out); }
};

void TestClosing::theRunIsSavedBehindTheWindow_data()
{
    QTest::addColumn<QString>("when");
    for (const char* when : {"running", "paused", "inside a window", "slow motion", "restarting", "twice"})
        QTest::newRow(when) << when;
}

void TestClosing::theRunIsSavedBehindTheWindow()
{
    QFETCH(QString, when);
    open(slowRun());
    press("start");
    QTRY_VERIFY_WITH_TIMEOUT(link().history().attempts() >= 1, 60000);
    if (when == QLatin1String("paused"))
        press("pause");
    if (when == QLatin1String("inside a window")) {
        press("microbatch");
        QTRY_VERIFY_WITH_TIMEOUT(link().shown().snapshot->microBatches > 0, 60000);
    }
    if (when == QLatin1String("slow motion"))
        page().transport().speed().setSpeed({.attemptsPerSecond = 1});
    if (when == QLatin1String("restarting"))
        press("start");
    const std::int64_t before = link().history().attempts();
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(link().state(), LinkState::Stopping);
    if (when == QLatin1String("twice"))
        m_window->closeUnattended();
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 60000);
    // A window has three micro-batches: at most the one whose end had not been heard of, and the one under way.
    QVERIFY(link().history().attempts() <= before + 2);
    QVERIFY(!m_window->isVisible());
    const Result<StoredRun> run = stored();
    QVERIFY(run);
    QCOMPARE(run->document.state, std::string("ended"));
    QCOMPARE(run->document.summary->outcome, Outcome::Stopped);
    QCOMPARE(static_cast<std::int64_t>(run->attempts.size()), link().history().attempts());

    const std::string out = link().shown().facts->out;
    open(tinyRun());
    page().run().resume(QString::fromStdString(out) + QStringLiteral("/run.json"));
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Running, 60000);
    QVERIFY(link().history().attempts() >= static_cast<std::int64_t>(run->attempts.size()));
    link().stop();
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 60000);
}

void TestClosing::closingWhileStartingLeavesNothing()
{
    open(slowRun());
    const QDir runs(QString::fromStdString(page().run().runsFolder()));
    const QStringList before = runs.entryList();
    press("start");
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 60000);
    if (link().shown().facts) // too late: it had begun
        QCOMPARE(stored()->document.summary->outcome, Outcome::Stopped);
    else
        QCOMPARE(QDir(runs.path()).entryList(), before);
    QTRY_VERIFY(!m_window->findChild<ClosingRun*>());
}

void TestClosing::theProgramEndsWithTheRun()
{
    open(slowRun());
    press("start");
    QTRY_VERIFY_WITH_TIMEOUT(link().history().attempts() >= 1, 60000);
    bool lastClosed = false;
    connect(qApp, &QGuiApplication::lastWindowClosed, this, [&] { lastClosed = true; });
    QTimer::singleShot(0, m_window.get(), &QWidget::close);
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(lastClosed);
    QCOMPARE(link().state(), LinkState::Ended);
    QCOMPARE(stored()->document.summary->outcome, Outcome::Stopped);
    // Without a run nothing is waited for.
    open(tinyRun());
    QTimer::singleShot(0, m_window.get(), &QWidget::close);
    QCOMPARE(QApplication::exec(), 0);
}

void TestClosing::aLongSaveIsSaid()
{
    open(slowRun());
    press("start");
    QTRY_VERIFY_WITH_TIMEOUT(link().history().attempts() >= 1, 60000);
    ShownNotices notices;
    qApp->installEventFilter(&notices);
    const QPointer<ClosingRun> closing = new ClosingRun(link(), m_window.get(), std::chrono::milliseconds(0));
    QVERIFY(!closing->notice());
    QTRY_VERIFY_WITH_TIMEOUT(!closing, 60000);
    QCOMPARE(link().state(), LinkState::Ended);
    QCOMPARE(notices.texts.size(), 1);
    QVERIFY(notices.texts.front().contains(QStringLiteral("being saved")));
    QVERIFY(m_window->geometry().contains(notices.place));
}

void TestClosing::aRunThatCannotBeSavedBringsTheWindowBack()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() >= 1);
    // Again, where a row was written into the folder while it was being taken away.
    QTRY_VERIFY(QDir(QString::fromStdString(link().shown().facts->out)).removeRecursively());
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QTRY_VERIFY(m_window->isVisible());
    QCOMPARE(link().state(), LinkState::Ended);
    QVERIFY(page().strip().sentence().contains(QStringLiteral("could not be written")));
    m_window->close();
    QVERIFY(!m_window->isVisible());
}

void TestClosing::nobodyIsShownWhatASignalLost()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() >= 1);
    // Again, where a row was written into the folder while it was being taken away.
    QTRY_VERIFY(QDir(QString::fromStdString(link().shown().facts->out)).removeRecursively());
    m_window->closeUnattended();
    QTRY_COMPARE(link().state(), LinkState::Ended);
    QTRY_VERIFY(!m_window->findChild<ClosingRun*>());
    QVERIFY(!m_window->isVisible());
    QCOMPARE(link().history().summary()->reason, EndReason::RecordsUnwritable);
}

void TestClosing::dialogsAndFloatingDocksGoToo()
{
    auto* dock = find<QDockWidget>("results");
    dock->setFloating(true);
    dock->show();
    auto* dialog = new QFileDialog(m_window.get());
    dialog->open();
    press("start");
    QTRY_VERIFY(link().history().attempts() >= 1);
    m_window->close();
    QVERIFY(!dock->isVisible());
    QVERIFY(!dialog->isVisible());
    QTRY_COMPARE(link().state(), LinkState::Ended);
    m_window->close(); // as Qt does when the program quits
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(find<QDockWidget>("results")->isFloating());
    QVERIFY(find<QDockWidget>("results")->isVisible());
}

void TestClosing::theNextRunWaitsForTheSave()
{
    press("start");
    QTRY_VERIFY(link().history().attempts() >= 1);
    const std::string first = link().shown().facts->out;
    press("start");
    QVERIFY(find<QLabel>("statusLine")->text().contains(QStringLiteral("then the new one begins")));
    QTRY_VERIFY(link().shown().facts->out != first);
    QCOMPARE(readRunFolder(first)->document.summary->outcome, Outcome::Stopped);
}

QTEST_MAIN(TestClosing)
#include "tst_closing.moc"
