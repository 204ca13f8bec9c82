// One view alone, and full screen: which view is taken, what Esc leaves first, and that everything is as it was after.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/page/focus_pane.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFontInfo>
#include <QListWidget>
#include <QMenuBar>
#include <QRandomGenerator>
#include <QStyleOptionComboBox>
#include <QTabBar>

using namespace halfstep;

namespace {

constexpr std::array docks{"controls",   "samples", "events", "results", "comparison", "range",
                           "microscope", "casts",   "skips",  "time",    "memory",     "lostUpdates"};

} // namespace

class TestLoneViews : public TrainPageFixture {
    Q_OBJECT

    QDockWidget* dock(const char* id) { return find<QDockWidget>(id); }
    void openDock(const char* id)
    {
        dock(id)->toggleViewAction()->trigger();
        QTRY_VERIFY(dock(id)->isAncestorOf(QApplication::focusWidget()));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focused = QApplication::focusWidget();
        QTest::keyClick(focused && isSeen(*focused) ? focused : m_window.get(), static_cast<Qt::Key>(key), modifiers);
        QTest::qWait(0);
    }
    void clickTab(const QString& title)
    {
        for (QTabBar* tabs : page().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->tabText(i) == title)
                    return QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
        QFAIL("no such tab");
    }
    /// That fills the page; null where none does.
    QDockWidget* alone()
    {
        for (const char* id : docks)
            if (isSeen(*dock(id)) && !page().charts().isVisible())
                return dock(id);
        return nullptr;
    }
    /// All that a person sees of the window's parts.
    QStringList seen()
    {
        const auto told = [](const QString& name, const QWidget& part) {
            const QRect place(part.mapTo(part.window(), QPoint()), part.size());
            return QStringLiteral("%1 %2,%3 %4x%5")
                .arg(name)
                .arg(place.x())
                .arg(place.y())
                .arg(place.width())
                .arg(place.height());
        };
        QStringList parts;
        parts << QStringLiteral("window %1x%2").arg(m_window->width()).arg(m_window->height());
        for (QWidget* part :
             {static_cast<QWidget*>(m_window->menuBar()), static_cast<QWidget*>(find<QListWidget>("pages")),
              static_cast<QWidget*>(&page().transport()), static_cast<QWidget*>(&page().charts())})
            if (part->isVisible() && part->height() > 0)
                parts << told(part->metaObject()->className(), *part);
        for (const char* id : docks)
            if (isSeen(*dock(id)))
                parts << told(id, *dock(id));
        return parts;
    }
    void runAndStop()
    {
        for (int i = 1; i <= 3; ++i) {
            press("update");
            QTRY_COMPARE(link().history().attempts(), i);
            QTRY_VERIFY(link().state() == LinkState::Paused);
        }
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
    }

private Q_SLOTS:
    void init()
    {
        TrainPageFixture::open();
        RunConfig config = tinyRun();
        config.precision.amp = true;
        config.precision.dtype = "float16";
        config.scaler.initScale = 65536;
        open(config);
        m_window->resize(780, 800); // as high as the screen of tests
    }
    void cleanup() { close(); }

    void theViewWhoseTabWasClickedIsTakenAndMovesNoCursor()
    {
        runAndStop();
        QVERIFY(!link().shown().skips.rows().empty());
        openDock("skips");
        openDock("microscope");
        QSignalSpy moved(&page().charts(), &ChartGrid::attemptPointedAt);
        clickTab(dock("skips")->windowTitle());
        QVERIFY(isSeen(*dock("skips")) && !isSeen(*dock("microscope")));
        key(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(alone(), dock("skips"));
        QTRY_VERIFY(dock("skips")->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(moved.count(), 0);
        key(Qt::Key_Escape);
        QTRY_VERIFY(!alone());
        // A click on the tab in front says as well which one is meant.
        page().charts().firstChart()->setFocus();
        dock("range")->setFloating(true);
        openDock("range");
        clickTab(dock("skips")->windowTitle());
        key(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(alone(), dock("skips"));
    }

    void aHiddenViewIsNotTaken()
    {
        openDock("skips");
        openDock("microscope"); // has the keyboard
        dock("skips")->raise();
        QVERIFY(!isSeen(*dock("microscope")));
        page().charts().firstChart()->setFocus();
        key(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(alone(), dock("skips"));
    }

    void escLeavesWhatCameLast()
    {
        openDock("memory");
        key(Qt::Key_F11, Qt::ShiftModifier);
        QTRY_COMPARE(alone(), dock("memory"));
        key(Qt::Key_F11);
        QTRY_VERIFY(m_window->isFullScreen());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->isFullScreen());
        QCOMPARE(alone(), dock("memory"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!alone());
        key(Qt::Key_F11);
        QTRY_VERIFY(m_window->isFullScreen());
        page().toggleAlone(QStringLiteral("memory")); // now it came later
        QTRY_COMPARE(alone(), dock("memory"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!alone());
        QVERIFY(m_window->isFullScreen() && !dock("memory")->isVisible());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->isFullScreen() && isSeen(*dock("memory")));
    }

    /// Whatever keys came before.
    void afterEnoughEscsAllIsAsItWas()
    {
        runAndStop();
        for (const char* id : {"memory", "skips", "time"})
            openDock(id);
        clickTab(dock("skips")->windowTitle());
        QTest::qWait(0);
        const QStringList before = seen();
        QRandomGenerator random(7);
        for (int walk = 0; walk < 8; ++walk) {
            QStringList keys;
            bool full = false;
            for (int step = 0; step < 7; ++step) {
                switch (random.bounded(3)) {
                case 0:
                    key(Qt::Key_F11);
                    full = !full;
                    keys << QStringLiteral("F11");
                    QCOMPARE(m_window->isFullScreen(), full);
                    break;
                case 1:
                    key(Qt::Key_F11, Qt::ShiftModifier);
                    keys << QStringLiteral("Shift+F11");
                    break;
                default:
                    key(Qt::Key_Escape);
                    full = m_window->isFullScreen();
                    keys << QStringLiteral("Esc");
                }
                QCOMPARE(m_window->menuBar()->height() > 0, !m_window->isFullScreen());
                if (m_window->isFullScreen() && !alone())
                    QVERIFY(page().charts().isVisible() && !page().transport().isVisible());
            }
            for (int i = 0; i < 3; ++i)
                key(Qt::Key_Escape);
            QTRY_VERIFY2(seen() == before,
                         qPrintable(keys.join(u' ') + QStringLiteral("\n  ") + before.join(QStringLiteral("\n  "))
                                    + QStringLiteral("\nnow\n  ") + seen().join(QStringLiteral("\n  "))));
        }
    }

    void aViewThatFloatsComesBackAsSmallAsItWas()
    {
        runAndStop();
        for (const char* id : {"range", "replay", "memory"}) {
            openDock(id);
            dock(id)->setFloating(true);
            dock(id)->setGeometry(20, 30, 430, 330);
            QTest::qWait(0);
            const QRect before = dock(id)->geometry();
            page().toggleAlone(QString::fromLatin1(id));
            QTRY_VERIFY(dock(id)->height() > 600);
            QTest::qWait(0);
            QTest::keyClick(dock(id), Qt::Key_Escape);
            QTRY_COMPARE(dock(id)->geometry(), before);
            dock(id)->close();
        }
    }

    void theRangeWindowAloneShowsItsChoicesWhole_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "hu", "id"})
            QTest::newRow(language) << language;
    }
    void theRangeWindowAloneShowsItsChoicesWhole()
    {
        QFETCH(const QString, language);
        m_window->chooseLanguage(language);
        m_window->resize(1024, 768);
        openDock("range");
        page().toggleAlone(QStringLiteral("range"));
        QTRY_COMPARE(alone(), dock("range"));
        QTest::qWait(0);
        for (const char* name : {"rangeQuantity", "rangeTensor", "rangeFormat"}) {
            auto* box = find<QComboBox>(name);
            QVERIFY(QFontInfo(box->font()).pixelSize() >= 20); // it is in large type
            QStyleOptionComboBox option;
            option.initFrom(box);
            option.editable = box->isEditable();
            const QRect room =
                box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
            for (int i = 0; i < box->count(); ++i)
                QVERIFY2(box->fontMetrics().horizontalAdvance(box->itemText(i)) <= room.width(),
                         qPrintable(box->itemText(i)));
        }
        m_window->chooseLanguage(QStringLiteral("en"));
    }

    void aPageIsChosenByItsNumberInFullScreenToo()
    {
        auto* list = find<QListWidget>("pages");
        for (int i = list->count() - 1; i >= 0; --i) {
            QVERIFY(list->item(i)->toolTip().endsWith(QStringLiteral("(Ctrl+%1)").arg(i + 1)));
            key(Qt::Key_1 + i, Qt::ControlModifier);
            QCOMPARE(list->currentRow(), i);
        }
        key(Qt::Key_2, Qt::ControlModifier);
        openDock("memory");
        const QStringList before = seen();
        key(Qt::Key_F11);
        QTRY_VERIFY(m_window->isFullScreen());
        key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!page().isVisible() && !list->isVisible());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->isFullScreen());
        key(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(seen(), before);
    }
};

QTEST_MAIN(TestLoneViews)
#include "tst_lone_views.moc"
