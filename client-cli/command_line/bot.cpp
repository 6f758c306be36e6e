#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"
#include "protocol/settings/options.hpp"

namespace vegas::cli {
namespace {

constexpr int kBotSeats = 4;
constexpr int kGamesMax = 1'000'000;

struct BotCommandArguments {
    std::string name = {};
    TableArguments table;
    std::string policy = "preview";
    std::uint64_t seed = 0;
    BotOptions bot;
};

BotOptions bot_of(const CLI::App& app, BotCommandArguments words, ClientSettings settings) {
    apply_link(app, words.table, settings);
    BotOptions bot = words.bot;
    settings.name = words.name;
    bot.common = common_of(settings, words.policy + " bot");
    bot.target = words.table.target;
    bot.table = new_table_of(app, words.table, settings);
    if (bot.target.is_given() && bot.create) {
        usage("--create cannot be used with --table or --invite");
    }
    if (bot.target.is_given() && bot.games > 1) {
        usage("--games cannot be used with --table or --invite");
    }
    if (!bot.table.seats && !bot.target.is_given()) bot.table.seats = kBotSeats;
    bot.policy = words.policy == "random" ? Policy::random : Policy::preview;
    bot.any_ruleset = app.count("--ruleset") == 0;
    if (app.count("--seed") > 0) bot.seed = words.seed;
    return bot;
}

}  // namespace

OptionsBuilder add_bot(CLI::App& app) {
    auto words = std::make_shared<BotCommandArguments>();
    BotOptions& bot = words->bot;
    // A file says what people are called.
    app.add_option("--name", words->name, "name of the bot (default: its policy)")
        ->check(CLI::Validator(name_error, ""));
    app.add_option("--policy", words->policy, "how the bot chooses its actions")
        ->transform(settings::word_of({"preview", "random"}))
        ->capture_default_str();
    app.add_option("--games", bot.games, "how many games to play, one after another")
        ->check(CLI::Range(1, kGamesMax))
        ->capture_default_str();
    app.add_flag("--create", bot.create, "open a new table and print its invite");
    add_target(app, words->table);
    add_new_table(app, words->table);
    app.add_option("--seed", words->seed,
                   "a number; the same number gives the same random choices");
    app.add_flag("--json", bot.as_json, "print JSON");
    return [&app, words](const ClientSettings& settings) { return bot_of(app, *words, settings); };
}

}  // namespace vegas::cli
