#include "engine/numerics/early_stopping.h"
#include "tests/engine/numerics/golden_json.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace halfstep;

class TestEarlyStopping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsReduceOnPlateau_data();
    void followsReduceOnPlateau();
    void workedCases();
    void changeActsOnTheNextObservation();
    void restoreGoesOnWhereItStopped();
    void tellsWhetherThePatienceSawANumber_data();
    void tellsWhetherThePatienceSawANumber();
};

void TestEarlyStopping::followsReduceOnPlateau_data()
{
    QTest::addColumn<int>("index");
    const nlohmann::json trace = test::goldenJson("k/trace.json");
    int index = 0;
    for (const nlohmann::json& item : trace.at("cases"))
        QTest::newRow(item.at("name").get<std::string>().c_str()) << index++;
    QCOMPARE(index, 23);
}

void TestEarlyStopping::followsReduceOnPlateau()
{
    QFETCH(int, index);
    const nlohmann::json trace = test::goldenJson("k/trace.json");
    const nlohmann::json& item = trace.at("cases").at(static_cast<std::size_t>(index));
    EarlyStopping stopping(item.at("patience").get<std::int64_t>(), item.at("min_delta").get<double>());
    for (const nlohmann::json& epoch : item.at("epochs")) {
        QCOMPARE(stopping.observe(test::goldenNumber(epoch.at("val"))), epoch.at("improved").get<bool>());
        QCOMPARE(stopping.best(), test::goldenNumber(epoch.at("best")));
        QCOMPARE(stopping.badInARow(), epoch.at("wait").get<std::int64_t>());
        QCOMPARE(stopping.shouldStop(), epoch.at("stop").get<bool>());
    }
    // Epochs of these files count from 0, ours from 1.
    QCOMPARE(stopping.bestIndex(), item.at("best_epoch").is_null() ? 0 : item.at("best_epoch").get<std::int64_t>() + 1);
}

void TestEarlyStopping::workedCases()
{
    EarlyStopping patience(3, 0);
    std::int64_t stop = 0;
    for (const double value : {1.0, 0.9, 0.95, 0.94, 0.93, 0.5}) {
        patience.observe(value);
        if (patience.shouldStop()) {
            stop = patience.observations();
            break;
        }
    }
    QCOMPARE(stop, std::int64_t{5});
    QCOMPARE(patience.best(), 0.9);
    QCOMPARE(patience.bestIndex(), std::int64_t{2});
    QCOMPARE(patience.patienceLeft(), std::int64_t{0});

    const double nan = std::numeric_limits<double>::quiet_NaN();
    EarlyStopping notANumber(2, 0);
    for (const double value : {1.0, 0.8, nan}) {
        notANumber.observe(value);
        QVERIFY(!notANumber.shouldStop());
    }
    QCOMPARE(notANumber.patienceLeft(), std::int64_t{1});
    QVERIFY(!notANumber.observe(nan));
    QVERIFY(notANumber.shouldStop());
    QCOMPARE(notANumber.best(), 0.8);
    QCOMPARE(notANumber.bestIndex(), std::int64_t{2});
}

void TestEarlyStopping::changeActsOnTheNextObservation()
{
    EarlyStopping stopping(5, 0);
    for (const double value : {1.0, 1.0, 1.0, 1.0})
        stopping.observe(value);
    QCOMPARE(stopping.badInARow(), std::int64_t{3});
    stopping.change(2, 0.5);
    QVERIFY(!stopping.observe(0.6));
    QVERIFY(stopping.shouldStop());
    stopping.change(6, 0.5);
    QVERIFY(!stopping.shouldStop());
    QVERIFY(stopping.observe(0.4));
}

void TestEarlyStopping::restoreGoesOnWhereItStopped()
{
    const std::vector<double> values = {1.0, 0.7, 0.8, 0.75, 0.9, 0.9};
    EarlyStopping straight(4, 0.01);
    EarlyStopping first(4, 0.01);
    for (std::size_t i = 0; i < values.size(); ++i) {
        straight.observe(values[i]);
        if (i < 4)
            first.observe(values[i]);
    }
    EarlyStopping second(4, 0.01);
    second.restore(first.best(), first.bestIndex(), first.observations(), first.badInARow(), first.notFiniteInARow());
    second.observe(values[4]);
    QVERIFY(!second.shouldStop());
    second.observe(values[5]);
    QCOMPARE(second.best(), straight.best());
    QCOMPARE(second.bestIndex(), straight.bestIndex());
    QCOMPARE(second.observations(), straight.observations());
    QCOMPARE(second.badInARow(), straight.badInARow());
    QCOMPARE(second.shouldStop(), true);
}

void TestEarlyStopping::tellsWhetherThePatienceSawANumber_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<bool>("finite");
    const double nan = std::nan("");
    QTest::newRow("worse") << QList<double>{1, 2, 3} << true;
    QTest::newRow("nan throughout") << QList<double>{nan, nan} << false;
    QTest::newRow("inf is none either") << QList<double>{INFINITY, -nan} << false;
    QTest::newRow("after a best") << QList<double>{1, 0.8, nan, nan} << false;
    QTest::newRow("one of two") << QList<double>{1, nan, 2} << true;
    QTest::newRow("the other one") << QList<double>{1, 2, nan} << true;
}

void TestEarlyStopping::tellsWhetherThePatienceSawANumber()
{
    QFETCH(QList<double>, values);
    QFETCH(bool, finite);
    EarlyStopping stopping(2, 0);
    for (const double value : values)
        stopping.observe(value);
    QVERIFY(stopping.shouldStop());
    QCOMPARE(stopping.finiteInPatience(), finite);
}

QTEST_GUILESS_MAIN(TestEarlyStopping)
#include "tst_early_stopping.moc"
