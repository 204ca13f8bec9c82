#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace halfstep {

/// A drawing as wide as there is room. It is read and drawn when it is first seen.
class CardPicture : public QWidget {
    Q_OBJECT
public:
    explicit CardPicture(QWidget* parent = nullptr);

    void setPath(const QString& path) { m_path = path; }
    bool isDrawn() const { return !m_drawn.isNull(); }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_path;
    QPixmap m_drawn;
};

} // namespace halfstep
