#include "server/shell/process/version.hpp"

#include "protocol/replies/replies.hpp"

namespace vegas::shell {

std::string version_line() {
    std::string line = "vegasd " + std::string(protocol::server_version());
    if (!commit().empty()) line += " (" + std::string(commit()) + ")";
    return line;
}

}  // namespace vegas::shell
