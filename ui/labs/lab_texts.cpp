#include "ui/labs/lab_texts.h"

#include "ui/language/number_text.h"
#include "words/lab_terms.h"
#include "words/lab_words.h"

#include <QCoreApplication>

#include <cmath>
#include <string>
#include <vector>

namespace halfstep {
namespace {

/// Six significant digits, without zeros behind them.
QString number(double value)
{
    return std::isfinite(value) ? printedNumber(value, 'g', 6) : shownNumber(value);
}

struct Shown {
    QString operator()(bool value) const
    {
        return value ? QCoreApplication::translate("halfstep::LabTexts", "yes")
                     : QCoreApplication::translate("halfstep::LabTexts", "no");
    }
    QString operator()(std::int64_t value) const { return shownWhole(value); }
    QString operator()(double value) const { return number(value); }
    QString operator()(const std::string& value) const { return labTermText(value); }
    QString operator()(const std::vector<double>& list) const
    {
        QStringList numbers;
        for (const double value : list)
            numbers << number(value);
        return numbers.join(QStringLiteral("; "));
    }
};

/// Of a long list its ends.
QString inSentence(const LabValue& value)
{
    const auto* list = std::get_if<std::vector<double>>(&value);
    if (!list || list->size() <= longestListInSentence)
        return shownValue(value);
    const std::vector<double> first(list->begin(), list->begin() + 3);
    return shownValue(first) + QStringLiteral("; …; ") + shownValue(list->back());
}

} // namespace

QString worded(const char* english)
{
    return *english == '\0' ? QString() : QCoreApplication::translate("halfstep", english);
}

QString labTermText(std::string_view name)
{
    const char* text = labTerm(name);
    return *text == '\0' ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) : worded(text);
}

QString shownValue(const LabValue& value)
{
    return std::visit(Shown{}, value);
}

QString shownValue(const LabValue& value, std::string_view column)
{
    return column == "seed" ? QString::fromStdString(labText(value)) : shownValue(value);
}

QString verdictText(const Lab& lab, const LabResult& result)
{
    const LabWords::VerdictWords& verdict = LabWords::of(lab.name).verdict(result.verdict);
    std::vector<std::string> values;
    for (const std::string_view name : verdict.numbers)
        values.push_back(inSentence(result.number(name)).toStdString());
    return QString::fromStdString(filled(worded(verdict.text).toStdString(), values));
}

} // namespace halfstep
