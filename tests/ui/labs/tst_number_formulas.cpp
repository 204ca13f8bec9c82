// Formulas of labs' numbers, with the numbers put in.
#include "engine/labs/lab.h"
#include "ui/labs/lab_texts.h"
#include "ui/labs/number_formulas.h"
#include "ui/language/language.h"
#include "words/lab_formulas.h"

#include <QtTest>

#include <algorithm>

using namespace halfstep;

class TestNumberFormulas : public QObject {
    Q_OBJECT

    static QString formula(const char* lab, const char* number)
    {
        const Lab& found = *labNamed(lab);
        const LabInputs inputs(found.parameters);
        const auto result = runLab(found, inputs);
        return result ? formulaText(found, inputs, *result, number) : QString();
    }

private Q_SLOTS:
    void initTestCase() { setLanguage(QStringLiteral("en")); }

    void aSeedIsNoAmount()
    {
        QCOMPARE(shownValue(LabValue(std::int64_t{20261020}), "seed"), QString("20261020"));
        QCOMPARE(shownValue(LabValue(std::int64_t{20261020}), "samples"), QString("20,261,020"));
    }

    void everyPlaceIsANumberOrAnInput()
    {
        QVERIFY(!labFormulas().empty());
        for (const LabFormula& formula : labFormulas()) {
            const Lab* lab = labNamed(formula.lab);
            QVERIFY2(lab, formula.text);
            const auto known = [&](std::string_view name) {
                return std::ranges::count(lab->numbers, name) > 0
                       || std::ranges::count(lab->parameters, name, &LabParameter::name) > 0;
            };
            QVERIFY2(std::ranges::count(lab->numbers, formula.number) == 1, formula.text);
            QVERIFY2(formula.when.empty() || known(formula.when), formula.text);
            for (std::string_view name : formula.values) {
                if (name.starts_with("format.")) {
                    QVERIFY2(known("format"), formula.text);
                    continue;
                }
                if (std::string_view("+#^$><|").find(name.front()) != std::string_view::npos)
                    name.remove_prefix(1);
                QVERIFY2(known(name), std::string(name).c_str());
            }
        }
    }

    // FACTS: gradients -30, -20, -10, ... are the lab's own; 65504 and 2^-14 are float16's limits.
    void numbersArePutIn()
    {
        QCOMPARE(formula("underflow", "exact_finite_scale"), QString("65,504/|g| = 65,504/10⁻⁶ = 6.5504×10¹⁰"));
        QCOMPARE(formula("unequal-micro-batches", "samples"), QString("n = Σ mₐ = 4 + 2 = 6"));
        QCOMPARE(formula("unequal-micro-batches", "largest_ratio"), QString("0.25/0.125 = 2"));
        QVERIFY2(formula("hand-example", "full_gradient").endsWith(" = −22.5"),
                 qPrintable(formula("hand-example", "full_gradient")));
        QVERIFY(formula("underflow", "class").isEmpty());
    }
};

QTEST_MAIN(TestNumberFormulas)
#include "tst_number_formulas.moc"
