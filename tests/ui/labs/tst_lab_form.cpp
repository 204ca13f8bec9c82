// The inputs of a lab as rows.
#include "engine/labs/lab.h"
#include "ui/labs/lab_form.h"
#include "ui/language/language.h"

#include <QLabel>
#include <QtTest>

using namespace halfstep;

class TestLabForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void everyLabelIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "hu", "id"})
            QTest::newRow(language) << language;
    }

    void everyLabelIsWhole()
    {
        QFETCH(QString, language);
        setLanguage(language);
        for (const Lab* lab : labs())
            for (const int width : {300, 376, 500, 900}) {
                LabForm form;
                form.resize(width, 900);
                form.show(*lab, LabInputs(lab->parameters));
                form.QWidget::show();
                QVERIFY(QTest::qWaitForWindowExposed(&form));
                for (const QLabel* label : form.findChildren<QLabel*>())
                    if (label->isVisible())
                        QVERIFY2(label->height() >= label->heightForWidth(label->width())
                                     && label->geometry().right() < form.width(),
                                 qPrintable(QStringLiteral("%1 at %2: %3x%4, needs %5, right %6")
                                                .arg(label->text())
                                                .arg(width)
                                                .arg(label->width())
                                                .arg(label->height())
                                                .arg(label->heightForWidth(label->width()))
                                                .arg(label->geometry().right())));
            }
    }
};

QTEST_MAIN(TestLabForm)
#include "tst_lab_form.moc"
