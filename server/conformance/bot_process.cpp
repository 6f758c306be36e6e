#include "server/conformance/bot_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <stdexcept>
#include <string_view>

namespace vegas::shell::conformance {
namespace {

void fill_in(std::string& word, std::string_view name, const std::string& value) {
    for (auto at = word.find(name); at != std::string::npos; at = word.find(name, at)) {
        word.replace(at, name.size(), value);
        at += value.size();
    }
}

std::vector<std::string> environment_with(const BotArguments& bot_arguments) {
    std::vector<std::string> all;
    for (char** each = environ; *each != nullptr; ++each) {
        const std::string_view pair(*each);
        if (!pair.starts_with("VEGAS_URL=") && !pair.starts_with("VEGAS_INVITE=")) {
            all.emplace_back(pair);
        }
    }
    all.push_back("VEGAS_URL=" + bot_arguments.url);
    all.push_back("VEGAS_INVITE=" + bot_arguments.invite);
    return all;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> all;
    all.reserve(words.size() + 1);
    for (std::string& word : words) all.push_back(word.data());
    all.push_back(nullptr);
    return all;
}

}  // namespace

BotProcess::BotProcess(const std::vector<std::string>& words, const BotArguments& bot_arguments) {
    std::vector<std::string> arguments = words;
    for (std::string& word : arguments) {
        fill_in(word, "{url}", bot_arguments.url);
        fill_in(word, "{invite}", bot_arguments.invite);
    }
    std::vector<std::string> environment = environment_with(bot_arguments);
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&how);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files, STDERR_FILENO, STDOUT_FILENO);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setpgroup(&how, 0);  // a group of its own, which can be ended as a whole
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    const int error = posix_spawnp(&pid_, arguments.front().c_str(), &files, &how,
                                   pointers(arguments).data(), pointers(environment).data());
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    if (error != 0) {
        throw std::runtime_error("cannot start " + arguments.front() + ": " + strerror(error));
    }
}

BotProcess::~BotProcess() {
    ::kill(-pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

const std::optional<std::string>& BotProcess::poll_exit() {
    if (exit_description_) return exit_description_;
    // It is left unreaped: until then no other process or group can be given its number.
    constexpr int kLook = WEXITED | WNOHANG | WNOWAIT;
    siginfo_t end{};
    if (::waitid(P_PID, static_cast<id_t>(pid_), &end, kLook) != 0 || end.si_pid != pid_) {
        return exit_description_;
    }
    const bool exited = end.si_code == CLD_EXITED;
    has_failed_ = !exited || end.si_status != 0;
    exit_description_ = (exited ? "exit status " : "signal ") + std::to_string(end.si_status);
    return exit_description_;
}

}  // namespace vegas::shell::conformance
