#include "ui/language/cast_wording.h"

#include "words/words.h"

#include <QCoreApplication>

namespace halfstep {

QString text(CastReason reason, const std::string& format)
{
    const QString words = QCoreApplication::translate("halfstep::Words", Words::of(reason).text);
    return words.contains(QStringLiteral("%1")) ? words.arg(QString::fromStdString(format)) : words;
}

} // namespace halfstep
