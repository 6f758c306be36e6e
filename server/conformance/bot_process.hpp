// Runs the bot under test as a child process, one for each game.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace vegas::shell::conformance {

// Where the bot finds its game.
struct BotArguments {
    std::string url, invite;
};

class BotProcess {
public:
    // `words`: the program, looked up in PATH, and its arguments. {url} and {invite} in them are
    // replaced by those of `bot_arguments`; the environment has them as VEGAS_URL and VEGAS_INVITE.
    // The bot's output goes to our stderr. Throws std::runtime_error if it cannot be started.
    BotProcess(const std::vector<std::string>& words, const BotArguments& bot_arguments);
    ~BotProcess();  // kills the bot and its process group
    BotProcess& operator=(BotProcess&&) = delete;

    // How it ended, such as "exit status 1"; nullopt while it runs.
    [[nodiscard]] const std::optional<std::string>& poll_exit();
    [[nodiscard]] bool has_failed() const { return has_failed_; }  // once it has ended

private:
    pid_t pid_ = -1;
    std::optional<std::string> exit_description_;
    bool has_failed_ = false;
};

}  // namespace vegas::shell::conformance
