// Reloads settings while the server runs.
#pragma once

#include <string>
#include <vector>

#include "server/shell/config/config.hpp"

namespace vegas::shell {

// Names of settings.
struct ConfigChanges {
    std::vector<std::string> applied;       // live settings, now in the running config
    std::vector<std::string> need_restart;  // changed, but only a restart applies them
};

// Copies the changed live settings from `fresh` to `running`.
ConfigChanges apply_live_settings(Config& running, const Config& fresh);

}  // namespace vegas::shell
