#pragma once

#include "engine/config/run_config.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

#include <zlib.h>

namespace halfstep::test {

inline QByteArray header(char type, const std::vector<quint32>& shape)
{
    QByteArray bytes;
    bytes.append('\0').append('\0').append(type).append(static_cast<char>(shape.size()));
    for (const quint32 extent : shape)
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes.append(static_cast<char>(extent >> shift & 0xff));
    return bytes;
}

/// `count` images of 2×3 pixels: image i holds i, i+1, ..., i+5.
inline QByteArray images(int count)
{
    QByteArray bytes = header(8, {static_cast<quint32>(count), 2, 3});
    for (int i = 0; i < count; ++i)
        for (int k = 0; k < 6; ++k)
            bytes.append(static_cast<char>(i + k));
    return bytes;
}

/// Labels 0, 1, 2, 0, 1, 2, ...
inline QByteArray labels(int count)
{
    QByteArray bytes = header(8, {static_cast<quint32>(count)});
    for (int i = 0; i < count; ++i)
        bytes.append(static_cast<char>(i % 3));
    return bytes;
}

inline QByteArray gzipped(const QByteArray& plain)
{
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, plain.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

class Folder {
public:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    DatasetConfig config() const
    {
        DatasetConfig config;
        config.name = DatasetName::Idx;
        config.path = m_folder.path().toStdString();
        return config;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace halfstep::test
