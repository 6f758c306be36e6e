#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"
#include "client-cli/command_line/settings_file.hpp"

namespace vegas::cli {
namespace {

// One of each option that may stand in the file.
struct SettingsWords {
    CommonWords common;
    std::string ruleset = NewTable().ruleset;
    std::string bot_level = PlayOptions().bot_level;
    bool no_save = false;
    bool as_json = false;
};

SettingsOptions settings_of(CLI::App& app, const SettingsWords& words) {
    const SettingsFile file = read_settings();
    const Common& screen = words.common.common;
    SettingsOptions settings{.file = file.path,
                             .is_there = file.is_there,
                             .in_force = apply_settings(app, file),
                             .as_json = words.as_json,
                             .plain = screen.plain,
                             .ascii = screen.ascii,
                             .language = screen.language};
    for (Setting& setting : settings.in_force) {
        if (!setting.source.empty()) continue;
        if (setting.name == "server") setting.value = kServerDefault;
        if (setting.name == "name") setting.value = login_name();
    }
    return settings;
}

}  // namespace

Meaning add_settings(CLI::App& app) {
    auto words = std::make_shared<SettingsWords>();
    add_common(app, words->common, "your name (default: your login name)");
    add_ruleset(app, words->ruleset);
    add_bot_level(app, words->bot_level);
    add_no_save(app, words->no_save);
    app.add_flag("--json", words->as_json, "print JSON");
    add_screen(app, words->common.common);
    return [&app, words] { return settings_of(app, *words); };
}

}  // namespace vegas::cli
