#include "client-cli/command_line/command_line.hpp"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "client-cli/command_line/command.hpp"
#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/settings/completion.hpp"
#include "protocol/settings/options.hpp"

namespace vegas::cli {
namespace {

constexpr const char* kExamples =
    "Examples:\n"
    "  vegas play --local                      against three house bots, without a network\n"
    "  vegas play --bots 3                     the same at a server\n"
    "  vegas play --quick                      with whoever wants to play now\n"
    "  vegas play                              a table for friends; shows its invite\n"
    "  vegas play LINK                         at a friend's table, by its link or --invite CODE\n"
    "  vegas play --server https://play.example.org   at a public server\n"
    "  vegas watch LINK                        watch a table, by its link, --table or --invite\n"
    "  vegas bot --games 10                    let a bot play ten games on public tables\n"
    "  vegas games                             your games: those that wait, and finished ones\n"
    "  vegas devices --link                    play on from your phone\n"
    "  vegas data                              what the server knows of you\n"
    "  vegas rules royale                      how a game is played\n"
    "  vegas replay LINK                       a finished game step by step\n"
    "  vegas verify game.json                  was that game fair?\n";

// `settings`: the names of those that it takes, with spaces between.
struct Subcommand {
    const char* name;
    const char* about;
    OptionsBuilder (*add)(CLI::App&);
    std::string_view settings;
};

constexpr std::string_view kScreen = "server cacert name lang no_color ascii";
constexpr std::string_view kAllSettings =
    "server cacert name ruleset bot_level no_save lang no_color ascii";

constexpr std::array kCommands{
    Subcommand{"play", "play at a new table or at a friend's", add_play, kAllSettings},
    Subcommand{"watch", "watch a table", add_watch, kScreen},
    Subcommand{"bot", "let a bot play", add_bot, "server cacert ruleset lang"},
    Subcommand{"tables", "list the public tables", add_tables, kScreen},
    Subcommand{"games", "list your games: those that wait, and finished ones", add_games, kScreen},
    Subcommand{"devices", "list, add and remove the devices by which you play", add_devices,
               kScreen},
    Subcommand{"data", "show what the server knows of you, or be forgotten", add_data, kScreen},
    Subcommand{"rules", "show the rules of a game, without a server", add_rules,
               "lang no_color ascii"},
    Subcommand{"verify", "verify the transcript of a finished game", add_verify,
               "server cacert name"},
    Subcommand{"replay", "show a finished game step by step", add_replay, kScreen},
    Subcommand{"simulate", "play random games without a server, and count", add_simulate, ""},
    Subcommand{"arena", "let house bots and programs play each other, and count", add_arena, ""},
    Subcommand{"settings", "show what is set by a file, and where it is", add_settings,
               kAllSettings}};

struct SubcommandEntry {
    CLI::App* app;
    vegas::settings::CommandLineOptions settings;
    OptionsBuilder meaning;
};

SubcommandEntry add_command(CLI::App& app, const Subcommand& command,
                            const vegas::settings::Loader& loader) {
    CLI::App* const added = app.add_subcommand(command.name, command.about);
    vegas::settings::CommandLineOptions settings(*added);
    std::istringstream names{std::string(command.settings)};
    for (std::string name; names >> name;) settings.add(*loader.find(name));
    return {added, std::move(settings), command.add(*added)};
}

// One line on standard error.
void print_error(const CLI::App& app, const std::string& why, bool is_typed) {
    const auto chosen = app.get_subcommands();
    const auto help = (chosen.empty() ? "" : chosen.front()->get_name() + " ") + "--help)";
    std::cerr << "vegas: " << safe_text(why, true) << (is_typed ? " (see vegas " + help : "")
              << '\n';
}

// From the file, the environment and what was typed.
vegas::settings::LoadedSettings load(const vegas::settings::CommandLineOptions& typed,
                                     vegas::settings::Loader& loader) {
    const std::string path = settings_path();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) loader.read_file(path, true);
    loader.read_environment(environ);
    typed.read_into(loader);
    return loader.finish();
}

}  // namespace

std::variant<CommandLine, int> parse_command_line(int argc, const char* const* argv) {
    CLI::App app{"Las Vegas in a terminal: a client of vegasd."};
    app.name("vegas");
    app.footer(kExamples);
    app.require_subcommand(1);
    app.set_version_flag("--version", "vegas " + std::string(kVersion));
    ClientSettings settings;
    vegas::settings::Loader loader(settings_of(settings));
    std::vector<SubcommandEntry> commands;
    commands.reserve(std::size(kCommands));
    for (const Subcommand& command : kCommands) {
        commands.push_back(add_command(app, command, loader));
    }
    std::string shell;
    vegas::settings::add_completion(app, shell);
    try {
        app.parse(argc, argv);
        for (const auto& command : commands) {
            if (!command.app->parsed()) continue;
            // Where nothing is asked of the file, it may as well be wrong.
            if (!command.settings.empty()) settings.loaded = load(command.settings, loader);
            const auto& mistakes = settings.loaded.mistakes;
            for (const auto& mistake : mistakes) {
                print_error(app, mistake, mistake.starts_with("--"));
            }
            if (!mistakes.empty()) return kExitUsage;
            return command.meaning(settings);
        }
        std::cout << vegas::settings::completion_script(app, shell);
        return kExitDone;
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        print_error(app, vegas::settings::explain(app, error), true);
        return kExitUsage;
    }
}

}  // namespace vegas::cli
