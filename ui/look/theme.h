#pragma once

#include <QIcon>
#include <QObject>
#include <QString>

class QPalette;

namespace halfstep {

enum class ThemeChoice { System, Light, Dark };

/// The look of the program: Fusion with a light and a dark palette. One per application; GUI thread.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    /// Puts the style sheet on. Widgets are put together before: under a sheet each is styled anew with every parent.
    void dress();
    bool isDark() const { return m_dark; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    void putSheetOn() const;
    bool systemIsDark();

    ThemeChoice m_choice = ThemeChoice::System;
    bool m_dark = false;
    bool m_dressed = false;
    bool m_busy = false;
};

QPalette lightPalette();
QPalette darkPalette();

/// One of resources/icons in the palette's text colour.
QIcon paletteIcon(const QString& name, const QPalette& palette);

} // namespace halfstep
