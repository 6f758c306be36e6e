#include "client-cli/commands/settings.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/columns.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

using nlohmann::json;

json setting_value(const Setting& setting) {
    return setting.is_bool ? json(setting.value == "true") : json(setting.value);
}

std::string settings_json(const SettingsOptions& options) {
    json list = json::array();
    for (const Setting& setting : options.in_force) {
        list.push_back({{"name", setting.name},
                        {"value", setting_value(setting)},
                        {"source", setting.source.empty() ? "default" : setting.source}});
    }
    return compact({{"file", options.file}, {"exists", options.is_there}, {"settings", list}});
}

std::string source_words(const Setting& setting, const Texts& texts) {
    if (setting.source.empty()) return texts("setting.by_default");
    if (setting.source == kTyped) return texts("setting.typed");
    if (setting.line > 0) return texts("setting.in_file", {{"n", setting.line}});
    return setting.source;
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
    for (const Setting& setting : options.in_force) {
        std::string value = setting.value;
        if (setting.name == "lang" && value.empty()) value = texts.language();
        rows.push_back({setting.name, safe_text(value, !style.utf8),
                        safe_text(source_words(setting, texts), !style.utf8)});
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
