#pragma once

#include <QString>

namespace halfstep {

/// A tooltip's sentence, so that Qt breaks it into lines; plain ones it shows on a single one, however long.
inline QString wrappedTip(const QString& sentence)
{
    return sentence.isEmpty() ? sentence : QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
}

} // namespace halfstep
