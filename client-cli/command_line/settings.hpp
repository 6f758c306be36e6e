// Settings of the client: options that may also be given in a file or in environment variables.
#pragma once

#include <string>
#include <vector>

#include "client-cli/commands/options.hpp"
#include "protocol/settings/loader.hpp"

namespace vegas::cli {

inline constexpr const char* kServerDefault = "ws://127.0.0.1:8080";

struct ClientSettings {
    std::string server = kServerDefault;
    std::string cacert = {};
    std::string name = {};  // empty: the command's own
    std::string ruleset = NewTable().ruleset;
    std::string bot_level = PlayOptions().bot_level;
    bool no_save = false;
    std::string language = {};  // empty: the locale's
    bool no_color = false;
    bool ascii = false;

    vegas::settings::LoadedSettings loaded = {};  // where each came from
};

// REQUIRES: the fields outlive the result.
[[nodiscard]] std::vector<vegas::settings::Setting> settings_of(ClientSettings&);

// Path where the settings file is looked for; empty: nowhere.
[[nodiscard]] std::string settings_path();

// What is wrong with a name; empty if it is valid.
[[nodiscard]] std::string name_error(const std::string& name);

}  // namespace vegas::cli
