// The Train page without a mouse: every dock is focused when it is opened, Tab and F6 come by everything and never get
// lost, one dock is shown alone and given back, and skips are gone through in the ledger as in the charts.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/inside/record_table.h"
#include "ui/inside/run_view.h"
#include "ui/page/focus_pane.h"

#include <QApplication>
#include <QDockWidget>
#include <QFontInfo>
#include <QLabel>
#include <QListWidget>
#include <QSet>

using namespace halfstep;

namespace {

constexpr std::array insideDocks{"range", "microscope", "casts", "lostUpdates", "skips",
                                 "time",  "memory",     "stops", "replay"};

QByteArray nameOf(const QWidget* widget)
{
    return widget ? QByteArray(widget->metaObject()->className()) + ' ' + widget->objectName().toUtf8() : "nothing";
}

} // namespace

class TestKeyboard : public TrainPageFixture {
    Q_OBJECT

    QDockWidget* dock(const char* id) { return find<QDockWidget>(id); }
    void openDock(const char* id)
    {
        dock(id)->toggleViewAction()->trigger();
        QTRY_VERIFY(dock(id)->isVisible());
        QTRY_VERIFY2(dock(id)->isAncestorOf(QApplication::focusWidget()), nameOf(QApplication::focusWidget()));
    }
    void runAndReopen(int attempts)
    {
        for (int i = 1; i <= attempts; ++i) {
            press("update");
            QTRY_VERIFY(link().state() == LinkState::Paused);
            QTRY_COMPARE(link().history().attempts(), i);
        }
        const QString folder = QString::fromStdString(link().shown().folder());
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        page().run().openRun(folder);
    }
    /// All that a key comes by until it is where it began.
    QSet<QWidget*> tour(Qt::Key key, Qt::KeyboardModifiers keys, int most)
    {
        QSet<QWidget*> seen;
        QWidget* const begin = QApplication::focusWidget();
        for (int i = 0; i < most; ++i) {
            const QWidget* before = QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), key, keys);
            QWidget* now = QApplication::focusWidget();
            if (!now || !isSeen(*now)) {
                QTest::qFail("after " + nameOf(before) + " the keyboard is lost at " + nameOf(now), __FILE__, __LINE__);
                return seen;
            }
            seen.insert(now);
            if (now == begin)
                return seen;
        }
        QTest::qFail("never back at " + nameOf(begin) + ", but at " + nameOf(QApplication::focusWidget()), __FILE__,
                     __LINE__);
        return seen;
    }
    bool anyIn(const QSet<QWidget*>& widgets, const QWidget* pane)
    {
        return std::ranges::any_of(
            widgets, [pane](const QWidget* each) { return pane == each || pane->isAncestorOf(each); });
    }

private Q_SLOTS:
    void init()
    {
        TrainPageFixture::open();
        RunConfig config = tinyRun();
        config.precision.amp = true;
        config.precision.dtype = "float16";
        config.scaler.initScale = 65536;
        config.optimizer.learningRate = 1e-7;
        TrainPageFixture::open(config);
    }
    void cleanup() { close(); }

    void aDockIsFocusedWhenItIsOpened_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char* id : insideDocks)
            QTest::newRow(id) << QByteArray(id);
    }
    void aDockIsFocusedWhenItIsOpened()
    {
        QFETCH(const QByteArray, id);
        runAndReopen(4);
        openDock(id.constData());
        for (const auto& [key, keys] : {std::pair(Qt::Key_Tab, Qt::NoModifier), {Qt::Key_Backtab, Qt::ShiftModifier}}) {
            const QSet<QWidget*> seen = tour(key, keys, 400);
            QVERIFY(anyIn(seen, dock(id.constData())));
            QVERIFY(anyIn(seen, &page().charts()));
            QVERIFY(anyIn(seen, dock("controls")));
        }
    }

    void tabIsNeverLostWithAllDocksOpen()
    {
        runAndReopen(4);
        for (const char* id : insideDocks)
            openDock(id);
        page().charts().firstChart()->setFocus();
        const QSet<QWidget*> seen = tour(Qt::Key_Tab, Qt::NoModifier, 600);
        for (const RunChart* chart : page().charts().charts())
            QVERIFY(seen.contains(chart->focusProxy()));
        QVERIFY(anyIn(seen, dock("replay")));
        QVERIFY(!anyIn(seen, dock("time"))); // behind it
    }

    void panesAreGoneThroughBothWays()
    {
        runAndReopen(4);
        openDock("skips");
        for (const Qt::KeyboardModifiers keys : {Qt::NoModifier, Qt::ShiftModifier}) {
            const QSet<QWidget*> seen = tour(Qt::Key_F6, keys, 20);
            for (const QWidget* pane : {static_cast<QWidget*>(dock("skips")), static_cast<QWidget*>(dock("controls")),
                                        static_cast<QWidget*>(&page().charts()), find<QWidget>("pages"),
                                        static_cast<QWidget*>(&page().transport())})
                QVERIFY2(anyIn(seen, pane), nameOf(pane));
        }
        // Each has the keyboard where it had it last.
        QWidget* const second = page().charts().charts()[1]->focusProxy();
        second->setFocus();
        QTest::keyClick(second, Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() != second);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), second);
    }

    void oneDockIsShownAloneAndGivenBack_data() { aDockIsFocusedWhenItIsOpened_data(); }
    void oneDockIsShownAloneAndGivenBack()
    {
        QFETCH(const QByteArray, id);
        runAndReopen(4);
        openDock(id.constData());
        QDockWidget* const alone = dock(id.constData());
        const QRect before = alone->geometry();
        const auto* view = alone->findChild<InsideView*>();
        const int letters = QFontInfo(view->font()).pixelSize();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F11, Qt::ShiftModifier);
        QTRY_VERIFY(alone->width() > page().width() * 9 / 10 && alone->height() > page().height() * 9 / 10);
        QVERIFY(!page().charts().isVisible() && !page().transport().isVisible() && !dock("controls")->isVisible());
        QTRY_VERIFY2(QFontInfo(view->font()).pixelSize() * 31 >= alone->height(),
                     QByteArray::number(QFontInfo(view->font()).pixelSize()) + ' '
                         + QByteArray::number(alone->height()));
        QTRY_VERIFY(alone->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(m_window->width() == 1280 && m_window->height() == 800); // large type needs no larger window
        tour(Qt::Key_Tab, Qt::NoModifier, 100);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(page().charts().isVisible() && page().transport().isVisible() && dock("controls")->isVisible());
        QTRY_COMPARE(alone->geometry(), before);
        QCOMPARE(QFontInfo(view->font()).pixelSize(), letters);
    }

    void aDockAloneStaysAloneInFullScreenAndIsNotRemembered()
    {
        openDock("memory");
        page().toggleAlone(QStringLiteral("memory"));
        find<QAction>("fullScreen")->trigger();
        QTRY_VERIFY(m_window->isFullScreen());
        QVERIFY(dock("memory")->isVisible() && !page().charts().isVisible());
        page().toggleAlone(QStringLiteral("memory"));
        QTRY_VERIFY(page().charts().isVisible());
        QVERIFY(!dock("memory")->isVisible()); // charts only
        find<QAction>("fullScreen")->trigger();
        QTRY_VERIFY(dock("memory")->isVisible() && dock("controls")->isVisible());

        page().toggleAlone(QStringLiteral("memory"));
        dock("skips")->toggleViewAction()->trigger(); // another one brings all back
        QVERIFY(page().charts().isVisible() && dock("skips")->isVisible());
        page().toggleAlone(QStringLiteral("skips"));
        m_window->close();
        m_window = std::make_unique<MainWindow>(tinyRun());
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(page().charts().isVisible() && dock("skips")->isVisible() && dock("controls")->isVisible());
    }

    void ledgerAndCursorGoTogether()
    {
        runAndReopen(6);
        QVERIFY(link().shown().skips.rows().size() >= 3);
        const auto& rows = link().shown().skips.rows();
        openDock("skips");
        auto* table = dock("skips")->findChild<RecordTable*>();
        QSignalSpy moved(&page().charts(), &ChartGrid::attemptPointedAt);
        QTest::keyClick(table, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(moved.last().front().toDouble(), static_cast<double>(rows[1].attempt));
        QCOMPARE(table->currentIndex().row(), 1);
        const auto count = moved.size();
        QTest::qWait(0);
        QCOMPARE(moved.size(), count); // and nobody answers
        find<QAction>("nextSkip")->trigger();
        QCOMPARE(moved.size(), count + 1);
        QCOMPARE(table->selectionModel()->selectedRows().value(0).row(), 2);
        find<QAction>("skipBefore")->trigger();
        QCOMPARE(table->currentIndex().row(), 1);
        page().charts().showAttempt(link().history().attempts());
        QCOMPARE(table->currentIndex().row(), static_cast<int>(rows.size()) - 1); // the last one before
    }

    void theNewestWindowOfAnEndedRunIsThatOfItsFolder()
    {
        openDock("microscope");
        for (int i = 1; i <= 3; ++i) {
            press("update");
            QTRY_COMPARE(link().history().attempts(), i);
            QTRY_VERIFY(link().state() == LinkState::Paused);
        }
        press("microbatch"); // half a window, which no folder tells
        const auto text = [this] {
            return dock("microscope")->findChild<QLabel*>(QStringLiteral("windowText"))->text();
        };
        QTRY_COMPARE(text(), QStringLiteral("attempt 4"));
        const QString folder = QString::fromStdString(link().shown().folder());
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        QTRY_COMPARE(text(), QStringLiteral("attempt 3"));
        page().run().openRun(folder);
        QTRY_COMPARE(text(), QStringLiteral("attempt 3"));
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
