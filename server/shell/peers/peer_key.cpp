#include "server/shell/peers/peer_key.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

namespace vegas::shell {
namespace {

constexpr std::size_t kLeastCharacters = 32;
constexpr std::size_t kMostBytes = 4096;

Failure failure(const std::string& path, std::string_view why) {
    return {.is_transient = false, .why = "link_key_file " + path + ": " + std::string(why)};
}

// The bytes of an open file.
Expected<std::string> read_all(int file, const std::string& path) {
    std::string bytes;
    std::array<char, kMostBytes> part{};
    while (bytes.size() <= kMostBytes) {
        const auto count = ::read(file, part.data(), part.size());
        if (count == 0) return bytes;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failure(path, std::generic_category().message(errno));
        bytes.append(part.data(), static_cast<std::size_t>(count));
    }
    return failure(path, "the key is too long");
}

// Looks at the file that is open: another one may have its name by now.
Expected<std::string> read_private(int file, const std::string& path) {
    struct stat status {};
    if (::fstat(file, &status) != 0) return failure(path, std::generic_category().message(errno));
    if ((status.st_mode & S_IRWXO) != 0) {
        return failure(path, "others can read or change it; take that away by chmod o= " + path);
    }
    return read_all(file, path);
}

}  // namespace

Expected<std::string> read_peer_key(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return failure(path, std::generic_category().message(errno));
    auto key = read_private(file, path);
    ::close(file);
    if (!key) return key;
    while (!key->empty() && (key->back() == '\n' || key->back() == '\r')) key->pop_back();
    if (key->size() < kLeastCharacters) {
        return failure(path, "the key has fewer than 32 characters");
    }
    return key;
}

}  // namespace vegas::shell
