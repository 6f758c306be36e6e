#include "client-cli/local/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace vegas::cli {
namespace {

// A pipe whose ends no child gets but where it is told so.
struct Pipe {
    std::array<int, 2> ends{-1, -1};
    Pipe() { open_ = ::pipe2(ends.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        for (const int fd : ends) {
            if (fd >= 0) ::close(fd);
        }
    }
    Pipe& operator=(Pipe&&) = delete;
    [[nodiscard]] bool open() const { return open_; }
    [[nodiscard]] int release(std::size_t end) { return std::exchange(ends.at(end), -1); }

private:
    bool open_ = false;
};

// The shell, in a group of processes of its own, which can be ended as a whole. 0 or why not.
int spawn(const std::string& command, int in, int out, pid_t& pid) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&how);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setpgroup(&how, 0);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::array<std::string, 3> words{"sh", "-c", command};
    std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
    const int error = posix_spawn(&pid, "/bin/sh", &files, &how, arguments.data(), environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

OrFailure<std::unique_ptr<ChildProgram>> ChildProgram::start(std::string name,
                                                             const std::string& command,
                                                             Milliseconds patience) {
    std::unique_ptr<ChildProgram> program(new ChildProgram(std::move(name), patience));
    const auto not_started = [&program](int error) {
        return program->failure("cannot be started: " + std::string(strerror(error)));
    };
    Pipe to, from;
    if (!to.open() || !from.open()) return not_started(errno);
    if (const int error = spawn(command, to.ends[0], from.ends[1], program->pid_); error != 0) {
        program->pid_ = -1;
        return not_started(error);
    }
    program->to_ = to.release(1);
    program->from_ = from.release(0);
    for (const int fd : {program->to_, program->from_}) ::fcntl(fd, F_SETFL, O_NONBLOCK);
    return program;
}

ChildProgram::~ChildProgram() {
    if (pid_ < 0) return;  // not started
    ::close(to_);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    // What it has not said yet nobody wants to know; at the end of its output it has ended.
    std::array<char, 4096> rest{};
    while (wait_for(from_, POLLIN, end) && ::read(from_, rest.data(), rest.size()) > 0) continue;
    ::close(from_);
    ::kill(-pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

bool ChildProgram::wait_for(int fd, short events, Moment end) {
    while (true) {
        const auto left =
            std::chrono::ceil<Milliseconds>(end - std::chrono::steady_clock::now()).count();
        pollfd one{fd, events, 0};
        const int ready = ::poll(&one, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
        if (ready > 0) return true;
        if (ready == 0) return false;
        if (errno != EINTR) return true;  // what is tried next says what is wrong
    }
}

void ChildProgram::terminate() const { ::kill(-pid_, SIGTERM); }

OrFailure<void> ChildProgram::write_line(std::string_view message) {
    std::string line(message);
    line += '\n';
    const auto end = std::chrono::steady_clock::now() + timeout_;
    for (std::string_view left = line; !left.empty();) {
        if (!wait_for(to_, POLLOUT, end)) {
            return failure("has read nothing for " + std::to_string(timeout_.count()) + " ms");
        }
        const ssize_t written = ::write(to_, left.data(), left.size());
        if (written > 0) {
            left.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EAGAIN && errno != EINTR) {
            return ended();
        }
    }
    return {};
}

OrFailure<std::string> ChildProgram::read_line() {
    const auto end = std::chrono::steady_clock::now() + timeout_;
    while (true) {
        const std::size_t line = read_.find('\n');
        if (std::min(line, read_.size()) > kLineMax) {
            return failure("has written a line of more than " + std::to_string(kLineMax) +
                           " bytes");
        }
        if (line != std::string::npos) {
            std::string text = read_.substr(0, line);
            read_.erase(0, line + 1);
            return text;
        }
        if (!wait_for(from_, POLLIN, end)) {
            return failure("has given no answer for " + std::to_string(timeout_.count()) + " ms");
        }
        std::array<char, 4096> more{};
        const ssize_t got = ::read(from_, more.data(), more.size());
        if (got > 0) {
            read_.append(more.data(), static_cast<std::size_t>(got));
        } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
            return ended();
        }
    }
}

}  // namespace vegas::cli
