#include "engine/config/system_error.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace halfstep {

namespace {

Reason reasonOf(int error)
{
    switch (error) {
    case EACCES:
    case EPERM: return Reason::AccessDenied;
    case ENOENT: return Reason::NoSuchFile;
    case EISDIR: return Reason::IsFolder;
    case ENOTDIR: return Reason::IsNoFolder;
    case ENOSPC: return Reason::NoSpace;
    case EDQUOT: return Reason::QuotaUsedUp;
    case EROFS: return Reason::ReadOnly;
    case EIO: return Reason::InputOutput;
    case EFBIG: return Reason::FileTooLarge;
    case ENAMETOOLONG: return Reason::NameTooLong;
    case EMFILE:
    case ENFILE: return Reason::ManyOpenFiles;
    default: return Reason::SystemError;
    }
}

} // namespace

Problem systemProblem(ProblemCode code, std::string path, int error)
{
    const Reason reason = reasonOf(error);
    if (reason != Reason::SystemError)
        return {code, std::move(path), reason, {}};
    return {code, std::move(path), reason, {error, std::generic_category().message(error)}};
}

} // namespace halfstep
