#include <gtest/gtest.h>

#include "client-cli/commands/sentence_log.hpp"
#include "client-cli/protocol/read.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::sentences_test {
namespace {

std::string said(const char* event) { return told(json::parse(event), royale_view()); }

struct Case {
    const char* event;
    const char* sentence;
};

TEST(Sentences, TellEachEvent) {
    const Case cases[] = {
        {R"({"kind":"joined","seat":1,"name":"Bo"})", "Bo sits down"},
        {R"({"kind":"joined","name":"Dora"})", "Dora is watching"},
        {R"({"kind":"left","seat":1,"name":"Bo"})", "Bo leaves"},
        {R"({"kind":"removed","seat":1,"name":"Bo"})", "The host removes Bo"},
        {R"({"kind":"removed","seat":3,"name":"D\u001bora"})", "The host removes D?ora"},
        {R"({"kind":"away","seat":0,"name":"anna"})", "anna is away"},
        {R"({"kind":"back","seat":1,"name":"Bo"})", "Bo is back"},
        {R"({"kind":"ready","seat":0,"name":"anna"})", "anna is ready"},
        {R"({"kind":"not_ready","seat":1,"name":"Bo"})", "Bo is not ready yet"},
        {R"({"kind":"bot_added","seat":3,"name":"Bot"})", "Bot, a house bot, sits down"},
        {R"({"kind":"bot_removed","seat":3,"name":"Bot"})", "Bot leaves"},
        {R"({"kind":"rematch","seat":1,"name":"Ben"})", "Ben wants a rematch"},
        {R"({"kind":"host_changed","seat":1,"name":"B\u001bo"})", "B?o is the host now"},
        {R"({"kind":"timed_out","seat":1})", "Time is up: the house decides for Bo"},
        {R"({"kind":"setup_changed","name":"B\u001bo"})",
         "B?o changes the game: say again that you are ready"},
        {R"({"kind":"seat_requested","seat":1,"name":"D\u001bora"})",
         "D?ora asks for the seat of Bo"},
        {R"({"kind":"seat_taken_over","seat":1,"name":"Bo","from":"Greedy 1"})",
         "Bo takes over from Greedy 1"},
        {R"({"kind":"seat_taken_over","seat":1})", "nothing"},
        {R"({"kind":"seat_requested","seat":1,"name":"Anna","alike":true})",
         "Anna (someone else) asks for the seat of Bo"},
        {R"({"kind":"setup_changed","name":"Anna","alike":true})",
         "Anna (someone else) changes the game: say again that you are ready"},
        {R"({"kind":"phrase_sent","player":"p-x","name":"Anna","phrase":"nice","alike":true})",
         "Anna (someone else): Nice!"},
        {R"({"kind":"phrase_sent","player":"p-Bo","name":"Bo","seat":1,"phrase":"nice"})",
         "Bo: Nice!"},
        {R"({"kind":"phrase_sent","player":"p-dora","name":"Dora","phrase":"laugh"})",
         "Dora: Ha-ha!"},
        {R"({"kind":"phrase_sent","player":"p-Bo","name":"Bo","seat":1,"phrase":"of_later"})",
         "Bo: of_later"},
        {R"({"kind":"nudged","seat":0,"by":1})", "Bo is waiting for anna"},
        {R"({"kind":"game_started","seat":0})", "nothing"},
        {R"({"kind":"round_started","round":2,"seat":1})", "Round 2: Bo starts"},
        {R"({"kind":"cards_dealt","casinos":[[60000,30000],[70000]]})",
         "Money on the table: casino 1 60k 30k, casino 2 70k"},
        {R"({"kind":"cards_dealt","casinos":[[10,3],[7]]})",
         "Money on the table: casino 1 $10 $3, casino 2 $7"},
        {R"({"kind":"chips_given","chips":2})", "Everybody gets 2 chips"},
        {R"({"kind":"neutral_rolled","small":[3,1],"big":6})", "Neutral dice: 3, 1, big die 6"},
        {R"({"kind":"neutral_rolled","seat":1,"small":[3,1]})", "Bo rolls the neutral dice: 3, 1"},
        {R"({"kind":"rolled","seat":1,"small":[5,2,5],"big":2,"neutral":[1]})",
         "Bo rolls 5, 2, 5, big die 2, white: 1"},
        {R"({"kind":"placed","seat":0,"casino":3,"small":2,"big":1})",
         "anna: 3, 3, big die 3 to casino 3"},
        {R"({"kind":"placed","seat":1,"casino":3,"small":1,"neutral":2})",
         "Bo: 3, white: 3, 3 to casino 3"},
        {R"({"kind":"passed","seat":1,"chips":1})", "Bo passes for 1 chip"},
        {R"({"kind":"passed","seat":0})", "anna passes"},
        {R"({"kind":"passed","seat":1,"dollars":1})", "Bo passes for $1"},
        {R"({"kind":"passed","seat":0,"skip_cards":1})", "anna passes with a skip card"},
        {R"({"kind":"round_ended","round":3})", "Round 3 is over"},
        {R"({"kind":"tied","casino":4,"owners":[0,1,"neutral"],"count":3})",
         "Casino 4: anna, Bo, and the neutral dice tie with 3 each and cancel each other out"},
        {R"({"kind":"card_won","casino":4,"seat":1,"dollars":80000})",
         "Bo wins $80,000 in casino 4"},
        {R"({"kind":"card_returned","casino":4,"dollars":80000})", "Casino 4: nobody wins $80,000"},
        {R"({"kind":"card_returned","casino":4,"dollars":80000,"owner":"neutral"})",
         "Casino 4: the neutral dice win $80,000, which nobody gets"},
        {R"({"kind":"game_ended","winners":[1]})", "Bo wins the game"},
        {R"({"kind":"game_ended","winners":[0,1]})", "anna and Bo win the game together"},
    };
    for (const Case& one : cases) EXPECT_EQ(said(one.event), one.sentence) << one.event;
}

TEST(Sentences, UnknownKindsAreIgnored) {
    EXPECT_EQ(said(R"({"kind":"of_later","tile":"A1"})"), "nothing");
    EXPECT_EQ(said("{}"), "nothing");
    EXPECT_EQ(said("[]"), "nothing");
}

TEST(Sentences, MissingFieldsDoNotBreakThem) {
    for (const char* kind : {"rolled", "placed", "tied", "card_won", "game_ended", "cards_dealt"}) {
        EXPECT_NE(said((std::string(R"({"kind":")") + kind + "\"}").c_str()), "nothing");
    }
}

std::string described(const json& action) { return text_of_action(action, royale_view()).label; }

TEST(Actions, TellWhatTheyWouldDo) {
    const json actions = place_prompt(1)["actions"];
    EXPECT_EQ(described(actions[0]), "casino 1  oo        then 50k you, 30k nobody");
    EXPECT_EQ(described(actions[1]), "casino 3  o@        then 60k Greedy 1, 40k nobody");
    EXPECT_EQ(described(actions[2]), "casino 5  o         then 80k you, 50k nobody  (+80k)");
    EXPECT_EQ(described(actions[3]), "pass: pay 1 chip, take the dice back");
    EXPECT_EQ(described({{"kind", "roll"}}), "roll the dice");
}

TEST(Actions, APassNamesWhatItCosts) {
    const auto pass_for = [](const json& costs) {
        return described({{"kind", "pass"}, {"shows", {{"costs", costs}}}});
    };
    EXPECT_EQ(pass_for({{"chips", 1}}), "pass: pay 1 chip, take the dice back");
    EXPECT_EQ(pass_for({{"dollars", 1}}), "pass: pay $1, take the dice back");
    EXPECT_EQ(pass_for({{"skip_cards", 1}}), "pass: pay 1 skip card, take the dice back");
    EXPECT_EQ(pass_for(json::object()), "pass: take the dice back, free of charge");
}

TEST(Actions, TellSmallMoneyInDollars) {
    const json view = custom_view({{"skip_money", 2}});
    const json action = {
        {"kind", "place"}, {"face", 2}, {"shows", {{"small", 1}, {"wins", {0, nullptr}}}}};
    EXPECT_EQ(text_of_action(action, view).label,
              "casino 2  o         then $8 you, $3 nobody  (+$8)");
}

TEST(Actions, UnknownKindsShowTheirFields) {
    const json action = {
        {"kind", "wager"}, {"number", 2}, {"note", "a\x1b"}, {"shows", {{"x", 1}}}};
    EXPECT_EQ(described(action), "wager note=a? number=2");
    EXPECT_EQ(described({{"kind", "roll"}, {"again", true}}), "roll again=true");
}

TEST(Sentences, StayAboutTheOneWhoHadTheSeatThen) {
    const SampleView game = seen(royale_view());
    const Style style{.colour = false, .utf8 = true};
    const auto events_of = [](const char* texts) {
        std::vector<WireEvent> events;
        read(json::parse(texts), events);
        return events;
    };
    const auto nameless = events_of(R"([
        {"kind":"passed","seat":1}, {"kind":"seat_taken_over","seat":1},
        {"kind":"passed","seat":1}, {"kind":"passed","seat":0}])");
    const auto named = events_of(R"([
        {"kind":"passed","seat":1},
        {"kind":"seat_taken_over","seat":1,"name":"Bo","from":"Kim"}])");
    SentenceLog log;
    EXPECT_EQ(log.add(nameless, game.in(style, "en")),
              (Lines{"earlier player passes", "Bo passes", "anna passes"}));
    EXPECT_EQ(log.add(named, game.in(style, "en")),
              (Lines{"Kim passes", "Bo takes over from Kim"}));
}

TEST(Actions, AreSentWithoutWhatTheyShow) {
    const auto action = read_as<WireAction>(place_prompt(1)["actions"][0]);
    EXPECT_EQ(json::parse(action.sent), (json{{"kind", "place"}, {"face", 1}}));
}

TEST(Actions, AFaceWithoutACasinoIsHarmless) {
    EXPECT_EQ(described({{"kind", "place"}, {"face", 0}}), "casino 0");
    EXPECT_EQ(described({{"kind", "place"}, {"face", 99}, {"shows", {{"wins", {0}}}}}),
              "casino 99 then no money here");
}

}  // namespace
}  // namespace vegas::cli::sentences_test
