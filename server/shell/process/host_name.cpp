#include "server/shell/process/host_name.hpp"

#include <unistd.h>

#include <array>

namespace vegas::shell {

std::string host_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

}  // namespace vegas::shell
