#include "client-cli/show/board.hpp"

#include <gtest/gtest.h>

#include "client-cli/show/board_words.hpp"
#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

class Board : public ScreenTest {};

TEST_F(Board, LooksLikeThisInAscii) {
    EXPECT_EQ("\n" + joined(board_lines(seen(royale_view()).in(kPlain))), R"(
Las Vegas Royale, basic game  table k3f9xq   round 2 of 3, 66 cards in the pile
+ 1 ------------- 50k 30k + 2 ------------- 60k 30k + 3 ------------- 60k 40k +
| anna     oo      2  50k | Bo       o       1  tie | Bo       o@      3  60k |
|                         | C?cilie  o       1  tie | Greedy 1 o       1  40k |
|                         |                         |                         |
+ 4 ------------- 70k 40k + 5 ------------- 80k 50k + 6 ------------ 100k 70k +
| C?cilie  oo@     4  70k |                         | Greedy 1 oo@     4 100k |
| anna     o       1  tie |                         |                         |
| Bo       o       1  tie |                         |                         |
+-------------------------+-------------------------+-------------------------+
     Player                     Dice to place   Chips    Cards       Total
>  1 anna (you)                 oooo@               3        2    $140,000
   2 Bo                         ooo                 2        1      hidden
   3 C?cilie                    oooo                0        3      hidden
   4 Greedy 1 (bot)             ooo                 2        2      hidden
Your money: 30k 80k and 3 chips = $140,000
)");
}

TEST_F(Board, ShowsTheCustomEditionInDollars) {
    const Lines lines = board_lines(seen(custom_view({{"skip_money", -3}})).in(kPlain));
    const std::string text = joined(lines);
    EXPECT_EQ(lines[0],
              "Las Vegas, custom edition  table k3f9xq  round 10 of 10, 28 cards, 12 discarded");
    EXPECT_EQ(lines[1],
              "+ 1 -------------- $10 $9 + 2 --------------- $8 $3 + 3 --------------- $8 $3 +");
    EXPECT_NE(text.find("| anna     oo      2  $10 |"), std::string::npos) << text;
    EXPECT_NE(text.find("| Bot 7    o       1   $9 |"), std::string::npos) << text;
    EXPECT_NE(text.find("+ 5 ------------ no money +"), std::string::npos) << text;
    EXPECT_NE(text.find("Dice to place   Skips    Cards       Total"), std::string::npos) << text;
    EXPECT_NE(text.find("8 Bot 7 (bot)                o                 -$3        7      hidden"),
              std::string::npos)
        << text;
    EXPECT_EQ(lines.back(), "Your money: $3 $10 and -$3 of skip money = $14");
    for (const auto& line : lines) EXPECT_LE(width_of(line), kColumns) << line;
}

TEST_F(Board, ShowsWhatIsLeftForSkipping) {
    const auto own = [](const json& purse) {
        return own_money_line(seen(custom_view(purse)).game(), seen(custom_view(purse)).in(kPlain))
            .value_or("");
    };
    EXPECT_EQ(own({{"skip_money", 2}}), "Your money: $3 $10 and $2 of skip money = $14");
    EXPECT_EQ(own({{"skip_money", 0}}), "Your money: $3 $10 = $14");
    EXPECT_EQ(own({{"skip_cards", 1}}), "Your money: $3 $10 and 1 skip card = $14");
    EXPECT_EQ(own({{"skip_cards", 4}}), "Your money: $3 $10 and 4 skip cards = $14");
    EXPECT_NE(joined(player_lines(seen(custom_view({{"skip_cards", 4}})).game(),
                                  seen(custom_view({{"skip_cards", 4}})).in(kPlain)))
                  .find("  4        7 "),
              std::string::npos);
    EXPECT_NE(joined(player_lines(seen(custom_view(json::object())).game(),
                                  seen(custom_view(json::object())).in(kPlain)))
                  .find("Chips"),
              std::string::npos);
}

TEST_F(Board, TheResultShowsWhatIsLeftForSkipping) {
    json view = custom_view({{"skip_money", -12}});
    view["result"] = {
        {"places", {1, 2}}, {"totals", {30, 7}}, {"cards", {4, 3}}, {"chips", {0, 0}}};
    EXPECT_EQ("\n" + joined(result_variants(seen(view).in(kPlain), kColumns - 1).back()), R"(
Place  Player                                 Total    Cards    Skips
    1  anna (you)                               $30        4     -$12
    2  Bot 1                                     $7        3     -$12
)");
}

TEST_F(Board, ShowsTheBigDieAndTheWhiteOnesDifferently) {
    json view = royale_view();
    view["casinos"][0]["dice"].push_back({{"owner", "neutral"}, {"small", 3}, {"count", 3}});
    const std::string text =
        joined(casino_lines(seen(view).game(), seen(view).in({.colour = false, .utf8 = true})));
    EXPECT_NE(text.find("│ neutral  ▫▫▫     3      │"), std::string::npos) << text;
    EXPECT_NE(text.find("│ Cäcilie  ▪▪■     4  70k │"), std::string::npos) << text;
}

TEST_F(Board, NeverIsWiderThanEightyColumns) {
    for (const Style& style : {kPlain, kPretty}) {
        for (std::size_t seats = 2; seats <= 8; ++seats) {
            for (std::size_t cards = 0; cards <= 5; ++cards) {
                for (const auto& line : board_lines(seen(crowded_view(seats, cards)).in(style))) {
                    EXPECT_LE(width_of(line), kColumns) << line;
                }
            }
        }
    }
}

TEST_F(Board, ItsBordersStandInOneColumn) {
    for (const auto& line :
         casino_lines(seen(crowded_view(5, 5)).game(), seen(crowded_view(5, 5)).in(kPretty))) {
        EXPECT_EQ(width_of(line), 79U) << line;
    }
}

TEST_F(Board, HasNoEscapesWithoutColours) {
    json view = royale_view();
    view["table"]["seats"][1]["name"] = "\x1b[2Jbad";
    const std::string text = joined(board_lines(seen(view).in(kPlain)));
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_NE(text.find("?[2Jbad"), std::string::npos);
}

TEST_F(Board, SeatsOfOneNameAreToldApart) {
    json view = royale_view();
    view["table"]["seats"][1]["name"] = "anna";
    const std::string text = joined(board_lines(seen(view).in(kPlain)));
    EXPECT_NE(text.find("anna #1 (you)"), std::string::npos);
    EXPECT_NE(text.find("| anna #2  o       1  tie |"), std::string::npos) << text;
}

TEST_F(Board, SeatsWhoseNamesAreAlikeAreToldApart) {
    json view = royale_view();
    view["table"]["seats"][1]["name"] = "\u0430nna";
    for (auto& person : view["table"]["seats"]) person["alike"] = true;
    const std::string text = joined(board_lines(seen(view).in(kPretty)));
    EXPECT_NE(text.find("anna #1 (you)"), std::string::npos) << text;
    EXPECT_NE(text.find("\u0430nna #2"), std::string::npos) << text;
    EXPECT_EQ(told({{"kind", "ready"}, {"seat", 1}, {"name", "\u0430nna"}}, view),
              "?nna #2 is ready")
        << "it is told in ASCII";
    EXPECT_EQ(told({{"kind", "left"}, {"seat", 1}, {"name", "Bo"}}, view), "Bo leaves");
}

TEST_F(Board, LongNamesThatBeginAlikeAreToldApart) {
    json view = royale_view();
    view["table"]["seats"][0]["name"] = "Greedy bot";
    view["table"]["seats"][1]["name"] = "Greedy boy";
    const std::string text = joined(casino_lines(seen(view).game(), seen(view).in(kPlain)));
    EXPECT_NE(text.find("| Greedy#1 oo"), std::string::npos) << text;
    EXPECT_NE(text.find("| Greedy#2 o "), std::string::npos) << text;
}

TEST_F(Board, OpenMoneyIsShown) {
    json view = royale_view();
    view["seats"][1]["total"] = 80000;
    EXPECT_NE(joined(player_lines(seen(view).game(), seen(view).in(kPlain))).find("$80,000"),
              std::string::npos);
}

TEST_F(Board, TheRollIsSortedByFace) {
    EXPECT_EQ(roll_line(seen(royale_view()).in(kPlain)), "Rolled:  1 1  3 [3]  5");
    json view = royale_view();
    view["turn"]["roll"]["neutral"] = {5, 2};
    EXPECT_EQ(roll_line(seen(view).in(kPlain)), "Rolled:  1 1  (2)  3 [3]  5 (5)");
    view["turn"]["roll"] = nullptr;
    EXPECT_FALSE(roll_line(seen(view).in(kPlain)));
}

TEST_F(Board, SpectatorsHaveNoMoneyLine) {
    json view = royale_view();
    view["you"] = nullptr;
    EXPECT_FALSE(own_money_line(seen(view).game(), seen(view).in(kPlain)));
}

TEST_F(Board, TellsWhoseTurnItIs) {
    const json view = royale_view();
    EXPECT_EQ(turn_line(seen(view, roll_prompt(1, 1)).in(kPlain), 61'000),
              "Bo: About to roll.  1:01 left");
    EXPECT_EQ(turn_line(seen(view, roll_prompt(1, 1)).in(kPlain), 187'200'000),
              "Bo: About to roll.  2 days 4 h left");
    EXPECT_EQ(turn_line(seen(view, place_prompt(1)).in(kPlain), std::nullopt),
              "Your turn: Place all dice of one number in its casino.");
}

TEST_F(Board, JunkDoesNotBreakIt) {
    for (const json& junk : {json(), json(3), json::array(), json{{"casinos", 3}},
                             json{{"casinos", {1, "x", nullptr}}, {"seats", {nullptr}}}}) {
        for (const auto& line : board_lines(seen(junk).in(kPlain))) {
            EXPECT_LE(width_of(line), kColumns);
        }
    }
}

TEST_F(Board, TheLobbyShowsSeatsAndInvite) {
    EXPECT_EQ("\n" + joined(lobby_lines(seen(open_view(3, 2)).in(kPlain),
                                        "vegas play --invite friend42")),
              R"(
Las Vegas Royale, basic game  table k3f9xq
2 min a move.

  1  anna (you)                    not ready yet, host
  2  Bot 2                         bot: easy
  3  free

Invite: friend42
A friend runs:
  vegas play --invite friend42
The server's promise: aaaaaaaaaaaaaaaa...
)");
}

TEST_F(Board, TheLobbyShowsWhatMakesTheDiceFair) {
    const SampleView open = seen(open_view(3, 2));
    const RenderContext plain = open.in(kPlain);
    const RenderContext context{.view = plain.view,
                                .faces = plain.faces,
                                .style = plain.style,
                                .texts = plain.texts,
                                .own_seed = "0123456789abcdef01234567"};
    EXPECT_EQ(fair_dice_line(context),
              "The server's promise: aaaaaaaaaaaaaaaa...  Your word: 0123456789abcdef01234567");
    EXPECT_LT(width_of(fair_dice_line(context)), kColumns);
    EXPECT_EQ(fair_dice_words(context),
              (Lines{"The promise of the server for this game begins with aaaa aaaa.",
                     "Your word begins with 0123 4567."}));
    EXPECT_EQ(fair_dice_line(seen(json()).in(kPlain)), "");
}

TEST_F(Board, TheResultShowsTheSeedOfTheOwnSeat) {
    json view = ended_view();
    view["table"]["seats"][0]["seed"] = "lucky 7";
    EXPECT_EQ(fair_dice_line(seen(view).in(kPlain)),
              "The server's promise: aaaaaaaaaaaaaaaa...  Your word: lucky 7");
    EXPECT_TRUE(result_words(seen(view).in(kPlain)).back().ends_with("begins with luck y 7."));
    view["you"] = nullptr;
    EXPECT_EQ(fair_dice_line(seen(view).in(kPlain)), "The server's promise: aaaaaaaaaaaaaaaa...");
}

TEST_F(Board, TheLobbySaysThatTheGameBeforeWasNotFinished) {
    json view = open_view(3, 2);
    view["table"]["unfinished_before"] = "k3f9xq-1";
    const Lines lines = lobby_lines(seen(view).in(kPlain), "vegas play");
    EXPECT_TRUE(lines[1].starts_with("The last game could not be finished: an update has "));
    for (const auto& line : lines) EXPECT_LT(width_of(line), kColumns);
}

TEST_F(Board, TheLobbySaysThatAGameTakesDays) {
    json view = open_view(3, 2);
    view["table"]["clock"] = {{"decision_ms", 259'200'000}};
    const std::string lobby = joined(lobby_lines(seen(view).in(kPlain), "vegas play"));
    EXPECT_NE(lobby.find("\n3 days a move. When the time is up, the house plays that move."),
              std::string::npos)
        << lobby;
    const Lines spoken = lobby_words(seen(view).in(kPlain));
    EXPECT_TRUE(spoken[1].starts_with("3 days a move. When the time is up, ")) << spoken[1];
}

TEST_F(Board, TheTablesAreATable) {
    const json tables = {{{"table", "k3f9xq"},
                          {"ruleset", "classic"},
                          {"seats", 4},
                          {"taken", 2},
                          {"status", "open"},
                          {"clock", {{"decision_ms", 120'000}}},
                          {"players", {{{"name", "Anna"}}, {{"name", "B\x1bo"}}}}}};
    const Lines lines = tables_lines(read_as<std::vector<WireStruct<protocol::LobbyEntry>>>(tables),
                                     kPlain, texts_for(kPlain));
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[1], "k3f9xq  classic  2/4    open    Anna, B?o");
    json days = tables;
    days[0]["clock"] = nullptr;
    EXPECT_EQ(tables_lines(read_as<std::vector<WireStruct<protocol::LobbyEntry>>>(days), kPlain,
                           texts_for(kPlain))[1],
              "k3f9xq  classic, no time limit  2/4    open    Anna, B?o");
    days[0]["clock"] = {{"decision_ms", 86'400'000}};
    EXPECT_EQ(tables_lines(read_as<std::vector<WireStruct<protocol::LobbyEntry>>>(days), kPlain,
                           texts_for(kPlain))[1],
              "k3f9xq  classic, 1 day a move  2/4    open    Anna, B?o");
    EXPECT_EQ(tables_lines({}, kPlain, texts_for(kPlain)),
              Lines{"There are no public tables now."});
}

TEST_F(Board, TheResultIsSortedByPlace) {
    EXPECT_EQ("\n" + joined(result_variants(seen(ended_view()).in(kPlain), kColumns - 1).back()),
              R"(
Place  Player                                 Total    Cards    Chips
    1  Bo                                  $250,000        5        0
    2  anna (you)                          $210,000        4        1
    2  Greedy 1                            $210,000        4        1
    4  C?cilie                              $90,000        2        3
)");
}

TEST_F(Board, TheResultLineIsForPrograms) {
    EXPECT_EQ(result_line(seen(ended_view()).view),
              "result table=k3f9xq places=2,1,4,2 totals=210000,250000,90000,210000 "
              "cards=4,5,2,4 chips=1,0,3,1");
    EXPECT_EQ(result_json(seen(ended_view()).view),
              R"({"cards":[4,5,2,4],"chips":[1,0,3,1],"places":[2,1,4,2],"seat":0,)"
              R"("table":"k3f9xq","totals":[210000,250000,90000,210000]})");
}

}  // namespace
}  // namespace vegas::cli
