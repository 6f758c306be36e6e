#include "server/shell/store/sqlite/draft.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace vegas::shell::sqlite {
namespace {

namespace fs = std::filesystem;

constexpr std::array kEndingSignals = {SIGHUP, SIGINT, SIGTERM};

// Removes drafts when a signal ends the program.
class SignalGuard {
public:
    static void add(const std::string& path) {
        if (is_idle()) watch();
        *std::ranges::find(paths_, nullptr) = path.c_str();
    }
    static void remove(const std::string& path) {
        std::ranges::replace(paths_, path.c_str(), nullptr);
        if (!is_idle()) return;
        for (std::size_t i = 0; i < kEndingSignals.size(); ++i) {
            std::signal(kEndingSignals.at(i), before_.at(i));
        }
    }

private:
    static bool is_idle() {
        return std::ranges::all_of(paths_, [](const char* path) { return path == nullptr; });
    }
    static void watch() {
        for (std::size_t i = 0; i < kEndingSignals.size(); ++i) {
            before_.at(i) = std::signal(kEndingSignals.at(i), remove_and_end);
            if (before_.at(i) == SIG_IGN) std::signal(kEndingSignals.at(i), SIG_IGN);
        }
    }
    static void remove_and_end(int number) {
        for (const char* path : paths_) {
            if (path != nullptr) ::unlink(path);
        }
        std::signal(number, SIG_DFL);
        (void)std::raise(number);
    }

    // Changed only while signals are held.
    static inline std::array<const char*, 3> paths_{};
    static inline std::array<void (*)(int), kEndingSignals.size()> before_{};
};

}  // namespace

SignalHold::SignalHold() {
    sigset_t held;
    ::sigemptyset(&held);
    for (const int number : kEndingSignals) ::sigaddset(&held, number);
    ::pthread_sigmask(SIG_BLOCK, &held, &before_);
}

SignalHold::~SignalHold() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

Draft::Draft(const fs::path& file)
    : file_(file), path_(file.string() + ".XXXXXX"), descriptor_(make_guarded()) {
    if (!descriptor_.is_open()) cannot_make(file, reason(errno));
}

Draft::~Draft() {
    const SignalHold hold;
    if (!path_.empty()) ::unlink(path_.c_str());
    SignalGuard::remove(path_);
}

int Draft::make_guarded() {
    const SignalHold hold;
    const int descriptor = ::mkostemp(path_.data(), O_CLOEXEC);
    if (descriptor >= 0) SignalGuard::add(path_);
    return descriptor;
}

void Draft::empty() const {
    if (::ftruncate(descriptor_.get(), 0) != 0) cannot_make(path_, reason(errno));
}

void Draft::write(std::string_view bytes) const {
    const auto written = write_synced(descriptor_, bytes, path_);
    if (!written) cannot_make(file_, written.error().why);
}

void Draft::sync() const {
    if (::fsync(descriptor_.get()) != 0) cannot_make(path_, reason(errno));
}

void Draft::become_file(IfExists there) {
    if (!rename(there)) {
        if (errno == EEXIST) refuse(file_.string() + " has come meanwhile: name another file");
        cannot_make(file_, reason(errno));
    }
    path_.clear();
    if (!sync_folder(folder_of(file_))) cannot_make(file_, reason(errno));
}

// Not every disk can rename without replacing; there the file was looked for at the beginning.
bool Draft::rename(IfExists there) const {
    if (there == IfExists::refuse) {
        if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, file_.c_str(), RENAME_NOREPLACE) == 0) {
            return true;
        }
        if (errno != EINVAL && errno != ENOSYS) return false;
    }
    return std::rename(path_.c_str(), file_.c_str()) == 0;
}

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void cannot_make(const fs::path& file, const std::string& why) {
    refuse("cannot make " + file.string() + ": " + why);
}

}  // namespace vegas::shell::sqlite
