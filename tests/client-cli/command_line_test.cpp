#include "client-cli/command_line/command_line.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "client-cli/commands/exit_codes.hpp"

namespace vegas::cli {
namespace {

std::variant<CommandLine, int> parsed(std::vector<const char*> words) {
    words.insert(words.begin(), "vegas");
    return parse_command_line(static_cast<int>(words.size()), words.data());
}

template <typename Options>
Options options_of(const std::vector<const char*>& words) {
    const auto result = parsed(words);
    const auto* line = std::get_if<CommandLine>(&result);
    EXPECT_NE(line, nullptr);
    return line == nullptr ? Options{} : std::get<Options>(*line);
}

class CommandLineTest : public testing::Test {
protected:
    void SetUp() override {
        unsetenv("VEGAS_SERVER");
        unsetenv("VEGAS_LANG");
        setenv("XDG_CONFIG_HOME", "/nonexistent", 1);
    }
};

TEST_F(CommandLineTest, PlaysAtTheUsualServer) {
    const auto play = options_of<PlayOptions>({"play", "--name", "Anna"});
    EXPECT_EQ(play.common.server.text(), "ws://127.0.0.1:8080");
    EXPECT_EQ(play.common.name, "Anna");
    EXPECT_EQ(create_request(play.table, "o1"), (nlohmann::json{{"op", "table.create"},
                                                                {"idempotency_key", "o1"},
                                                                {"ruleset", "royale-basic"},
                                                                {"visibility", "private"}}));
}

TEST_F(CommandLineTest, TheServerMayComeFromTheEnvironment) {
    setenv("VEGAS_SERVER", "example.org:9000", 1);
    EXPECT_EQ(options_of<TablesOptions>({"tables"}).common.server.text(), "ws://example.org:9000");
    EXPECT_EQ(options_of<TablesOptions>({"tables", "--server", "a:1"}).common.server.text(),
              "ws://a:1")
        << "what is typed wins";
    unsetenv("VEGAS_SERVER");
}

TEST_F(CommandLineTest, TheLanguageIsAskedForOrLeftToTheLocale) {
    EXPECT_EQ(options_of<PlayOptions>({"play"}).common.language, "");
    EXPECT_EQ(options_of<TablesOptions>({"tables", "--lang", "de"}).common.language, "de");
    setenv("VEGAS_LANG", "ru", 1);
    EXPECT_EQ(options_of<RulesOptions>({"rules", "royale", "F1"}).language, "ru");
    EXPECT_EQ(options_of<BotOptions>({"bot", "--lang", "en"}).common.language, "en");
    EXPECT_EQ(options_of<SimulateOptions>({"simulate"}).seed, SimulateOptions().seed);
    setenv("VEGAS_LANG", "tlh", 1);
    EXPECT_EQ(std::get<int>(parsed({"rules"})), kExitUsage);
    unsetenv("VEGAS_LANG");
    EXPECT_EQ(std::get<int>(parsed({"play", "--lang", "tlh"})), kExitUsage);
}

TEST_F(CommandLineTest, ShowsTheRulesOfAGameOrATile) {
    EXPECT_EQ(options_of<RulesOptions>({"rules"}).ruleset, "");
    const auto rules = options_of<RulesOptions>({"rules", "royale", "Block It!"});
    EXPECT_EQ(rules.ruleset, "royale");
    EXPECT_EQ(rules.tile, "Block It!");
}

TEST_F(CommandLineTest, ListsSoManyGames) {
    const auto games = options_of<GamesOptions>({"games", "--name", "Anna"});
    EXPECT_EQ(games.common.name, "Anna");
    EXPECT_EQ(games.most, 20U);
    EXPECT_FALSE(games.as_json);
    EXPECT_EQ(options_of<GamesOptions>({"games", "--most", "120", "--json"}).most, 120U);
    EXPECT_EQ(std::get<int>(parsed({"games", "--most", "0"})), kExitUsage);
}

TEST_F(CommandLineTest, VerifiesAFileOrAGame) {
    EXPECT_EQ(options_of<TranscriptOptions>({"verify", "game.json"}).what, "game.json");
    EXPECT_EQ(options_of<TranscriptOptions>({"verify", "-"}).what, "-");
    const auto game = options_of<TranscriptOptions>({"verify", "k3f9xq-1", "--server", "a:1"});
    EXPECT_EQ(game.server.text(), "ws://a:1");
    EXPECT_EQ(options_of<TranscriptOptions>({"verify", "k-1", "--name", "Anna"}).name, "Anna");
    EXPECT_EQ(std::get<int>(parsed({"verify"})), kExitUsage);
}

TEST_F(CommandLineTest, SimulatesWhatIsAskedFor) {
    const auto simulated = options_of<SimulateOptions>(
        {"simulate", "--ruleset", "classic", "--seats", "3", "--games", "7", "--seed", "s",
         "--options", R"({"neutral_dice":true})", "--transcripts", "there", "--json"});
    EXPECT_EQ(simulated.ruleset, "classic");
    EXPECT_EQ(simulated.seats, 3);
    EXPECT_EQ(simulated.games, 7U);
    EXPECT_EQ(simulated.seed, "s");
    EXPECT_EQ(simulated.options, nlohmann::json({{"neutral_dice", true}}));
    EXPECT_EQ(simulated.transcripts, "there");
    EXPECT_TRUE(simulated.as_json);
    EXPECT_EQ(options_of<SimulateOptions>({"simulate"}).seats, std::nullopt);
    EXPECT_EQ(std::get<int>(parsed({"simulate", "--games", "0"})), kExitUsage);
    EXPECT_EQ(std::get<int>(parsed({"simulate", "--options", "[]"})), kExitUsage);
}

TEST_F(CommandLineTest, HoldsTheContestThatIsAskedFor) {
    const auto arena = options_of<ArenaOptions>(
        {"arena", "--bots", "hard:50,easy", "--ruleset", "custom", "--options", R"({"rounds":2})",
         "--games", "8", "--seed", "s", "--jobs", "2", "--judge", "10", "--json"});
    EXPECT_EQ(arena.bots, (std::vector<std::string>{"hard:50", "easy"}));
    EXPECT_EQ(arena.ruleset, "custom");
    EXPECT_EQ(arena.options, nlohmann::json({{"rounds", 2}}));
    EXPECT_EQ(arena.games, 8U);
    EXPECT_EQ(arena.seed, "s");
    EXPECT_EQ(arena.jobs, 2U);
    EXPECT_EQ(arena.judge_playouts, 10);
    EXPECT_TRUE(arena.as_json);
    EXPECT_EQ(options_of<ArenaOptions>({"arena"}).bots.size(), 4U);
    EXPECT_EQ(std::get<int>(parsed({"arena", "--jobs", "0"})), kExitUsage);
    EXPECT_EQ(std::get<int>(parsed({"arena", "--bots", "hard"})), kExitUsage);
}

TEST_F(CommandLineTest, BotsFillTheTable) {
    EXPECT_EQ(options_of<PlayOptions>({"play", "--bots", "3"}).table.seats, 4);
    EXPECT_EQ(options_of<PlayOptions>({"play", "--bots", "3", "--seats", "5"}).table.seats, 5);
}

TEST_F(CommandLineTest, ANewTableIsAsTold) {
    const auto bot = options_of<BotOptions>({"bot", "--create", "--ruleset", "classic", "--seats",
                                             "3", "--public", "--no-clock", "--options",
                                             R"({"open_money":true})", "--policy", "random"});
    EXPECT_EQ(bot.policy, Policy::random);
    EXPECT_EQ(create_request(bot.table, "o1"),
              (nlohmann::json{{"op", "table.create"},
                              {"idempotency_key", "o1"},
                              {"ruleset", "classic"},
                              {"visibility", "public"},
                              {"seats", 3},
                              {"clock", nullptr},
                              {"options", {{"open_money", true}}}}));
}

TEST_F(CommandLineTest, ANewTableMayBePlayedByDays) {
    const auto play = options_of<PlayOptions>({"play", "--days", "3"});
    EXPECT_EQ(create_request(play.table, "o1")["clock"]["decision_ms"], 259'200'000);
    const auto longest = options_of<PlayOptions>({"play", "--days", "14"});
    EXPECT_EQ(create_request(longest.table, "o1")["clock"]["decision_ms"], 1'209'600'000);
}

TEST_F(CommandLineTest, GamesAreForScriptsToo) {
    EXPECT_TRUE(options_of<GamesOptions>({"games", "--status", "--json"}).status);
    EXPECT_TRUE(options_of<GamesOptions>({"games", "--watch"}).watch);
}

TEST_F(CommandLineTest, JoinsByTableOrInvite) {
    const auto watch = options_of<WatchOptions>({"watch", "--invite", "friend42"});
    EXPECT_EQ(join_request(watch.target, true),
              (nlohmann::json{{"op", "table.join"}, {"as", "spectator"}, {"invite", "friend42"}}));
}

TEST_F(CommandLineTest, ALinkSaysTableAndServer) {
    setenv("VEGAS_SERVER", "elsewhere:1", 1);
    const auto play =
        options_of<PlayOptions>({"play", "https://example.org/vegas/#/table/k3f9xq?invite=abc"});
    EXPECT_EQ(play.common.server.text(), "wss://example.org/vegas");
    EXPECT_EQ(play.target.table, "k3f9xq");
    EXPECT_EQ(join_request(play.target, false),
              (nlohmann::json{{"op", "table.join"}, {"as", "player"}, {"invite", "abc"}}));
    const auto watch = options_of<WatchOptions>({"watch", "http://a:1/#/join/abc"});
    EXPECT_EQ(watch.common.server.text(), "ws://a:1");
    EXPECT_EQ(watch.target.invite, "abc");
    EXPECT_FALSE(options_of<PlayOptions>({"play", "http://a:1/"}).target.is_given());
    const auto replay =
        options_of<ReplayOptions>({"replay", "http://a:1/#/game/k3f9xq-1?invite=abc&step=9"});
    EXPECT_EQ(replay.transcript.what, "k3f9xq-1");
    EXPECT_EQ(replay.transcript.invite, "abc");
    EXPECT_TRUE(replay.transcript.at_server);
    EXPECT_EQ(replay.step, 9U);
    EXPECT_EQ(
        options_of<ReplayOptions>({"replay", "http://a:1/#/game/k-1?step=9", "--step", "2"}).step,
        2U);
    unsetenv("VEGAS_SERVER");
}

TEST_F(CommandLineTest, WrongUsageIsOneLineAndExitCode2) {
    const std::vector<std::vector<const char*>> wrong = {
        {},
        {"dance"},
        {"play", "--what"},
        {"play", "--seats", "x"},
        {"play", "--seats", "1"},
        {"play", "--bots", "4", "--seats", "4"},
        {"play", "--options", "[1]"},
        {"play", "--options", "{"},
        {"play", "--name", "more than twenty-four chars"},
        {"play", "--name", "\xff"},
        {"play", "--table", "a", "--invite", "b"},
        {"play", "--table", "aaaa", "--bots", "1"},
        {"play", "--invite", "aaaa", "--ruleset", "classic"},
        {"play", "--server", "ftp://x"},
        {"play", "--server", "wss://x", "--cacert", "/nonexistent/ca.pem"},
        {"tables", "--server", "https://x", "--cacert", "/dev/null"},
        {"play", "--clock", "9", "--no-clock"},
        {"play", "--days", "15"},
        {"play", "--days", "3", "--clock", "9"},
        {"play", "--days", "3", "--no-clock"},
        {"play", "--days", "3", "--quick"},
        {"play", "--days", "3", "--table", "aaaa"},
        {"games", "--status", "--watch"},
        {"watch"},
        {"watch", "http://a:1/"},
        {"watch", "friend42"},
        {"play", "http://a:1/#/join/"},
        {"play", "http://a:1/#/jion/abc"},
        {"play", "http://a:1/#/game/k-1"},
        {"play", "http://a:1/#/rules/royale"},
        {"play", "http://a:1/#/join/abc", "--server", "a:1"},
        {"play", "http://a:1/#/join/abc", "--invite", "abc"},
        {"play", "http://a:1/#/join/abc", "--local"},
        {"play", "http://a:1/#/join/abc", "--ruleset", "royale"},
        {"replay"},
        {"replay", "http://a:1/#/join/abc"},
        {"verify", "http://a:1/#/game/k-1", "--server", "a:1"},
        {"bot", "--policy", "clever"},
        {"bot", "--create", "--invite", "aaaa"},
        {"bot", "--invite", "aaaa", "--games", "2"},
    };
    for (const auto& words : wrong) {
        testing::internal::CaptureStderr();
        const auto result = parsed(words);
        const std::string text = testing::internal::GetCapturedStderr();
        ASSERT_TRUE(std::holds_alternative<int>(result)) << (words.empty() ? "" : words.back());
        EXPECT_EQ(std::get<int>(result), 2);
        EXPECT_EQ(std::ranges::count(text, '\n'), 1) << text;
        EXPECT_EQ(text.substr(0, 7), "vegas: ") << text;
    }
}

TEST_F(CommandLineTest, WhatIsMistypedIsToldWithWhatWasMeant) {
    const std::vector<std::pair<std::vector<const char*>, const char*>> mistakes = {
        {{"paly"}, "paly: there is no such command; did you mean play?"},
        {{"dance"}, "dance: there is no such command; there are play, watch, "},
        {{}, "say what to do: play, watch, "},
        {{"play", "--ruelset", "royale"},
         "--ruelset: there is no such option; did you mean --ruleset?"},
        {{"play", "--seat=3"}, "--seat: there is no such option; did you mean --seats?"},
        {{"play", "--server", "a:1", "--ruelset", "royale"},
         "--ruelset: there is no such option; did you mean --ruleset?"},
        {{"play", "http://a:1/#/join/abc", "--server", "a:1"},
         "--server: the link says already where the table is"},
        {{"play", "http://a:1/#/join/abc", "--quick"},
         "--quick: the link says already where the table is"},
        {{"tables", "--bots", "3"}, "--bots: is no option here"},
        {{"--verison"}, "--verison: there is no such option; did you mean --version?"},
        {{"play", "--bot-level", "hrad"},
         "--bot-level: 'hrad' is none of random, easy, normal, hard; did you mean hard?"},
        {{"bot", "--policy", "x"}, "--policy: 'x' is none of preview, random"},
        {{"play", "--lang", "dd"}, "--lang: 'dd' is none of de, en, ru; did you mean de?"},
        {{"play", "--server", "wsss://x"}, "--server: wsss://x: wsss:// is not spoken; "},
    };
    for (const auto& [words, said] : mistakes) {
        testing::internal::CaptureStderr();
        EXPECT_EQ(std::get<int>(parsed(words)), kExitUsage);
        const std::string text = testing::internal::GetCapturedStderr();
        EXPECT_EQ(text.find(said), std::string_view("vegas: ").size()) << text;
    }
    EXPECT_EQ(options_of<PlayOptions>({"play", "--bot-level", "HARD"}).bot_level, "hard");
}

TEST_F(CommandLineTest, HelpIsNoError) {
    testing::internal::CaptureStdout();
    EXPECT_EQ(std::get<int>(parsed({"play", "--help"})), 0);
    EXPECT_NE(testing::internal::GetCapturedStdout().find("--invite"), std::string::npos);
}

}  // namespace
}  // namespace vegas::cli
