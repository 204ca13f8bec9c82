#pragma once

#include "engine/config/byte_text.h"

#include <QString>

#include <string>

namespace halfstep {

// Names of files are bytes, of which a QString would lose those that are not UTF-8: in the window they are \xHH.

inline QString pathText(const std::string& bytes)
{
    return QString::fromStdString(textFromBytes(bytes));
}

inline std::string pathBytes(const QString& text)
{
    return bytesFromText(text.toStdString());
}

} // namespace halfstep
