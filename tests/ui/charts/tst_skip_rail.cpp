// The rail of skips: a click or a key moves the shared cursor to one and holds it there.
#include "tests/ui/charts/run_chart_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/chart_plot.h"

#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>

#include <cmath>

using namespace halfstep;

class TestSkipRail : public QObject {
    Q_OBJECT

    RunHistory m_history;
    std::unique_ptr<ChartGrid> m_grid;

    RunChart& loss() { return *m_grid->chart(QStringLiteral("loss")); }
    ChartPlot& plot() { return *static_cast<ChartPlot*>(plotOf(loss())); }
    QPoint tick(std::size_t group)
    {
        loss().grab();
        const SkipGroup mark = loss().view().marks.skips.at(group);
        return {int(mark.left) + 3, plot().axisRect()->rect().bottom() - 5};
    }
    void movePointer(const QPoint& to)
    {
        QMouseEvent move(QEvent::MouseMove, to, plot().mapToGlobal(to), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&plot(), &move);
    }
    QString cursorIn(const char* chart)
    {
        const QStringList lines = m_grid->chart(QString::fromLatin1(chart))->view().cursorLines;
        return lines.isEmpty() ? QString() : lines.front();
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void init()
    {
        m_history = {};
        m_grid = std::make_unique<ChartGrid>();
        for (int i = 1; i <= 1000; ++i)
            m_history.append(record(i, 1, i != 200 && (i < 500 || i > 511)));
        m_grid->resize(1200, 900);
        m_grid->setHistory(&m_history);
        m_grid->show();
    }
    void cleanup() { m_grid.reset(); }

    void aClickOnATickHoldsTheCursorThere()
    {
        QSignalSpy pointed(m_grid.get(), &ChartGrid::attemptPointedAt);
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, tick(0));
        QCOMPARE(pointed.last()[0].toDouble(), 200.0);
        QCOMPARE(cursorIn("memory"), QStringLiteral("attempt 200"));
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 200"));
        QVERIFY(loss().view().cursorLines.last().startsWith(QStringLiteral("held")));
        const auto told = pointed.count();
        movePointer(plot().axisRect()->rect().center());
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 200"));
        QCOMPARE(pointed.count(), told);
        // A click elsewhere frees it.
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().axisRect()->rect().center());
        QVERIFY(cursorIn("memory").isEmpty());
        movePointer(plot().axisRect()->rect().center() + QPoint(10, 0));
        QVERIFY(!cursorIn("memory").isEmpty() && cursorIn("memory") != QStringLiteral("attempt 200"));
    }

    void clicksGoThroughThoseThatShareAMark()
    {
        for (int attempt = 500; attempt <= 511; ++attempt) {
            QTest::mouseClick(&plot(), Qt::LeftButton, {}, tick(1));
            QCOMPARE(cursorIn("loss"), QStringLiteral("attempt %1").arg(attempt));
        }
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, tick(1));
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 500"));
    }

    void keysGoFromSkipToSkip()
    {
        QTest::keyClick(&plot(), Qt::Key_S);
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 200"));
        QTest::keyClick(&plot(), Qt::Key_S);
        QTest::keyClick(&plot(), Qt::Key_S);
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 501"));
        QTest::keyClick(&plot(), Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 500"));
        QTest::keyClick(&plot(), Qt::Key_S, Qt::ShiftModifier);
        QTest::keyClick(&plot(), Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 200")); // the first
        QTest::keyClick(&plot(), Qt::Key_Escape);
        QVERIFY(cursorIn("loss").isEmpty());
    }

    void beforeAnyCursorTheLastSkipIsTheOneBefore()
    {
        QTest::keyClick(&plot(), Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(cursorIn("loss"), QStringLiteral("attempt 511"));
    }

    void aSkipOutOfViewIsBroughtIntoIt()
    {
        for (RunChart* chart : m_grid->charts())
            chart->setX(700, 800);
        m_grid->showSkip(1);
        QVERIFY(loss().view().from < 200 && loss().view().to > 200);
    }

    void theHeldCursorStaysOverAnotherAxis()
    {
        m_grid->showAttempt(504);
        GridChoices choices = m_grid->choices();
        choices.axis = RunAxisKind::Samples;
        m_grid->choose(choices);
        QCOMPARE(cursorIn("loss"), QStringLiteral("8,064 samples")); // 504 attempts of 16
    }

    void theTipSaysTheAttempt()
    {
        QCOMPARE(plot().tipAt(tick(0)),
                 QStringLiteral("Attempt 200 skipped: overflow, 32,768 → 1. A click moves the cursor there."));
        QVERIFY(plot().tipAt(tick(1)).contains(QStringLiteral("500 to 511")));
    }

    void theMenuHasItsWays()
    {
        QSignalSpy noted(m_grid.get(), &ChartGrid::noteRequested);
        QTest::mouseClick(&plot(), Qt::RightButton, {}, tick(0));
        auto* menu = loss().findChild<QMenu*>(QStringLiteral("chartMenu"));
        QVERIFY(menu);
        menu->findChild<QAction*>(QStringLiteral("nextSkip"))->trigger();
        QVERIFY(cursorIn("loss").startsWith(QStringLiteral("attempt")));
        menu->findChild<QAction*>(QStringLiteral("note"))->trigger();
        QCOMPARE(noted.count(), 1);
        QVERIFY(std::abs(noted[0][0].toLongLong() - 200) < 5);
        // A chart of its own has neither skips to go to nor notes.
        RunChart alone(chartSpec("loss"));
        alone.resize(500, 300);
        alone.setHistory(&m_history);
        alone.show();
        QTest::mouseClick(plotOf(alone), Qt::RightButton, {}, plotOf(alone)->rect().center());
        QVERIFY(!alone.findChild<QMenu*>(QStringLiteral("chartMenu"))->findChild<QAction*>(QStringLiteral("note")));
    }

    void aNoteNearThePointerIsMeant()
    {
        m_history.setNotes({{700, "here"}});
        QSignalSpy noted(m_grid.get(), &ChartGrid::noteRequested);
        const int x = int(plot().xAxis->coordToPixel(700));
        movePointer({x + 3, plot().axisRect()->rect().center().y()});
        QTest::keyClick(&plot(), Qt::Key_N);
        QCOMPARE(noted.last()[0].toLongLong(), 700);
        movePointer({x + 30, plot().axisRect()->rect().center().y()});
        QTest::keyClick(&plot(), Qt::Key_N);
        QVERIFY(noted.last()[0].toLongLong() > 705);
        QCOMPARE(m_grid->attemptInUse(), noted.last()[0].toLongLong());
    }
};

QTEST_MAIN(TestSkipRail)
#include "tst_skip_rail.moc"
