#include "ui/session/closing_run.h"

#include "ui/session/session_link.h"

#include <QLabel>
#include <QTimer>

namespace halfstep {

ClosingRun::ClosingRun(SessionLink& link, QWidget* window, std::chrono::milliseconds patience) : QObject(window)
{
    QTimer::singleShot(patience, this, [this, window] { say(*window); });
    connect(&link, &SessionLink::refused, this, &QObject::deleteLater);
    connect(&link, &SessionLink::ended, this, [this](const RunSummary& summary) {
        if (summary.reason == EndReason::RecordsUnwritable)
            Q_EMIT unsaved();
        deleteLater();
    });
    link.stop();
}

ClosingRun::~ClosingRun() = default;

void ClosingRun::say(const QWidget& window)
{
    m_notice = std::make_unique<QLabel>(tr("The run is being saved. This message goes by itself."));
    m_notice->setWindowTitle(QStringLiteral("Halfstep"));
    m_notice->setWindowFlags(Qt::Dialog | Qt::CustomizeWindowHint | Qt::WindowTitleHint);
    m_notice->setAttribute(Qt::WA_ShowWithoutActivating);
    m_notice->setAttribute(Qt::WA_QuitOnClose, false);
    m_notice->setMargin(16);
    m_notice->adjustSize();
    m_notice->move(window.geometry().center() - m_notice->rect().center());
    m_notice->show();
}

} // namespace halfstep

#include "moc_closing_run.cpp"
