// Checks a whole database beside play, after an end that was not in order: in a thread of its own
// with low priority, and over a connection that only reads. As long as that reads, the write-ahead
// log grows, so a check that takes too long is given up.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

struct sqlite3;

namespace vegas::shell::sqlite {

class IntegrityCheck {
public:
    struct Result {
        bool is_complete = false;  // else the check was given up, and the next start begins it anew
        std::string problem{};     // in one line; empty: the database is sound
    };
    static constexpr std::uintmax_t kLogBytes = 1024 * 1024 * 1024;

    // `on_end` is called on the thread, unless this is destroyed before. A sound database needs no
    // check at the next start. `vfs` as for Database. A log of more than `log_bytes` is too large.
    IntegrityCheck(std::filesystem::path dir, std::string vfs, std::function<void(Result)> on_end,
                   std::uintmax_t log_bytes = kLogBytes);
    // Ends the check.
    ~IntegrityCheck();
    IntegrityCheck& operator=(IntegrityCheck&&) = delete;

private:
    void run();
    void watch();
    [[nodiscard]] std::string find_problem();
    [[nodiscard]] bool set_running(sqlite3* connection);  // false: it must end
    [[nodiscard]] bool is_log_too_large() const;

    const std::filesystem::path dir_;
    const std::string vfs_;
    const std::function<void(Result)> on_end_;
    const std::uintmax_t log_bytes_;

    std::mutex mutex_;  // guards all below but the threads
    std::condition_variable changed_;
    sqlite3* running_ = nullptr;  // the connection of the check
    bool is_stopping_ = false, is_given_up_ = false, has_ended_ = false;

    std::thread thread_, watcher_;
};

}  // namespace vegas::shell::sqlite
