// Reads a file with settings: TOML (toml.io), all settings at the top level.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/settings/setting.hpp"

namespace vegas::settings {

struct TomlEntry {
    std::string name;
    std::string place;                  // PATH:LINE
    std::optional<SettingValue> value;  // nullopt: of a kind that no setting has
    bool is_section = false;
};

struct TomlFile {
    std::vector<TomlEntry> entries;  // in the order of the file
    std::string mistake;             // why it could not be read, with path and line; else empty
    bool is_missing = false;
};

// Reads at most a megabyte.
[[nodiscard]] TomlFile read_toml(const std::string& path);

}  // namespace vegas::settings
