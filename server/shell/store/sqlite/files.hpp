// File operations of the operating system that the standard library lacks.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "server/shell/process/expected.hpp"

namespace vegas::shell::sqlite {

// Mode of a file that others must not read.
inline constexpr mode_t kOwnerOnly = 0600;

// An open file, closed on destruction.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    // Only its owner can access a file created by this.
    Descriptor(const std::filesystem::path& path, int flags);
    ~Descriptor();
    Descriptor& operator=(Descriptor&&) = delete;

    [[nodiscard]] bool is_open() const { return fd_ >= 0; }
    [[nodiscard]] int get() const { return fd_; }
    int release();

private:
    int fd_;
};

// The message for an errno value.
[[nodiscard]] std::string reason(int error);

// Throws std::runtime_error with this line for the operator.
[[noreturn]] void refuse(const std::string& line);
// "FILE: why".
[[nodiscard]] Failure file_failure(const std::filesystem::path& file, const std::string& why);

// Writes all bytes and syncs them to disk. `file`: name of the open file.
[[nodiscard]] Expected<void> write_synced(const Descriptor&, std::string_view bytes,
                                          const std::filesystem::path& file);

// Replaces the contents of the file atomically, even if power is lost. Only the owner of its folder
// can read it.
[[nodiscard]] Expected<void> replace_file(const std::filesystem::path& file, std::string_view text);

// Path of a file that SQLite keeps beside a database: "-journal", "-wal", "-shm".
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path& file, const char* what);

// Throws std::runtime_error if that cannot be determined.
[[nodiscard]] bool is_empty_or_missing(const std::filesystem::path& file);

// Syncs the folder, so that its names survive a power loss. Returns whether that succeeded.
bool sync_folder(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
