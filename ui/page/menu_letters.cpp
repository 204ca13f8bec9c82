#include "ui/page/menu_letters.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace halfstep {
namespace {

/// The first of a word, rather than another; −1 where all are taken.
qsizetype freeLetter(const QString& text, const QString& taken)
{
    for (const bool anywhere : {false, true})
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i].isLetter() && (anywhere || i == 0 || text[i - 1].isSpace())
                && !taken.contains(text[i], Qt::CaseInsensitive))
                return i;
    return -1;
}

} // namespace

void giveLetters(const QMenu& menu)
{
    QString taken;
    for (const QAction* entry : menu.actions())
        taken += QKeySequence::mnemonic(entry->text()).toString().right(1);
    for (QAction* entry : menu.actions()) {
        QString text = entry->text();
        const qsizetype letter = text.contains(u'&') ? -1 : freeLetter(text, taken);
        if (letter < 0)
            continue;
        taken += text[letter];
        entry->setText(text.insert(letter, u'&'));
    }
}

} // namespace halfstep
