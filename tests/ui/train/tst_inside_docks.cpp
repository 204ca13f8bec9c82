// Views inside a step as docks of the Train page: made when they are seen, of a live, an ended and an opened run.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/chart_widget.h"
#include "ui/inside/box_flow.h"
#include "ui/inside/cast_map.h"
#include "ui/inside/lost_over_time_chart.h"
#include "ui/inside/lost_updates_chart.h"
#include "ui/inside/lost_updates_view.h"
#include "ui/inside/range_chart.h"
#include "ui/inside/range_view.h"
#include "ui/inside/step_microscope.h"
#include "ui/language/number_text.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTextEdit>

using namespace halfstep;

class TestInsideDocks : public TrainPageFixture {
    Q_OBJECT

    /// As the View menu does.
    void openDock(const char* dock)
    {
        find<QDockWidget>(dock)->toggleViewAction()->trigger();
        QTRY_VERIFY(find<QDockWidget>(dock)->isVisible());
    }
    void runOne(int attempts)
    {
        for (int i = 0; i < attempts; ++i) {
            press("update");
            const std::int64_t wanted = ++m_attempts;
            QTRY_VERIFY(link().state() == LinkState::Paused);
            QTRY_VERIFY(link().shown().snapshot && link().shown().snapshot->attempt == wanted);
        }
    }
    QString windowText(const char* view)
    {
        return find<QWidget>(view)->findChild<QLabel*>(QStringLiteral("windowText"))->text();
    }

    std::int64_t m_attempts = 0;

private Q_SLOTS:
    void init()
    {
        TrainPageFixture::open();
        RunConfig config = tinyRun();
        config.precision.amp = true;
        config.precision.dtype = "float16";
        config.scaler.initScale = 4; // gradients stay finite
        TrainPageFixture::open(config);
        m_attempts = 0;
    }
    void cleanup() { close(); }

    void aViewIsMadeWhenItIsOpened()
    {
        QVERIFY(find<QDockWidget>("range")->isHidden());
        QVERIFY(!find<RangeView>("rangeView"));
        openDock("range");
        QVERIFY(find<RangeView>("rangeView"));
        QVERIFY(!find<StepMicroscope>("stepMicroscope"));
    }

    void theRangeFollowsTheRunAndItsSlider()
    {
        openDock("range");
        runOne(2);
        auto* view = find<RangeView>("rangeView");
        QTRY_VERIFY(view->chart().shares().elements > 0);
        const auto& window = link().shown().snapshot->window;
        QVERIFY(window);
        QCOMPARE(view->chart().shares().elements, sumOver(window->parameters, &ParameterDetail::scaled).elements());
        QTRY_COMPARE(windowText("rangeView"), QStringLiteral("attempt 2"));
        auto* slider = find<QSlider>("rangeScale");
        QCOMPARE(std::ldexp(1.0, slider->value()), window->scale);
        slider->setValue(40);
        QCOMPARE(view->chart().shares().overflow.least, view->chart().shares().elements);
        find<QComboBox>("rangeFormat")->setEditText(QStringLiteral("bfloat16"));
        QCOMPARE(view->chart().shares().overflow.most, 0);
        find<QComboBox>("rangeFormat")->setEditText(QStringLiteral("e6m9"));
        QVERIFY(view->findChild<ChartWidget*>()->content().caption().title.endsWith(QStringLiteral("e6m9")));
        find<QComboBox>("rangeQuantity")->setCurrentIndex(static_cast<int>(RangeView::Quantity::Weights));
        QVERIFY(!slider->isEnabled());
    }

    void draggingTheHistogramMovesTheScale()
    {
        openDock("range");
        runOne(2);
        auto* view = find<RangeView>("rangeView");
        QTRY_VERIFY(view->chart().shares().elements > 0);
        const WindowDetailPtr window = link().shown().snapshot->window;
        const MagnitudeCounts counts = sumOver(window->parameters, &ParameterDetail::scaled);
        auto* chart = view->findChild<ChartWidget*>();
        QWidget* plot = chart->focusProxy();
        const auto moveTo = [plot](const QPoint& place, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys) {
            QMouseEvent move(QEvent::MouseMove, place, plot->mapToGlobal(place), Qt::NoButton, buttons, keys);
            QCoreApplication::sendEvent(plot, &move);
        };
        QPoint middle = plot->rect().center(); // of the histogram, where the pointer says that it slides
        for (middle.setX(0); middle.x() < plot->width() && plot->cursor().shape() != Qt::SizeHorCursor;
             middle.rx() += 2)
            moveTo(middle, Qt::NoButton, Qt::NoModifier);
        QCOMPARE(plot->cursor().shape(), Qt::SizeHorCursor);
        const auto* slider = find<QSlider>("rangeScale");
        const ChartView before = chart->view();
        const auto drag = [&](int from, int to, Qt::KeyboardModifiers keys) {
            QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, middle + QPoint(from, 0));
            moveTo(middle + QPoint(to, 0), Qt::LeftButton, keys);
            const ChartView held = chart->view();
            QCOMPARE(held.from, before.from); // the axis holds still
            QCOMPARE(held.to, before.to);
            QTest::mouseRelease(plot, Qt::LeftButton, keys, middle + QPoint(to, 0));
        };
        // As everywhere in the frame: on the whole grip, on its line, beside the bars; and nothing covers the grip.
        const QRect frame = before.frame;
        const double gripAt = frame.left() + frame.width() * (2 - before.from) / (before.to - before.from); // S = 4
        const QRectF grip(gripAt - 12, frame.top() + 3, 24, 14);
        for (int x = frame.left() + 1; x < frame.right(); x += 40)
            for (int y = frame.top() + 1; y < frame.bottom(); y += 25) {
                moveTo({x, y}, Qt::NoButton, Qt::NoModifier);
                QCOMPARE(plot->cursor().shape(), Qt::SizeHorCursor);
                chart->grab();
                QVERIFY(!chart->view().readOutRoom.intersects(grip));
            }
        drag(0, 30, Qt::NoModifier);
        QVERIFY(std::ldexp(1.0, slider->value()) > window->scale);
        const double whole = std::ldexp(1.0, slider->value());
        const RangeShares expected = rangeShares(counts, *FloatFormat::named("float16"), whole / window->scale);
        QCOMPARE(view->chart().shares().lost, expected.lost);
        QCOMPARE(view->chart().shares().overflow, expected.overflow);
        QCOMPARE(view->chart().shares().subnormal, expected.subnormal);
        const QString told = chart->accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("overflow %1").arg(shareText(expected.overflow, expected.elements))),
                 qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("S = %1 saves").arg(exactNumber(whole))), qPrintable(told));

        QTest::mouseClick(find<QToolButton>("ownScale"), Qt::LeftButton);
        QCOMPARE(std::ldexp(1.0, slider->value()), window->scale);
        drag(0, 6, Qt::ShiftModifier); // by less than a doubling
        const QString finely = chart->accessibleDescription();
        QVERIFY2(finely.contains(QStringLiteral("2^")), qPrintable(finely));
        const bool bounded = chart->accessibleDescription().contains(QStringLiteral("% to "));
        QCOMPARE(chart->accessibleDescription().contains(QStringLiteral("bounds are given")), bounded);

        for (const int far : {-plot->width(), plot->width()}) { // part of the histogram stays in sight
            QTest::mouseClick(find<QToolButton>("ownScale"), Qt::LeftButton);
            QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, middle);
            moveTo(middle + QPoint(far, 0), Qt::LeftButton, Qt::NoModifier);
            const ChartView held = chart->view();
            QCOMPARE(held.from, before.from);
            QVERIFY(view->chart().bars().upper > held.from);
            QVERIFY(view->chart().bars().lower < held.to);
            QVERIFY(std::ldexp(1.0, slider->value()) != window->scale);
            QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, middle + QPoint(far, 0));
        }
        find<QComboBox>("rangeQuantity")->setCurrentIndex(static_cast<int>(RangeView::Quantity::Weights));
        QCOMPARE(chart->view().legend.size(), before.legend.size());
    }

    /// 2 (0 · x − 1e-4) / 4 is nothing in E4M3, and so is every gradient behind it.
    void aGradientThatVanishedIsShownBeforeItWasRounded()
    {
        RunConfig config = tinyRun();
        config.dataset.points->train.y = InlineTensor{std::vector<float>(8, 1e-4F), {8}};
        config.model.initialWeights = InlineTensor{{0}, {1}};
        config.precision.amp = true;
        config.precision.dtype = "fp8_e4m3";
        config.mistakes.noScaler = true;
        TrainPageFixture::open(config);
        openDock("range");
        runOne(1);
        const auto& chart = find<RangeView>("rangeView")->chart();
        QTRY_COMPARE(chart.shares().elements, 2); // of the last micro-batch
        QCOMPARE(chart.shares().lost, (CountRange{2, 2}));
        QCOMPARE(chart.shares().zeros, 0);
        QVERIFY2(chart.caption().title.startsWith(QStringLiteral("activations' gradient before rounding · fc1")),
                 qPrintable(chart.caption().title));
        QVERIFY(chart.caption().description.startsWith(QStringLiteral("The gradient is zero throughout")));
        QVERIFY(chart.csv({-200, 200}, {}).contains(QStringLiteral("activations_gradient_before_rounding,,,2,2")));
        find<QSlider>("rangeScale")->setValue(20); // which saves all of them
        QCOMPARE(chart.shares().lost, (CountRange{0, 0}));
    }

    void lostUpdatesAreToldOverTimeForBothWaysOfKeepingWeights()
    {
        openDock("lostUpdates");
        runOne(3);
        auto* view = find<LostUpdatesView>("lostUpdatesView");
        QTRY_COMPARE(view->chart().legend({}).size(), std::size_t(2));
        const auto computed = [&] { // as the table of the chart has it
            int rows = 0;
            for (const QString& row : view->overTime().csv({0, 10}, {}).split(u'\n', Qt::SkipEmptyParts))
                rows += row.count(u',') == 2 && !row.endsWith(u',') && !row.startsWith(QStringLiteral("attempt"));
            return rows;
        };
        QTRY_COMPARE(computed(), 3);
        const QString folder = QString::fromStdString(link().shown().facts->out);
        const QString live = view->overTime().csv({0, 10}, {});
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        page().run().openRun(folder);
        QTRY_COMPARE(view->overTime().csv({0, 10}, {}), live);
    }

    void aSkippedWindowGivesItsRoomToTheChartOverTime()
    {
        RunConfig config = tinyRun();
        config.precision.amp = true;
        config.precision.dtype = "float16";
        config.scaler.initScale = std::ldexp(1.0, 40); // overflows, and comes down to 4
        config.scaler.backoffFactor = std::ldexp(1.0, -38);
        TrainPageFixture::open(config);
        openDock("lostUpdates");
        runOne(1);
        auto* view = find<LostUpdatesView>("lostUpdatesView");
        const QList<ChartWidget*> charts = view->findChildren<ChartWidget*>();
        QTRY_VERIFY(charts[1]->isHidden());
        QVERIFY(charts[0]->isVisible());
        QCOMPARE(view->figures().size(), std::size_t(1));
        QCOMPARE(view->findChild<QTextEdit*>(QStringLiteral("lostSentence"))->toPlainText(),
                 QStringLiteral("Attempt 1 was not applied, so no update was lost."));
        runOne(1);
        QTRY_VERIFY(charts[1]->isVisible());
    }

    void theSharedCursorShowsARecordedWindow()
    {
        openDock("microscope");
        runOne(3);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 3"));
        page().charts().showAttempt(1);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 1"));
        runOne(1); // whoever takes a step looks at it
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 4"));
        QVERIFY(find<StepMicroscope>("stepMicroscope")->flow().boxes().size() > 6);
    }

    void aRunThatBeginsOrEndsLeavesAnOpenedViewInFront()
    {
        const auto isInFront = [this](const char* dock) { return !find<QDockWidget>(dock)->visibleRegion().isEmpty(); };
        openDock("microscope");
        QTRY_VERIFY(isInFront("microscope"));
        runOne(1);
        QVERIFY(isInFront("microscope"));
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        QVERIFY(isInFront("microscope") && !isInFront("results"));
        find<QDockWidget>("events")->raise(); // one that is there from the first gives way
        QTRY_VERIFY(isInFront("events"));
        press("start");
        QTRY_VERIFY(link().active());
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        QTRY_VERIFY(isInFront("results"));
    }

    void aStepOrAStopEndsSlowMotion()
    {
        openDock("microscope");
        runOne(2);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 2"));
        auto* const slow = find<QToolButton>("slowMotion");
        slow->click();
        QVERIFY(slow->isChecked());
        runOne(1);
        QVERIFY(!slow->isChecked());
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 3"));
        slow->click();
        press("stop");
        QVERIFY(!slow->isChecked());
    }

    void aViewOpenedLaterShowsWhatTheCursorHolds()
    {
        runOne(3);
        const QString folder = QString::fromStdString(link().shown().facts->out);
        openDock("microscope");
        runOne(1);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        page().run().openRun(folder);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 4"));
        find<QDockWidget>("microscope")->close();
        page().charts().showAttempt(2);
        openDock("casts");
        QTRY_COMPARE(windowText("castMap"), QStringLiteral("attempt 2"));
        QTest::keyClick(page().charts().firstChart()->focusProxy(), Qt::Key_Escape); // the cursor is let go
        QTRY_COMPARE(windowText("castMap"), QStringLiteral("attempt 4"));
        QVERIFY(find<QToolButton>("windowNewest")->isChecked());
    }

    void aFormatThatThereIsNoneOfIsRefused()
    {
        openDock("range");
        runOne(1);
        auto* const format = find<QComboBox>("rangeFormat");
        format->setFocus();
        format->lineEdit()->selectAll();
        QTest::keyClicks(format->lineEdit(), QStringLiteral("e9m99x"));
        QTest::keyClick(format->lineEdit(), Qt::Key_Return);
        QCOMPARE(format->currentText(), QStringLiteral("float16"));
        QVERIFY(find<QTextEdit>("rangeSentence")->toPlainText().contains("e9m99x: no format of this name"));
    }

    void anOpenedRunIsShownLikeALiveOne()
    {
        runOne(3);
        const QString folder = QString::fromStdString(link().shown().facts->out);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        page().run().openRun(folder);
        openDock("casts");
        QTRY_COMPARE(windowText("castMap"), QStringLiteral("attempt 3"));
        QVERIFY(!find<CastMap>("castMap")->flow().boxes().empty());
        openDock("microscope");
        QTest::mouseClick(find<QWidget>("stepMicroscope")->findChild<QToolButton*>(QStringLiteral("windowBack")),
                          Qt::LeftButton);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 2"));
    }

    /// The microscope shows the attempt that was pointed at by its record; the others say whose window they show.
    void anAttemptThatWasNotToldIsNotMistakenForAnother()
    {
        runOne(5);
        const QString folder = QString::fromStdString(link().shown().facts->out);
        press("stop");
        QTRY_VERIFY(link().state() == LinkState::Ended);
        QFile details(folder + QStringLiteral("/details.jsonl"));
        QVERIFY(details.open(QIODevice::ReadWrite));
        QByteArray kept;
        for (const QByteArray& line : details.readAll().split('\n'))
            if (!line.isEmpty() && (!line.contains("\"attempt\":") || line.contains("\"attempt\":1,")))
                kept += line + '\n';
        QVERIFY(kept.contains("\"attempt\":1,"));
        details.resize(0);
        details.seek(0);
        details.write(kept);
        details.close();
        page().run().openRun(folder);
        openDock("microscope");
        openDock("casts");
        QTRY_COMPARE(windowText("castMap"), QStringLiteral("attempt 1, the last told of 5"));
        page().charts().showAttempt(4);
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 4"));
        QCOMPARE(windowText("castMap"), QStringLiteral("attempt 1, the nearest told to 4"));
        const auto& microscope = *find<StepMicroscope>("stepMicroscope");
        QVERIFY(microscope.sentence().contains(QStringLiteral("what its record says")));
        find<QToolButton>("slowMotion")->click();
        page().charts().showAttempt(1); // and slow motion does not play on with the other's numbers
        QTRY_COMPARE(windowText("stepMicroscope"), QStringLiteral("attempt 1"));
        QVERIFY(!find<QToolButton>("slowMotion")->isChecked());
        QVERIFY(!microscope.sentence().contains(QStringLiteral("what its record says")));
    }
};

QTEST_MAIN(TestInsideDocks)
#include "tst_inside_docks.moc"
