// Settings that are read anew while the server runs.
#pragma once

#include <string>
#include <vector>

#include "server/shell/config/config.hpp"

namespace vegas::shell {

// Names of settings.
struct Changes {
    std::vector<std::string> taken;     // live ones, which the running config has now
    std::vector<std::string> at_start;  // that differ, too, and need a new start
};

// Takes over what may change while the server runs.
Changes take_live(Config& running, const Config& fresh);

}  // namespace vegas::shell
