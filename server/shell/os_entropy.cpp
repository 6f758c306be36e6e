#include "server/shell/os_entropy.hpp"

#include <sys/random.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace vegas::shell {

void OsEntropy::fill(std::span<std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const auto got = ::getrandom(bytes.data(), bytes.size(), 0);
        if (got > 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(got));
        } else if (errno != EINTR) {
            std::fprintf(stderr, "vegasd: getrandom: %s\n", std::strerror(errno));
            std::abort();
        }
    }
}

}  // namespace vegas::shell
