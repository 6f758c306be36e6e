// `vegas settings`: shows the settings in force and where each was set.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"
#include "protocol/settings/setting.hpp"

namespace vegas::cli {

struct SettingInForce {
    std::string name = {};  // "no_color"
    vegas::settings::SettingValue value = {};
    std::string source = {};  // FILE:LINE, a variable or an option; empty: it is the default
};

struct SettingsOptions {
    std::string file;  // path where it is looked for; empty: nowhere
    bool is_there = false;
    std::vector<SettingInForce> in_force = {};
    bool as_json = false;
    bool plain = false;
    bool ascii = false;
    std::string language = {};
};

[[nodiscard]] int show_settings(const SettingsOptions&, const Style&, const Texts&,
                                std::ostream& out);

}  // namespace vegas::cli
