// The loaded settings of the server and their declarations, which are in settings.cpp.
#pragma once

#include <vector>

#include "protocol/settings/loader.hpp"
#include "server/shell/config/config.hpp"

namespace vegas::shell {

// Read if it exists and no other file was named.
inline constexpr const char* kDefaultFile = "/etc/vegasd/vegasd.toml";
inline constexpr const char* kVariablePrefix = "VEGASD_";

struct LoadedConfig : settings::LoadedSettings {
    Config config;
};

// All settings, bound to this config, in the order of the documentation, by groups. REQUIRES: the
// config outlives them.
[[nodiscard]] std::vector<settings::Setting> settings_of(Config&);

}  // namespace vegas::shell
