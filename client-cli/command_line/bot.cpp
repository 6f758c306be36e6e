#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kBotSeats = 4;
constexpr int kGamesMax = 1'000'000;

struct BotWords {
    CommonWords common;
    TableWords table;
    std::string policy = "preview";
    std::uint64_t seed = 0;
    BotOptions bot;
};

BotOptions bot_of(const CLI::App& app, BotWords words) {
    take_link(app, words.table, words.common);
    BotOptions bot = words.bot;
    bot.common = common_of(words.common, words.policy + " bot");
    bot.target = words.table.target;
    bot.table = new_table_of(app, words.table);
    if (bot.target.given() && bot.create) usage("--create cannot be used with --table or --invite");
    if (bot.target.given() && bot.games > 1) {
        usage("--games cannot be used with --table or --invite");
    }
    if (!bot.table.seats && !bot.target.given()) bot.table.seats = kBotSeats;
    bot.policy = words.policy == "random" ? Policy::random : Policy::preview;
    bot.any_ruleset = app.count("--ruleset") == 0;
    if (app.count("--seed") > 0) bot.seed = words.seed;
    return bot;
}

}  // namespace

Meaning add_bot(CLI::App& app) {
    auto words = std::make_shared<BotWords>();
    BotOptions& bot = words->bot;
    add_common(app, words->common, "name of the bot (default: its policy)");
    app.get_option("--name")->group("Options");  // a file says what people are called
    app.add_option("--policy", words->policy, "how the bot chooses its actions")
        ->transform(one_of({"preview", "random"}))
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
    add_language(app, words->common.common);
    return [&app, words] { return bot_of(app, *words); };
}

}  // namespace vegas::cli
