#pragma once

#include <signal.h>
#include <sys/resource.h>

namespace halfstep {

/// Makes every write beyond `bytes` of a file fail with EFBIG while it lives, whatever the rights.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        m_handler = ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_old);
        rlimit limit = m_old;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_old);
        ::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_old{};
    sighandler_t m_handler = nullptr;
};

} // namespace halfstep
