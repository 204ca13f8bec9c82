#pragma once

#include <QLabel>
#include <QString>

namespace halfstep {

/// A small icon that says something of what it stands beside, in words as its tooltip; empty when there is nothing to
/// say, and as wide then as well.
class IconTag : public QLabel {
    Q_OBJECT
public:
    explicit IconTag(QWidget* parent = nullptr);

    /// One of resources/icons, or none; `pending`: it wants to be seen.
    void say(const QString& icon, const QString& sentence, bool pending);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    QString m_icon;
    bool m_drawing = false;
};

} // namespace halfstep
