#include "ui/glossary/term_links.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QLabel>
#include <QUrl>
#include <QVariant>

namespace halfstep {
namespace {

constexpr const char* property = "term";

QString nameOf(const GlossaryEntry& entry)
{
    return QString::fromUtf8(entry.name.data(), static_cast<qsizetype>(entry.name.size()));
}

QString linkTo(const GlossaryEntry& entry, const QString& text)
{
    return QStringLiteral("<a href=\"%1:%2\">%3</a>")
        .arg(QLatin1String(termScheme), nameOf(entry), text.toHtmlEscaped());
}

const GlossaryEntry* entryFor(const QString& place)
{
    const std::string name = place.toStdString();
    if (const GlossaryEntry* entry = glossaryEntryAt(name))
        return entry;
    if (const GlossaryEntry* entry = glossaryEntry(name))
        return entry;
    const std::vector<const GlossaryEntry*> shown = glossaryOf(name);
    return shown.empty() ? nullptr : shown.front();
}

/// Shift+Tab leaves a label at once: Qt 6.4 would stay at its first link for ever.
class WayBack : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Backtab)
            return false;
        QWidget* window = static_cast<QWidget*>(watched)->window();
        return QCoreApplication::sendEvent(window, event);
    }
};

} // namespace

QString termText(const GlossaryEntry& entry)
{
    return QCoreApplication::translate("halfstep", entry.term);
}

void openTerm(const GlossaryEntry& entry)
{
    QDesktopServices::openUrl(QUrl(QLatin1String(termScheme) + QLatin1Char(':') + nameOf(entry)));
}

QString linkedText(std::string_view place, const QString& text)
{
    const GlossaryEntry* entry = glossaryEntryAt(place);
    if (!entry)
        entry = glossaryEntry(place);
    return entry ? linkTo(*entry, text) : text.toHtmlEscaped();
}

QString linkedTerms(const std::vector<const GlossaryEntry*>& entries)
{
    QStringList links;
    for (const GlossaryEntry* entry : entries)
        links << linkTo(*entry, termText(*entry));
    return links.join(QStringLiteral(" · "));
}

QString linkedTerms(std::initializer_list<std::string_view> names)
{
    std::vector<const GlossaryEntry*> entries;
    for (const std::string_view name : names)
        entries.push_back(glossaryEntry(name));
    return linkedTerms(entries);
}

void followLinks(QLabel& label)
{
    label.setTextFormat(Qt::RichText);
    label.setTextInteractionFlags(Qt::TextBrowserInteraction);
    label.setOpenExternalLinks(true);
    label.installEventFilter(new WayBack(&label));
}

void setTerm(QWidget& widget, const QString& place)
{
    widget.setProperty(property, place);
}

const GlossaryEntry* termAround(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        for (const QString& place : {widget->property(property).toString(), widget->objectName()})
            if (const GlossaryEntry* entry = place.isEmpty() ? nullptr : entryFor(place))
                return entry;
    return nullptr;
}

} // namespace halfstep
