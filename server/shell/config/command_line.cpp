#include "server/shell/config/command_line.hpp"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <optional>
#include <utility>

#include "protocol/settings/completion.hpp"
#include "protocol/settings/options.hpp"
#include "server/shell/config/lab.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/version.hpp"

namespace vegas::shell {
namespace {

constexpr int kMistake = 2;
constexpr const char* kSeeHelp = " (see vegasd --help)";
constexpr const char* kFileVariable = "VEGASD_CONFIG";

std::string one_line(const std::string& text) { return "vegasd: " + text + "\n"; }

// An empty path means no file.
void read_file(settings::Loader& loader, const std::optional<std::string>& path) {
    if (!path) {
        loader.read_file(kDefaultFile, true);
    } else if (!path->empty()) {
        loader.read_file(*path, false);
    }
}

void finish_loading(settings::Loader& loader, LoadedConfig& loaded) {
    static_cast<settings::LoadedSettings&>(loaded) = loader.finish();
    if (loaded.config.core.lab) {
        if (loader.is_set("data")) {
            loaded.mistakes.emplace_back("lab: nothing lasts in the laboratory; leave out data");
        }
        apply_lab_settings(loaded.config);
    }
    // Games leave memory only if their records are kept.
    loaded.config.core.is_lasting = !loaded.config.data.empty();
    if (!loaded.config.core.is_lasting) loaded.config.core.limits.sleep_after_ms = 0;
    // Whatever somebody has given: control characters do not reach a terminal.
    for (auto& mistake : loaded.mistakes) mistake = visible(mistake);
}

std::variant<LoadedConfig, AnyCommand, EarlyExit> finish(LoadedConfig loaded,
                                                         CommandOptions& commands) {
    if (auto command = commands.settings_command()) {
        command->loaded = std::make_shared<const LoadedConfig>(std::move(loaded));
        return AnyCommand(*std::move(command));
    }
    if (loaded.mistakes.empty()) {
        auto command = commands.selected(loaded.config);
        if (!command) return EarlyExit{kMistake, one_line(command.error().why + kSeeHelp)};
        if (*command) return **std::move(command);
        return loaded;
    }
    EarlyExit early_exit{kMistake, {}};
    for (const auto& mistake : loaded.mistakes) {
        early_exit.text += one_line(mistake + (mistake.starts_with("--") ? kSeeHelp : ""));
    }
    return early_exit;
}

}  // namespace

std::variant<LoadedConfig, AnyCommand, EarlyExit> parse_command_line(
    std::span<const char* const> arguments) {
    CLI::App app("vegasd: a multiplayer server for the dice games of the Las Vegas family",
                 "vegasd");
    app.set_version_flag("--version", version_line());
    app.footer(
        "Each setting can be given as an option, as a variable (--bot-pause-ms is "
        "VEGASD_BOT_PAUSE_MS), or in the file (bot_pause_ms = 700): options beat variables, and "
        "variables the file. `vegasd config example` prints a file with all of them.");
    std::string path, shell;
    const auto* const file =
        app.add_option("--config", path,
                       "file with settings, in TOML; an empty name: none; without it " +
                           std::string(kDefaultFile) + ", if it is there")
            ->type_name("FILE");
    LoadedConfig loaded;
    settings::Loader loader(settings_of(loaded.config));
    settings::CommandLineOptions options(app);
    for (const auto& setting : loader.settings()) options.add(setting);
    CommandOptions commands(app);
    settings::add_completion(app, shell);
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
        if (!shell.empty()) return EarlyExit{0, settings::completion_script(app, shell)};
        const char* const variable = std::getenv(kFileVariable);
        read_file(loader, file->count() > 0     ? std::optional(path)
                          : commands.file()     ? commands.file()
                          : variable != nullptr ? std::optional<std::string>(variable)
                                                : std::nullopt);
        loader.read_environment(environ, kVariablePrefix, {kFileVariable});
        options.read_into(loader);
        finish_loading(loader, loaded);
        return finish(std::move(loaded), commands);
    } catch (const CLI::CallForHelp&) {
        return EarlyExit{0, app.help()};
    } catch (const CLI::CallForVersion&) {
        return EarlyExit{0, app.version() + "\n"};
    } catch (const CLI::Error& error) {
        return EarlyExit{kMistake, one_line(settings::explain(app, error) + kSeeHelp)};
    }
}

}  // namespace vegas::shell
