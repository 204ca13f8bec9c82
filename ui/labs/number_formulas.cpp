#include "ui/labs/number_formulas.h"

#include "engine/numerics/float_format.h"
#include "ui/labs/lab_texts.h"
#include "ui/language/number_text.h"
#include "words/lab_formulas.h"
#include "words/words.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace halfstep {
namespace {

QString shown(double value)
{
    return shownValue(LabValue(value));
}

QString summedText(const std::vector<double>& list)
{
    QString text;
    for (const double value : list)
        if (text.isEmpty())
            text = shown(value);
        else
            text += (value < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) + shown(std::abs(value));
    return text;
}

QString listText(const std::vector<double>& list, char what)
{
    if (list.empty())
        return {};
    switch (what) {
    case '+': return summedText(list);
    case '#': return shownWhole(static_cast<std::int64_t>(list.size()));
    case '^': return shown(list.front());
    case '$': return shown(list.back());
    case '>': return shown(*std::ranges::max_element(list));
    default: return shown(*std::ranges::min_element(list));
    }
}

/// Finds and words what a place of a formula is filled with.
class Places {
public:
    Places(const LabInputs& inputs, const LabResult& result) : m_inputs(inputs), m_result(result) {}

    QString text(std::string_view name) const
    {
        if (name == "format.smallest_normal")
            return shown(format().smallestNormal());
        if (name == "format.largest_finite")
            return shown(format().largestFinite());
        constexpr std::string_view marks = "+#^$><|";
        const bool marked = marks.find(name.front()) != std::string_view::npos;
        const LabValue& value = find(marked ? name.substr(1) : name);
        if (!marked)
            return shownValue(value);
        if (const auto* const list = std::get_if<std::vector<double>>(&value))
            return listText(*list, name.front());
        const auto* const number = std::get_if<double>(&value);
        return number ? shown(std::abs(*number)) : shownValue(value);
    }

private:
    const LabValue& find(std::string_view name) const
    {
        const auto found = std::ranges::find(m_result.numbers, name, [](const auto& number) { return number.first; });
        return found == m_result.numbers.end() ? m_inputs.value(name) : found->second;
    }
    FloatFormat format() const { return *FloatFormat::named(m_inputs.word("format")); }

    const LabInputs& m_inputs;
    const LabResult& m_result;
};

} // namespace

QString formulaText(const Lab& lab, const LabInputs& inputs, const LabResult& result, std::string_view number)
{
    const LabFormula* formula = labFormula(lab.name, number);
    if (!formula || (!formula->when.empty() && !inputs.on(formula->when)))
        return {};
    const Places places(inputs, result);
    std::vector<std::string> values;
    for (const std::string_view name : formula->values)
        values.push_back(places.text(name).toStdString());
    return QString::fromStdString(filled(formula->text, values));
}

} // namespace halfstep
