#include "server/shell/store/sqlite/integrity_check.hpp"

#include <sqlite3.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/files.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell::sqlite {
namespace {

constexpr int kNice = 10;  // as threads of bots

}  // namespace

IntegrityCheck::IntegrityCheck(std::filesystem::path dir, std::string vfs,
                               std::function<void(Result)> on_end, std::uintmax_t log_bytes)
    : dir_(std::move(dir)),
      vfs_(std::move(vfs)),
      on_end_(std::move(on_end)),
      log_bytes_(log_bytes),
      is_given_up_(is_log_too_large()),
      thread_([this] { run(); }),
      watcher_([this] { watch(); }) {}

IntegrityCheck::~IntegrityCheck() {
    {
        const std::lock_guard hold(mutex_);
        is_stopping_ = is_given_up_ = true;
    }
    changed_.notify_all();
    watcher_.join();
    thread_.join();
}

void IntegrityCheck::run() {
    (void)::setpriority(PRIO_PROCESS, 0, kNice);  // of this thread
    Result result{.problem = find_problem()};
    std::unique_lock hold(mutex_);
    result.is_complete = !is_given_up_;
    if (!is_stopping_) {
        hold.unlock();
        if (result.is_complete && result.problem.empty()) note_checked(dir_);
        on_end_(std::move(result));
        hold.lock();
    }
    has_ended_ = true;
    changed_.notify_all();
}

// An interrupt between two statements has no effect, so it is repeated.
void IntegrityCheck::watch() {
    std::unique_lock hold(mutex_);
    while (!has_ended_) {
        is_given_up_ = is_given_up_ || is_log_too_large();
        if (is_given_up_ && running_ != nullptr) sqlite3_interrupt(running_);
        changed_.wait_for(hold, std::chrono::milliseconds(is_given_up_ ? 10 : 1'000));
    }
}

std::string IntegrityCheck::find_problem() {
    std::string found;
    try {
        Database database(database_in(dir_), Access::read, vfs_);
        if (!set_running(database.handle())) return {};
        try {
            found = database.text("pragma quick_check(1)");
        } catch (const SqliteError& error) {
            found = error.what();
        }
        (void)set_running(nullptr);
    } catch (const SqliteError& error) {
        found = error.what();
    }
    std::ranges::replace(found, '\n', ' ');
    return found == "ok" ? std::string() : found;
}

bool IntegrityCheck::set_running(sqlite3* connection) {
    const std::lock_guard hold(mutex_);
    running_ = connection;
    return !is_given_up_;
}

bool IntegrityCheck::is_log_too_large() const {
    std::error_code error;
    const auto bytes = std::filesystem::file_size(beside(database_in(dir_), "-wal"), error);
    return !error && bytes > log_bytes_;
}

}  // namespace vegas::shell::sqlite
