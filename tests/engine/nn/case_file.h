#pragma once

#include "engine/config/config_json.h"

#include <stdexcept>
#include <string>

namespace halfstep::fixtures {

/// A whole config of tests/data/cases: an input that was once trained wrongly.
inline RunConfig caseFile(const std::string& name)
{
    const Result<RunConfig> config = readConfigFile(std::string(HALFSTEP_TEST_DATA) + "/cases/" + name + ".json");
    if (!config)
        throw std::runtime_error(name + " cannot be read");
    return *config;
}

} // namespace halfstep::fixtures
