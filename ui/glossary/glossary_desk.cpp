#include "ui/glossary/glossary_desk.h"

#include "ui/glossary/glossary_dialog.h"
#include "ui/glossary/term_links.h"

#include <QApplication>
#include <QCursor>
#include <QDesktopServices>

namespace halfstep {

GlossaryDesk::GlossaryDesk(QWidget* window) : QObject(window), m_window(window)
{
    QDesktopServices::setUrlHandler(QLatin1String(termScheme), this, "follow");
}

GlossaryDesk::~GlossaryDesk()
{
    QDesktopServices::unsetUrlHandler(QLatin1String(termScheme));
}

GlossaryDialog& GlossaryDesk::dialog()
{
    if (!m_dialog) {
        m_dialog = new GlossaryDialog(m_window);
        connect(m_dialog, &GlossaryDialog::labRequested, this, &GlossaryDesk::labRequested);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return *m_dialog;
}

void GlossaryDesk::open()
{
    dialog();
}

void GlossaryDesk::explainFocused()
{
    const GlossaryEntry* entry = termAround(QApplication::focusWidget());
    if (!entry)
        entry = termAround(QApplication::widgetAt(QCursor::pos()));
    GlossaryDialog& opened = dialog();
    if (entry)
        opened.choose(*entry);
}

void GlossaryDesk::follow(const QUrl& link)
{
    if (const GlossaryEntry* entry = glossaryEntry(link.path().toStdString()))
        dialog().choose(*entry);
}

} // namespace halfstep

#include "moc_glossary_desk.cpp"
