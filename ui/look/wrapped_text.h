#pragma once

#include <QTextEdit>

namespace halfstep {

/// Text to read and to copy, as high as it needs, up to some lines or a third of its parent. It asks for no width: a
/// path that is longer than a line is broken anywhere.
class WrappedText : public QTextEdit {
    Q_OBJECT
public:
    explicit WrappedText(QWidget* parent = nullptr);

    void say(const QString& text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace halfstep
