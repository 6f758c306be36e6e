// What the tiles ask and do, in words: actions, prompts, events.
#include <gtest/gtest.h>

#include <set>

#include "client-cli/show/board.hpp"
#include "client-cli/show/common/headline.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/rulebook.hpp"
#include "engine/action.hpp"
#include "engine/tile_id.hpp"
#include "tests/client-cli/schema.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"
#include "tests/client-cli/tile_sample.hpp"

namespace vegas::cli::tile_words_test {
namespace {

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
        EXPECT_NE(label, action["kind"].get<std::string>()) << "only its kind";
        EXPECT_TRUE(labels.insert(label).second) << "twice: " << label;
    }
    EXPECT_EQ(labels.size(), kActs.size());
}

TEST(TileActions, EveryKindIsTypedDifferently) {
    std::set<std::string> typed;
    for (const json& action : samples_of("action.json")) {
        typed.insert(action_typed(read_as<WireAction>(action)));
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
         "pass: pay 1 chip, take the dice back"},
        {R"({"kind":"pass"})", "pass: take the dice back, free of charge"},
        {R"({"kind":"power_play","die":"big","face":5,"shows":{"big":1,"casino":5,"wins":[0,null]}})",
         "Power Play: turn the big die to 5, then 80k you, 50k nobody  (+80k)"},
        {R"({"kind":"hide","fist":3,"shows":{"dollars":40000}})",
         "hide 3; a wrong guess brings you $40,000"},
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
        {R"({"kind":"split","first":[60000,0,0]})", "first pile 60 0 0, second pile 20 20 0"},
    };
    for (const Case& one : cases) EXPECT_EQ(described(one.action), one.words) << one.action;
}

TEST(TileActions, TellWhatMyChoiceBrings) {
    const Case cases[] = {
        {R"({"kind":"choose","number":2,"shows":{"dollars":20000}})", "2: take $20,000"},
        {R"({"kind":"choose","number":6})", "6: a die of your supply on the golden space"},
        {R"({"kind":"activate","casino":1,"shows":{"tile":"A2"}})",
         "activate A2 Jackpot in casino 1"},
        {R"({"kind":"activate","casino":3})", "activate E1 No Entry! in casino 3 (does nothing)"},
        {R"({"kind":"put_golden","die":"small","shows":{"small":1,"dollars":60000}})",
         "a small die on the golden space, at the payout $60,000"},
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
         "turn a small die to 5 and place it, then 80k you, 50k nobody  (+80k)"},
        {R"({"kind":"take_back","die":"big","casino":1,"shows":{"big":1,"casino":1,"wins":[null,null]}})",
         "take the big die back from casino 1, then 50k nobody, 30k nobody  (-50k)"},
        {R"({"kind":"double_down","small":2,"big":1,"shows":{"small":2,"big":1,"casino":5,
             "wins":[null,null],"tile_wins":[0,1]}})",
         "2 dice and the big die to the tile, then 80k nobody, 50k nobody; tile: 60k you, 30k Bo"},
        {R"({"kind":"put_nice","die":"small","space":5,"shows":{"small":1,"dollars":50000,"casino":5,
             "wins":[1,null]}})",
         "a small die on space 5: $50,000 at the payout; the die there (Bo) goes to casino 5, then "
         "80k Bo, 50k nobody"},
    };
    for (const Case& one : cases) EXPECT_EQ(described(one.action), one.words) << one.action;
}

TEST(TileActions, WhatIsDeclinedDependsOnTheQuestion) {
    EXPECT_EQ(described(R"({"kind":"decline"})", "handicap"), "take no gray die");
    EXPECT_EQ(described(R"({"kind":"decline"})", "move"), "make no move");
    EXPECT_EQ(described(R"({"kind":"decline"})", "of_later"), "no, thank you");
}

TEST(TileActions, AreShortInLongLists) {
    const auto brief = [](const char* action) {
        const ActionText text = text_of(json::parse(action));
        return text.group + ": " + text.brief;
    };
    EXPECT_EQ(brief(R"({"kind":"block","dice":3,"casino":6,"shows":{"casino":6,"wins":[null,3]}})"),
              "3 gray dice: casino 6: Greedy 1 -30k");
    EXPECT_EQ(
        brief(R"({"kind":"turn_die","die":"big","face":5,"shows":{"casino":5,"wins":[0,null]}})"),
        "turn a die of your supply to a number and place it: @ to 5: you +80k");
    EXPECT_EQ(
        brief(R"({"kind":"turn_die","die":"small","face":1,"shows":{"casino":1,"wins":[0,null]}})"),
        "turn a die of your supply to a number and place it: o to 1");
    EXPECT_EQ(brief(R"({"kind":"take_blank","casino":1,"reward":"chip"})"),
              "out of casino 1: 1 chip");
    EXPECT_EQ(brief(R"({"kind":"split","first":[20000,20000,0,0]})"),
              "first pile, second pile, in thousands: 20 20 0 0 | 60 0  (40 or 60)");
}

// Those that are seen on the board, or told by the event beside them. In the round log a seat is
// taken over without names, which only marks what was another's.
const std::set<std::string> kSilent = {"game_started", "counter_moved", "revealed",
                                       "seat_taken_over"};

TEST(TileSentences, EveryKindOfEventIsToldInEachLanguage) {
    const auto events = samples_of("event.json");
    EXPECT_GT(events.size(), 50U);
    for (const std::string& language : languages()) {
        for (const json& event : events) {
            const std::string kind = event["kind"];
            const std::string sentence =
                told(event, tile_view(), {.colour = false, .utf8 = true}, language);
            EXPECT_TRUE(sentence != "nothing" || kSilent.contains(kind)) << event;
            EXPECT_FALSE(sentence.empty()) << event;
            EXPECT_EQ(sentence.find_first_of("{}="), std::string::npos) << sentence;
            EXPECT_EQ(sentence.find("event."), std::string::npos) << sentence;
        }
    }
}

std::string said(const char* event) { return told(json::parse(event), tile_view()); }

TEST(TileSentences, TellWhatTheBankAndTheTilesDo) {
    const Case cases[] = {
        {R"({"kind":"bank_shown","cards":[30000,30000,100000]})",
         "The bank holds 2x30k and 1x100k"},
        {R"({"kind":"bank_shown","cards":[]})", "The bank holds nothing"},
        {R"({"kind":"tiles_laid","tiles":["A2",null,"F1",null,null,"C2"]})",
         "Tiles of this round: Jackpot, Block It!, and Bad Luck"},
        {R"({"kind":"tiles_laid","tiles":[null,null,null,null,null,null]})",
         "No tiles in this round"},
        {R"({"kind":"tile_activated","seat":1,"casino":1,"tile":"A2"})", "Bo activates Jackpot"},
        {R"({"kind":"black_rolled","seat":0,"casino":1,"tile":"A2","dice":[3,4]})",
         "Jackpot: anna throws 3, 4"},
        {R"({"kind":"paid","seat":1,"casino":1,"tile":"A2","dollars":50000})",
         "Jackpot: Bo gets $50,000"},
        {R"({"kind":"paid","seat":0,"casino":1,"tile":"E1","chips":2})",
         "No Entry!: anna gets 2 chips"},
        {R"({"kind":"declined","seat":1,"casino":1,"tile":"F2"})", "Handicap: Bo declines"},
        {R"({"kind":"counter_moved","casino":1,"tile":"A2","dollars":40000})",
         "Jackpot: the counter is at $40,000"},
        {R"({"kind":"counter_moved","casino":1,"tile":"B2","space":2})", "nothing"},
        {R"({"kind":"token_taken","seat":1,"casino":1,"tile":"C1"})",
         "High Five: Bo takes the token"},
        {R"({"kind":"token_returned","seat":0,"casino":1,"tile":"D2"})",
         "Power Play: the token of anna goes back"},
        {R"({"kind":"power_played","seat":1})", "Power Play: Bo turns a die instead of rolling"},
        {R"({"kind":"sealed","seat":1,"casino":1,"tile":"A1"})", "Bo chooses in secret"},
        {R"({"kind":"sealed","seat":1,"casino":1,"tile":"G1","piles":[4,2]})",
         "Bo makes piles of 4 and 2 tokens"},
        {R"({"kind":"guessed","seat":0,"casino":1,"tile":"A1","fist":2})",
         "Lucky Punch: anna guesses 2"},
        {R"({"kind":"revealed","seat":1,"choice":{"kind":"hide","fist":3}})",
         "Lucky Punch: Bo reveals 3"},
        {R"({"kind":"revealed","seat":1,"choice":{"kind":"split","first":[60000,0,0]}})",
         "nothing"},
        {R"({"kind":"picked","seat":1,"casino":1,"tile":"G1","pile":2})",
         "Black Box: Bo takes pile 2"},
        {R"({"kind":"bet","seat":1,"casino":1,"tile":"B2","bet":"higher"})",
         "Fifty Fifty: Bo bets on higher"},
        {R"({"kind":"black_placed","seat":1,"casino":4})",
         "Prime Time: Bo adds a black die in casino 4"},
        {R"({"kind":"marked","casino":2,"tile":"C2","seats":[0,1]})",
         "Bad Luck: anna and Bo have the fewest dice in casino 2"},
        {R"({"kind":"marked","casino":2,"tile":"C2","seats":[1]})",
         "Bad Luck: Bo has the fewest dice in casino 2"},
        {R"({"kind":"fined","seat":0,"casino":2,"tile":"C2","dollars":50000})",
         "Bad Luck: anna pays $50,000"},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.action), one.words) << one.action;
}

TEST(TileSentences, TellWhereDiceGo) {
    const Case cases[] = {
        {R"({"kind":"casino_closed","seat":1,"casino":2})", "No Entry!: Bo closes casino 2"},
        {R"({"kind":"kept_closed","seat":1,"casino":2})", "No Entry!: Bo keeps casino 2 closed"},
        {R"({"kind":"barred","seat":1,"casino":2,"tile":"E2","small":1})",
         "Knockout?: Bo puts 1 die into the bar"},
        {R"({"kind":"unbarred","seat":0,"casino":2,"tile":"E2","small":1,"big":1})",
         "Knockout?: anna takes 1 die, the big die out of the bar"},
        {R"({"kind":"blank_placed","casino":2,"blank":2})", "Casino 2 gets 2 gray dice"},
        {R"({"kind":"blank_placed","seat":1,"casino":2,"blank":1})",
         "Block It!: Bo places 1 gray die in casino 2"},
        {R"({"kind":"blank_taken","seat":1,"casino":2,"reward":"move"})",
         "Handicap: Bo takes 1 gray die from casino 2"},
        {R"({"kind":"die_turned","seat":0,"casino":2,"big":1})",
         "anna turns a die and places it: big die 2 in casino 2"},
        {R"({"kind":"die_taken_back","seat":1,"casino":2,"small":1})",
         "Bo takes 2 back from casino 2"},
        {R"({"kind":"doubled","seat":1,"casino":2,"tile":"G2","small":2})",
         "Double Down: Bo moves 2, 2 from casino 2 to the tile"},
        {R"({"kind":"space_filled","seat":1,"casino":2,"tile":"H1","space":5,"small":1,"from":"casino"})",
         "Nice Dice: Bo puts 1 die on space 5"},
        {R"({"kind":"space_emptied","seat":0,"casino":2,"tile":"H1","space":5,"small":1})",
         "Nice Dice: 1 die of anna goes to casino 5"},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.action), one.words) << one.action;
}

TEST(TileSentences, TellWhatMyChoiceDoes) {
    const Case cases[] = {
        {R"({"kind":"chosen","seat":1,"casino":2,"tile":"H2","number":4})",
         "My Choice: Bo chooses 4"},
        {R"({"kind":"not_activated","seat":1,"casino":3,"tile":"C2"})",
         "Bo names Bad Luck: nothing happens"},
        {R"({"kind":"golden_filled","seat":1,"casino":2,"tile":"H2","big":1})",
         "My Choice: Bo puts the big die on the golden space"},
        {R"({"kind":"golden_emptied","seat":1,"casino":2,"tile":"H2","small":1})",
         "My Choice: 1 die of Bo comes back from the golden space"},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.action), one.words) << one.action;
}

class Prompts : public ScreenTest {};

TEST_F(Prompts, EveryKindHasWordsForWhoIsAskedAndForOthersInEachLanguage) {
    json view = tile_view();
    view["table"]["seats"][1]["name"] = std::string(24, 'W');
    for (const std::string& language : languages()) {
        for (const std::string& kind : prompt_kinds()) {
            for (const int seat : {0, 1}) {
                const json prompt = {{"kind", kind}, {"seat", seat}};
                const std::string line = prompt_words(seen(view, prompt).in(kPretty, language));
                EXPECT_EQ(line.find('('), std::string::npos) << line;
                EXPECT_EQ(line.find("prompt."), std::string::npos) << line;
                EXPECT_LE(width_of(line), kColumns) << line;
            }
        }
    }
}

std::string headline(const char* kind, int seat = 0) {
    return turn_line(seen(tile_view(), {{"kind", kind}, {"seat", seat}}).in(kPlain), std::nullopt);
}

TEST_F(Prompts, AreThoseOfThePage) {
    EXPECT_EQ(headline("punch_choose"), "Your turn: Hide a number from 1 to 3.");
    EXPECT_EQ(headline("punch_choose", 1), "Bo: Hides a number from 1 to 3.");
    EXPECT_EQ(headline("wager"), "Your turn: Decide (wager).");
}

TEST(Tiles, AllHaveANameAndSayWhatTheyDoInEachLanguage) {
    for (const std::string& language : languages()) {
        auto summaries = tile_summaries(Texts(language));
        for (int i = 1; i < las_vegas::kTiles; ++i) {
            const std::string id(name_of(static_cast<Tile>(i)));
            EXPECT_NE(sample_faces().name(id), id);
            EXPECT_FALSE(summaries[id].empty()) << id;
        }
    }
    EXPECT_EQ(sample_faces().title("Z9\x1b"), "Z9?");
}

}  // namespace
}  // namespace vegas::cli::tile_words_test
