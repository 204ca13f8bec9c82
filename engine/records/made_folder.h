#pragma once

#include "engine/config/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace halfstep {

/// A folder that is there, made with its parents where they were missing; temporary files of programs that died
/// while saving into it are gone. What was made goes again with the object, unless it is kept.
class MadeFolder {
public:
    static Result<MadeFolder> make(const std::string& path);
    ~MadeFolder();
    MadeFolder(MadeFolder&&) noexcept = default;
    MadeFolder& operator=(MadeFolder&&) = delete;

    void keep() { m_made.clear(); }

private:
    MadeFolder() = default;

    std::vector<std::string> m_made; ///< parents first
};

/// Makes a folder and its parents, and proves that files can be written there.
std::optional<Problem> makeWritableFolder(const std::string& path);

} // namespace halfstep
