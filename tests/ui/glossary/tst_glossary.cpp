// The glossary, as somebody looks a term up.
#include "engine/config/setting_facts.h"
#include "engine/labs/lab.h"
#include "ui/charts/chart_spec.h"
#include "ui/glossary/glossary_desk.h"
#include "ui/glossary/glossary_dialog.h"
#include "ui/glossary/term_links.h"
#include "ui/language/language.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace halfstep;

class TestGlossary : public QObject {
    Q_OBJECT

    static QStringList shownIn(const GlossaryDialog& dialog)
    {
        QStringList terms;
        const auto* list = dialog.findChild<QListWidget*>(QStringLiteral("terms"));
        for (int row = 0; row < list->count(); ++row)
            if (!list->item(row)->isHidden())
                terms << list->item(row)->text();
        return terms;
    }
    static QString current(const GlossaryDialog& dialog)
    {
        return dialog.findChild<QListWidget*>(QStringLiteral("terms"))->currentItem()->text();
    }

private Q_SLOTS:
    void cleanup() { setLanguage(QStringLiteral("en")); }

    void everyLabAndEveryChartHasATerm()
    {
        std::set<std::string_view> names;
        for (const GlossaryEntry& entry : glossary()) {
            QVERIFY2(names.insert(entry.name).second, entry.term);
            for (const std::string_view lab : entry.labs)
                QVERIFY2(labNamed(lab), std::string(lab).c_str());
        }
        for (const Lab* lab : labs())
            QVERIFY2(!glossaryOf(lab->name).empty(), std::string(lab->name).c_str());
        for (const ChartSpec& chart : chartSpecs())
            QVERIFY2(glossaryEntryAt(chart.name), chart.name);
    }

    void everyTermIsTranslated()
    {
        for (const char* code : {"hu", "id"}) {
            setLanguage(QString::fromLatin1(code));
            for (const GlossaryEntry& entry : glossary())
                QVERIFY2(QCoreApplication::translate("halfstep", entry.text) != QString::fromUtf8(entry.text),
                         entry.term);
        }
    }

    void searchFindsTermsBeforeExplanations()
    {
        GlossaryDialog dialog;
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("search"));
        QTest::keyClicks(search, "Patience");
        QCOMPARE(current(dialog), QString("patience"));
        QVERIFY(shownIn(dialog).contains("early stopping")); // whose explanation names it
        QVERIFY(!shownIn(dialog).contains("dropout"));
        search->setText("zzz");
        QVERIFY(shownIn(dialog).isEmpty());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("explanation"))->text().isEmpty());
    }

    /// The accents need not be typed, and the English term is known in every language.
    void searchKnowsTheLanguage()
    {
        setLanguage(QStringLiteral("hu"));
        GlossaryDialog dialog;
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("search"));
        search->setText("vesztesegskala");
        QCOMPARE(current(dialog), QString("veszteségskála"));
        search->setText("patience");
        QCOMPARE(current(dialog), QString("türelem"));
    }

    void arrowsWalkTheListWhileTyping()
    {
        GlossaryDialog dialog;
        dialog.show();
        auto* search = dialog.findChild<QLineEdit*>(QStringLiteral("search"));
        search->setFocus();
        const QString first = current(dialog);
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(current(dialog) != first);
    }

    void aTermLeadsToItsLabs()
    {
        GlossaryDialog dialog;
        QSignalSpy asked(&dialog, &GlossaryDialog::labRequested);
        dialog.choose(*glossaryEntry("underflow"));
        const auto buttons = dialog.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 2);
        buttons.front()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QString("underflow"));
    }

    void theTermOfTheFocusIsTheNearest()
    {
        QWidget page;
        setTerm(page, QStringLiteral("scale-dance")); // a lab
        auto* row = new QWidget(&page);
        auto* box = new QLineEdit(row);
        QCOMPARE(termAround(box), glossaryOf("scale-dance").front());
        box->setObjectName(QStringLiteral("clipping.max_norm"));
        QCOMPARE(termAround(box), glossaryEntry("clipping"));
        QVERIFY(!termAround(nullptr));
    }

    void aLinkOpensItsTerm()
    {
        QWidget window;
        const GlossaryDesk desk(&window);
        openTerm(*glossaryEntry("patience"));
        const auto* dialog = window.findChild<GlossaryDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(current(*dialog), QString("patience"));
    }

    void keysAreSettings()
    {
        for (const GlossaryEntry& entry : glossary())
            for (const std::string_view place : entry.places)
                if (place.find('.') != std::string_view::npos)
                    QVERIFY2(settingFacts(place), std::string(place).c_str());
    }
};

QTEST_MAIN(TestGlossary)
#include "tst_glossary.moc"
