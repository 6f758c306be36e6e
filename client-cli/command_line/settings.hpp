// What need not be typed each time: options that may stand in a file too, or in variables.
#pragma once

#include <string>
#include <vector>

#include "client-cli/commands/options.hpp"
#include "protocol/settings/loader.hpp"

namespace vegas::cli {

inline constexpr const char* kServerDefault = "ws://127.0.0.1:8080";

struct Settings {
    std::string server = kServerDefault;
    std::string cacert = {};
    std::string name = {};  // empty: that of the command
    std::string ruleset = NewTable().ruleset;
    std::string bot_level = PlayOptions().bot_level;
    bool no_save = false;
    std::string language = {};  // empty: that of the locale
    bool no_color = false;
    bool ascii = false;

    vegas::settings::Loaded loaded = {};  // where each came from
};

// REQUIRES: the fields outlive what is returned.
[[nodiscard]] std::vector<vegas::settings::Setting> settings_of(Settings&);

// Where the file is looked for; empty: nowhere.
[[nodiscard]] std::string settings_path();

// Says what is wrong with a name; empty: it is good.
[[nodiscard]] std::string why_no_name(const std::string& name);

}  // namespace vegas::cli
