#include "client-cli/commands/token_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace vegas::cli {
namespace {

constexpr std::size_t kTokenBytesMax = 256;

std::string escaped(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80 && (std::isalnum(byte) != 0 || c == '.' || c == '-')) {
            result += c;
        } else {
            result += '%';
            result += kDigits[byte >> 4U];
            result += kDigits[byte & 0xFU];
        }
    }
    return result;
}

// A token is printable and without spaces; anything else in the file is none.
bool is_token(std::string_view text) {
    if (text.empty()) return false;
    for (const char c : text) {
        if (c <= ' ' || c > '~') return false;
    }
    return true;
}

}  // namespace

std::optional<TokenFile> TokenFile::open(const std::filesystem::path& path) {
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0) return std::nullopt;
    if (flock(fd, LOCK_EX | LOCK_NB) != 0 || fchmod(fd, 0600) != 0) {
        ::close(fd);
        return std::nullopt;
    }
    return TokenFile(fd);
}

std::string TokenFile::peek(const std::filesystem::path& path) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    return fd < 0 ? std::string() : TokenFile(fd).read();
}

TokenFile::TokenFile(TokenFile&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}

TokenFile::~TokenFile() {
    if (fd_ >= 0) ::close(fd_);
}

std::string TokenFile::read() const {
    std::array<char, kTokenBytesMax> bytes{};
    const ssize_t got = pread(fd_, bytes.data(), bytes.size(), 0);
    std::string text(bytes.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    while (text.ends_with('\n')) text.pop_back();
    return is_token(text) ? text : std::string();
}

bool TokenFile::write(std::string_view token) const {
    if (token.size() >= kTokenBytesMax) return false;
    const std::string text = token.empty() ? std::string() : std::string(token) + "\n";
    const auto size = static_cast<ssize_t>(text.size());
    return pwrite(fd_, text.data(), text.size(), 0) == size && ftruncate(fd_, size) == 0 &&
           fsync(fd_) == 0;
}

std::optional<std::filesystem::path> state_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return std::filesystem::path(state) / "vegas";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home != '/') return std::nullopt;
    return std::filesystem::path(home) / ".local" / "state" / "vegas";
}

std::string token_file_name(std::string_view server, std::string_view name) {
    return escaped(server) + "_" + escaped(name);
}

}  // namespace vegas::cli
