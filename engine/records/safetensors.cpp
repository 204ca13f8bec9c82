#include "engine/records/safetensors.h"

#include "engine/records/file_saver.h"

#include <nlohmann/json.hpp>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <set>

namespace halfstep {

namespace {

using Json = nlohmann::json;

constexpr std::size_t lengthBytes = 8;
constexpr std::uint64_t mostHeaderBytes = 100'000'000;
constexpr std::string_view metadataKey = "__metadata__";
constexpr std::string_view hashKey = "halfstep.sha256";
const std::string noHash(64, '0');

struct DtypeSize {
    std::string_view name;
    std::uint64_t bytes;
};
constexpr std::array dtypes{DtypeSize{"BOOL", 1}, DtypeSize{"U8", 1},  DtypeSize{"I8", 1},   DtypeSize{"I16", 2},
                            DtypeSize{"U16", 2},  DtypeSize{"F16", 2}, DtypeSize{"BF16", 2}, DtypeSize{"I32", 4},
                            DtypeSize{"U32", 4},  DtypeSize{"F32", 4}, DtypeSize{"F64", 8},  DtypeSize{"I64", 8},
                            DtypeSize{"U64", 8}};

/// 0 for an unknown one.
std::uint64_t sizeOfDtype(std::string_view name)
{
    for (const DtypeSize& dtype : dtypes)
        if (dtype.name == name)
            return dtype.bytes;
    return 0;
}

std::string sha256(std::initializer_list<std::string_view> parts)
{
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    std::array<unsigned char, 32> digest{};
    [[maybe_unused]] bool done = EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) == 1;
    for (const std::string_view part : parts)
        done = done && EVP_DigestUpdate(context.get(), part.data(), part.size()) == 1;
    done = done && EVP_DigestFinal_ex(context.get(), digest.data(), nullptr) == 1;
    assert(done);
    std::string text;
    for (const unsigned char byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

std::string hashEntry(std::string_view hash)
{
    return '"' + std::string(hashKey) + "\":\"" + std::string(hash) + '"';
}

/// A tensor's place in the data.
struct Entry {
    SafeTensor tensor; ///< its bytes still missing
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

/// The header, read strictly; what is wrong stands in `wrong`.
struct Header {
    std::vector<Entry> entries;
    std::map<std::string, std::string> metadata;
    Reason wrong = Reason::None;
    std::vector<Argument> arguments{}; ///< of `wrong`

    bool fail(Reason reason, std::vector<Argument> details = {})
    {
        wrong = reason;
        arguments = std::move(details);
        return false;
    }
    bool read(std::string_view text, std::uint64_t dataSize);

private:
    bool readJson(std::string_view text, Json& json);
    bool readMetadata(const Json& json);
    bool readEntry(const std::string& name, const Json& json);
    bool coversData(std::uint64_t dataSize);
};

bool Header::readJson(std::string_view text, Json& json)
{
    // The parser itself would skip a byte order mark and let the last of two equal keys win.
    if (!text.starts_with('{'))
        return fail(Reason::HeaderMalformed);
    std::array<std::set<std::string>, 4> keys;
    const auto check = [&](int depth, Json::parse_event_t event, Json& parsed) {
        const auto level = static_cast<std::size_t>(depth);
        if (level >= keys.size())
            return fail(Reason::HeaderMalformed);
        if (event == Json::parse_event_t::object_start && level + 1 < keys.size())
            keys[level + 1].clear();
        if (event == Json::parse_event_t::key && !keys[level].insert(parsed.get<std::string>()).second)
            return fail(Reason::GivenTwice, {parsed.get<std::string>()});
        return true;
    };
    json = Json::parse(text, check, false);
    if (wrong != Reason::None)
        return false;
    if (!json.is_object())
        return fail(Reason::HeaderMalformed);
    return true;
}

bool Header::readMetadata(const Json& json)
{
    if (!json.is_object())
        return fail(Reason::HeaderEntry, {metadataKey});
    for (const auto& [key, value] : json.items()) {
        if (!value.is_string())
            return fail(Reason::HeaderEntry, {key});
        metadata[key] = value.get<std::string>();
    }
    return true;
}

bool Header::readEntry(const std::string& name, const Json& json)
{
    const auto dtype = json.find("dtype");
    const auto shape = json.find("shape");
    const auto offsets = json.find("data_offsets");
    if (!json.is_object() || json.size() != 3 || dtype == json.end() || !dtype->is_string() || shape == json.end()
        || !shape->is_array() || offsets == json.end() || !offsets->is_array() || offsets->size() != 2)
        return fail(Reason::HeaderEntry, {name});
    Entry entry;
    entry.tensor.name = name;
    entry.tensor.dtype = dtype->get<std::string>();
    std::uint64_t bytes = sizeOfDtype(entry.tensor.dtype);
    if (bytes == 0)
        return fail(Reason::HeaderEntry, {name});
    for (const Json& dimension : *shape) {
        if (!dimension.is_number_unsigned())
            return fail(Reason::HeaderEntry, {name});
        const auto size = dimension.get<std::uint64_t>();
        if (size > std::uint64_t(std::numeric_limits<std::int64_t>::max())
            || __builtin_mul_overflow(bytes, size, &bytes))
            return fail(Reason::HeaderEntry, {name});
        entry.tensor.shape.push_back(static_cast<std::int64_t>(size));
    }
    if (!(*offsets)[0].is_number_unsigned() || !(*offsets)[1].is_number_unsigned())
        return fail(Reason::HeaderEntry, {name});
    entry.begin = (*offsets)[0].get<std::uint64_t>();
    entry.end = (*offsets)[1].get<std::uint64_t>();
    if (entry.end < entry.begin || entry.end - entry.begin != bytes)
        return fail(Reason::HeaderEntry, {name});
    entries.push_back(std::move(entry));
    return true;
}

bool Header::coversData(std::uint64_t dataSize)
{
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
    });
    std::uint64_t end = 0;
    for (const Entry& entry : entries) {
        if (entry.begin != end)
            return fail(Reason::DataGap, {entry.tensor.name});
        end = entry.end;
    }
    if (end != dataSize)
        return fail(Reason::DataSize, {end, dataSize});
    return true;
}

bool Header::read(std::string_view text, std::uint64_t dataSize)
{
    Json json;
    if (!readJson(text, json))
        return false;
    for (const auto& [name, value] : json.items())
        if (!(name == metadataKey ? readMetadata(value) : readEntry(name, value)))
            return false;
    return coversData(dataSize);
}

/// What is wrong with the hash, or nothing.
Reason wrongHash(std::string_view header, std::string_view data, const std::map<std::string, std::string>& metadata)
{
    const auto found = metadata.find(std::string(hashKey));
    if (found == metadata.end() || found->second.size() != noHash.size())
        return Reason::HashMissing;
    const std::size_t entry = header.find(hashEntry(found->second));
    if (entry == std::string_view::npos)
        return Reason::HashMissing;
    const std::size_t place = entry + hashEntry("").size() - 1;
    const std::string hash = sha256({header.substr(0, place), noHash, header.substr(place + noHash.size()), data});
    return hash == found->second ? Reason::None : Reason::HashWrong;
}

std::uint64_t littleEndian(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = lengthBytes; i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

} // namespace

const SafeTensor* SafeTensors::find(std::string_view name) const
{
    for (const SafeTensor& tensor : tensors)
        if (tensor.name == name)
            return &tensor;
    return nullptr;
}

std::string encodeSafeTensors(const SafeTensors& content)
{
    // Wide numbers first, so that each tensor is aligned.
    std::vector<const SafeTensor*> tensors;
    for (const SafeTensor& tensor : content.tensors)
        tensors.push_back(&tensor);
    std::stable_sort(tensors.begin(), tensors.end(), [](const SafeTensor* a, const SafeTensor* b) {
        return sizeOfDtype(a->dtype) > sizeOfDtype(b->dtype);
    });

    nlohmann::ordered_json json;
    nlohmann::ordered_json& metadata = json[std::string(metadataKey)];
    metadata[std::string(hashKey)] = noHash;
    for (const auto& [key, value] : content.metadata)
        if (key != hashKey)
            metadata[key] = value;
    std::string data;
    for (const SafeTensor* tensor : tensors) {
        assert(sizeOfDtype(tensor->dtype) > 0 && !json.contains(tensor->name));
        assert(std::accumulate(tensor->shape.begin(), tensor->shape.end(),
                               static_cast<std::int64_t>(sizeOfDtype(tensor->dtype)), std::multiplies<>())
               == static_cast<std::int64_t>(tensor->bytes.size()));
        const std::size_t begin = data.size();
        data += tensor->bytes;
        json[tensor->name] = {
            {"dtype", tensor->dtype}, {"shape", tensor->shape}, {"data_offsets", {begin, data.size()}}};
    }
    std::string header = json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    header.resize((header.size() + 7) / 8 * 8, ' ');
    // The first entry of the metadata, which comes first: no name or value can be mistaken for it.
    const std::size_t place = header.find(hashEntry(noHash)) + hashEntry("").size() - 1;
    header.replace(place, noHash.size(), sha256({header, data}));

    std::string bytes;
    bytes.reserve(lengthBytes + header.size() + data.size());
    for (std::size_t i = 0; i < lengthBytes; ++i)
        bytes += static_cast<char>(header.size() >> (8 * i) & 0xff);
    return bytes + header + data;
}

Result<SafeTensors> decodeSafeTensors(std::string_view bytes, const std::string& path)
{
    const auto corrupt = [&](Reason reason, std::vector<Argument> arguments = {}) {
        return Problem{ProblemCode::CorruptCheckpoint, path, reason, std::move(arguments)};
    };
    if (bytes.size() < lengthBytes)
        return corrupt(Reason::HeaderCut);
    const std::uint64_t headerSize = littleEndian(bytes);
    if (headerSize > mostHeaderBytes || headerSize > bytes.size() - lengthBytes)
        return corrupt(Reason::HeaderCut);
    const std::string_view text = bytes.substr(lengthBytes, headerSize);
    const std::string_view data = bytes.substr(lengthBytes + headerSize);
    Header header;
    if (!header.read(text, data.size()))
        return corrupt(header.wrong, header.arguments);
    if (const Reason wrong = wrongHash(text, data, header.metadata); wrong != Reason::None)
        return corrupt(wrong);

    SafeTensors content;
    content.metadata = std::move(header.metadata);
    for (Entry& entry : header.entries) {
        entry.tensor.bytes = data.substr(entry.begin, entry.end - entry.begin);
        content.tensors.push_back(std::move(entry.tensor));
    }
    return content;
}

Result<SafeTensors> readSafeTensors(const std::string& path)
{
    const Result<std::string> bytes = readFile(path);
    if (!bytes)
        return bytes.problems();
    return decodeSafeTensors(*bytes, path);
}

} // namespace halfstep
