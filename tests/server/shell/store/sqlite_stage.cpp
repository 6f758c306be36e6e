#include "tests/server/shell/store/sqlite_stage.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "tests/server/shell/store/slow_disk.hpp"

namespace vegas::shell::test {

namespace fs = std::filesystem;

Folder::Folder() {
    std::string pattern = (fs::temp_directory_path() / "vegas-store-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary directory");
    path_ = pattern;
}

Folder::~Folder() { fs::remove_all(path_); }

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

void JobLoop::post(std::function<void()> job) {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    posted_.notify_one();
}

std::function<void()> JobLoop::next(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) posted_.wait(lock, [this] { return !jobs_.empty(); });
    if (jobs_.empty()) return {};
    auto job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
}

void JobLoop::run_until(const std::function<bool()>& done) {
    while (!done()) next(true)();
}

void JobLoop::run() {
    while (const auto job = next(false)) job();
}

bool JobLoop::is_idle() {
    const std::lock_guard lock(mutex_);
    return jobs_.empty();
}

OneStore::OneStore(const fs::path& dir, SqliteStore::Options options)
    : options_(std::move(options)) {
    options_.dir = dir / "data";
    options_.post = [this](std::function<void()> job) { loop.post(std::move(job)); };
    options_.on_trouble = [this](const SqliteStore::Trouble& it) { troubles.push_back(it); };
    open();
}

void OneStore::open() {
    store_ = std::make_unique<SqliteStore>(options_);
    loaded.clear();
    store_->load([this](core::Loaded table) { loaded.push_back(std::move(table)); });
    store_->listen([this](Store::Said it) {
        said.push_back(words(it));
        if (auto* told = std::get_if<core::Told>(&it)) answer_ = std::move(told->found);
    });
}

void OneStore::reopen() {
    close();
    open();
}

const std::vector<std::string>& OneStore::hear(std::size_t count) {
    loop.run_until([&] { return said.size() >= count; });
    return said;
}

bool OneStore::finds(const std::string& game) {
    store_->ask({said.size(), core::FindGame{game}});
    hear(said.size() + 1);
    return !std::holds_alternative<core::Nothing>(answer_);
}

namespace {

SqliteStore::Options on_a_slow_disk(std::chrono::milliseconds retry) {
    SqliteStore::Options options;
    options.retry = retry;
    options.vfs = SlowDisk::name();
    return options;
}

}  // namespace

StoreOnASlowDisk::StoreOnASlowDisk(std::chrono::milliseconds retry)
    : store(folder.path(), on_a_slow_disk(retry)) {}

StoreOnASlowDisk::~StoreOnASlowDisk() { SlowDisk::heal(); }

void StoreOnASlowDisk::keep_busy() {
    SlowDisk::hold();
    store->append({opening("busy")});
    SlowDisk::wait_until_held();
}

}  // namespace vegas::shell::test
