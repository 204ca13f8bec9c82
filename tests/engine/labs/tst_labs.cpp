#include "engine/labs/lab_json.h"
#include "words/lab_words.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

using namespace halfstep;

/// What every lab keeps to, and how its inputs are judged.
class TestLabs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLabIsWorded_data() { eachLab(); }
    void everyLabIsWorded();
    void everyLabHoldsAtItsInitialValues_data() { eachLab(); }
    void everyLabHoldsAtItsInitialValues();
    void inputsAreJudged_data();
    void inputsAreJudged();
    void refusedInputChangesNothing();
    void numbersThatJsonLacksAreStrings();
    void tableIsCsv();

private:
    static void eachLab()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < labs().size(); ++i)
            QTest::newRow(std::string(labs()[i]->name).c_str()) << static_cast<int>(i);
    }
    static void draws(const LabFigure& figure, const LabResult& result)
    {
        const LabTable* table = tableNamed(result, figure.table);
        QVERIFY(table);
        QVERIFY(std::ranges::count(table->columns, figure.x) == 1);
        QVERIFY(!figure.values.empty());
        for (const std::string_view value : figure.values)
            QVERIFY(std::ranges::count(table->columns, value) == 1);
    }
    static const Lab& lab(int index) { return *labs()[static_cast<std::size_t>(index)]; }
};

void TestLabs::everyLabIsWorded()
{
    QFETCH(int, index);
    const Lab& lab = TestLabs::lab(index);
    QCOMPARE(labNamed(lab.name), &lab);
    const LabWords& words = LabWords::of(lab.name);
    for (const char* text : {words.title, words.question, words.formula, words.next})
        QVERIFY(*text != '\0');
    for (const LabParameter& parameter : lab.parameters)
        QVERIFY2(*words.parameter(parameter.name) != '\0', std::string(parameter.name).c_str());
    for (const std::string_view number : lab.numbers)
        QVERIFY2(*words.number(number) != '\0', std::string(number).c_str());
    const LabQuestion& question = lab.predicts;
    QCOMPARE(std::ranges::count(lab.numbers, question.number), question.kind == PredictionKind::Number ? 1 : 0);
    const bool worded = question.kind == PredictionKind::Outcome || question.kind == PredictionKind::Curve;
    QCOMPARE(*words.ask != '\0', worded);
    QCOMPARE(words.outcomes.size() >= 2, question.kind == PredictionKind::Outcome);
    QCOMPARE(words.verdicts.size(), lab.verdicts.size());
    for (const std::string_view code : lab.verdicts) {
        QVERIFY2(*words.verdict(code).text != '\0', std::string(code).c_str());
        for (const std::string_view number : words.verdict(code).numbers)
            QVERIFY2(std::ranges::count(lab.numbers, number) == 1, std::string(number).c_str());
        const std::vector<std::string> filler(words.verdict(code).numbers.size(), "x");
        const std::string sentence = filled(words.verdict(code).text, filler);
        for (std::size_t at = sentence.find('%'); at != std::string::npos; at = sentence.find('%', at + 1))
            QVERIFY2(at + 1 == sentence.size() || !std::isdigit(sentence[at + 1]), sentence.c_str());
    }
}

void TestLabs::everyLabHoldsAtItsInitialValues()
{
    QFETCH(int, index);
    const Lab& lab = TestLabs::lab(index);
    double share = 0;
    const LabWatch watch{[&](double now) {
                             QVERIFY(now >= share && now <= 1);
                             share = now;
                         },
                         {}};
    const Result<LabResult> result = runLab(lab, LabInputs(lab.parameters), watch);
    QVERIFY(static_cast<bool>(result));
    if (!lab.restsOnTime)
        QVERIFY(result->holds);
    QVERIFY(result->seconds > 0);
    QVERIFY(std::ranges::count(lab.verdicts, result->verdict) == 1);
    std::vector<std::string_view> names;
    for (const auto& number : result->numbers)
        names.push_back(number.first);
    QVERIFY(names == lab.numbers);
    draws(lab.figure, *result);
    if (lab.predicts.kind == PredictionKind::Curve)
        draws(lab.predicts.figure, *result);
    const auto& outcomes = LabWords::of(lab.name).outcomes;
    if (lab.predicts.kind == PredictionKind::Outcome && !lab.restsOnTime)
        QVERIFY(std::ranges::count(outcomes, result->verdict, &LabWords::Named::name) == 1);
    for (const LabTable& table : result->tables) {
        QVERIFY2(!table.rows.empty(), table.name.c_str());
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }
}

void TestLabs::inputsAreJudged_data()
{
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<QString>("value"); // that it then has; empty: refused
    QTest::newRow("switch") << "switch=true"
                            << "true";
    QTest::newRow("no switch") << "switch=1"
                               << "";
    QTest::newRow("whole") << "whole=12"
                           << "12";
    QTest::newRow("whole, written otherwise") << "whole=1e1"
                                              << "10";
    QTest::newRow("not whole") << "whole=1.5"
                               << "";
    QTest::newRow("below") << "whole=0"
                           << "";
    QTest::newRow("above") << "whole=101"
                           << "";
    QTest::newRow("number") << "number=-1e-6"
                            << "-1e-06";
    QTest::newRow("no number") << "number=one"
                               << "";
    QTest::newRow("not finite") << "number=inf"
                                << "";
    QTest::newRow("comma in a number") << "number=0,5"
                                       << "";
    QTest::newRow("numbers") << "numbers=4, 2"
                             << "4,2";
    QTest::newRow("numbers with a gap") << "numbers=4,,2"
                                        << "";
    QTest::newRow("a number out of range") << "numbers=4,0.5"
                                           << "";
    QTest::newRow("choice") << "choice=b"
                            << "b";
    QTest::newRow("no choice") << "choice=c"
                               << "";
    QTest::newRow("format") << "format=e5m3"
                            << "e5m3";
    QTest::newRow("no format") << "format=e1m1"
                               << "";
    QTest::newRow("unknown") << "other=1"
                             << "";
    QTest::newRow("no assignment") << "whole"
                                   << "";
}

void TestLabs::inputsAreJudged()
{
    QFETCH(QString, assignment);
    QFETCH(QString, value);
    LabInputs inputs({{"switch", ParameterKind::Switch, false},
                      {"whole", ParameterKind::Whole, std::int64_t{1}, 1, 100},
                      {"number", ParameterKind::Number, 0.5},
                      {"numbers", ParameterKind::Numbers, std::vector<double>{1}, 1, 9},
                      {"choice", ParameterKind::Choice, std::string("a"), 0, 0, {"a", "b"}},
                      {"format", ParameterKind::Format, std::string("float16")}});
    const auto problem = inputs.set(assignment.toStdString());
    QCOMPARE(!problem, !value.isEmpty());
    if (!value.isEmpty())
        QCOMPARE(QString::fromStdString(labText(inputs.value(assignment.section('=', 0, 0).toStdString()))), value);
}

void TestLabs::refusedInputChangesNothing()
{
    LabInputs inputs({{"numbers", ParameterKind::Numbers, std::vector<double>{4, 2}, 1, 9}});
    QVERIFY(inputs.set("numbers=3,0"));
    QCOMPARE(inputs.numbers("numbers"), (std::vector<double>{4, 2}));
}

void TestLabs::numbersThatJsonLacksAreStrings()
{
    const double inf = std::numeric_limits<double>::infinity();
    QCOMPARE(toJson(LabValue(std::vector<double>{1, inf, -inf, std::nan("")})).dump(),
             std::string(R"([1.0,"inf","-inf","nan"])"));
}

void TestLabs::tableIsCsv()
{
    const LabTable table{"t", {"a", "b"}, {{std::int64_t{1}, std::string("x,\"y\"")}, {true, 0.5}}};
    QCOMPARE(csvText(table), std::string("a,b\n1,\"x,\"\"y\"\"\"\ntrue,0.5\n"));
}

QTEST_GUILESS_MAIN(TestLabs)
#include "tst_labs.moc"
