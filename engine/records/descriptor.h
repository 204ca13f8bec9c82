#pragma once

#include "engine/config/problem.h"

#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>

namespace halfstep {

/// An open file's number, closed with it; negative for none.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    void close();

private:
    int m_number;
};

Problem unwritable(const std::string& path, int error);

/// 0, or the error number.
int writeAll(int descriptor, std::string_view bytes);

/// Up to `size` bytes, fewer only at the end; negative with errno set when reading fails.
ssize_t readSome(int descriptor, char* bytes, std::size_t size);

} // namespace halfstep
