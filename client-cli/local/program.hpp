// A child program that talks with us a line at a time over its standard input and output: a bot of
// the arena or a private server. It inherits standard error. Used by one thread at a time.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "client-cli/texts/text_failure.hpp"

namespace vegas::cli {

class ChildProgram {
public:
    using Milliseconds = std::chrono::milliseconds;

    // The shell runs `command`. REQUIRES: this process ignores SIGPIPE.
    [[nodiscard]] static OrFailure<std::unique_ptr<ChildProgram>> start(std::string name,
                                                                        const std::string& command,
                                                                        Milliseconds patience);
    // Closes its standard input, which is its sign to end; kills it after a second otherwise.
    ~ChildProgram();
    ChildProgram& operator=(ChildProgram&&) = delete;

    // Both fail if it has ended, or has not read or answered within `patience`.
    [[nodiscard]] OrFailure<void> write_line(std::string_view message);  // without the end of line
    // The next line, at most kLineMax bytes, without its end.
    [[nodiscard]] OrFailure<std::string> read_line();

    // Sends SIGTERM to it and to all that it has started.
    void terminate() const;

    // A sentence that begins with its name.
    [[nodiscard]] TextFailure failure(const std::string& how) const {
        return TextFailure::because(name_ + " " + how);
    }

    static constexpr std::size_t kLineMax = 65'536;

private:
    using Moment = std::chrono::steady_clock::time_point;

    ChildProgram(std::string name, Milliseconds patience)
        : name_(std::move(name)), timeout_(patience) {}

    // Waits until `fd` is ready for `events`; false if it is not before `end`.
    [[nodiscard]] static bool wait_for(int fd, short events, Moment end);
    [[nodiscard]] TextFailure ended() const { return failure("has ended too early"); }

    std::string name_;
    Milliseconds timeout_;
    pid_t pid_ = -1;
    int to_ = -1, from_ = -1;
    std::string read_;  // received, but not returned yet
};

}  // namespace vegas::cli
