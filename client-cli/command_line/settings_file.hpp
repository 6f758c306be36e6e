// The file in which somebody has written what need not be typed each time. TOML (toml.io); its
// settings have the names of options, with _ for -.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "client-cli/commands/settings.hpp"

namespace vegas::cli {

// The heading in --help over the options that stand in the file too, by which they are known.
inline constexpr const char* kInFile = "Options that may stand in a file (see vegas settings)";

struct SettingsFile {
    std::string path;  // where it is looked for; empty: nowhere
    bool is_there = false;
    std::vector<Setting> settings;
};

// Throws CLI::ValidationError, with file and line, where it is no TOML or holds what no setting
// has.
[[nodiscard]] SettingsFile read_settings();

// Throws CLI::ValidationError where something in the file is none of the options of `all`, or has
// a value that these do not take.
void check_settings(CLI::App& all, const SettingsFile&);

// Whether any option of the command may stand in the file.
[[nodiscard]] bool takes_settings(const CLI::App& command);

// Fills the options of a command that were not given: from the environment, else from the file.
// They do not count as given. What is in force, and from where.
std::vector<Setting> apply_settings(CLI::App& command, const SettingsFile&);

}  // namespace vegas::cli
