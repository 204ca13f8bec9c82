#pragma once

#include "engine/config/run_config.h"
#include "engine/records/safetensors.h"

#include <nlohmann/json.hpp>

#include <cstring>
#include <random>

/// Changes to a checkpoint's contents that its reader has to see through.
namespace forgery {

using halfstep::InlineTensor;
using halfstep::PointSet;
using halfstep::SafeTensor;
using halfstep::SafeTensors;
using Json = nlohmann::ordered_json;

constexpr std::int64_t samples = 24; ///< of the run whose checkpoint is forged

/// n samples of three numbers, of two classes in turn.
inline PointSet table(std::int64_t n)
{
    InlineTensor x{{}, {n, 3}};
    InlineTensor y{{}, {n}};
    for (std::int64_t i = 0; i < n; ++i) {
        for (std::int64_t column = 0; column < 3; ++column)
            x.values.push_back(static_cast<float>((i * 7 + column * 5) % 11) / 5 - 1);
        y.values.push_back(static_cast<float>(i % 2));
    }
    return {x, y};
}

/// A value that some field somewhere does not expect.
inline Json hostile(std::mt19937_64& random, const Json& old)
{
    const std::int64_t number = old.is_number_integer() ? old.get<std::int64_t>() : 1;
    const auto near = [&](std::uint64_t x) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(number) + x);
    };
    const Json values[] = {near(1),
                           near(std::uint64_t(-1)),
                           near(std::uint64_t(number)),
                           near(std::uint64_t(-2) * std::uint64_t(number)),
                           0,
                           1,
                           2,
                           3,
                           5,
                           -1,
                           samples - 1,
                           samples,
                           samples + 1,
                           1000,
                           INT32_MAX,
                           INT32_MIN,
                           std::int64_t{1} << 53,
                           (std::int64_t{1} << 53) + 1,
                           INT64_MAX,
                           INT64_MAX - 1,
                           INT64_MIN,
                           std::uint64_t{1} << 63,
                           UINT64_MAX,
                           0.5,
                           -0.5,
                           1e18,
                           1e308,
                           -1e308,
                           5e-324,
                           -0.0,
                           nullptr,
                           true,
                           false,
                           "",
                           "x",
                           "1",
                           "float16",
                           "precision.dtype",
                           std::string(5000, 'a'),
                           Json::array(),
                           Json::array({1, 2}),
                           Json::object(),
                           Json::parse(std::string(300, '[') + std::string(300, ']'))};
    return values[random() % std::size(values)];
}

/// One leaf of a JSON text changed, or taken away.
inline std::string forgedText(std::mt19937_64& random, const std::string& text)
{
    Json json = Json::parse(text);
    const Json flat = json.flatten();
    const auto leaf = std::next(flat.begin(), static_cast<std::ptrdiff_t>(random() % flat.size()));
    const Json::json_pointer pointer(leaf.key());
    Json& parent = json.at(pointer.parent_pointer());
    if (random() % 16 == 0 && parent.is_object())
        parent.erase(pointer.back());
    else
        json.at(pointer) = hostile(random, leaf.value());
    return json.dump();
}

/// The counts moved together, so that they get past whoever compares them.
inline void shiftCounts(std::mt19937_64& random, SafeTensors& content)
{
    Json json = Json::parse(content.metadata.at("halfstep.progress"));
    Json& position = json["position"];
    Json& verdict = json["verdict"];
    const std::int64_t by[] = {1, 2, 100, INT32_MAX, std::int64_t{1} << 52, (std::int64_t{1} << 62)};
    const std::int64_t shift = by[random() % std::size(by)];
    for (Json* count : {&position["attempt"], &verdict[0]})
        *count = count->get<std::int64_t>() + shift;
    if (random() % 2 == 0) {
        for (Json* count : {&position["applied"], &verdict[1]})
            *count = count->get<std::int64_t>() + shift;
        for (SafeTensor& tensor : content.tensors) {
            if (tensor.name == "optimizer.step") {
                const std::int64_t steps = position["applied"];
                std::memcpy(tensor.bytes.data(), &steps, sizeof steps);
            }
        }
    } else {
        verdict[2] = verdict[2].get<std::int64_t>() + shift;
    }
    if (random() % 2 == 0) {
        position["epoch"] = position["epoch"].get<std::int64_t>() + shift;
        json["early_stopping"]["observations"] = position["epoch"].get<std::int64_t>() - 1;
        json["early_stopping"]["bad_in_a_row"] =
            position["epoch"].get<std::int64_t>() - 1 - json["early_stopping"]["best_epoch"].get<std::int64_t>();
    }
    content.metadata["halfstep.attempt"] = position["attempt"].dump();
    content.metadata["halfstep.progress"] = json.dump();
}

inline void forgeTensor(std::mt19937_64& random, SafeTensors& content)
{
    SafeTensor& tensor = content.tensors[random() % content.tensors.size()];
    switch (random() % 6) {
    case 0: content.tensors.erase(content.tensors.begin() + (&tensor - content.tensors.data())); break;
    case 1: tensor.name += "x"; break;
    case 2: tensor.dtype = tensor.bytes.size() % 8 == 0 && tensor.dtype != "F32" ? "F64" : "I32"; break;
    case 3: tensor.shape.insert(tensor.shape.begin(), 1); break;
    default:
        const std::uint32_t words[] = {0, 0xffffffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f7fffff, 0x80000000, 1};
        for (std::size_t at = 0; at + 4 <= tensor.bytes.size(); at += 4)
            if (tensor.bytes.size() <= 8 || random() % 8 == 0)
                std::memcpy(tensor.bytes.data() + at, &words[random() % std::size(words)], 4);
    }
}

/// Up to three changes, of which the counts may be moved together.
inline SafeTensors forged(std::mt19937_64& random, SafeTensors content)
{
    const char* const texts[] = {"halfstep.progress", "halfstep.progress", "halfstep.config",
                                 "halfstep.config_in_force"};
    if (random() % 8 == 0)
        shiftCounts(random, content);
    for (auto left = random() % 3 + 1; left > 0; --left) {
        const auto kind = random() % 14;
        if (kind < 9) {
            std::string& text = content.metadata.at(texts[random() % std::size(texts)]);
            text = forgedText(random, text);
        } else if (kind < 11) {
            const std::string both[] = {"halfstep.config", "halfstep.config_in_force"};
            content.metadata.at(both[0]) = content.metadata.at(both[1]) =
                forgedText(random, content.metadata.at(both[0]));
        } else {
            forgeTensor(random, content);
        }
    }
    return content;
}

} // namespace forgery
