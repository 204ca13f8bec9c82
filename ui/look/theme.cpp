#include "ui/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QStyle>
#include <QStyleFactory>
#include <QSvgRenderer>

namespace halfstep {

namespace {

QPalette palette(const QColor& window, const QColor& base, const QColor& raised, const QColor& text,
                 const QColor& muted, const QColor& accent, const QColor& onAccent)
{
    QPalette p(raised, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, window);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, raised);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::PlaceholderText, muted);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::BrightText, QColor(0xd5, 0x5e, 0x00));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, muted);
    p.setColor(QPalette::Disabled, QPalette::Highlight, raised);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, muted);
    return p;
}

QPixmap drawn(const QString& name, const QColor& colour, int pixels)
{
    const QString key = QStringLiteral("icon %1 %2 %3").arg(name, colour.name()).arg(pixels);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) // a window has many of each
        return pixmap;
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSvgRenderer renderer(file.readAll().replace("#000000", colour.name().toLatin1()));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

Theme::Theme(QObject* parent) : QObject(parent)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles); // else views in large type stay small
    qApp->installEventFilter(this);
}

void Theme::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Theme::dress()
{
    m_dressed = true;
    m_busy = true;
    putSheetOn();
    m_busy = false;
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // Qt 6.4 tells of a changed system theme only by the application's palette.
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_busy
        && m_choice == ThemeChoice::System)
        apply();
    return QObject::eventFilter(watched, event);
}

void Theme::apply()
{
    if (m_busy)
        return;
    m_busy = true;
    m_dark = m_choice == ThemeChoice::System ? systemIsDark() : m_choice == ThemeChoice::Dark;
    QApplication::setPalette(m_dark ? darkPalette() : lightPalette());
    if (m_dressed)
        putSheetOn();
    m_busy = false;
}

void Theme::putSheetOn() const
{
    QFile sheet(QStringLiteral(":/styles/halfstep.qss"));
    if (!sheet.open(QIODevice::ReadOnly))
        return;
    QString text = QString::fromUtf8(sheet.readAll());
    text.replace(QLatin1String("@refusedBack"), m_dark ? QLatin1String("#4a2a22") : QLatin1String("#fdecea"));
    text.replace(QLatin1String("@refused"), m_dark ? QLatin1String("#ff8a65") : QLatin1String("#c62828"));
    text.replace(QLatin1String("@line"), m_dark ? QLatin1String("#4b525b") : QLatin1String("#c9ced6"));
    text.replace(QLatin1String("@muted"), m_dark ? QLatin1String("#a9b1bb") : QLatin1String("#59636e"));
    text.replace(QLatin1String("@pending"), m_dark ? QLatin1String("#f2b950") : QLatin1String("#8a5200"));
    qApp->setStyleSheet(text);
}

bool Theme::systemIsDark()
{
    // Without a palette of our own the application shows the platform's.
    QApplication::setPalette(QPalette());
    const QPalette platform = QApplication::palette();
    return platform.color(QPalette::Window).lightness() < platform.color(QPalette::WindowText).lightness();
}

QPalette lightPalette()
{
    return palette(QColor(0xf3, 0xf4, 0xf6), Qt::white, QColor(0xe9, 0xec, 0xf0), QColor(0x1b, 0x1f, 0x24),
                   QColor(0x6b, 0x74, 0x80), QColor(0x00, 0x5f, 0xa3), Qt::white);
}

QPalette darkPalette()
{
    return palette(QColor(0x24, 0x28, 0x2d), QColor(0x1b, 0x1e, 0x22), QColor(0x32, 0x37, 0x3e),
                   QColor(0xe8, 0xea, 0xed), QColor(0x8d, 0x96, 0xa1), QColor(0x4a, 0xa3, 0xdf),
                   QColor(0x0d, 0x11, 0x15));
}

QIcon paletteIcon(const QString& name, const QPalette& palette)
{
    QIcon icon;
    for (const int pixels : {16, 24, 32, 48}) {
        icon.addPixmap(drawn(name, palette.color(QPalette::Active, QPalette::ButtonText), pixels));
        icon.addPixmap(drawn(name, palette.color(QPalette::Disabled, QPalette::ButtonText), pixels), QIcon::Disabled);
    }
    return icon;
}

} // namespace halfstep

#include "moc_theme.cpp"
