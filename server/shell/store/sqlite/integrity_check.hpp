// Checks a whole database beside play, after an end that was not in order: in a thread of its own
// with low priority, and over a connection that only reads.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

struct sqlite3;

namespace vegas::shell::sqlite {

class IntegrityCheck {
public:
    // `on_end` gets what is wrong, in one line, or "" if the database is sound. Called on the
    // thread, unless this is destroyed before. A sound database needs no check at the next start.
    // `vfs` as for Database.
    IntegrityCheck(std::filesystem::path dir, std::string vfs,
                   std::function<void(std::string problem)> on_end);
    // Ends the check.
    ~IntegrityCheck();
    IntegrityCheck& operator=(IntegrityCheck&&) = delete;

private:
    void run();
    [[nodiscard]] std::string find_problem();
    [[nodiscard]] bool set_running(sqlite3* connection);  // false: it must end

    const std::filesystem::path dir_;
    const std::string vfs_;
    const std::function<void(std::string)> on_end_;

    std::mutex mutex_;  // guards all below but the thread
    std::condition_variable ended_;
    sqlite3* running_ = nullptr;  // the connection of the check
    bool is_stopping_ = false, has_ended_ = false;

    std::thread thread_;
};

}  // namespace vegas::shell::sqlite
