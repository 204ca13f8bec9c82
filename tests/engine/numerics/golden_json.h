#pragma once

#include <QFile>
#include <nlohmann/json.hpp>

#include <limits>
#include <string>

namespace halfstep::test {

/// A file of tests/data/golden; null when it cannot be read, which every reader then trips over.
inline nlohmann::json goldenJson(const std::string& name)
{
    QFile file(QString::fromStdString(HALFSTEP_TEST_DATA "/golden/" + name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return nlohmann::json::parse(file.readAll().toStdString());
}

/// Non-finite numbers are the strings "nan", "inf" and "-inf" in these files.
inline double goldenNumber(const nlohmann::json& value)
{
    if (value.is_number())
        return value.get<double>();
    const std::string word = value.get<std::string>();
    if (word == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    return word == "-inf" ? -infinity : infinity;
}

} // namespace halfstep::test
