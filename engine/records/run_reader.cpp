#include "engine/records/run_reader.h"

#include "engine/records/file_saver.h"
#include "engine/records/row_files.h"
#include "engine/records/run_files.h"

namespace halfstep {

namespace {

/// A run is shown without the user's notes rather than not at all.
void addNotes(StoredRun& run, const std::string& folder)
{
    Result<StoredNotes> stored = readNotes(folder);
    if (!stored) {
        run.notes.push_back({NoteCode::NotesUnread, fileIn(folder, notesName), {}});
        return;
    }
    run.userNotes = std::move(stored->notes);
    run.notes.insert(run.notes.end(), stored->remarks.begin(), stored->remarks.end());
}

} // namespace

std::vector<std::string_view> wholeRows(std::string_view text)
{
    std::vector<std::string_view> rows;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') {
            quoted = !quoted;
        } else if (text[i] == '\n' && !quoted) {
            rows.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        }
    }
    return rows;
}

Problem malformedRow(const std::string& path, std::size_t index, Reason reason, std::vector<Argument> arguments)
{
    return {ProblemCode::FileMalformed, path + ':' + std::to_string(index + 1), reason, std::move(arguments)};
}

Result<std::string> readRows(const std::string& path)
{
    Result<std::string> text = readFile(path);
    if (!text && text.problems().front().code == ProblemCode::FileNotFound)
        return std::string();
    return text;
}

Result<StoredDocument> readRunDocument(const std::string& folder)
{
    const std::string path = fileIn(folder, runDocumentName);
    const Result<std::string> text = readFile(path);
    if (!text)
        return text.problems();
    return documentFrom(*text, path, folder);
}

Result<StoredRun> readRunFolder(const std::string& folder, RunParts parts)
{
    Result<StoredDocument> document = readRunDocument(folder);
    if (!document)
        return document.problems();
    StoredRun run{std::move(*document), {}, {}, {}, {}};
    for (const RowFile& file : rowFiles())
        if (!file.bulky || parts == RunParts::All)
            if (auto problem = file.read(fileIn(folder, file.name), run))
                return *problem;
    addNotes(run, folder);
    return run;
}

} // namespace halfstep
