#pragma once

#include "ui/page/page.h"

#include <QStringList>

class QListWidget;

namespace halfstep {

class LabView;

/// The guided labs: a list of them, and the one that is being done.
class LabsPage : public Page {
    Q_OBJECT
public:
    explicit LabsPage(QWidget* parent = nullptr);

    static PageSign sign();
    QString title() const override { return sign().title(); }
    QString iconName() const override { return sign().icon; }
    QString statusText() const override;
    QList<QAction*> menuActions(PageMenu) const override { return {}; }
    const QStringList& done() const { return m_done; }        ///< names of labs that were computed once
    static QStringList doneIn(const QVariantMap& remembered); ///< by a page that is not there yet
    bool take(const PageRequest& request) override;
    QVariantMap remembered() const override;
    void recall(const QVariantMap& state) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void wordList();

    QListWidget* m_list = nullptr;
    LabView* m_view = nullptr;
    QStringList m_done; ///< names of labs that were computed once
};

} // namespace halfstep
