#include "engine/records/made_folder.h"

#include "engine/records/file_saver.h"
#include "engine/records/temporary_name.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace halfstep {

namespace {

namespace fs = std::filesystem;

/// The folder itself and those above it that are not there, the uppermost first.
std::vector<std::string> missingFolders(fs::path path)
{
    std::vector<std::string> missing;
    std::error_code ignored;
    for (; !path.empty() && fs::status(path, ignored).type() == fs::file_type::not_found; path = path.parent_path())
        missing.push_back(path.string());
    std::ranges::reverse(missing);
    return missing;
}

/// A process holds the lock of its temporary files until it ends.
void sweep(const std::string& path, int folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!isTemporaryName(name))
            continue;
        const Descriptor file(::openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        if (file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0)
            ::unlinkat(folder, name.c_str(), 0);
    }
}

} // namespace

MadeFolder::~MadeFolder()
{
    for (auto folder = m_made.rbegin(); folder != m_made.rend(); ++folder)
        ::rmdir(folder->c_str());
}

Result<MadeFolder> MadeFolder::make(const std::string& path)
{
    MadeFolder made;
    for (const std::string& folder : missingFolders(path))
        if (::mkdir(folder.c_str(), 0777) == 0)
            made.m_made.push_back(folder);
        else if (errno != EEXIST)
            return unwritable(path, errno);
    const Descriptor folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen())
        return unwritable(path, errno);
    sweep(path, folder.number());
    return made;
}

std::optional<Problem> makeWritableFolder(const std::string& path)
{
    Result<MadeFolder> folder = MadeFolder::make(path);
    if (!folder)
        return folder.problems().front();
    if (const Result<StagedFile> probe = StagedFile::write(path + "/probe", "halfstep"); !probe) {
        Problem problem = probe.problems().front();
        problem.code = ProblemCode::FileUnwritable;
        problem.where = path;
        return problem;
    }
    folder->keep();
    return std::nullopt;
}

} // namespace halfstep
