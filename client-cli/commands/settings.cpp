#include "client-cli/commands/settings.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/columns.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr const char* kTyped = "command line";

bool is_typed(const SettingInForce& setting) { return setting.source.starts_with("--"); }

json settings_value(const vegas::settings::SettingValue& value) {
    return std::visit([](const auto& is) { return json(is); }, value);
}

std::string settings_json(const SettingsOptions& options) {
    json list = json::array();
    for (const auto& setting : options.in_force) {
        list.push_back({{"name", setting.name},
                        {"value", settings_value(setting.value)},
                        {"source", setting.source.empty() ? "default"
                                   : is_typed(setting)    ? kTyped
                                                          : setting.source}});
    }
    return compact({{"file", options.file}, {"exists", options.is_there}, {"settings", list}});
}

std::string source_words(const SettingInForce& setting, const SettingsOptions& options,
                         const Texts& texts) {
    if (setting.source.empty()) return texts("setting.by_default");
    if (is_typed(setting)) return texts("setting.typed");
    const std::string in_file = options.file + ":";
    if (!setting.source.starts_with(in_file)) return setting.source;
    return texts("setting.in_file", {{"n", setting.source.substr(in_file.size())}});
}

}  // namespace

int show_settings(const SettingsOptions& options, const Style& style, const Texts& texts,
                  std::ostream& out) {
    if (options.as_json) {
        out << settings_json(options) << '\n';
        return kExitDone;
    }
    std::vector<std::vector<std::string>> rows = {
        {texts("setting.name"), texts("setting.value"), texts("setting.from")}};
    for (const auto& setting : options.in_force) {
        const json is = settings_value(setting.value);
        std::string value = is.is_string() ? is.get<std::string>() : compact(is);
        if (setting.name == "lang" && value.empty()) value = texts.language();
        rows.push_back({setting.name, safe_text(value, !style.utf8),
                        safe_text(source_words(setting, options, texts), !style.utf8)});
    }
    Lines lines = columns_of(rows);
    lines.front() = style.paint(Ink::faint, lines.front());
    for (const auto& line : lines) out << plain_spaces(line) << '\n';
    if (options.file.empty()) return kExitDone;
    const std::string file = safe_text(options.file, !style.utf8);
    const std::string told =
        texts(options.is_there ? "setting.file" : "setting.no_file", {{"file", file}});
    out << '\n' << plain_spaces(told) << '\n';
    return kExitDone;
}

}  // namespace vegas::cli
