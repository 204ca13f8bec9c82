// Views inside a step as docks of the Train page: made when they are seen, of a live, an ended and an opened run.
#include "tests/ui/train/train_page_fixture.h"
#include "ui/charts/chart_grid.h"
#include "ui/charts/chart_widget.h"
#include "ui/inside/box_flow.h"
#include "ui/inside/cast_map.h"
#include "ui/inside/range_chart.h"
#include "ui/inside/range_view.h"
#include "ui/inside/step_microscope.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QSlider>

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
        find<QComboBox>("rangeQuantity")->setCurrentIndex(static_cast<int>(RangeView::Quantity::Weights));
        QVERIFY(!slider->isEnabled());
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
};

QTEST_MAIN(TestInsideDocks)
#include "tst_inside_docks.moc"
