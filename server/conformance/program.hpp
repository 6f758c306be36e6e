// The bot: a program that is started for each of its games.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace vegas::shell::conformance {

// What a bot is to know of its game.
struct Errand {
    std::string url, invite;
};

class Program {
public:
    // `words`: the program, looked for in PATH, and its arguments, in which {url} and {invite}
    // stand for those of the errand; VEGAS_URL and VEGAS_INVITE of its environment are these, too.
    // What it prints goes to our standard error. Throws std::runtime_error if it cannot be started.
    Program(const std::vector<std::string>& words, const Errand& errand);
    ~Program();  // ends it, and all that it has started
    Program& operator=(Program&&) = delete;

    // How it has ended, in words such as "exit status 1"; nothing: it has not.
    [[nodiscard]] const std::optional<std::string>& ended();
    [[nodiscard]] bool failed() const { return failed_; }  // if it has ended

private:
    pid_t pid_ = -1;
    std::optional<std::string> ended_;
    bool failed_ = false;
};

}  // namespace vegas::shell::conformance
