#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

/// The built program, run to its end in a folder of the test's own.
struct ProgramRun {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// A program that is still running; ends with the test at the latest.
inline void startProgram(QProcess& process, const QStringList& arguments, const QString& folder)
{
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(HALFSTEP_PROGRAM), arguments);
}

inline ProgramRun finishProgram(QProcess& process)
{
    ProgramRun run;
    // As long as Qt Test gives a whole test function, which a sanitizer's preset makes longer.
    bool given = false;
    const int patience = qEnvironmentVariableIntValue("QTEST_FUNCTION_TIMEOUT", &given);
    if (process.waitForFinished(given ? patience : 300000))
        run.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

inline ProgramRun runProgram(const QStringList& arguments, const QString& folder)
{
    QProcess process;
    startProgram(process, arguments, folder);
    return finishProgram(process);
}
