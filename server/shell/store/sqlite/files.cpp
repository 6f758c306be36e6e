#include "server/shell/store/sqlite/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace vegas::shell::sqlite {

Descriptor::Descriptor(const std::filesystem::path& path, int flags)
    : fd_(::open(path.c_str(), flags | O_CLOEXEC, kOwnerOnly)) {}

Descriptor::~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
}

int Descriptor::release() { return std::exchange(fd_, -1); }

std::string reason(int error) { return std::generic_category().message(error); }

void refuse(const std::string& line) { throw std::runtime_error(line); }

Failure file_failure(const std::filesystem::path& file, const std::string& why) {
    return {.why = file.string() + ": " + why};
}

Expected<void> write_synced(const Descriptor& to, std::string_view bytes,
                            const std::filesystem::path& file) {
    while (!bytes.empty()) {
        const auto written = ::write(to.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return file_failure(file, reason(errno));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    if (::fsync(to.get()) != 0) return file_failure(file, reason(errno));
    return {};
}

namespace {

// Root writes for the server's user too.
void give_to_owner_of_folder(const Descriptor& file, const std::filesystem::path& folder) {
    struct stat status {};
    if (::geteuid() != 0 || ::stat(folder.c_str(), &status) != 0) return;
    (void)::fchown(file.get(), status.st_uid, status.st_gid);
}

}  // namespace

Expected<void> replace_file(const std::filesystem::path& file, std::string_view text) {
    const auto folder = file.parent_path();
    const auto fresh = beside(file, ".new");
    {
        const Descriptor out(fresh, O_WRONLY | O_CREAT | O_TRUNC);
        if (!out.is_open()) return file_failure(fresh, reason(errno));
        give_to_owner_of_folder(out, folder);
        auto written = write_synced(out, text, fresh);
        if (!written) return written;
    }
    if (::rename(fresh.c_str(), file.c_str()) != 0) return file_failure(file, reason(errno));
    if (!sync_folder(folder)) return file_failure(file, "may not outlast a loss of power");
    return {};
}

std::filesystem::path beside(const std::filesystem::path& file, const char* what) {
    return file.string() + what;
}

bool is_empty_or_missing(const std::filesystem::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0) return S_ISREG(status.st_mode) && status.st_size == 0;
    if (errno == ENOENT) return true;
    refuse("cannot look at " + file.string() + ": " + reason(errno));
}

bool sync_folder(const std::filesystem::path& dir) {
    const Descriptor folder(dir, O_RDONLY | O_DIRECTORY);
    return folder.is_open() && ::fsync(folder.get()) == 0;
}

}  // namespace vegas::shell::sqlite
