#include "tests/ui/session/event_records.h"
#include "ui/language/language.h"

#include <QImage>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QtTest>

using namespace halfstep;

/// The log's view: clicks, dividing lines, filter.
class TestEventList : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { setLanguage(QStringLiteral("en")); }

    void clickTellsTheAttemptOfTheNewestRun()
    {
        RunHistory history;
        history.begin({.dataset = "glyphlab", .model = "glyph-cnn", .trainSamples = 64, .parameters = 9});
        history.append(record(1, 8, 4));
        history.append(epoch(1, 1));
        EventLog log;
        log.resize(1200, 300);
        log.show();
        log.setHistory(&history);
        const auto* view = log.findChild<QListView*>();
        QCOMPARE(view->model()->rowCount(), 4); // begins, skips, which is normal, is best
        QSignalSpy chosen(&log, &EventLog::attemptChosen);
        const auto click = [view](int row) {
            const QPoint at = view->visualRect(view->model()->index(row, 0)).center();
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
        };
        click(0);
        QCOMPARE(chosen.count(), 0);
        click(1);
        click(3);
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen[0][0].toLongLong(), 1);
        QCOMPARE(chosen[1][0].toLongLong(), 1);
        log.setHistory(&history); // another run: what was told of the first is no longer in the charts
        QCOMPARE(view->model()->rowCount(), 8);
        click(1);
        QCOMPARE(chosen.count(), 2);
        click(5);
        QCOMPARE(chosen.count(), 3);
    }

    void aLineStandsBetweenTwoRuns()
    {
        EventLog log;
        log.resize(400, 300);
        log.show();
        log.append(RunEvent(skip(1, 8)));
        log.append(RunEvent(BestEpoch{1, 0.5}));
        const auto* view = log.findChild<QListView*>();
        const auto topRow = [view](int row) { // of pixels of an event
            const QRect rect = view->visualRect(view->model()->index(row, 0));
            const QImage image = view->viewport()->grab(QRect(rect.topLeft(), QSize(rect.width(), 1))).toImage();
            QSet<QRgb> colors;
            for (int x = 0; x < image.width(); ++x)
                colors.insert(image.pixel(x, 0));
            return colors;
        };
        const QSet<QRgb> plain = topRow(1);
        log.setHistory(nullptr);
        log.append(RunEvent(BestEpoch{1, 0.5}));
        log.append(RunEvent(BestEpoch{2, 0.4}));
        QVERIFY(topRow(2) != plain);
        QCOMPARE(topRow(1), plain);
        QCOMPARE(topRow(3), plain);
    }

    void buttonGoesToTheNewest()
    {
        EventLog log;
        log.resize(400, 120);
        log.show();
        auto* button = log.findChild<QToolButton*>(QStringLiteral("newestEvent"));
        for (int i = 1; i <= 60; ++i)
            log.append(RunEvent(BestEpoch{i, 0.5}));
        QScrollBar* bar = log.findChild<QListView*>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
        QVERIFY(!button->isEnabled());
        bar->setValue(0);
        QVERIFY(button->isEnabled());
        log.append(RunEvent(BestEpoch{61, 0.5}));
        QCOMPARE(bar->value(), 0); // whoever reads is left alone
        button->click();
        QCOMPARE(bar->value(), bar->maximum());
        QVERIFY(!button->isEnabled());
    }

    void longSentencesWrap()
    {
        EventLog log;
        log.resize(300, 200);
        log.show();
        log.append(RunEvent(BestEpoch{1, 0.5}));
        log.append(RunEvent(skip(12, 65536)));
        auto* view = log.findChild<QListView*>();
        const auto heightOf = [&](int row) { return view->visualRect(view->model()->index(row, 0)).height(); };
        QTRY_VERIFY(heightOf(1) > 1.8 * heightOf(0));
        QVERIFY(view->visualRect(view->model()->index(1, 0)).right() <= view->viewport()->width());
        const int narrow = heightOf(1);
        log.resize(900, 200);
        QTRY_VERIFY(heightOf(1) < narrow);
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
    }

    void filterShowsWhatContainsTheText()
    {
        EventLog log;
        log.append(RunEvent(skip(1, 8)));
        log.append(RunEvent(BestEpoch{1, 0.5}));
        auto* view = log.findChild<QListView*>();
        QCOMPARE(view->model()->rowCount(), 2);
        QTest::keyClicks(log.findChild<QLineEdit*>(QStringLiteral("eventFilter")), QStringLiteral("OVERFLOW"));
        QCOMPARE(view->model()->rowCount(), 1);
    }
};

QTEST_MAIN(TestEventList)
#include "tst_event_list.moc"
