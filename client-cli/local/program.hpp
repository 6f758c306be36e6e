// A child program that talks with us a line at a time over its standard input and output: a bot of
// the arena or a private server. It inherits standard error. Used by one thread at a time.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

namespace vegas::cli {

// What a program did wrong, as a sentence that begins with its name.
struct ProgramFailed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class ChildProgram {
public:
    using Milliseconds = std::chrono::milliseconds;

    // The shell runs `command`. Throws ProgramFailed if no process can be started. REQUIRES: this
    // process ignores SIGPIPE.
    ChildProgram(std::string name, const std::string& command, Milliseconds patience);
    // Closes its standard input, which is its sign to end; kills it after a second otherwise.
    ~ChildProgram();
    ChildProgram& operator=(ChildProgram&&) = delete;

    // Both throw ProgramFailed if it has ended, or has not read or answered within `patience`.
    void write_line(std::string_view message);  // without the end of the line
    // The next line, at most kLineMax bytes, without its end.
    [[nodiscard]] std::string read_line();

    // Sends SIGTERM to it and to all that it has started.
    void terminate() const;

    // Throws ProgramFailed.
    [[noreturn]] void fail(const std::string& how) const;

    static constexpr std::size_t kLineMax = 65'536;

private:
    using Moment = std::chrono::steady_clock::time_point;

    // Waits until `fd` is ready for `events`; false if it is not before `end`.
    [[nodiscard]] static bool wait_for(int fd, short events, Moment end);
    [[noreturn]] void fail_ended() const;

    std::string name_;
    Milliseconds timeout_;
    pid_t pid_ = -1;
    int to_ = -1, from_ = -1;
    std::string read_;  // received, but not returned yet
};

}  // namespace vegas::cli
