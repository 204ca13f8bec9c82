#pragma once

#include <QObject>
#include <QPointer>
#include <QUrl>

class QWidget;

namespace halfstep {

class GlossaryDialog;

/// Opens the glossary for whoever asks: links of the scheme halfstep-term, F1, a menu. One for the program.
class GlossaryDesk : public QObject {
    Q_OBJECT
public:
    explicit GlossaryDesk(QWidget* window);
    ~GlossaryDesk() override;

    void open();           ///< where it was left
    void explainFocused(); ///< at the term of what has the keyboard, else of what is pointed at
    Q_INVOKABLE void follow(const QUrl& link);

Q_SIGNALS:
    void labRequested(const QString& name);

private:
    GlossaryDialog& dialog();

    QWidget* m_window;
    QPointer<GlossaryDialog> m_dialog;
};

} // namespace halfstep
