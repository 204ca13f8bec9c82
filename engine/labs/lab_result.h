#pragma once

#include "engine/labs/lab_value.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halfstep {

/// A table of a lab's result; every row has a value for each column.
struct LabTable {
    std::string name; ///< snake_case, as its columns
    std::vector<std::string> columns;
    std::vector<std::vector<LabValue>> rows{};

    void add(auto... values) ///< a row
    {
        std::vector<LabValue>& row = rows.emplace_back();
        row.reserve(sizeof...(values));
        (row.emplace_back(std::move(values)), ...);
    }
};

class RunHistory;

/// A run of a lab, as charts draw it; its name is a word of the lab's.
struct LabHistory {
    std::string_view name;
    std::shared_ptr<const RunHistory> history;
};

/// What a lab computed and what that says.
struct LabResult {
    std::vector<std::pair<std::string_view, LabValue>> numbers; ///< by name, in the lab's order
    std::vector<LabTable> tables;
    std::vector<LabHistory> runs{}; ///< to be looked at in charts, the one in question first
    std::string_view chart{};       ///< that shows best what the verdict says; empty where none does
    std::string_view verdict;       ///< one of the lab's; its sentence stands in words/
    bool holds = false;             ///< what the lab claims was seen
    double seconds = 0;             ///< it took

    void say(std::string_view name, auto value) { numbers.emplace_back(name, std::move(value)); }
    const LabValue& number(std::string_view name) const; ///< that it names
};

} // namespace halfstep
