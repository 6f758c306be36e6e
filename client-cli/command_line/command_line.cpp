#include "client-cli/command_line/command_line.hpp"

#include <array>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/settings_file.hpp"
#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/nearest.hpp"

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
    "  vegas games                             the games that you have played\n"
    "  vegas rules royale                      how a game is played\n"
    "  vegas replay LINK                       a finished game step by step\n"
    "  vegas verify game.json                  was that game fair?\n";

struct Command {
    const char* name;
    const char* about;
    Meaning (*add)(CLI::App&);
};

constexpr std::array<Command, 12> kCommands{{
    {"play", "play at a new table or at a friend's", add_play},
    {"watch", "watch a table", add_watch},
    {"bot", "let a bot play", add_bot},
    {"tables", "list the public tables", add_tables},
    {"games", "list the finished games that you have played", add_games},
    {"rules", "show the rules of a game, without a server", add_rules},
    {"verify", "verify the transcript of a finished game", add_verify},
    {"replay", "show a finished game step by step", add_replay},
    {"simulate", "play random games without a server, and count", add_simulate},
    {"arena", "let house bots and programs play each other, and count", add_arena},
    {"settings", "show what is set by a file, and where it is", add_settings},
    {"completion", "print what bash, zsh or fish need to complete the line", add_completion},
}};

// What was not typed. `all` has all settings, so that a mistake in the file is always told; where
// nothing is asked of the file, it may as well be wrong.
void fill_from_settings(CLI::App& command, CLI::App& all) {
    if (!takes_settings(command)) return;
    const SettingsFile file = read_settings();
    check_settings(all, file);
    apply_settings(command, file);
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

std::vector<std::string> command_names() {
    std::vector<std::string> names;
    names.reserve(std::size(kCommands));
    for (const Command& command : kCommands) names.emplace_back(command.name);
    return names;
}

// What is wrong, with what was perhaps meant by a word that is neither a command nor an option.
std::string what_is_wrong(const CLI::App& app, const CLI::App* command,
                          const CLI::ParseError& error) {
    const bool is_unknown =
        dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ||
        (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && command == nullptr);
    const std::vector<std::string> unknown =
        is_unknown ? app.remaining(true) : std::vector<std::string>();
    if (unknown.empty()) {
        return command == nullptr && is_unknown
                   ? "say what to do: " + CLI::detail::join(command_names(), ", ")
                   : error.what();
    }
    const std::string word = unknown.front().substr(0, unknown.front().find('='));
    if (word.starts_with('-')) {
        return "there is no option " + word +
               texts::did_you_mean(word, option_names(command == nullptr ? app : *command));
    }
    if (command != nullptr) return error.what();
    const std::string meant = texts::did_you_mean(word, command_names());
    return "there is no command " + word +
           (meant.empty() ? "; there are " + CLI::detail::join(command_names(), ", ") : meant);
}

}  // namespace

std::variant<CommandLine, int> parse_command_line(int argc, const char* const* argv) {
    CLI::App app{"Las Vegas in a terminal: a client of vegasd."};
    app.name("vegas");
    app.footer(kExamples);
    app.require_subcommand(1);
    app.set_version_flag("--version", "vegas " + std::string(kVersion));
    std::vector<std::pair<CLI::App*, Meaning>> commands;
    for (const Command& command : kCommands) {
        CLI::App* added = app.add_subcommand(command.name, command.about);
        commands.emplace_back(added, command.add(*added));
    }
    try {
        app.parse(argc, argv);
        for (const auto& [command, meaning] : commands) {
            if (!command->parsed()) continue;
            fill_from_settings(*command, *app.get_subcommand("settings"));
            return meaning();
        }
        throw CLI::RequiredError("A subcommand");
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        const auto chosen = app.get_subcommands();
        const CLI::App* command = chosen.empty() ? nullptr : chosen.front();
        std::cerr << "vegas: " << safe_text(what_is_wrong(app, command, error), true)
                  << " (see vegas " << (command == nullptr ? "" : command->get_name() + " ")
                  << "--help)\n";
        return kExitUsage;
    }
}

}  // namespace vegas::cli
