// The menu's switch for TensorBoard's event files.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/train/results_panel.h"

#include <QDir>
#include <QLabel>

using namespace halfstep;

class TestEventLogSwitch : public TrainPageFixture {
    Q_OBJECT

    RunConfig shortRun() const
    {
        RunConfig config = tinyRun();
        config.run.maxAttempts = 20;
        return config;
    }
    void runToItsEnd()
    {
        press("start");
        QTRY_COMPARE_WITH_TIMEOUT(link().state(), LinkState::Ended, 60000);
    }
    QStringList eventFiles() const
    {
        return QDir(QString::fromStdString(m_window->findChild<TrainPage*>()->run().link().history().summary()->out))
            .entryList({QStringLiteral("*tfevents*")}, QDir::Files);
    }
    bool resultsName(const QString& text)
    {
        for (const QLabel* label : page().findChild<ResultsPanel*>()->findChildren<QLabel*>())
            if (label->text().contains(text))
                return true;
        return false;
    }

private Q_SLOTS:
    void init()
    {
        open();
        m_window.reset();
        open(shortRun());
    }
    void cleanup() { close(); }

    void runsAreLoggedWhileItIsOn()
    {
        auto* log = find<QAction>("eventLog");
        QVERIFY(log->isCheckable() && !log->isChecked());
        runToItsEnd();
        QVERIFY(eventFiles().isEmpty());
        QVERIFY(!resultsName("--logdir"));
        log->trigger();
        runToItsEnd();
        QCOMPARE(eventFiles().size(), 1);
        QVERIFY(resultsName("tensorboard --logdir"));
    }

    void itIsRemembered()
    {
        find<QAction>("eventLog")->trigger();
        m_window->close();
        open(shortRun());
        QVERIFY(find<QAction>("eventLog")->isChecked());
        QVERIFY(page().run().logsEvents());
    }

    void resultsShowTheirFormulas()
    {
        runToItsEnd();
        QVERIFY(resultsName("20 + 0 = 20") || resultsName(" = 20 attempts"));
        QVERIFY(resultsName("n = A·m = 2·2 = 4"));
        QVERIFY(resultsName("min(1, c/(‖g‖ + 10⁻⁶)) = min(1, 5/("));
    }
};

QTEST_MAIN(TestEventLogSwitch)
#include "tst_event_log_switch.moc"
