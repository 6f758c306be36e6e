// The board with tiles, and the long lists that they bring.
#include <gtest/gtest.h>

#include "client-cli/commands/question.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"
#include "tests/client-cli/tile_sample.hpp"

namespace vegas::cli::tile_board_test {
namespace {

class TileBoard : public ScreenTest {};

TEST_F(TileBoard, LooksLikeThisInAscii) {
    EXPECT_EQ("\n" + joined(casino_lines(seen(tile_view()).game(), seen(tile_view()).in(kPlain))),
              R"(
+ 1 ------------- 50k 30k + 2 ------------- 60k 30k + 3 ------------- 60k 40k +
| A2 Jackpot          80k | B2 Fifty Fifty          | E1 No Entry!            |
| anna     oo      2  50k |  space 2, threw 4+3=7   |  4 closed, counter 2    |
| gray     bb      2      | gray     bb      2      | Bo       o@      3  60k |
|                         | Bo       o       1  tie | gray     bb      2      |
|                         | C?cilie  o       1  tie | Greedy 1 o       1  40k |
+ 4 CLOSED ------ 70k 40k + 5 ------------- 80k 50k + 6 ------------ 100k 70k +
| F2 Handicap             | G2 Double Down          | H1 Nice Dice            |
|  chip 1 money 3 move 4  |  you oo@ 60k, Bo o 30k  |  2o you, 5@ Bo          |
| C?cilie  oo@     4  70k | gray     bb      2      | Greedy 1 oo@     4 100k |
| gray     bb      2      |                         | gray     bb      2      |
| anna     o       1  tie |                         |                         |
| Bo       o       1  tie |                         |                         |
+-------------------------+-------------------------+-------------------------+
)");
}

TEST_F(TileBoard, NeverIsWiderThanEightyColumns) {
    for (const Style& style : {kPlain, kPretty}) {
        for (const json& view : {tile_view(), crowded_tiles()}) {
            for (const auto& line : casino_lines(seen(view).game(), seen(view).in(style))) {
                EXPECT_EQ(width_of(line), 79U) << line;
            }
        }
    }
}

struct Case {
    const char* tile;
    const char* line;
};

TEST_F(TileBoard, EachTileShowsWhatLiesOnIt) {
    const Case cases[] = {
        {R"({"id":"A1"})", " A1 Lucky Punch          "},
        {R"({"id":"A2","dollars":30000})", " A2 Jackpot          30k "},
        {R"({"id":"B1","black":[3,5]})", " B1 Prime Time           |  threw 3+5=8            "},
        {R"({"id":"B2","space":0})", " B2 Fifty Fifty          "},
        {R"({"id":"C1","holder":null})", " C1 High Five      token "},
        {R"({"id":"C1","holder":0})", " C1 High Five token: you "},
        {R"({"id":"C2","marked":[]})", " C2 Bad Luck             "},
        {R"({"id":"C2","marked":[0,1]})", " C2 Bad Luck             |  pays: you, Bo          "},
        {R"({"id":"D1"})", " D1 Pay Day              "},
        {R"({"id":"D2","holder":3})", " D2 Power Play           |  token: Greedy 1        "},
        {R"({"id":"E1","closed":null,"space":0})", " E1 No Entry!   all open "},
        {R"({"id":"E2","dice":[]})", " E2 Knockout?            "},
        {R"({"id":"E2","dice":[{"owner":1,"small":2,"count":2}]})", " E2 Knockout? bar: Bo oo "},
        {R"({"id":"F1","clusters":[1,1,2,2,3]})", " F1 Block It!  1 1 2 2 3 "},
        {R"({"id":"F1","clusters":[]})", " F1 Block It!  none left "},
        {R"({"id":"F2","left":{"chip":0,"money":0,"move":0}})", " F2 Handicap   none left "},
        {R"({"id":"G1"})", " G1 Black Box            "},
        {R"({"id":"G1","piles":[4,2]})", " G1 Black Box  piles 4+2 "},
        {R"({"id":"G2","dice":[],"wins":[null,null]})", " G2 Double Down          "},
        {R"({"id":"H1","spaces":[null,null,null,null,null,null]})", " H1 Nice Dice            "},
        {R"({"id":"H2","golden":null})", " H2 My Choice            "},
        {R"({"id":"H2","golden":{"die":"big","owner":1}})", " H2 My Choice  gold @ Bo "},
        {R"({"id":"Z9"})", " Z9                      "},
    };
    const SampleView royale = seen(royale_view());
    for (const Case& one : cases) {
        const auto lines =
            tile_lines(read_as<WireTile>(json::parse(one.tile)), 25, royale.in(kPlain));
        EXPECT_EQ(texts::join(lines, "|"), one.line) << one.tile;
    }
}

TEST_F(TileBoard, TilesThatAreJunkDoNotBreakIt) {
    for (const json& junk : {json(3), json{{"id", 7}}, json{{"id", "E2"}, {"dice", {1, nullptr}}},
                             json{{"id", "H1"}, {"spaces", {"x", json::object()}}},
                             json{{"id", "G1"}, {"piles", {"x", "y"}}}}) {
        json view = royale_view();
        view["casinos"][0]["tile"] = junk;
        for (const auto& line : board_lines(seen(view).in(kPlain))) {
            EXPECT_LE(width_of(line), kColumns);
        }
    }
}

std::string asked(const char* kind, const json& actions) {
    const TableModel model =
        model_of(tile_view(), {{"decision", 5}, {"seat", 0}, {"kind", kind}, {"actions", actions}});
    const RenderContext context{model.view(), sample_faces(), kPlain, texts_for(kPlain),
                                model.prompt()};
    const Lines lines = menu_lines(act_question(context, model.own_prompt()).choices);
    for (const auto& line : lines) EXPECT_LE(width_of(line), kColumns) << line;
    return "\n" + joined(lines);
}

TEST_F(TileBoard, AHandicapIsATableOfCasinosAndRewards) {
    json actions = {{{"kind", "decline"}}};
    for (int casino = 1; casino <= 6; ++casino) {
        if (casino == 4) continue;
        for (const char* reward : {"chip", "money", "move"}) {
            json shows = {{"blank", 1}, {"casino", casino}, {"wins", {0, nullptr}}};
            if (reward == std::string("money")) shows["dollars"] = 30000;
            actions.push_back(
                {{"kind", "take_blank"}, {"casino", casino}, {"reward", reward}, {"shows", shows}});
        }
    }
    EXPECT_EQ(asked("handicap", actions), R"(
 1) take no gray die
    out of casino 1              2) 1 chip    3) $30,000   4) a move
    out of casino 2: you +60k    5) 1 chip    6) $30,000   7) a move
    out of casino 3: you +60k    8) 1 chip    9) $30,000  10) a move
    out of casino 5: you +80k   11) 1 chip   12) $30,000  13) a move
    out of casino 6: you +100k  14) 1 chip   15) $30,000  16) a move
)");
}

TEST_F(TileBoard, AMoveStandsInColumns) {
    json actions = {{{"kind", "decline"}}};
    for (const char* die : {"small", "big"}) {
        for (int face = 1; face <= 6; ++face) {
            actions.push_back({{"kind", "turn_die"},
                               {"die", die},
                               {"face", face},
                               {"shows", {{"casino", face}, {"wins", {0, nullptr}}}}});
        }
    }
    actions.push_back({{"kind", "take_back"}, {"die", "small"}, {"casino", 1}});
    EXPECT_EQ(asked("move", actions), R"(
 1) make no move
    turn a die of your supply to a number and place it:
     2) o to 1              3) o to 2: you +60k    4) o to 3: you +60k
     5) o to 4: you +70k    6) o to 5: you +80k    7) o to 6: you +100k
     8) @ to 1              9) @ to 2: you +60k   10) @ to 3: you +60k
    11) @ to 4: you +70k   12) @ to 5: you +80k   13) @ to 6: you +100k
    take one of your dice back from a casino:
    14) o from 1
)");
}

}  // namespace
}  // namespace vegas::cli::tile_board_test
