// The game of 1996 on the screen: board, decisions, events, the bot.
#include <gtest/gtest.h>

#include <clocale>

#include "client-cli/bots/policy.hpp"
#include "client-cli/commands/question.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::strip_test {
namespace {

// A row of spaces; a text is a space's numbers and, behind a colon, the seat of its owner.
json row(const std::vector<std::string>& spaces) {
    json result = json::array();
    for (const auto& space : spaces) {
        json numbers = json::array({space[0] - '0'});
        const auto slash = space.find('/');
        if (slash != std::string::npos) numbers.push_back(space[slash + 1] - '0');
        const auto colon = space.find(':');
        json owner = colon == std::string::npos ? json() : json(space[colon + 1] - '0');
        result.push_back({{"numbers", numbers}, {"owner", owner}});
    }
    return result;
}

json table(int value, const json& rows, bool closed = false) {
    return {{"value", value}, {"closed", closed}, {"rows", rows}};
}

json seat(const json& pawn, int counters, const json& cards, const json& chips, int total) {
    return {{"pawn", pawn},
            {"counters", counters},
            {"cards", cards},
            {"chips", chips},
            {"total", total}};
}

json view_1996() {
    json view = royale_view();
    view["table"]["family"] = "vegas-1996";
    view["table"]["ruleset"] = "vegas-1996";
    view["casinos"] = json::array();
    view["round"] = nullptr;
    const json three = json::array({row({"1/2", "3/4", "5/6"})});
    const json five = json::array({row({"1", "2", "3", "4", "5"})});
    json tables = json::array();
    for (int number = 1; number <= 14; ++number) {
        tables.push_back(number % 2 == 0 ? table(5, five) : table(3, three));
    }
    tables[0]["closed"] = true;
    tables[7] = table(8, {row({"1:0", "2", "3:1", "4/5"}), row({"1", "2:3", "3", "4/5:0"})});
    tables[13] = table(15, {row({"1", "2", "3", "4", "5"}), row({"1", "2", "3", "4", "5"}),
                            row({"1:1", "2:1", "3:1", "4:1", "5:1"})});
    view["board"] = {
        {"mary", 1},
        {"track", {1, 2, 3, 4, 5, 6, 7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 13, 0, 14}},
        {"tables", tables}};
    view["turn"] = {{"seat", 0}, {"table", 8}, {"number", 3}};
    view["seats"] = {seat(8, 17, {"front_man", "good_luck_2", "good_luck_6", "mary_chip"},
                          {{{"table", 1}, {"value", 3}}, {{"table", 2}, {"value", 12}}}, 15),
                     seat(14, 14, {"front_man", "front_man", "front_man"}, json::array(), 0),
                     seat(nullptr, 20, json::array(), json::array(), 0),
                     seat(8, 19, {"good_luck_1"}, json::array(), 0)};
    view["you"] = {{"seat", 0}, {"cards", json::array()}, {"total", 15}};
    return view;
}

TEST(Vegas1996Board, LooksLikeThisInAscii) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
    EXPECT_EQ("\n" + joined(board_lines(seen(view_1996()).in(kPlain))), R"(
VEGAS (1996)  table k3f9xq
 1 ( 3) scored                    8 ( 8) 1:A. 2:.D 3:B. 4/5:.A         AD
 2 ( 5) 1:. 2:. 3:. 4:. 5:.       9 ( 3) 1/2:. 3/4:. 5/6:.
 3 ( 3) 1/2:. 3/4:. 5/6:.        10 ( 5) 1:. 2:. 3:. 4:. 5:.
 4 ( 5) 1:. 2:. 3:. 4:. 5:.      11 ( 3) 1/2:. 3/4:. 5/6:.
 5 ( 3) 1/2:. 3/4:. 5/6:.        12 ( 5) 1:. 2:. 3:. 4:. 5:.
 6 ( 5) 1:. 2:. 3:. 4:. 5:.      13 ( 3) 1/2:. 3/4:. 5/6:.
 7 ( 3) 1/2:. 3/4:. 5/6:.        14 (15) 1:..B 2:..B 3:..B 4:..B 5:..B B
Mary: S [1] 2 3 4 5 6 7 . 8 . 9 . 10 . 11 . 12 . 13 . 14
     Player               Counters  Cards left    Chips won               Total
> A  anna (you)                 17  F   M 26      3+12                       15
  B  Bo                         14  FFF                                       0
  C  C?cilie                    20                                            0
  D  Greedy 1 (bot)             19        1                                   0
)");
}

TEST(Vegas1996Board, NeverIsWiderThanEightyColumns) {
    json view = view_1996();
    for (json& one : view["table"]["seats"]) one["name"] = std::string(24, 'W');
    for (json& one : view["seats"]) {
        one["pawn"] = 14;
        one["cards"] = {"front_man",   "front_man",   "front_man",   "good_luck_1", "good_luck_2",
                        "good_luck_3", "good_luck_4", "good_luck_5", "good_luck_6", "mary_chip"};
        one["chips"] = json::array();
        for (int i = 1; i <= 14; ++i) one["chips"].push_back({{"table", i}, {"value", 15}});
    }
    for (const Style& style : {kPlain, Style{.colour = true, .utf8 = true}}) {
        for (const auto& line : board_lines(seen(view).in(style))) {
            EXPECT_LE(width_of(line), kColumns);
        }
    }
}

TEST(Vegas1996Board, WideTablesOfAHostStandInOneColumn) {
    json view = view_1996();
    const json wide = row({"1/2", "1/3", "1/4", "1/5", "1/6", "2/3", "2/4", "2/5", "3/4", "4/5"});
    for (json& one : view["board"]["tables"]) one["rows"] = json::array({wide});
    const Lines lines = board_lines(seen(view).in(kPlain));
    EXPECT_EQ(lines.size(), 1U + 14 + 1 + 5);
    for (const auto& line : lines) EXPECT_LE(width_of(line), kColumns) << line;
}

TEST(Vegas1996Board, JunkDoesNotBreakIt) {
    for (const json& junk :
         {json::object(), json{{"tables", {1, nullptr}}, {"track", {1, "x", 99}}},
          json{{"tables", {{{"rows", {3, {nullptr}}}}}}, {"track", {1}}}}) {
        json view = view_1996();
        view["board"] = junk;
        for (const auto& line : board_lines(seen(view).in(kPlain))) {
            EXPECT_LE(width_of(line), kColumns);
        }
    }
}

TEST(Vegas1996Board, TellsWhatIsToPlace) {
    EXPECT_EQ(roll_line(seen(view_1996()).in(kPlain)), "To place: 3 at table 8");
    json view = view_1996();
    view["turn"] = {{"seat", 0}};
    EXPECT_FALSE(roll_line(seen(view).in(kPlain)));
}

std::string described(const char* action) {
    return text_of_action(json::parse(action), view_1996()).label;
}

struct Case {
    const char* json_text;
    const char* words;
};

TEST(Vegas1996Actions, TellWhatTheyWouldDo) {
    const Case cases[] = {
        {R"({"kind":"roll"})", "roll the gold die"},
        {R"({"kind":"pass"})", "pass"},
        {R"({"kind":"start_at","table":8})", "table 8 (8)"},
        {R"({"kind":"mary_chip"})", "Mary Chip: Mary moves, no table is scored"},
        {R"({"kind":"mary_chip","shows":{"table":2,"value":5,"winner":0,"scored":true}})",
         "Mary Chip: table 2 is scored, then you win 5"},
        {R"({"kind":"front_man","table":8})", "Front-man: roll for table 8 (8)"},
        {R"({"kind":"good_luck","number":2})", "Good Luck 2: place it, then roll"},
        {R"({"kind":"good_luck","number":4,"shows":{"table":8,"value":8,"winner":null}})",
         "Good Luck 4: place it, then roll, then nobody leads for 8"},
        {R"({"kind":"change_table","table":2})", "change to table 2 (5), that is the whole turn"},
        {R"({"kind":"cover","space":8,"shows":{"table":8,"value":8,"winner":0,"replaces":3}})",
         "a counter on space 8, a 4/5, instead of Greedy 1, then you lead for 8"},
        {R"({"kind":"duel","number":2})", "choose 2, which beats 1"},
    };
    for (const Case& one : cases) EXPECT_EQ(described(one.json_text), one.words) << one.json_text;
}

TEST(Vegas1996Actions, ATurnOfManyChoicesStandsInColumns) {
    json actions = {{{"kind", "roll"}}, {{"kind", "mary_chip"}}};
    for (int i = 2; i <= 14; ++i) actions.push_back({{"kind", "front_man"}, {"table", i}});
    for (int i = 1; i <= 6; ++i) {
        actions.push_back({{"kind", "good_luck"},
                           {"number", i},
                           {"shows", {{"table", 8}, {"value", 8}, {"winner", i % 2}}}});
    }
    for (int i = 2; i <= 14; ++i) actions.push_back({{"kind", "change_table"}, {"table", i}});
    const TableModel model = model_of(
        view_1996(), {{"decision", 5}, {"seat", 0}, {"kind", "turn"}, {"actions", actions}});
    const RenderContext context{model.view(), sample_faces(), kPlain, texts_for(kPlain),
                                model.prompt()};
    const Question question = act_question(context, model.own_prompt());
    EXPECT_EQ(question.on_empty, 0U) << "Enter alone rolls";
    const Lines lines = menu_lines(question.choices);
    EXPECT_LE(lines.size(), 15U);
    for (const auto& line : lines) EXPECT_LE(width_of(line), kColumns) << line;
    EXPECT_EQ(lines[3],
              "     3) table 2 (5)     4) table 3 (3)     5) table 4 (5)     6) table 5 (3)");
}

TEST(Vegas1996Sentences, TellEachEvent) {
    const json view = view_1996();
    const Case cases[] = {
        {R"({"kind":"pawn_placed","seat":1,"table":3})", "Bo begins at table 3"},
        {R"({"kind":"pawn_moved","seat":0,"table":3})", "anna moves to table 3"},
        {R"({"kind":"card_played","seat":1,"choice":{"kind":"mary_chip"}})",
         "Bo plays the Mary Chip card"},
        {R"({"kind":"card_played","seat":1,"choice":{"kind":"front_man","table":7}})",
         "Bo plays a Front-man for table 7"},
        {R"({"kind":"card_played","seat":0,"choice":{"kind":"good_luck","number":4}})",
         "anna plays Good Luck 4"},
        {R"({"kind":"counter_placed","seat":1,"table":3,"space":2})",
         "Bo places a counter at table 3"},
        {R"({"kind":"counter_placed","seat":1,"table":3,"space":2,"replaced":0})",
         "Bo takes a space of anna at table 3"},
        {R"({"kind":"nothing_placed","seat":1,"table":3})", "Bo places no counter at table 3"},
        {R"({"kind":"duel_started","seat":1,"table":3,"space":2,"defender":0})",
         "Bo challenges anna to a duel at table 3"},
        {R"({"kind":"sealed","seat":1})", "Bo chooses in secret"},
        {R"({"kind":"revealed","seat":1,"choice":{"kind":"duel","number":3}})", "Bo reveals 3"},
        {R"({"kind":"duel_ended","table":3,"space":2,"seat":0})",
         "anna wins the duel and the space"},
        {R"({"kind":"duel_ended","table":3,"space":2})",
         "The duel is a draw: both counters go back to their owners"},
        {R"({"kind":"mary_moved","position":3,"table":3})", "Mary comes to table 3"},
        {R"({"kind":"mary_moved","position":8})", "Mary comes to an empty position"},
        {R"({"kind":"chip_won","seat":1,"table":3,"value":6})",
         "Bo wins the chip worth 6 at table 3"},
        {R"({"kind":"chip_discarded","table":3,"value":6})",
         "Table 3: nobody wins the chip worth 6"},
    };
    for (const Case& one : cases) {
        EXPECT_EQ(told(json::parse(one.json_text), view), one.words) << one.json_text;
    }
}

TEST(Vegas1996Prompts, AreHeadlines) {
    for (const char* kind :
         {"roll", "start_table", "turn", "space", "duel_challenge", "duel_answer"}) {
        for (const int seat : {0, 1}) {
            const json prompt = {{"kind", kind}, {"seat", seat}};
            const std::string line = turn_line(seen(view_1996(), prompt).in(kPlain), 119'000);
            EXPECT_EQ(line.find("Decide ("), std::string::npos) << line;
            EXPECT_LE(width_of(line), kColumns) << line;
        }
    }
    EXPECT_EQ(turn_line(seen(view_1996(), roll_prompt(1, 0)).in(kPlain), std::nullopt),
              "Your turn: Roll the gold die.");
}

TEST(Vegas1996Help, ExplainsTheBoardInsteadOfCasinos) {
    const auto texts = help_texts(seen(view_1996()).in(kPlain), false);
    EXPECT_NE(joined(texts).find("Front-man"), std::string::npos);
    EXPECT_EQ(joined(texts).find("casino"), std::string::npos);
    EXPECT_NE(joined(help_texts(seen(royale_view()).in(kPlain), false)).find("casino"),
              std::string::npos);
}

TEST(Vegas1996Result, CountsChipsNotDollars) {
    json view = view_1996();
    view["result"] = {{"places", {1, 2, 2, 2}}, {"totals", {15, 0, 0, 0}}};
    EXPECT_EQ(result_variants(seen(view).in(kPlain), kColumns - 1).back()[1].find('$'),
              std::string::npos);
}

TEST(Vegas1996PreviewPolicy, RollsRatherThanWandersAndTakesChips) {
    std::mt19937_64 random(7);
    const auto picked = [&](const char* actions) {
        return pick_by_preview(read_as<std::vector<WireAction>>(json::parse(actions)),
                               seen(view_1996()).view, sample_faces(), 0, random);
    };
    EXPECT_EQ(picked(R"([{"kind":"change_table","table":2},{"kind":"front_man","table":3},
                         {"kind":"pass"},{"kind":"roll"}])"),
              3U);
    EXPECT_EQ(picked(R"([{"kind":"roll"},
                         {"kind":"mary_chip","shows":{"table":2,"value":5,"winner":0}}])"),
              1U);
    EXPECT_EQ(picked(R"([{"kind":"mary_chip","shows":{"table":2,"value":5,"winner":1}},
                         {"kind":"roll"}])"),
              1U);
    EXPECT_EQ(picked(R"([{"kind":"cover","space":1,"shows":{"table":8,"value":8,"winner":1}},
                         {"kind":"cover","space":5,"shows":{"table":8,"value":8,"winner":null}}])"),
              1U);
}

}  // namespace
}  // namespace vegas::cli::strip_test
