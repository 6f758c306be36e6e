#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kLocalSeats = 4;

struct PlayArguments {
    TableArguments table;
    PlayOptions play;
};

PlayOptions play_of(const CLI::App& app, PlayArguments words, ClientSettings settings) {
    apply_link(app, words.table, settings);
    PlayOptions play = words.play;
    play.common = common_of(settings, login_name(), play.common);
    play.target = words.table.target;
    play.table = new_table_of(app, words.table, settings);
    play.bot_level = settings.bot_level;
    play.no_save = settings.no_save;
    // What nobody has asked for, the server chooses.
    if (play.quick && app.count("--ruleset") == 0 && play.table.ruleset == NewTable().ruleset) {
        play.table.ruleset.clear();
    }
    if (play.target.is_given() && play.bots > 0) usage("--bots is for new tables only");
    if (play.local) {
        play.no_save = true;
        play.table.no_clock = !play.table.clock_s;
        if (app.count("--bots") == 0) play.bots = play.table.seats.value_or(kLocalSeats) - 1;
    }
    if (play.bots > 0 && !play.table.seats) play.table.seats = play.bots + 1;
    if (play.table.seats && play.bots >= *play.table.seats) {
        usage("--bots leaves no seat for you: --seats is too small");
    }
    return play;
}

}  // namespace

OptionsBuilder add_play(CLI::App& app) {
    auto words = std::make_shared<PlayArguments>();
    PlayOptions& play = words->play;
    add_target(app, words->table);
    add_new_table(app, words->table);
    app.add_option("--bots", play.bots, "how many house bots sit at a new table")
        ->check(CLI::Range(0, kSeatsMax - 1))
        ->capture_default_str();
    auto* local = app.add_flag("--local", play.local,
                               "alone against house bots, at a server that is started for this");
    for (const char* other : {"--server", "--table", "--invite", "--public", "--people-only"}) {
        local->excludes(app.get_option(other));
    }
    auto* quick = app.add_flag("--quick", play.quick,
                               "at the public table that starts next, with whoever is there");
    for (const char* other :
         {"--table", "--invite", "--seats", "--options", "--public", "--people-only", "--clock",
          "--days", "--no-clock", "--bots", "--local"}) {
        quick->excludes(app.get_option(other));
    }
    app.add_flag("--ready", play.ready, "say at once that you are ready");
    add_speed(app, play.speed);
    add_speech(app, play.common);
    return [&app, words](const ClientSettings& settings) { return play_of(app, *words, settings); };
}

}  // namespace vegas::cli
