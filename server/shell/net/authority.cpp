#include "server/shell/net/authority.hpp"

namespace vegas::shell {

std::string authority(const std::string& address, std::uint16_t port) {
    const bool v6 = address.find(':') != std::string::npos;
    return (v6 ? "[" + address + "]" : address) + ":" + std::to_string(port);
}

}  // namespace vegas::shell
