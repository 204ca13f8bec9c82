#include "ui/labs/prediction_box.h"

#include "ui/labs/lab_texts.h"
#include "ui/language/number_text.h"
#include "words/lab_words.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace halfstep {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(halfstep::PredictionBox)
};

/// Picks its outcome with a click; a radio button's own words do not wrap.
class OutcomeText : public QLabel {
public:
    OutcomeText(QAbstractButton* button, QWidget* parent) : QLabel(parent), m_button(button) { setWordWrap(true); }

protected:
    void mousePressEvent(QMouseEvent*) override { m_button->click(); }

private:
    QAbstractButton* m_button;
};

QString numberSentence(const Lab& lab, const LabResult& result, const LabPrediction& predicted, double off)
{
    return Texts::tr("You predicted %1, it is %2: off by %3.")
        .arg(shownValue(*predicted.number), shownValue(result.number(lab.predicts.number)), shownNumber(off, 3));
}

QString curveSentence(const Lab& lab, const PredictionDistance& distance)
{
    const QString place =
        QStringLiteral("%1 = %2").arg(labTermText(lab.predicts.figure.x), shownValue(distance.worstAt));
    const QString mean = shownNumber(distance.mean, 3);
    const QString worst = shownNumber(distance.worst, 3);
    if (lab.predicts.figure.logarithmic)
        return Texts::tr("Your curve is off by a factor of %1 on average, most at %2: by %3.").arg(mean, place, worst);
    return Texts::tr("Your curve is off by %1 on average, most at %2: by %3.").arg(mean, place, worst);
}

} // namespace

PredictionBox::PredictionBox(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_question = new QLabel(this);
    m_question->setWordWrap(true);
    m_number = new QLineEdit(this);
    m_number->setObjectName(QStringLiteral("prediction"));
    m_outcomes = new QWidget(this);
    m_outcomes->setLayout(new QVBoxLayout);
    m_outcomes->layout()->setContentsMargins(0, 0, 0, 0);
    m_again = new QPushButton(this);
    m_again->setObjectName(QStringLiteral("drawAgain"));
    m_question->setBuddy(m_number);
    for (QWidget* each : std::initializer_list<QWidget*>{m_question, m_number, m_outcomes, m_again})
        column->addWidget(each);
    connect(m_number, &QLineEdit::returnPressed, this, &PredictionBox::entered);
    connect(m_again, &QPushButton::clicked, this, &PredictionBox::askedAgain);
}

void PredictionBox::show(const Lab& lab)
{
    m_lab = &lab;
    m_verdict.clear();
    m_number->clear();
    delete m_group;
    m_group = new QButtonGroup(this);
    qDeleteAll(m_outcomes->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    const PredictionKind kind = lab.predicts.kind;
    if (kind == PredictionKind::Outcome) {
        int id = 0;
        for (const LabWords::Named& outcome : LabWords::of(lab.name).outcomes) {
            auto* wrapping = new QWidget(m_outcomes);
            auto* row = new QHBoxLayout(wrapping);
            row->setContentsMargins(0, 0, 0, 0);
            auto* button = new QRadioButton(wrapping);
            button->setObjectName(QString::fromUtf8(outcome.name.data(), static_cast<qsizetype>(outcome.name.size())));
            auto* text = new OutcomeText(button, wrapping);
            row->addWidget(button, 0, Qt::AlignTop);
            row->addWidget(text, 1);
            m_group->addButton(button, id++);
            m_outcomes->layout()->addWidget(wrapping);
        }
    }
    setVisible(kind != PredictionKind::None);
    m_number->setVisible(kind == PredictionKind::Number);
    m_outcomes->setVisible(kind == PredictionKind::Outcome);
    m_again->setVisible(kind == PredictionKind::Curve);
    m_again->setEnabled(false);
    retranslate();
}

void PredictionBox::retranslate()
{
    const LabWords& words = LabWords::of(m_lab->name);
    const bool number = m_lab->predicts.kind == PredictionKind::Number;
    m_question->setText(tr("Predict first: %1").arg(worded(number ? words.number(m_lab->predicts.number) : words.ask)));
    m_number->setPlaceholderText(tr("a number, or nothing"));
    m_again->setText(tr("Draw the curve again"));
    wordOutcomes();
}

/// The one that came out has a tick.
void PredictionBox::wordOutcomes()
{
    for (QAbstractButton* button : m_group->buttons()) {
        const std::string code = button->objectName().toStdString();
        const QString text = outcomeText(*m_lab, code);
        const QString marked = code == m_verdict ? QStringLiteral("✓ ") + text : text;
        button->setAccessibleName(marked);
        button->parentWidget()->findChild<QLabel*>()->setText(marked);
    }
}

std::optional<double> PredictionBox::number() const
{
    const ParsedNumber typed = parseNumber(m_number->text());
    return m_lab->predicts.kind == PredictionKind::Number && typed.fault == NumberFault::None
               ? std::optional(typed.value)
               : std::nullopt;
}

bool PredictionBox::isReadable() const
{
    return m_lab->predicts.kind != PredictionKind::Number || m_number->text().trimmed().isEmpty() || number();
}

std::string PredictionBox::outcome() const
{
    const QAbstractButton* picked = m_group ? m_group->checkedButton() : nullptr;
    return picked ? picked->objectName().toStdString() : std::string();
}

void PredictionBox::mark(std::string_view verdict)
{
    m_verdict = verdict;
    wordOutcomes();
}

void PredictionBox::offerAgain(bool offered)
{
    m_again->setEnabled(offered);
}

QString outcomeText(const Lab& lab, std::string_view code)
{
    for (const LabWords::Named& outcome : LabWords::of(lab.name).outcomes)
        if (outcome.name == code)
            return worded(outcome.text);
    return {};
}

QString distanceSentence(const Lab& lab, const LabResult& result, const LabPrediction& predicted)
{
    const PredictionDistance distance = distanceOf(lab, result, predicted);
    if (distance.compared == 0)
        return {};
    if (predicted.number)
        return numberSentence(lab, result, predicted, distance.mean);
    if (!predicted.x.empty())
        return curveSentence(lab, distance);
    const QString picked = outcomeText(lab, predicted.outcome);
    if (distance.right)
        return Texts::tr("You picked “%1”, and so it is.").arg(picked);
    const QString right = outcomeText(lab, result.verdict);
    return right.isEmpty() ? Texts::tr("You picked “%1”, and it is not so.").arg(picked)
                           : Texts::tr("You picked “%1”, but it is: “%2”.").arg(picked, right);
}

} // namespace halfstep

#include "moc_prediction_box.cpp"
