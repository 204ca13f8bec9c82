// The Train page without a mouse: every dock is focused when it is opened, Tab and F6 come by everything and never get
// lost, one dock is shown alone and given back, and skips are gone through in the ledger as in the charts.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/inside/record_table.h"
#include "ui/inside/run_view.h"
#include "ui/page/focus_pane.h"

#include <QAccessible>
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
constexpr int storedAttempts = 6;

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
    static RunConfig skippingRun()
    {
        RunConfig config = tinyRun();
        config.precision.amp = true;
        config.precision.dtype = "float16";
        config.scaler.initScale = 65536;
        config.optimizer.learningRate = 1e-7;
        return config;
    }
    /// The one stored run that all tests look at.
    void openStoredRun()
    {
        page().run().openRun(m_stored);
        QCOMPARE(link().history().attempts(), storedAttempts);
    }
    void showAloneAndGiveBack(const char* id)
    {
        QDockWidget* const alone = dock(id);
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

    QString m_stored;

private Q_SLOTS:
    void initTestCase()
    {
        TrainPageFixture::open();
        close();
        open(skippingRun());
        for (int i = 1; i <= storedAttempts; ++i) {
            press("update");
            QTRY_VERIFY(link().state() == LinkState::Paused);
            QTRY_COMPARE(link().history().attempts(), i);
        }
        m_stored = QString::fromStdString(link().shown().folder());
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        close();
    }
    void init()
    {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"))
            .clear();
        open(skippingRun());
    }
    void cleanup() { close(); }

    void aDockIsFocusedWhenItIsOpened()
    {
        openStoredRun();
        for (const char* id : insideDocks) {
            openDock(id);
            for (const auto& [key, keys] :
                 {std::pair(Qt::Key_Tab, Qt::NoModifier), {Qt::Key_Backtab, Qt::ShiftModifier}}) {
                const QSet<QWidget*> seen = tour(key, keys, 400);
                QVERIFY2(anyIn(seen, dock(id)), id);
                QVERIFY2(anyIn(seen, &page().charts()), id);
                QVERIFY2(anyIn(seen, dock("controls")), id);
            }
            dock(id)->close();
        }
    }

    void tabIsNeverLostWithAllDocksOpen()
    {
        openStoredRun();
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
        openStoredRun();
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

    void oneDockIsShownAloneAndGivenBack()
    {
        openStoredRun();
        for (const char* id : insideDocks) {
            openDock(id);
            showAloneAndGiveBack(id);
            if (QTest::currentTestFailed())
                return;
            dock(id)->close();
        }
    }

    /// Wherever the focus is, or where there is none, as after a visit to another page.
    void escGivesBackFromAnywhere()
    {
        openStoredRun();
        openDock("memory");
        page().toggleAlone(QStringLiteral("memory"));
        QVERIFY(!page().charts().isVisible());
        QApplication::focusWidget()->clearFocus();
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QTRY_VERIFY(page().charts().isVisible());
    }

    void aDockThatIsRaisedMeanwhileIsInFrontOnceAllAreBack()
    {
        page().toggleAlone(QStringLiteral("events"));
        openStoredRun(); // whose results are raised, without taking the view away
        QVERIFY(dock("events")->isVisible() && !page().charts().isVisible() && !dock("results")->isVisible());
        page().toggleAlone(QStringLiteral("events"));
        QTRY_VERIFY(isSeen(*dock("results")));
        openDock("memory"); // which the user has opened, so that nothing is raised before it
        page().toggleAlone(QStringLiteral("memory"));
        openStoredRun();
        page().toggleAlone(QStringLiteral("memory"));
        QTRY_VERIFY(page().charts().isVisible());
        QVERIFY(isSeen(*dock("memory")) && !isSeen(*dock("results")));
    }

    void theButtonsOfADockSayWhoseTheyAre_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("alone");
        QTest::addColumn<QString>("back");
        QTest::newRow("en") << "en"
                            << "Memory ledger: Show this view alone"
                            << "Memory ledger: Back to all views";
        QTest::newRow("hu") << "hu"
                            << "Memóriamérleg: Csak ez a nézet"
                            << "Memóriamérleg: Vissza az összes nézethez";
        QTest::newRow("id") << "id"
                            << "Buku memori: Tampilan ini saja"
                            << "Buku memori: Kembali ke semua tampilan";
    }
    void theButtonsOfADockSayWhoseTheyAre()
    {
        QFETCH(const QString, language);
        m_window->chooseLanguage(language);
        openDock("memory");
        const QWidget* title = dock("memory")->titleBarWidget();
        const auto nameOfFirst = [title] {
            auto* button = title->findChild<QToolButton*>();
            return QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
        };
        QTEST(nameOfFirst(), "alone");
        page().toggleAlone(QStringLiteral("memory"));
        QTEST(nameOfFirst(), "back");
        for (auto* button : title->findChildren<QToolButton*>()) {
            const QString name = QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
            QVERIFY2(name.startsWith(dock("memory")->windowTitle() + u':') && !name.contains(u'&'), qPrintable(name));
        }
        page().toggleAlone(QStringLiteral("memory"));
        m_window->chooseLanguage(QStringLiteral("en"));
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
        openStoredRun();
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
