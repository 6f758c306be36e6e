#include "client-cli/command_line/command_line.hpp"

#include <array>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "client-cli/command_line/command.hpp"
#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr const char* kExamples =
    "Examples:\n"
    "  vegas play --local                      against three house bots, without a network\n"
    "  vegas play --bots 3                     the same at a server\n"
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

constexpr std::array<Command, 10> kCommands{{
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
}};

}  // namespace

std::variant<CommandLine, int> parse_command_line(int argc, const char* const* argv) {
    CLI::App app{"Las Vegas in a terminal: a client of vegasd."};
    app.name("vegas");
    app.footer(kExamples);
    app.require_subcommand(1);
    app.set_version_flag("--version", "vegas " + std::string(kVersion));
    std::vector<std::pair<const CLI::App*, Meaning>> commands;
    for (const Command& command : kCommands) {
        CLI::App* added = app.add_subcommand(command.name, command.about);
        commands.emplace_back(added, command.add(*added));
    }
    try {
        app.parse(argc, argv);
        for (const auto& [command, meaning] : commands) {
            if (command->parsed()) return meaning();
        }
        throw CLI::RequiredError("A subcommand");
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        const auto chosen = app.get_subcommands();
        const std::string command = chosen.empty() ? "" : chosen.front()->get_name() + " ";
        std::cerr << "vegas: " << safe_text(error.what(), true) << " (see vegas " << command
                  << "--help)\n";
        return kExitUsage;
    }
}

}  // namespace vegas::cli
