// Where words may stand in a chart.
#include "ui/charts/label_room.h"

#include <QtTest>

using namespace halfstep;

class TestLabelRoom : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsNeverStandOnOneAnother()
    {
        LabelRoom labels({});
        labels.take({0, 0, 14, 14});
        const std::vector<QPointF> corners{{10, 10}, {20, 0}, {40, 0}};
        const auto first = labels.place({30, 10}, corners);
        QCOMPARE(first->topLeft(), QPointF(20, 0)); // beside what is taken
        QVERIFY(!labels.place({30, 10}, corners));  // 40 lies on the first
        QCOMPARE(labels.place({30, 10}, {{50, 0}})->left(), 50.0);
    }

    void wordsHideAsLittleAsTheyCan()
    {
        LabelRoom labels({{5, 5}, {6, 5}, {35, 5}});
        QCOMPARE(labels.hidden({0, 0, 10, 10}), 2);
        QCOMPARE(labels.place({10, 10}, {{0, 0}, {30, 0}})->left(), 30.0);
        QCOMPARE(labels.place({10, 10}, {{0, 0}})->left(), 0.0); // nowhere else
        QCOMPARE(labels.place({10, 10}, {{60, 0}, {80, 0}})->left(), 60.0);
    }
};

QTEST_APPLESS_MAIN(TestLabelRoom)
#include "tst_label_room.moc"
