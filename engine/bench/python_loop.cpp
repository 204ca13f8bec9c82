#include "engine/bench/python_loop.h"

#include "engine/bench/python_scripts.h"
#include "engine/records/file_saver.h"
#include "engine/records/record_text.h"

#include <cerrno>
#include <charconv>
#include <limits>
#include <spawn.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

extern char** environ; // NOLINT

namespace halfstep {
namespace {

/// One thread each, and blocks of memory kept instead of given back, which is what makes PyTorch fast on images.
constexpr std::string_view oneThread[] = {"OMP_NUM_THREADS=1", "OPENBLAS_NUM_THREADS=1", "MKL_NUM_THREADS=1"};
constexpr std::string_view keptMemory[] = {"MALLOC_MMAP_THRESHOLD_=33554432", "MALLOC_TRIM_THRESHOLD_=536870912",
                                           "MALLOC_TOP_PAD_=67108864"};

std::vector<std::string> environmentOf(PythonLoop loop)
{
    std::vector<std::string> variables(std::begin(oneThread), std::end(oneThread));
    if (loop == PythonLoop::Best)
        variables.insert(variables.end(), std::begin(keptMemory), std::end(keptMemory));
    for (char** variable = environ; *variable; ++variable) // the first of equal names is the one that counts
        variables.emplace_back(*variable);
    return variables;
}

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// A child whose standard input and output are one socket; it ends when that is closed.
class Child {
public:
    Child(std::vector<std::string> arguments, std::vector<std::string> variables)
    {
        int ends[2];
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
            return;
        m_socket = ends[0];
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 0, 0);
        if (::posix_spawnp(&m_pid, arguments[0].c_str(), &actions, nullptr, pointersTo(arguments).data(),
                           pointersTo(variables).data())
            != 0)
            m_pid = -1;
        posix_spawn_file_actions_destroy(&actions);
        ::close(ends[1]);
    }
    ~Child()
    {
        if (m_socket >= 0)
            ::close(m_socket);
        if (m_pid > 0)
            ::waitpid(m_pid, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void write(std::string_view text)
    {
        while (!text.empty()) {
            const ssize_t sent = ::send(m_socket, text.data(), text.size(), MSG_NOSIGNAL);
            if (sent <= 0 && errno != EINTR)
                return;
            text.remove_prefix(sent > 0 ? static_cast<std::size_t>(sent) : 0);
        }
    }

    /// Without its end; empty when the child has ended.
    std::string readLine()
    {
        std::string line;
        char next = 0;
        while (true) {
            const ssize_t got = ::read(m_socket, &next, 1);
            if (got < 0 && errno == EINTR)
                continue;
            if (got <= 0)
                return {};
            if (next == '\n')
                return line;
            line += next;
        }
    }

private:
    int m_socket = -1;
    pid_t m_pid = -1;
};

class PythonSteps final : public Contender {
public:
    explicit PythonSteps(std::unique_ptr<Child> child) : m_child(std::move(child)) {}

    double run(int steps) override
    {
        m_child->write(std::to_string(steps) + "\n");
        const std::string line = m_child->readLine();
        double microseconds = std::numeric_limits<double>::quiet_NaN();
        std::from_chars(line.data(), line.data() + line.size(), microseconds);
        return microseconds;
    }

private:
    std::unique_ptr<Child> m_child;
};

} // namespace

Result<ContenderPtr> pythonLoop(PythonLoop loop, const BenchWork& work, const std::string& folder)
{
    const bool best = loop == PythonLoop::Best;
    const std::string script = folder + (best ? "/best_loop.py" : "/dataloader.py");
    if (const auto problem = saveFile(script, best ? bestLoopScript : dataLoaderScript))
        return *problem;
    std::vector<std::string> arguments{script, work.name, work.data, std::to_string(work.config.batch.microBatch),
                                       numberText(work.config.optimizer.learningRate)};
    for (const std::int64_t side : work.x)
        arguments.push_back(std::to_string(side));
    for (const char* python : {"python3", "/usr/bin/python3"}) { // the second is the distribution's
        std::vector<std::string> command{python};
        command.insert(command.end(), arguments.begin(), arguments.end());
        auto child = std::make_unique<Child>(std::move(command), environmentOf(loop));
        if (child->readLine().starts_with("ready"))
            return ContenderPtr(std::make_unique<PythonSteps>(std::move(child)));
    }
    return Problem{ProblemCode::Unsupported, "python3", Reason::Named, {"torch"}};
}

} // namespace halfstep
