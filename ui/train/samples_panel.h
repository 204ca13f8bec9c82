#pragma once

#include "engine/config/run_config.h"

#include <QTextBrowser>

namespace halfstep {

/// A few samples of the data set that is set up: glyphs with class and damage, orders as a table. Test data stay
/// sealed.
class SamplesPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit SamplesPanel(QWidget* parent = nullptr);

    void showSamplesOf(const DatasetConfig& dataset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void write();
    QString glyphs(); ///< as HTML, as orders
    QString orders() const;

    DatasetConfig m_dataset;
};

} // namespace halfstep
