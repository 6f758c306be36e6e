// Files and folders as the operating system has them: what the library's own do not offer.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace vegas::shell::sqlite {

// The mode of a file that holds what others must not read.
inline constexpr mode_t kOwnerOnly = 0600;

// An open file, closed at the end.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    // A file that is made by this is its owner's alone.
    Descriptor(const std::filesystem::path& path, int flags);
    ~Descriptor();
    Descriptor& operator=(Descriptor&&) = delete;

    [[nodiscard]] bool is_open() const { return fd_ >= 0; }
    [[nodiscard]] int get() const { return fd_; }
    int release();

private:
    int fd_;
};

// What errno says, in words.
[[nodiscard]] std::string reason(int error);

// Throws std::runtime_error with this line for the operator.
[[noreturn]] void refuse(const std::string& line);
// "FILE: why".
[[noreturn]] void refuse(const std::filesystem::path& file, const std::string& why);

// All of it, to the disk. Throws with the name of the file, which is open there.
void write_synced(const Descriptor&, std::string_view bytes, const std::filesystem::path& file);

// Makes the file hold this text, and no other, also after a loss of power. It is readable for the
// owner of its folder alone. Throws std::runtime_error with one line for the operator.
void replace_file(const std::filesystem::path& file, std::string_view text);

// What SQLite has beside a database while it works: "-journal", "-wal", "-shm".
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path& file, const char* what);

// Throws std::runtime_error if that cannot be seen.
[[nodiscard]] bool is_empty_or_missing(const std::filesystem::path& file);

// So that the names in it are still there when the power fails. Says whether that could be done.
bool sync_folder(const std::filesystem::path& dir);

}  // namespace vegas::shell::sqlite
