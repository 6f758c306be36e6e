#include "server/shell/store/sqlite/integrity_check.hpp"

#include <sqlite3.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell::sqlite {
namespace {

constexpr int kNice = 19;  // it may take as long as it wants

}  // namespace

IntegrityCheck::IntegrityCheck(std::filesystem::path dir, std::string vfs,
                               std::function<void(std::string)> on_end)
    : dir_(std::move(dir)),
      vfs_(std::move(vfs)),
      on_end_(std::move(on_end)),
      thread_([this] { run(); }) {}

// An interrupt between two statements has no effect, so it is repeated.
IntegrityCheck::~IntegrityCheck() {
    std::unique_lock hold(mutex_);
    is_stopping_ = true;
    while (!has_ended_) {
        if (running_ != nullptr) sqlite3_interrupt(running_);
        ended_.wait_for(hold, std::chrono::milliseconds(10));
    }
    hold.unlock();
    thread_.join();
}

void IntegrityCheck::run() {
    ::setpriority(PRIO_PROCESS, 0, kNice);  // of this thread
    std::string problem = find_problem();
    std::unique_lock hold(mutex_);
    if (!is_stopping_) {
        hold.unlock();
        if (problem.empty()) note_checked(dir_);
        on_end_(std::move(problem));
        hold.lock();
    }
    has_ended_ = true;
    ended_.notify_one();
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
    return !is_stopping_;
}

}  // namespace vegas::shell::sqlite
