// The settings of the server, declared in settings.cpp, and what was loaded for them.
#pragma once

#include <vector>

#include "protocol/settings/loader.hpp"
#include "server/shell/config/config.hpp"

namespace vegas::shell {

// Read if it is there and no other file was named.
inline constexpr const char* kUsualFile = "/etc/vegasd/vegasd.toml";
inline constexpr const char* kVariables = "VEGASD_";

struct Loaded : settings::Loaded {
    Config config;
};

// All settings, bound to this config; in the order in which they are told of, by groups.
// REQUIRES: the config outlives them.
[[nodiscard]] std::vector<settings::Setting> settings_of(Config&);

}  // namespace vegas::shell
