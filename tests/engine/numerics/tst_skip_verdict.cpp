#include "engine/numerics/loss_scale.h"
#include "engine/numerics/skip_verdict.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace halfstep;

Q_DECLARE_METATYPE(halfstep::Verdict)

class TestSkipVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesARun_data();
    void judgesARun();
    void collapseIsNotForEver();
    void aScalerThatComesBackMayComeDown();
};

/// `attempts`: '.' applied, 'x' gradient overflow, 'f' forward not finite, 'g' guard.
static SkipVerdict judged(const std::string& attempts, const ScalerConfig& config)
{
    LossScale scale(config);
    SkipVerdict verdict;
    for (const char attempt : attempts) {
        const double used = config.enabled ? scale.scale() : 1;
        scale.update(attempt != '.');
        const SkipReason reason = attempt == 'x'   ? SkipReason::GradientOverflow
                                  : attempt == 'f' ? SkipReason::ForwardNonfinite
                                  : attempt == 'g' ? SkipReason::Guard
                                                   : SkipReason::None;
        verdict.observe(attempt == '.', reason, used, config.enabled ? scale.scale() : 1);
    }
    return verdict;
}

void TestSkipVerdict::judgesARun_data()
{
    QTest::addColumn<QString>("attempts");
    QTest::addColumn<double>("initScale");
    QTest::addColumn<Verdict>("verdict");
    const double usual = 65536;
    const QString clean(30, '.');
    QTest::newRow("no attempt") << "" << usual << Verdict::None;
    QTest::newRow("no skip") << clean << usual << Verdict::None;
    QTest::newRow("eight skips at the start") << "xxxxxxxx............" << usual << Verdict::Calibrating;
    QTest::newRow("still coming down") << "xxxxxxxxxxxx" << usual << Verdict::Calibrating;
    QTest::newRow("a high start takes long") << QString(40, 'x') << std::ldexp(1.0, 60) << Verdict::Calibrating;
    QTest::newRow("a descent shortly after the start") << ".xxx..............." << usual << Verdict::Calibrating;
    QTest::newRow("one overflow at attempt 3") << "..x....." << 1024.0 << Verdict::Occasional;
    QTest::newRow("one after calibration") << "xxxx" + clean + "x" + clean << usual << Verdict::Occasional;
    QTest::newRow("two in a row late") << clean + "xx." << usual << Verdict::Occasional;
    QTest::newRow("golden b2") << "......x...x...............x.....x.....x." << usual << Verdict::Occasional;
    QTest::newRow("seven halvings late") << clean + "xxxxxxx" << usual << Verdict::Occasional;
    QTest::newRow("eight halvings late") << clean + "xxxxxxxx" << usual << Verdict::Collapsing;
    QTest::newRow("every gradient infinite") << QString(19, 'x') << usual << Verdict::Collapsing;
    QTest::newRow("a scale below 1 may still cure") << QString(18, 'x') << usual << Verdict::Calibrating;
    QTest::newRow("three infinities from scale 1") << "xxx" << 1.0 << Verdict::Collapsing;
    QTest::newRow("and then clean") << "xxx..." << 1.0 << Verdict::Calibrating;
    QTest::newRow("one bad batch") << clean + "f." << usual << Verdict::Occasional;
    QTest::newRow("a bad first batch") << "f" << usual << Verdict::Occasional;
    QTest::newRow("forward pass broken") << clean + "fff" << usual << Verdict::Collapsing;
    QTest::newRow("forward pass broken from the start") << "fff" << usual << Verdict::Collapsing;
    QTest::newRow("bad batch, then a descent") << "fx.........." << usual << Verdict::Occasional;
    QTest::newRow("guarded at scale 0") << "ggg" << 0.0 << Verdict::Collapsing;
}

void TestSkipVerdict::judgesARun()
{
    QFETCH(QString, attempts);
    QFETCH(double, initScale);
    QFETCH(Verdict, verdict);
    ScalerConfig config;
    config.initScale = initScale;
    QCOMPARE(judged(attempts.toStdString(), config).verdict(), verdict);
}

void TestSkipVerdict::collapseIsNotForEver()
{
    const std::string clean(20, '.');
    SkipVerdict verdict = judged(clean + "xxxxxxxxxx", {});
    QCOMPARE(verdict.verdict(), Verdict::Collapsing);
    QCOMPARE(verdict.state().consecutiveSkips, std::int64_t{10});
    verdict.observe(true, SkipReason::None, 64, 64);
    QCOMPARE(verdict.verdict(), Verdict::Occasional);
    QCOMPARE(verdict.state().consecutiveSkips, std::int64_t{0});

    // Without a scaler nothing gets better by skipping.
    ScalerConfig off;
    off.enabled = false;
    QCOMPARE(judged(clean + "xx", off).verdict(), Verdict::Occasional);
    QCOMPARE(judged(clean + "xxx", off).verdict(), Verdict::Collapsing);
}

void TestSkipVerdict::aScalerThatComesBackMayComeDown()
{
    SkipVerdict verdict;
    verdict.observe(true, SkipReason::None, 1, 1); // while it is off
    for (double scale = 65536; scale > 4096; scale /= 2)
        verdict.observe(false, SkipReason::GradientOverflow, scale, scale / 2);
    QCOMPARE(verdict.state().consecutiveHopeless, std::int64_t{0});
    QCOMPARE(verdict.verdict(), Verdict::Calibrating);
}

QTEST_GUILESS_MAIN(TestSkipVerdict)
#include "tst_skip_verdict.moc"
