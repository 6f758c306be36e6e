// What the tiles ask and do, in words: actions, prompts, events.
#include <gtest/gtest.h>

#include <set>

#include "client-cli/show/board.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/terminal/text.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/schema.hpp"
#include "tests/client-cli/seen.hpp"
#include "tests/client-cli/tile_sample.hpp"

namespace vegas::cli::tile_words_test {
namespace {

using nlohmann::json;

constexpr Style kPlain{};

ActionText text_of(const json& action, const char* asked = "move") {
    return text_of_action(action, tile_view(), {{"kind", asked}, {"seat", 0}});
}

std::string described(const char* action, const char* asked = "move") {
    return text_of(json::parse(action), asked).label;
}

TEST(TileActions, EveryKindHasWordsOfItsOwn) {
    std::set<std::string> labels;
    for (const json& action : samples_of("action.json")) {
        const std::string label = text_of(action).label;
        EXPECT_EQ(label.find('='), std::string::npos) << "only its fields: " << label;
        EXPECT_NE(label, action["kind"]) << "only its kind";
        EXPECT_TRUE(labels.insert(label).second) << "twice: " << label;
    }
    EXPECT_GE(labels.size(), 32U);
}

TEST(TileActions, EveryKindIsTypedDifferently) {
    std::set<std::string> typed;
    for (const json& action : samples_of("action.json")) {
        typed.insert(action_typed(read_as<Action>(action)));
    }
    EXPECT_EQ(typed.size(), samples_of("action.json").size());
    EXPECT_TRUE(typed.contains("hide 1"));
    EXPECT_TRUE(typed.contains("power play small 1"));
    EXPECT_TRUE(typed.contains("casino 1"));
}

struct Case {
    const char* action;
    const char* words;
};

TEST(TileActions, TellWhatIsAtStake) {
    const Case cases[] = {
        {R"({"kind":"place","face":5,"shows":{"small":1,"casino":5,"wins":[0,null],"tile":"G2"}})",
         "casino 5  o         then 80k you, 50k nobody  (+80k)  activates Double Down"},
        {R"({"kind":"place","face":5,"shows":{"small":1,"casino":5,"wins":[null,null],"tied":[0,1]}})",
         "casino 5  o         then 80k nobody, 50k nobody  (you tie)"},
        {R"({"kind":"place","face":1,"shows":{"small":1,"casino":1,"wins":[null,null],"tied":[0,1]}})",
         "casino 1  o         then 50k nobody, 30k nobody  (-50k, you tie)"},
        {R"({"kind":"pass","shows":{"costs":{"chips":1}}})",
         "pass: pay a chip, take the dice back"},
        {R"({"kind":"pass"})", "pass: take the dice back, free of charge"},
        {R"({"kind":"power_play","die":"big","face":5,"shows":{"big":1,"casino":5,"wins":[0,null]}})",
         "Power Play: turn the big die to 5, then 80k you, 50k nobody  (+80k)"},
        {R"({"kind":"hide","fist":3,"shows":{"dollars":40000}})",
         "hide 3: a wrong guess brings you $40,000"},
        {R"({"kind":"guess","fist":2})", "guess 2"},
        {R"({"kind":"stop","shows":{"dollars":0}})", "stop and take nothing"},
        {R"({"kind":"stop","shows":{"dollars":30000}})", "stop and take $30,000"},
        {R"({"kind":"higher","shows":{"dollars":40000}})",
         "bet that the next sum is higher than 7, for $40,000"},
        {R"({"kind":"lower","shows":{"dollars":40000}})",
         "bet that the next sum is lower than 7, for $40,000"},
        {R"({"kind":"close","casino":5,"shows":{"dollars":20000}})",
         "close casino 5 (80k 50k) and get $20,000"},
        {R"({"kind":"close","casino":5,"shows":{"chips":2}})",
         "close casino 5 (80k 50k) and get 2 chips"},
        {R"({"kind":"keep"})", "keep casino 4 closed, get nothing"},
        {R"({"kind":"bar","die":"big"})", "the big die into the bar"},
        {R"({"kind":"pick","pile":2,"shows":{"tokens":1}})", "take pile 2: 1 token"},
        {R"({"kind":"split","first":[60000,0,0]})", "pile 1 | pile 2: 60 0 0 | 20 20 0"},
        {R"({"kind":"choose","number":2,"shows":{"dollars":20000}})", "2: take $20,000"},
        {R"({"kind":"choose","number":6})", "6: a die of your supply on the golden space"},
        {R"({"kind":"activate","casino":1,"shows":{"tile":"A2"}})",
         "activate A2 Jackpot of casino 1"},
        {R"({"kind":"put_golden","die":"small","shows":{"small":1,"dollars":60000}})",
         "a die on the golden space: $60,000 at the payout"},
    };
    for (const Case& one : cases) EXPECT_EQ(described(one.action), one.words) << one.action;
}

TEST(TileActions, TellHowCasinosWouldStand) {
    const Case cases[] = {
        {R"({"kind":"place_black","faces":[3,3],"shows":{"small":2,"casino":3,"wins":[0,1]}})",
         "both black dice in casino 3, then 60k you, 40k Bo  (+60k)"},
        {R"({"kind":"place_black","faces":[1,3],"shows":{"casino":1,"wins":[0,null],
             "also":{"casino":3,"wins":[1,0]}}})",
         "black dice in casinos 1 and 3, then casino 1: 50k you, 30k nobody; casino 3: 60k Bo, "
         "40k you  (+40k)"},
        {R"({"kind":"block","dice":2,"casino":3,"shows":{"blank":2,"casino":3,"wins":[1,null]}})",
         "2 gray dice into casino 3, then 60k Bo, 40k nobody"},
        {R"({"kind":"take_blank","casino":1,"reward":"money","shows":{"blank":1,"dollars":30000,
             "casino":1,"wins":[0,"blank"]}})",
         "a gray die out of casino 1, for $30,000, then 50k you, 30k gray"},
        {R"({"kind":"take_blank","casino":1,"reward":"move"})",
         "a gray die out of casino 1, for a move"},
        {R"({"kind":"turn_die","die":"small","face":5,"shows":{"small":1,"casino":5,"wins":[0,null]}})",
         "turn a die to 5 and place it, then 80k you, 50k nobody  (+80k)"},
        {R"({"kind":"take_back","die":"big","casino":1,"shows":{"big":1,"casino":1,"wins":[null,null]}})",
         "take the big die back from casino 1, then 50k nobody, 30k nobody  (-50k)"},
        {R"({"kind":"double_down","small":2,"big":1,"shows":{"small":2,"big":1,"casino":5,
             "wins":[null,null],"tile_wins":[0,1]}})",
         "2 dice and the big die to the tile, then 80k nobody, 50k nobody; tile: 60k you, 30k Bo"},
        {R"({"kind":"put_nice","die":"small","space":5,"shows":{"small":1,"dollars":50000,"casino":5,
             "wins":[1,null]}})",
         "a die on space 5: $50,000 at the payout; the die of Bo goes to casino 5, then 80k Bo, "
         "50k nobody"},
    };
    for (const Case& one : cases) EXPECT_EQ(described(one.action), one.words) << one.action;
}

TEST(TileActions, WhatIsDeclinedDependsOnTheQuestion) {
    EXPECT_EQ(described(R"({"kind":"decline"})", "handicap"), "take no gray die");
    EXPECT_EQ(described(R"({"kind":"decline"})", "move"), "no move");
    EXPECT_EQ(described(R"({"kind":"decline"})", "of_later"), "no, thank you");
}

TEST(TileActions, AreShortInLongLists) {
    const auto brief = [](const char* action) {
        const ActionText text = text_of(json::parse(action));
        return text.group + ": " + text.brief;
    };
    EXPECT_EQ(brief(R"({"kind":"block","dice":3,"casino":6,"shows":{"casino":6,"wins":[null,3]}})"),
              "3 gray dice into: casino 6: Greedy 1 -30k");
    EXPECT_EQ(
        brief(R"({"kind":"turn_die","die":"big","face":5,"shows":{"casino":5,"wins":[0,null]}})"),
        "turn a die of your supply to a number and place it: @ to 5: you +80k");
    EXPECT_EQ(
        brief(R"({"kind":"turn_die","die":"small","face":1,"shows":{"casino":1,"wins":[0,null]}})"),
        "turn a die of your supply to a number and place it: o to 1");
    EXPECT_EQ(brief(R"({"kind":"take_blank","casino":1,"reward":"chip"})"),
              "out of casino 1: a chip");
    EXPECT_EQ(brief(R"({"kind":"split","first":[20000,20000,0,0]})"),
              "pile 1 | pile 2, in thousands: 20 20 0 0 | 60 0  (40 or 60)");
}

TEST(TileSentences, EveryKindOfEventHasOne) {
    const json view = tile_view();
    const auto events = samples_of("event.json");
    EXPECT_GE(events.size(), 67U);
    for (const json& event : events) {
        const std::string sentence = told(event, view);
        ASSERT_NE(sentence, "nothing") << event;
        EXPECT_FALSE(sentence.empty()) << event;
        EXPECT_EQ(sentence.find('='), std::string::npos) << sentence;
    }
}

std::string said(const char* event) { return told(json::parse(event), tile_view()); }

TEST(TileSentences, TellWhatTheBankAndTheTilesDo) {
    const Case cases[] = {
        {R"({"kind":"bank_shown","cards":[30000,30000,100000]})",
         "The bank holds 2x30k and 1x100k."},
        {R"({"kind":"tiles_laid","tiles":["A2",null,"F1",null,null,"C2"]})",
         "Tiles: Jackpot at 1, Block It! at 3 and Bad Luck at 6."},
        {R"({"kind":"tiles_laid","tiles":[null,null,null,null,null,null]})",
         "No tiles in this round."},
        {R"({"kind":"tile_activated","seat":1,"casino":1,"tile":"A2"})", "Bo activates Jackpot."},
        {R"({"kind":"black_rolled","seat":0,"casino":1,"tile":"A2","dice":[3,4]})",
         "Jackpot: You throw 3 and 4 (7)."},
        {R"({"kind":"paid","seat":1,"casino":1,"tile":"A2","dollars":50000})",
         "Jackpot: Bo gets $50,000 from the bank."},
        {R"({"kind":"paid","seat":0,"casino":1,"tile":"E1","chips":2})",
         "No Entry!: You get 2 chips from the bank."},
        {R"({"kind":"declined","seat":1,"casino":1,"tile":"F2"})", "Handicap: Bo declines."},
        {R"({"kind":"counter_moved","casino":1,"tile":"A2","dollars":40000})",
         "Jackpot: $40,000 lie in it now."},
        {R"({"kind":"counter_moved","casino":1,"tile":"B2","space":2})",
         "Fifty Fifty: the counter is on space 2."},
        {R"({"kind":"counter_moved","casino":1,"tile":"B2","space":0})",
         "Fifty Fifty: the counter is back at the start."},
        {R"({"kind":"token_taken","seat":1,"casino":1,"tile":"C1"})",
         "High Five: Bo takes the token."},
        {R"({"kind":"token_returned","seat":0,"casino":1,"tile":"D2"})",
         "Power Play: your token goes back to the tile."},
        {R"({"kind":"power_played","seat":1})", "Power Play: Bo turns a die instead of rolling."},
        {R"({"kind":"sealed","seat":1,"casino":1,"tile":"A1"})",
         "Lucky Punch: Bo has chosen in secret."},
        {R"({"kind":"sealed","seat":1,"casino":1,"tile":"G1","piles":[4,2]})",
         "Black Box: Bo makes piles of 4 and 2 tokens."},
        {R"({"kind":"guessed","seat":0,"casino":1,"tile":"A1","fist":2})",
         "Lucky Punch: You guess 2."},
        {R"({"kind":"revealed","seat":1,"choice":{"kind":"hide","fist":3}})",
         "Lucky Punch: Bo hid 3."},
        {R"({"kind":"revealed","seat":1,"choice":{"kind":"split","first":[60000,0,0]}})",
         "Bo had chosen: pile 1 | pile 2: 60 0 0 | 20 20 0."},
        {R"({"kind":"picked","seat":1,"casino":1,"tile":"G1","pile":2})",
         "Black Box: Bo takes pile 2."},
        {R"({"kind":"bet","seat":1,"casino":1,"tile":"B2","bet":"higher"})",
         "Fifty Fifty: Bo bets on higher."},
        {R"({"kind":"black_placed","seat":1,"casino":4})",
         "Prime Time: Bo has one more die in casino 4."},
        {R"({"kind":"marked","casino":2,"tile":"C2","seats":[0,1]})",
         "Bad Luck: the fewest dice in casino 2: you and Bo."},
        {R"({"kind":"fined","seat":0,"casino":2,"tile":"C2","dollars":50000})",
         "Bad Luck: You pay $50,000."},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.action), one.words) << one.action;
}

TEST(TileSentences, TellWhereDiceGo) {
    const Case cases[] = {
        {R"({"kind":"casino_closed","seat":1,"casino":2})", "No Entry!: Bo closes casino 2."},
        {R"({"kind":"kept_closed","seat":1,"casino":2})", "No Entry!: Bo keeps casino 2 closed."},
        {R"({"kind":"barred","seat":1,"casino":2,"tile":"E2","small":1})",
         "Knockout?: Bo puts 1 die into the bar."},
        {R"({"kind":"unbarred","seat":0,"casino":2,"tile":"E2","small":1,"big":1})",
         "Knockout?: You take 1 die and the big die out of the bar."},
        {R"({"kind":"blank_placed","casino":2,"blank":2})", "Casino 2 gets 2 gray dice."},
        {R"({"kind":"blank_placed","seat":1,"casino":2,"blank":1})",
         "Bo puts 1 gray die into casino 2."},
        {R"({"kind":"blank_taken","seat":1,"casino":2,"reward":"move"})",
         "Bo takes a gray die out of casino 2, for a move."},
        {R"({"kind":"die_turned","seat":0,"casino":2,"big":1})",
         "You turn the big die and place it in casino 2."},
        {R"({"kind":"die_taken_back","seat":1,"casino":2,"small":1})",
         "Bo takes 1 die back from casino 2."},
        {R"({"kind":"doubled","seat":1,"casino":2,"tile":"G2","small":2})",
         "Double Down: Bo moves 2 dice from casino 2 to the tile."},
        {R"({"kind":"space_filled","seat":1,"casino":2,"tile":"H1","space":5,"small":1,"from":"casino"})",
         "Nice Dice: Bo puts 1 die on space 5, out of casino 2."},
        {R"({"kind":"space_emptied","seat":0,"casino":2,"tile":"H1","space":5,"small":1})",
         "Nice Dice: your die falls from space 5 into casino 5."},
        {R"({"kind":"chosen","seat":1,"casino":2,"tile":"H2","number":4})",
         "My Choice: Bo chooses 4."},
        {R"({"kind":"not_activated","seat":1,"casino":3,"tile":"C2"})",
         "Bo names Bad Luck: nothing happens."},
        {R"({"kind":"golden_filled","seat":1,"casino":2,"tile":"H2","big":1})",
         "My Choice: Bo puts the big die on the golden space."},
        {R"({"kind":"golden_emptied","seat":1,"casino":2,"tile":"H2","small":1})",
         "My Choice: Bo's die comes back from the golden space."},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.action), one.words) << one.action;
}

TEST(Prompts, EveryKindHasAHeadlineForWhoIsAskedAndForOthers) {
    json view = tile_view();
    view["casinos"][0]["tile"] = {{"id", "B1"}, {"black", {6, 6}}};
    view["casinos"][5]["tile"] = {{"id", "H2"}, {"black", {6, 6}}, {"golden", nullptr}};
    view["table"]["seats"][1]["name"] = std::string(24, 'W');
    for (const std::string& kind : prompt_kinds()) {
        for (const int seat : {0, 1}) {
            const json prompt = {{"kind", kind}, {"seat", seat}};
            const std::string line = turn_line(seen(view, prompt).in(kPlain), 119'000);
            EXPECT_EQ(line.find("decide ("), std::string::npos) << line;
            EXPECT_LE(width_of(line), kColumns) << line;
        }
    }
}

std::string headline(const char* kind, int seat = 0) {
    return turn_line(seen(tile_view(), {{"kind", kind}, {"seat", seat}}).in(kPlain), std::nullopt);
}

TEST(Prompts, NameTheTileAndItsDice) {
    EXPECT_EQ(headline("punch_choose"),
              "Your turn: Lucky Punch: hide 1, 2 or 3 - only you see it.");
    EXPECT_EQ(headline("punch_choose", 1), "Bo: Lucky Punch: hide 1, 2 or 3.");
    EXPECT_EQ(headline("fifty_fifty"),
              "Your turn: Fifty Fifty: stop or bet on the next sum (4 3).");
    EXPECT_EQ(headline("wager"), "Your turn: decide (wager).");
}

TEST(Prompts, PowerPlayIsMentionedWhereItIsOffered) {
    const json actions = {{{"kind", "roll"}},
                          {{"kind", "power_play"}, {"die", "big"}, {"face", 1}}};
    const json prompt = {{"kind", "roll"}, {"seat", 0}, {"actions", actions}};
    EXPECT_EQ(turn_line(seen(tile_view(), prompt).in(kPlain), std::nullopt),
              "Your turn: roll the dice, or use Power Play.");
}

TEST(Tiles, AllSixteenHaveANameAndSayWhatTheyDo) {
    const Seen scene = seen(tile_view());
    for (const char letter : std::string("ABCDEFGH")) {
        for (const char side : {'1', '2'}) {
            const std::string id = {letter, side};
            EXPECT_NE(sample_faces().name(id), id);
            const std::string text = tile_help(read_as<Tile>({{"id", id}}), scene.in(kPlain));
            EXPECT_FALSE(text.empty()) << id;
            EXPECT_EQ(text.find("$0"), std::string::npos) << text;
        }
    }
    EXPECT_EQ(sample_faces().title("Z9\x1b"), "Z9?");
}

}  // namespace
}  // namespace vegas::cli::tile_words_test
