#pragma once

#include "engine/config/problem.h"
#include "engine/config/run_config.h"
#include "ui/settings/number_box.h"

#include <QString>

#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace halfstep {

/// The groups of controls, in the order of the page.
enum class SettingGroup { Now, Data, Model, Optimizer, Precision, Batch, Mistakes, Run };
inline constexpr int settingGroupCount = 8;
QString groupTitle(SettingGroup group);

struct SwitchField {
    bool& (*of)(RunConfig&);
};
struct ChoiceField {
    struct Option {
        const char* value;
        const char* label; ///< untranslated, of words/; null shows the value itself
    };
    std::string (*word)(const RunConfig&);
    void (*choose)(RunConfig&, const std::string&); ///< one of the options
    std::vector<Option> options;
};
struct WholeField {
    std::int64_t& (*of)(RunConfig&);
    NumberRange range{}; ///< as the engine's table says, and narrower where given
};
struct SeedField {
    std::uint64_t& (*of)(RunConfig&);
};
struct RealField {
    double& (*of)(RunConfig&);
    NumberRange range{}; ///< likewise
};
struct PathField {
    std::string& (*of)(RunConfig&);
};

/// One control of the page: which value of the config it edits and what is said about it.
struct SettingField {
    const char* key; ///< key path as in the config file
    SettingGroup group;
    const char* label;
    const char* tip; ///< one sentence
    std::variant<SwitchField, ChoiceField, WholeField, SeedField, RealField, PathField> kind;
    bool (*usable)(const RunConfig&) = nullptr;      ///< null: always
    const char* context = "halfstep::SettingFields"; ///< of label and tip, for their translation
    const char* more = nullptr;                      ///< another sentence of the tip, of the same context
    bool live = false;                               ///< may change while a run goes on, as the engine's table says

    QString labelText() const;
    QString mnemonicText() const; ///< the label with an & before the letter that chooses the control
    QString tipText() const;
    bool differs(const RunConfig& a, const RunConfig& b) const;
    QString valueText(const RunConfig& config) const; ///< "on", "float16", "0.1"
};

/// Every control, in the order of the page.
std::span<const SettingField> settingFields();
const SettingField* settingField(std::string_view key);
/// The control that a problem is about, by its key or by a file under the path that it holds; null when there is none.
const SettingField* settingNamedBy(const Problem& problem, const RunConfig& config);
QString optionText(const ChoiceField::Option& option);

/// The accessors are written for a config that may change; reading through them changes nothing.
template <typename T>
const T& valueOf(T& (*of)(RunConfig&), const RunConfig& config)
{
    return of(const_cast<RunConfig&>(config));
}

} // namespace halfstep
