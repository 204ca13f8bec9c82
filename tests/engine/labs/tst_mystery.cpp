#include "engine/labs/lab.h"
#include "engine/labs/mystery_code.h"
#include "engine/records/run_history.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>

using namespace halfstep;

/// Every deliberate mistake can be told from the charts of a run beside a healthy one.
class TestMystery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMistakeHasCodes();
    void codesAreFourLettersOrDigits();
    void onlyItsOwnSymptomIsSeen_data();
    void onlyItsOwnSymptomIsSeen();
    void namingIsJudged();
    void chartsDoNotTellTheName();

private:
    static LabResult result(const std::string& code, const std::string& guess = "not_named")
    {
        const Lab* lab = labNamed("mystery-fault");
        LabInputs inputs(lab->parameters);
        if (inputs.set("code", code) || inputs.set("guess", guess))
            qFatal("refused");
        return *runLab(*lab, inputs);
    }
    static double number(const LabResult& result, std::string_view name)
    {
        return scalarOf(result.number(name)).value();
    }
};

namespace {

/// What a reader of the charts would notice, by mistake.
struct Seen {
    const LabResult& result;

    double of(std::string_view name) const { return scalarOf(result.number(name)).value(); }
    double ratio(const std::string& name) const { return of(name) / of(name + "_healthy"); }
    bool scaled() const { return of("final_scale") != 1; }
};

const std::map<std::string_view, std::function<bool(const Seen&)>>& symptoms()
{
    static const std::map<std::string_view, std::function<bool(const Seen&)>> all{
        {"no_scaler", [](const Seen& s) { return !s.scaled() && s.ratio("zero_share") > 2; }},
        {"clip_before_unscale", [](const Seen& s) { return s.ratio("norm_applied") < 0.01; }},
        {"unscale_each_micro_batch",
         [](const Seen& s) { return s.scaled() && std::abs(s.of("scaled_by_unscaled") - 1) < 1e-3; }},
        {"no_division_by_a",
         [](const Seen& s) { return s.ratio("norm_whole_window") > 3 && s.ratio("norm_short_window") > 1.5; }},
        {"mean_of_means",
         [](const Seen& s) { return s.ratio("norm_short_window") > 1.4 && s.ratio("norm_whole_window") < 1.4; }},
        {"step_every_micro_batch", [](const Seen& s) { return s.ratio("attempts") == 3; }},
        {"keep_gradients_on_skip", [](const Seen& s) { return s.of("skipped") > 0.9 * s.of("attempts"); }},
        {"schedule_counts_skips",
         [](const Seen& s) {
             return s.of("skipped") > 3 && std::abs(s.of("last_learning_rate") * s.of("attempts") - 0.05) < 1e-6;
         }},
        {"autocast_around_backward", [](const Seen& s) { return s.of("largest_loss_difference") == 0; }},
        {"evaluate_in_training_mode",
         [](const Seen& s) { return s.ratio("val_loss") > 1.15 && s.ratio("train_loss") < 1.1; }}};
    return all;
}

} // namespace

void TestMystery::everyMistakeHasCodes()
{
    std::set<std::string_view> found;
    for (const MistakeRow& mistake : mistakeRows) {
        const std::string code = drawnMysteryCode(mistake);
        QVERIFY(isMysteryCode(code));
        QCOMPARE(&mistakeOf(code), &mistake);
        QCOMPARE(&mistakeOf(QString::fromStdString(code).toLower().toStdString()), &mistake);
        found.insert(shortKey(mistakeOf(code)));
    }
    QCOMPARE(found.size(), mistakeRows.size());
    QCOMPARE(symptoms().size(), mistakeRows.size());
}

void TestMystery::codesAreFourLettersOrDigits()
{
    LabInputs inputs(labNamed("mystery-fault")->parameters);
    QVERIFY(!inputs.set("code=B2xz"));
    QVERIFY(!inputs.set("code="));
    for (const char* code : {"code=B2x", "code=B2xzz", "code=B2x!", "code=B2x "})
        QCOMPARE(inputs.set(code)->reason, Reason::FourLetters);
}

void TestMystery::onlyItsOwnSymptomIsSeen_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < mistakeRows.size(); ++i)
        QTest::newRow(std::string(shortKey(mistakeRows[i])).c_str()) << static_cast<int>(i);
}

void TestMystery::onlyItsOwnSymptomIsSeen()
{
    QFETCH(int, row);
    const MistakeRow& mistake = mistakeRows[static_cast<std::size_t>(row)];
    const LabResult lab = result(drawnMysteryCode(mistake));
    QCOMPARE(lab.verdict, std::string_view("not_named"));
    for (const auto& [name, seen] : symptoms())
        QVERIFY2(seen({lab}) == (name == shortKey(mistake)), std::string(name).c_str());
}

void TestMystery::namingIsJudged()
{
    const std::string code = drawnMysteryCode(mistakeRows[0]);
    const LabResult right = result(code, "no_scaler");
    QCOMPARE(right.verdict, std::string_view("no_scaler"));
    QCOMPARE(right.chart, std::string_view("gradient_entries_lost"));
    QVERIFY(right.holds);
    const LabResult wrong = result(code, "mean_of_means");
    QCOMPARE(wrong.verdict, std::string_view("not_it"));
    QVERIFY(wrong.chart.empty() && !wrong.holds);
}

void TestMystery::chartsDoNotTellTheName()
{
    const LabResult lab = result(drawnMysteryCode(mistakeRows[0]));
    QCOMPARE(lab.runs.size(), std::size_t{2});
    for (const LabHistory& run : lab.runs) {
        QVERIFY(run.history->start().mistakes.empty());
        QVERIFY(run.history->summary()->mistakes.empty());
        QVERIFY(run.history->attempts() > 0);
    }
}

QTEST_GUILESS_MAIN(TestMystery)
#include "tst_mystery.moc"
