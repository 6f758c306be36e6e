// What every connection needs of the server. All of it outlives the connections' last call.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/shell/net/doorkeeper.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/run/driver.hpp"

namespace vegas::shell {

struct ConnectionParts {
    Driver& driver;
    Doorkeeper& doorkeeper;
    Log& log;
    std::size_t message_bytes;
    std::int64_t idle_timeout_ms;
};

}  // namespace vegas::shell
