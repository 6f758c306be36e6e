#include "server/shell/config/reference.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace vegas::shell {
namespace {

constexpr std::size_t kColumns = 80;

// In the words of a sentence: a capital first, and a stop.
std::string sentence(std::string text) {
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + ".";
}

std::string explained(const settings::Setting& setting) {
    std::string text = sentence(setting.text);
    if (const auto range = setting.range(); !range.empty()) text += " " + sentence(range);
    if (!setting.required_setting.empty()) {
        text += " It needs " + std::string(setting.required_setting) + ".";
    }
    if (setting.is_reloadable) text += " SIGHUP changes it.";
    return text;
}

// Lines of a comment.
std::string commented(const std::string& text) {
    std::string lines, line = "#";
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto word = rest.substr(0, rest.find(' '));
        if (line.size() + 1 + word.size() > kColumns) {
            lines += line + "\n";
            line = "#";
        }
        line += " " + std::string(word);
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return lines + line + "\n";
}

// NAME = VALUE; one that is not set has none, and is a comment.
std::string line_of(const settings::Setting& setting) {
    const auto value = setting.get();
    if (!value) return "#" + setting.name + " =";
    return setting.name + " = " +
           settings::toml_of(setting.redact ? setting.redact(*value) : *value);
}

std::string commented_line_of(const settings::Setting& setting) {
    const auto line = line_of(setting);
    return (line.starts_with('#') ? "" : "#") + line + "\n";
}

// Calls `group(name)` for each group, before `each(setting)` of its settings.
template <class Group, class One>
void by_groups(const std::vector<settings::Setting>& settings, Group&& group, One&& each) {
    std::string_view last;
    for (const auto& setting : settings) {
        if (setting.group != last) group(last = setting.group);
        each(setting);
    }
}

std::string replaced(std::string text, char what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, 1, by);
    }
    return text;
}

// In roff a hyphen that is to be typed is \-, and a stop or a quotation mark at the beginning of a
// line would be a command.
std::string roff(std::string text) {
    text = replaced(replaced(std::move(text), '\\', "\\e"), '-', "\\-");
    return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

}  // namespace

std::string example_file() {
    std::string text = commented(
        std::string("The settings of vegasd; see vegasd(8). It is read from ") + kDefaultFile +
        " or from where --config says. Options of the command line and variables "
        "(VEGASD_PORT) beat what stands here. `vegasd config check` finds mistakes. A "
        "line that is commented out shows the default; remove its # to change it.");
    Config config;
    by_groups(
        settings_of(config),
        [&text](std::string_view group) { text += "\n# ---- " + std::string(group) + "\n"; },
        [&text](const settings::Setting& setting) {
            text += "\n" + commented(explained(setting)) + commented_line_of(setting);
        });
    return text;
}

std::string effective_file(const LoadedConfig& loaded) {
    std::string text;
    Config config = loaded.config;
    by_groups(
        settings_of(config),
        [&text](std::string_view group) {
            text += (text.empty() ? "# ---- " : "\n# ---- ") + std::string(group) + "\n";
        },
        [&](const settings::Setting& setting) {
            const auto source = loaded.sources.find(setting.name);
            text += line_of(setting) + "  # " +
                    (source != loaded.sources.end() ? source->second
                     : setting.get()                ? "default"
                                                    : "not set") +
                    "\n";
        });
    return text;
}

std::string reference_page() {
    std::string text =
        "# Settings of vegasd\n\n"
        "Made by `vegasd config reference`. A setting is an option of the command line "
        "(`--bot-pause-ms 700`), a variable (`VEGASD_BOT_PAUSE_MS=700`) or a line of the file "
        "(`bot_pause_ms = 700`); options beat variables, and variables the file. Lists have "
        "commas in the first two and are `[\"a\", \"b\"]` in the file.\n\n"
        "SIGHUP: *now*: the server takes a new value over when it is told to reload; *start*: it "
        "says in its log that it needs a new start for that.\n";
    Config config;
    by_groups(
        settings_of(config),
        [&text](std::string_view group) {
            text += "\n## " + std::string(group) +
                    "\n\n| setting | what it is | default | may be | SIGHUP |\n"
                    "| --- | --- | --- | --- | --- |\n";
        },
        [&text](const settings::Setting& setting) {
            const auto value = setting.get();
            const auto needs = setting.required_setting.empty()
                                   ? ""
                                   : "; needs `" + std::string(setting.required_setting) + "`";
            text += "| `" + setting.name + "` | " + setting.text + needs + " | " +
                    (value ? "`" + settings::toml_of(*value) + "`" : "") + " | " + setting.range() +
                    " | " + (setting.is_reloadable ? "now" : "start") + " |\n";
        });
    return text;
}

std::string manual_section() {
    std::string text = ".SH SETTINGS\n";
    Config config;
    by_groups(
        settings_of(config),
        [&text](std::string_view group) { text += ".SS " + roff(std::string(group)) + "\n"; },
        [&text](const settings::Setting& setting) {
            const auto value = setting.get();
            text += ".TP\n.BR " + roff(setting.option()) + " \", \" " + roff(setting.variable) +
                    " \", \" " + roff(setting.name) + "\n" + roff(explained(setting)) + "\n";
            if (value) text += "The default is " + roff(settings::toml_of(*value)) + ".\n";
        });
    return text;
}

}  // namespace vegas::shell
