#pragma once

#include "ui/main_window.h"
#include "ui/train/train_page.h"
#include "ui/train/transport_bar.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <memory>

namespace halfstep {

/// Eight points and one weight: attempts cost microseconds.
inline RunConfig tinyRun()
{
    RunConfig config;
    config.dataset.name = DatasetName::Points;
    PointsConfig points;
    points.train.x = InlineTensor{{1, 2, 3, 4, 5, 6, 7, 8}, {8, 1}};
    points.train.y = InlineTensor{{2, 4, 6, 8, 10, 12, 14, 16}, {8}};
    config.dataset.points = points;
    config.model.name = ModelName::Linear;
    config.loss = LossKind::MeanSquaredError;
    config.optimizer.learningRate = 1e-6;
    config.batch.microBatch = 2;
    config.batch.accumulation = 2;
    config.earlyStopping.enabled = false;
    config.run.maxEpochs = 1000000;
    return config;
}

/// A window of the test's own, with settings and runs in a folder of its own.
class TrainPageFixture : public QObject {
protected:
    void open()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Halfstep"), QStringLiteral("Halfstep"))
            .clear();
        open(tinyRun());
    }

    void open(const RunConfig& config)
    {
        m_window = std::make_unique<MainWindow>(config);
        m_window->chooseLanguage(QStringLiteral("en"));
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void close() { m_window.reset(); }

    /// Clicks the tool button of a transport action.
    void press(const char* name)
    {
        auto* button = qobject_cast<QToolButton*>(page().transport().widgetForAction(find<QAction>(name)));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    TrainPage& page() { return *m_window->findChild<TrainPage*>(); }
    SessionLink& link() { return page().run().link(); }
    template <typename T>
    T* find(const char* name)
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace halfstep
