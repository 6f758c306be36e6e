#include "client-cli/command_line/settings_file.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>

#include "client-cli/terminal/text.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

namespace fs = std::filesystem;

struct Variable {
    std::string_view setting;
    const char* name;
};
constexpr std::array<Variable, 4> kVariables{{{"server", "VEGAS_SERVER"},
                                              {"cacert", "VEGAS_CACERT"},
                                              {"lang", "VEGAS_LANG"},
                                              {"no_color", "NO_COLOR"}}};

[[noreturn]] void wrong(const std::string& source, const std::string& why) {
    throw CLI::ValidationError(safe_text(source, false) + ": " + why, 2);
}

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::string settings_path() {
    if (const std::string home = variable("XDG_CONFIG_HOME"); !home.empty()) {
        return fs::path(home) / "vegas" / "settings";
    }
    const std::string home = variable("HOME");
    return home.empty() ? "" : (fs::path(home) / ".config" / "vegas" / "settings").string();
}

std::string setting_name(std::string option) {
    std::replace(option.begin(), option.end(), '-', '_');
    return option;
}

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_lnames()) names.push_back(setting_name(name));
    return names;
}

bool is_flag(const CLI::Option& option) { return option.get_items_expected_max() == 0; }

Setting setting_of(const std::string& path, const toml::key& key, const toml::node& node) {
    const auto line = std::to_string(key.source().begin.line);
    Setting setting{.name = std::string(key.str()), .source = path + ":" + line};
    setting.line = key.source().begin.line;
    if (const auto text = node.value_exact<std::string>()) {
        setting.value = *text;
    } else if (const auto number = node.value_exact<std::int64_t>()) {
        setting.value = std::to_string(*number);
    } else if (const auto flag = node.value_exact<bool>()) {
        setting.value = *flag ? "true" : "false";
        setting.is_bool = true;
    } else {
        wrong(setting.source, setting.name + ": a setting is a text, a number, true or false");
    }
    return setting;
}

std::vector<CLI::Option*> options_in_file(CLI::App& command) {
    return command.get_options(
        [](const CLI::Option* option) { return option->get_group() == kInFile; });
}

// As if it had been typed, but that it does not count.
void fill(CLI::Option& option, const Setting& setting) {
    if (is_flag(option) != setting.is_bool) {
        wrong(setting.source, setting.name + (is_flag(option) ? ": must be true or false"
                                                              : ": must be a text or a number"));
    }
    try {
        option.add_result(setting.value);
        option.run_callback();
        option.clear();
    } catch (const CLI::ParseError& error) {
        std::string why = error.what();
        const std::string own = option.get_name() + ": ";
        if (why.starts_with(own)) why.erase(0, own.size());
        wrong(setting.source, setting.name + ": " + safe_text(why, false));
    }
}

std::optional<Setting> from_environment(const std::vector<std::string>& names, bool flag) {
    for (const Variable& each : kVariables) {
        const bool meant = std::find(names.begin(), names.end(), each.setting) != names.end();
        const std::string value = meant ? variable(each.name) : "";
        if (!value.empty()) return Setting{names.front(), flag ? "true" : value, each.name, flag};
    }
    return std::nullopt;
}

const Setting* from_file(const std::vector<std::string>& names, const SettingsFile& file) {
    const auto found =
        std::find_if(file.settings.begin(), file.settings.end(), [&names](const Setting& setting) {
            return std::find(names.begin(), names.end(), setting.name) != names.end();
        });
    return found == file.settings.end() ? nullptr : &*found;
}

}  // namespace

SettingsFile read_settings() {
    SettingsFile file{.path = settings_path()};
    std::error_code ignored;
    if (file.path.empty() || !fs::exists(file.path, ignored)) return file;
    std::ifstream in(file.path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) wrong(file.path, "cannot be read");
    file.is_there = true;
    try {
        const toml::table table = toml::parse(text.str(), file.path);
        for (const auto& [key, node] : table) {
            file.settings.push_back(setting_of(file.path, key, node));
        }
    } catch (const toml::parse_error& error) {
        wrong(file.path + ":" + std::to_string(error.source().begin.line),
              std::string(error.description()));
    }
    return file;
}

bool takes_settings(const CLI::App& command) {
    const auto all = command.get_options();
    return std::any_of(all.begin(), all.end(),
                       [](const CLI::Option* option) { return option->get_group() == kInFile; });
}

void check_settings(CLI::App& all, const SettingsFile& file) {
    std::vector<std::string> known;
    for (const CLI::Option* option : options_in_file(all)) {
        for (const std::string& name : names_of(*option)) known.push_back(name);
    }
    for (const Setting& setting : file.settings) {
        if (std::find(known.begin(), known.end(), setting.name) != known.end()) continue;
        std::string meant = texts::did_you_mean(setting.name, known);
        if (meant.empty()) {
            for (const auto& name : known) meant += (meant.empty() ? "; there are " : ", ") + name;
        }
        wrong(setting.source,
              safe_text(setting.name, false) + ": there is no such setting" + meant);
    }
    for (CLI::Option* option : options_in_file(all)) {
        if (const Setting* setting = from_file(names_of(*option), file)) fill(*option, *setting);
    }
}

std::vector<Setting> apply_settings(CLI::App& command, const SettingsFile& file) {
    std::vector<Setting> in_force;
    for (CLI::Option* option : options_in_file(command)) {
        const auto names = names_of(*option);
        if (option->count() > 0) {
            const std::string given = is_flag(*option) ? "true" : option->results().back();
            in_force.push_back({names.front(), given, kTyped, is_flag(*option)});
        } else if (const auto set = from_environment(names, is_flag(*option))) {
            // What NO_COLOR says, style_here() reads, also where there is no command line.
            if (!is_flag(*option)) fill(*option, *set);
            in_force.push_back(*set);
        } else if (const Setting* said = from_file(names, file)) {
            fill(*option, *said);
            in_force.push_back(*said);
            in_force.back().name = names.front();
        } else {
            in_force.push_back({names.front(),
                                is_flag(*option) ? "false" : option->get_default_str(),
                                {},
                                is_flag(*option)});
        }
    }
    return in_force;
}

}  // namespace vegas::cli
