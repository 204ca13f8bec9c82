#include "program.h"
#include "tests/engine/numerics/format_table.h"

#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>

using halfstep::test::FormatTable;

/// `halfstep format`, as a script sees it.
class tst_format_command : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QMap<QString, QStringList> m_values; ///< by format
    QMap<QString, QJsonArray> m_stored;  ///< of the same values; one start of the program gives them all

    ProgramRun format(const QStringList& arguments) const
    {
        return runProgram(QStringList{"format"} + arguments, m_folder.path());
    }

    /// A number of the program's JSON, where null has its word in the note. Qt's reader would lose the sign of -0.
    static double numberOf(const nlohmann::json& json, const char* key)
    {
        const nlohmann::json& value = json.at(key);
        return value.is_number() ? value.get<double>()
                                 : QString::fromStdString(json.at("nonfinite").at(key).get<std::string>()).toDouble();
    }

    static void compare(const nlohmann::json& json, double value, const FormatTable& table, bool saturating)
    {
        const auto same = [&](const char* key, double wanted) {
            const double found = numberOf(json, key);
            const bool equal = (std::isnan(found) && std::isnan(wanted))
                               || (found == wanted && std::signbit(found) == std::signbit(wanted));
            if (!equal)
                qWarning() << key << "of" << value << "is" << found << "and not" << wanted;
            return equal;
        };
        const double stored = table.rounded(value, saturating);
        QVERIFY(same("value", value));
        QVERIFY(same("stored", stored));
        QCOMPARE(json.at("overflow").get<bool>(), !std::isfinite(table.rounded(value, false)));
        QCOMPARE(json.at("underflow").get<bool>(), value != 0 && stored == 0);
        if (std::isnan(stored))
            return;
        QCOMPARE(std::stoul(json.at("pattern").get<std::string>(), nullptr, 16), table.patternOf(stored));
        QCOMPARE(json.at("class").get<std::string>(), std::string(table.classNameOf(stored)));
        QVERIFY(same("next_above", table.nextUp(stored)));
        QVERIFY(same("next_below", -table.nextUp(-stored)));
        if (std::isfinite(stored))
            QVERIFY(same("absolute_error", std::abs(stored - value))); // both are near enough for an exact difference
    }

private Q_SLOTS:
    void storedNumbers_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("stored"); ///< inf, nan or a number
        QTest::addColumn<QString>("bits");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("overflow");
        QTest::addColumn<bool>("underflow");
        const auto row = [this](const char* format, const char* value, const char* stored, const char* bits,
                                const char* kind, bool overflow = false, bool underflow = false) {
            m_values[format] << value;
            QTest::addRow("%s %s", format, value) << format << value << stored << bits << kind << overflow << underflow;
        };
        row("float16", "1", "1", "0x3c00 0 01111 0000000000", "normal");
        row("float16", "0.1", "0.0999755859375", "0x2e66 0 01011 1001100110", "normal");
        row("float16", "-2", "-2", "0xc000 1 10000 0000000000", "normal");
        row("float16", "65519.996", "65504", "0x7bff 0 11110 1111111111", "normal");
        row("float16", "65520", "inf", "0x7c00 0 11111 0000000000", "infinite", true);
        row("float16", "-inf", "-inf", "0xfc00 1 11111 0000000000", "infinite");
        row("float16", "nan", "nan", "0x7e00 0 11111 1000000000", "nan");
        row("float16", "2.9802322387695312e-08", "0", "0x0000 0 00000 0000000000", "zero", false, true);
        row("float16", "1e-06", "1.0132789611816406e-06", "0x0011 0 00000 0000010001", "subnormal");
        row("float16", "-0", "-0", "0x8000 1 00000 0000000000", "zero");
        row("bf16", "1.001", "1", "0x3f80 0 01111111 0000000", "normal");
        row("fp8_e4m3", "448", "448", "0x7e 0 1111 110", "normal");
        row("fp8_e4m3", "500", "nan", "0x7f 0 1111 111", "nan", true);
        row("fp8_e4m3_sat", "500", "448", "0x7e 0 1111 110", "normal", true);
        row("e3m4", "0.25", "0.25", "0x10 0 001 0000", "normal");
    }
    void storedNumbers()
    {
        QFETCH(QString, format);
        QFETCH(QString, value);
        QFETCH(QString, stored);
        QFETCH(QString, bits);
        QFETCH(QString, kind);
        QFETCH(bool, overflow);
        QFETCH(bool, underflow);
        if (!m_stored.contains(format)) {
            const ProgramRun run = this->format(QStringList{format, "--json"} + m_values[format]);
            QCOMPARE(run.exitCode, 0);
            m_stored[format] = run.json().value("values").toArray();
        }
        const QJsonObject number = m_stored[format].at(m_values[format].indexOf(value)).toObject();
        const QJsonValue got = number.value("stored");
        if (got.isNull())
            QCOMPARE(number.value("nonfinite").toObject().value("stored").toString(), stored);
        else
            QCOMPARE(got.toDouble(), stored.toDouble());
        QCOMPARE(QStringList({number.value("pattern").toString(), number.value("sign").toString(),
                              number.value("exponent").toString(), number.value("mantissa").toString()})
                     .join(' '),
                 bits);
        QCOMPARE(number.value("class").toString(), kind);
        QCOMPARE(number.value("overflow").toBool(), overflow);
        QCOMPARE(number.value("underflow").toBool(), underflow);
    }

    void halfTheSmallestIsUnderflow()
    {
        const ProgramRun run = format({"float16", "2.9802322387695312e-08"}); // 2^-25, a tie
        QVERIFY2(run.out.contains("(at most half the smallest subnormal, 5.960464477539063e-08)"), run.out.constData());
    }

    void neighboursAndErrors()
    {
        const QJsonObject number =
            format({"float16", "0.1", "--json"}).json().value("values").toArray().at(0).toObject();
        QCOMPARE(number.value("next_below").toDouble(), 0.09991455078125);
        QCOMPARE(number.value("next_above").toDouble(), 0.10003662109375);
        QVERIFY(std::abs(number.value("absolute_error").toDouble() - 2.44140625e-5) < 1e-17);
        QVERIFY(std::abs(number.value("relative_error").toDouble() - 2.44140625e-4) < 1e-15);
    }

    void everyPatternAndMidpointOfTwoFormats_data()
    {
        // tst_float_format looks at ten formats; these go through arguments and JSON.
        QTest::addColumn<int>("exponentBits");
        QTest::addColumn<int>("mantissaBits");
        QTest::addColumn<bool>("hasInfinity");
        QTest::newRow("fp8_e4m3") << 4 << 3 << false;
        QTest::newRow("e3m4") << 3 << 4 << true;
    }
    void everyPatternAndMidpointOfTwoFormats()
    {
        QFETCH(int, exponentBits);
        QFETCH(int, mantissaBits);
        QFETCH(bool, hasInfinity);
        const FormatTable table(exponentBits, mantissaBits, hasInfinity);
        std::vector<double> values;
        for (std::size_t pattern = 0; pattern < table.size(); ++pattern) {
            const double middle = table.midpoint(pattern);
            for (const double value :
                 {table.value(pattern), middle, std::nextafter(middle, 0), std::nextafter(middle, HUGE_VAL)})
                values.insert(values.end(), {value, -value});
        }
        for (const bool saturating : {false, true}) {
            QStringList arguments{QTest::currentDataTag(), "--json"};
            if (saturating)
                arguments << "--saturate";
            for (const double value : values)
                arguments << QString::fromStdString(nlohmann::json(value).dump());
            const nlohmann::json numbers = nlohmann::json::parse(format(arguments).out.toStdString()).at("values");
            QCOMPARE(numbers.size(), values.size());
            for (std::size_t i = 0; i < values.size(); ++i)
                compare(numbers[i], values[i], table, saturating);
        }
    }

    void saturatingGivesTheLargest()
    {
        const QJsonObject json = format({"--saturate", "--json", "float16", "1e9", "-1e9"}).json();
        QVERIFY(json.value("saturating").toBool());
        const QJsonArray values = json.value("values").toArray();
        QCOMPARE(values.at(0).toObject().value("stored").toDouble(), 65504.0);
        QCOMPARE(values.at(1).toObject().value("stored").toDouble(), -65504.0);
    }

    void plusSignsAndBlanksAreNoPartOfANumber()
    {
        const QByteArray plain = format({"--json", "float16", "1", "0.5", "inf", "nan", "1e-8", "-2"}).out;
        QVERIFY(!plain.isEmpty());
        QCOMPARE(format({"--json", "float16", "+1", " +.5", "+inf", "+nan", "+1e-8 ", " -2"}).out, plain);
    }

    void bitsAndHexadecimalFloatsAreNumbers()
    {
        const QByteArray plain = format({"--json", "float16", "1", "0.0999755859375", "-0.1875"}).out;
        QVERIFY(!plain.isEmpty());
        QCOMPARE(format({"--json", "float16", "0x3c00", "0|01011|1001100110", "-0x1.8p-3"}).out, plain);
        const QJsonObject nan = format({"--json", "float16", "0x7c01"}).json().value("values").toArray()[0].toObject();
        QCOMPARE(nan.value("pattern").toString(), QStringLiteral("0x7c01"));
        QCOMPARE(nan.value("class").toString(), QStringLiteral("nan"));
    }

    void dashesEndTheOptions()
    {
        const QJsonArray values = format({"--json", "float16", "--", "-1", "-inf"}).json().value("values").toArray();
        QCOMPARE(values.size(), 2);
        QCOMPARE(values.at(0).toObject().value("stored").toDouble(), -1.0);
    }

    void textSaysItAll()
    {
        const ProgramRun run = format({"float16", "0.1", "-inf", "1e9"});
        QCOMPARE(run.exitCode, 0);
        for (const char* part :
             {"0.0999755859375", "0x2e66  0|01011|1001100110", "normal", "0.09991455078125 and 0.10003662109375",
              "-inf in float16", "past the largest finite value, 65504"})
            QVERIFY2(run.out.contains(part), part);
    }

    void badInputIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no format") << QStringList{} << QByteArray("name");
        QTest::newRow("no value") << QStringList{"float16"} << QByteArray("value");
        QTest::newRow("unknown format") << QStringList{"float17", "1"} << QByteArray("float17");
        QTest::newRow("nine exponent bits") << QStringList{"e9m2", "1"} << QByteArray("e9m2");
        QTest::newRow("word") << QStringList{"float16", "1", "one"} << QByteArray("\"one\"");
        QTest::newRow("decimal comma") << QStringList{"float16", "0,5"} << QByteArray("\"0,5\"");
        QTest::newRow("past float64") << QStringList{"float16", "1e400"} << QByteArray("\"1e400\"");
        QTest::newRow("below float64") << QStringList{"float16", "1e-400"} << QByteArray("beyond what float64 holds");
        QTest::newRow("two signs") << QStringList{"float16", "++1"} << QByteArray("\"++1\" is not a number;");
        QTest::newRow("both signs") << QStringList{"float16", "+-1"} << QByteArray("\"+-1\" is not a number;");
        QTest::newRow("a sign alone") << QStringList{"float16", "+"} << QByteArray("\"+\" is not a number;");
        QTest::newRow("nothing") << QStringList{"float16", ""} << QByteArray("\"\" is not a number;");
        QTest::newRow("a blank") << QStringList{"float16", " "} << QByteArray("\" \" is not a number;");
        QTest::newRow("a list") << QStringList{"float16", "1, 2"} << QByteArray("\"1, 2\" is not a number;");
        QTest::newRow("too many bits") << QStringList{"float16", "0x3c000"} << QByteArray("the 16 bits of float16");
        QTest::newRow("no bits") << QStringList{"float16", "0xyz"} << QByteArray("\"0xyz\" is no number;");
        QTest::newRow("unknown option") << QStringList{"float16", "1", "--jsn"} << QByteArray("--jsn");
    }
    void badInputIsRefusedInOneSentence()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        const ProgramRun run = format(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(named), run.err.constData());
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
    }
};

QTEST_GUILESS_MAIN(tst_format_command)
#include "tst_format_command.moc"
