#pragma once

#include "engine/data/gzip.h"

#include <QFile>
#include <nlohmann/json.hpp>

#include <span>

namespace halfstep::test {

/// 300 traces of PyTorch 2.6's GradScaler on CPU, from random starts, factors and intervals, with inf, -inf or nan put
/// into a gradient, the state now and then saved and loaded into a new scaler: "init", "growth", "back", "interval",
/// "fi" (whether each attempt overflows) and "rows" of scale used, scale next, growth tracker. Null when unreadable.
inline nlohmann::json scalerTraces()
{
    QFile file(QStringLiteral(HALFSTEP_TEST_DATA "/scaler_traces.json.gz"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray packed = file.readAll();
    const std::span bytes(reinterpret_cast<const unsigned char*>(packed.data()),
                          static_cast<std::size_t>(packed.size()));
    return nlohmann::json::parse(gunzip(bytes, 10'000'000).bytes, nullptr, false);
}

} // namespace halfstep::test
