#include "client-cli/command_line/settings.hpp"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/texts.hpp"
#include "protocol/settings/declarations.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kNameCharsMax = 24;

std::string address_error(const std::string& text) {
    const auto address = parse_address(text);
    return address ? "" : text + ": " + address.error().why();
}

// "de_AT" is "de".
settings::ChoiceType a_language() {
    const std::vector<std::string> known = languages();
    const auto meant = [known](const std::string& tag) {
        return best_language(boost::replace_all_copy(tag, "_", "-"), known);
    };
    return {known, meant};
}

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

SettingsOptions shown(ClientSettings settings, bool as_json) {
    const auto& loaded = settings.loaded;
    if (settings.name.empty()) settings.name = login_name();
    SettingsOptions shown{.file = settings_path(),
                          .is_there = !loaded.file.empty(),
                          .as_json = as_json,
                          .plain = settings.no_color,
                          .ascii = settings.ascii,
                          .language = settings.language};
    for (const auto& setting : settings_of(settings)) {
        const auto source = loaded.sources.find(setting.name);
        shown.in_force.push_back({setting.name, setting.get().value(),
                                  source == loaded.sources.end() ? "" : source->second});
    }
    return shown;
}

}  // namespace

std::string name_error(const std::string& name) {
    if (!is_utf8(name)) return "not valid UTF-8";
    const auto chars = std::ranges::count_if(
        name, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    const bool control = std::ranges::any_of(
        name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7f'; });
    if (static_cast<std::size_t>(chars) > kNameCharsMax || control) {
        return "give 1 to 24 printable characters";
    }
    return {};
}

std::string login_name() {
    const std::string name = cut(safe_text(variable("USER"), true), kNameCharsMax);
    return name.empty() ? "Player" : name;
}

std::string settings_path() {
    namespace fs = std::filesystem;
    if (const std::string home = variable("XDG_CONFIG_HOME"); !home.empty()) {
        return fs::path(home) / "vegas" / "settings";
    }
    const std::string home = variable("HOME");
    return home.empty() ? "" : (fs::path(home) / ".config" / "vegas" / "settings").string();
}

std::vector<vegas::settings::Setting> settings_of(ClientSettings& settings) {
    const auto any = [](const std::string&) { return std::string(); };
    vegas::settings::Declarations d("");
    d.group("Options that may stand in a file (see vegas settings)");
    d.text(settings.server, "server", address_error, "address of the server (or VEGAS_SERVER)")
        .variable = "VEGAS_SERVER";
    d.text(settings.cacert, "cacert", any,
           "file of certificates (PEM) to trust, in place of the system's (or VEGAS_CACERT)")
        .variable = "VEGAS_CACERT";
    d.text(settings.name, "name", name_error, "your name (default: your login name)");
    d.text(settings.ruleset, "ruleset", any, "such as " + texts::join(kRulesetNames, ", "));
    d.choice(settings.bot_level, "bot_level",
             vegas::settings::one_of({kLevels.begin(), kLevels.end()}), "level of the house bots");
    d.flag(settings.no_save, "no_save", "do not save the token that brings you back to your seat");
    d.choice(settings.language, "lang", a_language(),
             "language of the screen (default: VEGAS_LANG, else that of the locale)")
        .variable = "VEGAS_LANG";
    auto& no_color = d.flag(settings.no_color, "no_color", "no colors (NO_COLOR=1 does the same)");
    no_color.alias = "no_colour";
    no_color.variable = "NO_COLOR";
    d.flag(settings.ascii, "ascii", "only ASCII characters");
    return std::move(d).all();
}

OptionsBuilder add_settings(CLI::App& app) {
    auto as_json = std::make_shared<bool>(false);
    app.add_flag("--json", *as_json, "print JSON");
    return [as_json](const ClientSettings& settings) { return shown(settings, *as_json); };
}

}  // namespace vegas::cli
