#include "ui/about.h"

#include "engine/session/library_version.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace halfstep {

namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(halfstep::About)
};

} // namespace

void showAboutDialog(QWidget* parent)
{
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(About::tr("About Halfstep"));
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/halfstep.svg")).pixmap(64));
    box->setTextFormat(Qt::RichText);
    box->setText(QStringLiteral("<h3>Halfstep %1</h3><p>%2</p>")
                     .arg(QStringLiteral(HALFSTEP_VERSION).toHtmlEscaped(),
                          About::tr("A lab where mixed-precision training is watched, broken and understood.")));
    box->setInformativeText(QStringLiteral("<p>LibTorch %1 · Qt %2 · QCustomPlot 2.1</p><p>%3</p>")
                                .arg(QString::fromStdString(libraryVersion()).toHtmlEscaped(),
                                     QString::fromLatin1(qVersion()),
                                     About::tr("Free software under the GNU General Public License, version 3 or "
                                               "later. It comes without any warranty.")));
    box->setStandardButtons(QMessageBox::Ok);
    box->open();
}

} // namespace halfstep
