#include "server/shell/config/command_line.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/texts/nearest.hpp"
#include "server/shell/process/version.hpp"

namespace vegas::shell {
namespace {

constexpr int kMistake = 2;
constexpr const char* kSeeHelp = " (see vegasd --help)";

// CLI11's texts have line breaks in some cases.
std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return "vegasd: " + text + "\n";
}

// CLI11 tells options from values and commands; what the values may be, the settings say.
class Options {
public:
    Options(CLI::App& app, const std::vector<Setting>& settings) : given_(settings.size()) {
        file_ = app.add_option("--config", path_,
                               "file with settings, in TOML; an empty name: none; without it " +
                                   std::string(kUsualFile) + ", if it is there");
        file_->type_name("FILE")->default_str("");
        for (std::size_t i = 0; i < settings.size(); ++i) {
            const auto& setting = settings[i];
            const auto value = setting.get();
            added_.push_back(app.add_option(setting.option(), given_[i], told(setting)));
            added_.back()
                ->group(std::string(setting.group))
                ->type_name("")
                ->default_str(value && setting.bare.empty() ? toml_of(*value) : "");
            if (!setting.bare.empty()) added_.back()->expected(0, 1);
        }
    }

    [[nodiscard]] std::optional<std::string> file() const {
        return file_->count() > 0 ? std::optional(path_) : std::nullopt;
    }
    void tell(Loading& loading) const {
        for (std::size_t i = 0; i < added_.size(); ++i) {
            const auto& setting = loading.settings()[i];
            if (added_[i]->count() == 0) continue;
            const bool is_bare = given_[i].empty() && !setting.bare.empty();
            loading.text(setting, setting.option(),
                         is_bare ? std::string(setting.bare) : given_[i]);
        }
    }

private:
    static std::string told(const Setting& setting) {
        const auto range = setting.range();
        const bool list = std::holds_alternative<List>(setting.kind);
        return setting.text + (list ? ", separated by commas" : "") +
               (range.empty() ? "" : " (" + range + ")");
    }

    std::string path_;
    CLI::Option* file_;
    std::vector<std::string> given_;  // by the order of the settings
    std::vector<CLI::Option*> added_;
};

std::vector<CLI::App*> commands_of(CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

// The names of all options, of commands too, without their dashes.
void add_options(CLI::App& app, std::vector<std::string>& names) {
    for (const auto* option : app.get_options()) {
        for (const auto& name : option->get_lnames()) names.push_back(name);
    }
    for (auto* command : commands_of(app)) add_options(*command, names);
}

// The first word that is no option, of those that look like one; and what may have been meant.
std::optional<std::string> unknown_option(CLI::App& app, std::span<const char* const> arguments) {
    std::vector<std::string> names = {"help", "version"};
    add_options(app, names);
    for (const std::string_view argument : arguments.subspan(1)) {
        if (argument == "--") return std::nullopt;
        const std::string word(argument.substr(0, argument.find('=')));
        const auto dashes = std::min(word.find_first_not_of('-'), word.size());
        const auto name = word.substr(dashes);
        const bool looks_like_one =
            dashes > 0 && !name.empty() && !(name[0] >= '0' && name[0] <= '9');
        if (!looks_like_one || word == "-h") continue;
        if (dashes == 2 && std::find(names.begin(), names.end(), name) != names.end()) continue;
        return word + ": there is no such option" + hint(name, names, "--");
    }
    return std::nullopt;
}

// The first word that stands where a command should, which is missing.
std::optional<std::string> unknown_command(CLI::App& app) {
    auto* last = &app;
    while (!last->get_subcommands().empty()) last = last->get_subcommands().front();
    std::vector<std::string> names;
    for (const auto* command : commands_of(*last)) names.push_back(command->get_name());
    if (names.empty()) return std::nullopt;
    const auto words = app.remaining(true);
    const auto before = last == &app ? "" : last->get_name() + " ";
    if (!words.empty()) {
        if (words.front().starts_with('-')) return words.front() + ": is no option here";
        return before + words.front() + ": there is no such command" +
               texts::did_you_mean(words.front(), names);
    }
    if (last == &app) return std::nullopt;
    std::string all;
    for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
    return last->get_name() + ": needs one of " + all;
}

std::string said_of(const CLI::Error& error, CLI::App& app,
                    std::span<const char* const> arguments) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        const bool missing = text.find("missing") != std::string::npos;
        return text.substr(0, text.find(':')) +
               (missing ? ": needs a value" : ": is given more than once");
    }
    if (auto option = unknown_option(app, arguments)) return *option;
    const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    const bool command = text.find("subcommand") != std::string::npos;
    return extra || command ? unknown_command(app).value_or(text) : text;
}

std::variant<Loaded, Command, Leave> finish(Loaded loaded, CommandOptions& commands) {
    if (auto command = commands.about_settings()) {
        command->loaded = std::make_shared<const Loaded>(std::move(loaded));
        return Command(*std::move(command));
    }
    if (loaded.mistakes.empty()) {
        auto command = commands.chosen(loaded.config);
        if (command) return *std::move(command);
        return loaded;
    }
    Leave leave{kMistake, {}};
    for (const auto& mistake : loaded.mistakes) {
        leave.text += one_line(mistake + (mistake.starts_with("--") ? kSeeHelp : ""));
    }
    return leave;
}

}  // namespace

std::variant<Loaded, Command, Leave> parse_command_line(std::span<const char* const> arguments) {
    CLI::App app("vegasd: a multiplayer server for the dice games of the Las Vegas family",
                 "vegasd");
    app.set_version_flag("--version", version_line());
    app.footer(
        "Each setting can be given as an option, as a variable (--bot-pause-ms is "
        "VEGASD_BOT_PAUSE_MS), or in the file (bot_pause_ms = 700): options beat variables, and "
        "variables the file. `vegasd config example` prints a file with all of them.");
    Loading loading;
    const Options options(app, loading.settings());
    CommandOptions commands(app);
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
        auto file = options.file();
        loading.file(file ? file : commands.file() ? commands.file() : file_of(environ));
        loading.environment(environ);
        options.tell(loading);
        return finish(loading.end(), commands);
    } catch (const CLI::CallForHelp&) {
        return Leave{0, app.help()};
    } catch (const CLI::CallForVersion&) {
        return Leave{0, app.version() + "\n"};
    } catch (const CLI::Error& error) {
        return Leave{kMistake, one_line(said_of(error, app, arguments) + kSeeHelp)};
    }
}

}  // namespace vegas::shell
