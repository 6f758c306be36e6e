// A program that we start, and that speaks with us a line at a time over its standard input and
// output: one that plays in the arena, or a server of our own. What it writes to standard error
// goes where this process's goes. Used by one thread at a time.
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

    // `command` is the shell's. Throws ProgramFailed where there can be no further process.
    // REQUIRES: this process ignores SIGPIPE.
    ChildProgram(std::string name, const std::string& command, Milliseconds patience);
    // Closes its standard input, which is its sign to end; ends it after a second otherwise.
    ~ChildProgram();
    ChildProgram& operator=(ChildProgram&&) = delete;

    // Both throw ProgramFailed: when it has ended, or has not read or answered within `patience`.
    void tell(std::string_view message);  // without the end of the line
    [[nodiscard]] std::string hear();     // the next line, at most kLineMax bytes, without its end

    // Asks it to end (SIGTERM), and all that it has started.
    void terminate() const;

    // Throws ProgramFailed.
    [[noreturn]] void fails(const std::string& how) const;

    static constexpr std::size_t kLineMax = 65'536;

private:
    using Moment = std::chrono::steady_clock::time_point;

    // Until one can write to or read from it; false: not before `end`.
    [[nodiscard]] static bool waited(int fd, short events, Moment end);
    [[noreturn]] void has_ended() const;

    std::string name_;
    Milliseconds patience_;
    pid_t pid_ = -1;
    int to_ = -1, from_ = -1;
    std::string read_;  // and not yet heard
};

}  // namespace vegas::cli
