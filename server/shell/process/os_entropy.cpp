#include "server/shell/process/os_entropy.hpp"

#include <sys/random.h>

#include <cerrno>
#include <system_error>

namespace vegas::shell {

void OsEntropy::fill(std::span<std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const auto got = ::getrandom(bytes.data(), bytes.size(), 0);
        if (got > 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(got));
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "getrandom");
        }
    }
}

}  // namespace vegas::shell
