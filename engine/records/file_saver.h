#pragma once

#include "engine/records/descriptor.h"

#include <optional>
#include <string>
#include <string_view>

namespace halfstep {

/// Saves a whole file so that the target is afterwards wholly new or, with a problem, what it was: temporary file
/// beside it, checked writes, fsync, read back, rename, fsync of the folder.
/// Refuses targets that are no regular files, symbolic links among them.
std::optional<Problem> saveFile(const std::string& path, std::string_view bytes);

/// A regular file's bytes, whole.
Result<std::string> readFile(const std::string& path);

/// saveFile in two steps, so that several files can be ready before the first of them changes: written and flushed
/// beside its target, then put in its place. What was put goes out again with the object, unless it is kept.
class StagedFile {
public:
    static Result<StagedFile> write(const std::string& path, std::string_view bytes);
    ~StagedFile();
    StagedFile(StagedFile&&) noexcept = default;
    StagedFile& operator=(StagedFile&&) = delete;

    std::optional<Problem> put(); ///< with a problem, the target is what it was
    void keep() { m_place = Place::Settled; }

private:
    /// Where the new content lies, and so what taking it back means. Exchanged: the old one has the temporary name.
    enum class Place { Beside, Created, Exchanged, Settled };

    StagedFile(const std::string& path, Descriptor folder, std::string name);
    int writeTemporary(std::string_view bytes);
    int makeTemporary();
    int rename();
    bool takeBack();

    std::string m_path;
    Descriptor m_folder;
    std::string m_name;
    std::string m_temporary; ///< empty when nothing has that name
    Descriptor m_file;       ///< of the new content; its lock says that this process lives
    bool m_replaces = false;
    Place m_place = Place::Beside;
};

} // namespace halfstep
