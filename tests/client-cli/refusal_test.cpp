#include "client-cli/show/refusal.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/seen.hpp"

namespace vegas::cli::refusal_test {
namespace {

WireErrorData data(const json& told) { return read_as<WireErrorData>(told); }

std::string said(const WireError& error, const char* language = "en") {
    return refusal(error, Texts(language, true));
}

TEST(Refusals, AreTheSentencesOfThePage) {
    EXPECT_EQ(said({.code = "not_host", .message = "only the host"}), "Only the host can do that.");
    EXPECT_EQ(said({.code = "not_host"}, "de"), "Das kann nur, wer den Tisch leitet.");
    EXPECT_EQ(said({.code = "bad_seats", .data = data({{"least", 2}, {"most", 5}})}),
              "This game is for 2 to 5 players.");
}

TEST(Refusals, TellWhoTypedOptionsWhatTheServerSaysOfThem) {
    EXPECT_EQ(
        said({.code = "bad_option", .message = "0 to 6\x1b", .data = data({{"option", "tiles"}})}),
        "These options do not fit together: tiles: 0 to 6?");
}

TEST(Refusals, SayWhatWasPerhapsMeant) {
    const Texts texts("en", true);
    RequestedGame wish{.ruleset = "roayle", .options = {}, .offers = {}};
    const WireError no_game{.code = "unknown_ruleset",
                            .data = data({{"rulesets", {"classic", "royale"}}})};
    EXPECT_EQ(refusal(no_game, texts, wish), "There is no game roayle. Did you mean royale?");
    wish = {.ruleset = "royale",
            .options = {{.name = "tile_reuse", .text = "fresh"}},
            .offers = read_as<std::vector<WireStruct<RulesetSpec>>>(
                {{{"id", "royale"}, {"options", {"tiles", "tile_reuse"}}}})};
    EXPECT_EQ(refusal({.code = "bad_option", .message = "?", .data = data({{"option", "tils"}})},
                      texts, wish),
              "royale has no option tils. Did you mean tiles?");
    EXPECT_EQ(refusal({.code = "bad_option", .message = "?", .data = data({{"option", "x"}})},
                      texts, wish),
              "royale has no option x. There are: tiles and tile_reuse");
    EXPECT_EQ(refusal({.code = "bad_option",
                       .message = "tile_reuse: must be one of: any, fresh_faces",
                       .data = data({{"option", "tile_reuse"}})},
                      texts, wish),
              "The server does not accept this option: tile_reuse: must be one of: any, "
              "fresh_faces; did you mean fresh_faces?");
}

TEST(Refusals, OfLaterAreToldInTheWordsOfTheServer) {
    EXPECT_EQ(said({.code = "too_dark", .message = "switch on the lights"}),
              "switch on the lights (too_dark)");
    EXPECT_EQ(said({.code = "too_dark"}), "too_dark (too_dark)");
}

TEST(Refusals, AtTheDoorSayWhatElseOneCanDo) {
    const Texts texts("en", true);
    EXPECT_EQ(join_refusal({.code = "game_started"}, texts),
              "The game has already begun. \"vegas watch\" lets you watch it.");
    EXPECT_EQ(join_refusal({.code = "unknown_table"}, texts),
              "This table is gone. Choose another one.");
}

TEST(Refusals, TellABanWithItsEndAndItsReasonWhereTheyAreKnown) {
    const Texts texts("en", true);
    EXPECT_EQ(ban_text({}, texts), "The operator of this server does not let you in.");
    const std::string all =
        ban_text(data({{"reason", "was r\x1bude"}, {"until_ms", 1764000359999}}), texts);
    EXPECT_NE(all.find("The ban ends on 2025-11-2"), std::string::npos) << all;
    EXPECT_NE(all.find("Reason: was r?ude"), std::string::npos) << all;
}

}  // namespace
}  // namespace vegas::cli::refusal_test
