#include "protocol/history/transcript.hpp"

#include <gtest/gtest.h>

#include "tests/protocol/some_transcript.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

json document() { return test::parsed(transcript_json(test::played({.seats = 3}))); }

// What is said of a document after one change to it.
std::string said(const std::function<void(json&)>& change) {
    json j = document();
    change(j);
    const auto t = parse_transcript(test::dumped(j));
    return t ? "" : t.error().message;
}

// Two answers that no ruleset gives in a row: the writing and reading know no rules.
Transcript sealed_one() {
    Transcript t = test::played({.ruleset = Ruleset::classic, .seats = 2, .open_money = true});
    t.actions.resize(2);
    t.seats[0] = {"Zoë \"Z\"", std::nullopt, "my seed"};
    t.actions[0].action = {Act::hide, 3};
    t.actions[0].seal = {Nonce{7}, commitment(Nonce{7}, {Act::hide, 3})};
    t.actions[1].house = true;
    t.digest = digest_of(t);
    return t;
}

}  // namespace

TEST(Transcript, IsReadAsItWasWritten) {
    for (const Transcript& t : {test::played({.seats = 4}), sealed_one()}) {
        const auto read = parse_transcript(transcript_json(t));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, t);
    }
}

TEST(Transcript, MayBeOfOtherRulesAndWithoutAResult) {
    Transcript t = test::played({.seats = 2});
    t.setup.rules = 7;
    t.result.reset();
    t.actions.clear();
    t.digest = digest_of(t);
    const auto read = parse_transcript(transcript_json(t));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, t);
    EXPECT_EQ(said([](json& j) { j["rules"] = 1; }), "rules: must be from 2 to 2147483647");
}

TEST(Transcript, SaysWhichProgramPlayed) {
    for (const BotProgram& program : {BotProgram{"Ace", "Zoë", "1.2"}, BotProgram{"Ace", "", ""}}) {
        Transcript t = test::played({.seats = 2});
        t.seats[1].program = program;
        t.digest = digest_of(t);
        const auto read = parse_transcript(transcript_json(t));
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, t);
        EXPECT_EQ(test::flaw(*read), "");
    }
}

TEST(Transcript, IsCanonical) {
    for (const Transcript& t : {test::played({.seats = 4}), sealed_one()}) {
        const std::string text = transcript_json(t);
        EXPECT_EQ(test::dumped(test::parsed(text)), text);
    }
}

TEST(Transcript, DigestIsOfAllTheRest) {
    json j = document();
    const std::string digest = j["digest"];
    j.erase("digest");
    const std::string text = test::dumped(j);
    EXPECT_EQ(hex(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()})),
              digest);
}

TEST(Transcript, SaysWhoDecidedAndWhatWasSealed) {
    const json j = test::parsed(transcript_json(sealed_one()));
    EXPECT_EQ(j["actions"][0]["nonce"], "07000000000000000000000000000000");
    EXPECT_EQ(j["actions"][0]["commitment"].get<std::string>().size(), 64U);
    EXPECT_FALSE(j["actions"][0].contains("house"));
    EXPECT_TRUE(j["actions"][1]["house"]);
    EXPECT_EQ(j["options"], json({{"open_money", true}}));
    EXPECT_EQ(j["seats"][0], json({{"name", "Zoë \"Z\""}, {"bot", nullptr}, {"seed", "my seed"}}));
}

TEST(Transcript, WhatIsNoJsonIsToldApart) {
    EXPECT_EQ(parse_transcript("{").error().code, ErrorCode::bad_json);
    EXPECT_EQ(parse_transcript("").error().code, ErrorCode::bad_json);
    EXPECT_EQ(parse_transcript("[]").error().code, ErrorCode::bad_message);
}

TEST(Transcript, EveryMemberMustBeThereAndNoOther) {
    const json whole = document();
    for (const auto& [key, value] : whole.items()) {
        const bool has_to_be = key != "result";
        EXPECT_EQ(said([&key = key](json& j) { j.erase(key); }) != "", has_to_be) << key;
        EXPECT_NE(said([&key = key](json& j) { j[key] = true; }), "") << key;
    }
    EXPECT_EQ(said([](json& j) { j["more"] = 1; }), "there is no such field");
    EXPECT_EQ(said([](json& j) { j["seats"][1]["more"] = 1; }), "seats[1]: there is no such field");
}

TEST(Transcript, SaysWhereItIsWrong) {
    EXPECT_EQ(said([](json& j) { j["transcript"] = 2; }), "transcript: must be from 1 to 1");
    EXPECT_EQ(said([](json& j) { j["ruleset"] = "x"; }), "there is no such ruleset");
    EXPECT_EQ(said([](json& j) { j["options"]["x"] = 1; }), "options: there is no such field");
    EXPECT_EQ(said([](json& j) { j["options"]["open_money"] = 1; }),
              "options: open_money: must be true or false");
    EXPECT_EQ(said([](json& j) { j["seats"] = json::array(); }),
              "this ruleset cannot be played with that number of seats");
    EXPECT_EQ(said([](json& j) { j["actions"][4]["seat"] = 3; }),
              "actions[4]: seat: must be from 0 to 2");
    EXPECT_EQ(said([](json& j) {
                  j["actions"][4]["action"] = {{"kind", "fly"}};
              }).substr(0, 35),
              "actions[4]: action: kind: must be o");
    EXPECT_EQ(said([](json& j) { j["actions"][4]["nonce"] = "00"; }),
              "actions[4]: nonce: must be 16 bytes in lower-case hex");
    EXPECT_EQ(said([](json& j) { j["actions"][4]["house"] = false; }),
              "actions[4]: house: must be true or missing");
    EXPECT_EQ(said([](json& j) { j["actions"][0]["action"]["shows"] = json::object(); }),
              "actions[0]: action: shows: there is no such field");
    EXPECT_EQ(said([](json& j) { j["seats"][2]["bot"] = "clever"; }),
              "seats[2]: bot: must be null or a level of the house bots");
    EXPECT_EQ(said([](json& j) {
                  j["seats"][2]["program"] = {{"author", "Ada"}};
              }),
              "seats[2]: program: name: is missing");
    EXPECT_EQ(said([](json& j) {
                  j["seats"][2]["program"] = {{"name", ""}};
              }),
              "seats[2]: program: its names must have 1 to 24 characters");
    EXPECT_EQ(said([](json& j) {
                  j["seats"][2]["program"] = {{"name", "Ace"}, {"author", std::string(25, 'x')}};
              }),
              "seats[2]: program: its names must have 1 to 24 characters");
    EXPECT_EQ(said([](json& j) {
                  j["seats"][2]["bot"] = "easy";
                  j["seats"][2]["program"] = {{"name", "Ace"}};
              }),
              "seats[2]: program: a house bot has none");
    EXPECT_EQ(said([](json& j) { j["seats"][2]["name"] = std::string(25, 'x'); }),
              "seats[2]: name: must have 1 to 24 characters");
    EXPECT_EQ(said([](json& j) { j["seats"][2]["seed"] = "\n"; }),
              "seats[2]: seed: must be up to 64 printable ASCII characters");
    EXPECT_EQ(said([](json& j) { j["result"]["totals"].push_back(0); }),
              "result: totals: must be a list of one number for each seat");
    EXPECT_EQ(said([](json& j) { j["result"]["chips"][0] = 1e300; }),
              "result: chips: has a number that is out of range");
    EXPECT_EQ(said([](json& j) { j["result"]["chips"][0] = 256; }),
              "result: chips: has a number that is out of range");
    EXPECT_EQ(said([](json& j) {
                  j["result"]["winners"] = {0, 1, 2};
              }),
              "result: winners: must be the seats with place 1, ascending");
}

TEST(Transcript, WhiteSpaceAndTheOrderOfMembersAreFree) {
    const Transcript t = test::played({.seats = 3});
    const auto given = nlohmann::ordered_json::parse(transcript_json(t));
    nlohmann::ordered_json turned;
    for (auto it = given.end(); it != given.begin();) {
        --it;
        turned[it.key()] = it.value();
    }
    ASSERT_NE(turned.dump(), given.dump());
    for (const std::string& text : {given.dump(4), turned.dump(), turned.dump(1, '\t')}) {
        const auto read = parse_transcript(text);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, t);
    }
}

// Otherwise a changed document would have the digest of the one that it was made from.
TEST(Transcript, WhatMeansTheSameMustBeWrittenTheSame) {
    EXPECT_EQ(said([](json& j) { j["options"]["open_money"] = false; }),
              "options: is not as the server writes it");
    const auto first_winner = [](json& j) -> json& { return j["result"]["winners"][0]; };
    EXPECT_EQ(said([&](json& j) { first_winner(j) = first_winner(j).get<double>(); }),
              "result: winners: must be the seats with place 1, ascending");
    const auto whole = [](json& j) { return j["result"]["winners"].get<std::vector<double>>(); };
    EXPECT_EQ(said([&](json& j) { j["result"]["winners"] = whole(j); }),
              "result: winners: must be the seats with place 1, ascending");
}

TEST(Transcript, DefaultsWrittenOutAreRefusedInEveryRuleset) {
    const auto with = [](const vegas::Setup& setup, const json& options) {
        json j = test::parsed(transcript_json(test::played(setup)));
        j["options"].update(options);
        const auto t = parse_transcript(test::dumped(j));
        return t ? "" : t.error().message;
    };
    const std::string refused = "options: is not as the server writes it";
    const vegas::Setup classic{.ruleset = Ruleset::classic, .seats = 3};
    EXPECT_EQ(with(classic, json::object()), "");
    EXPECT_EQ(with(classic, {{"neutral_dice", false}}), refused);
    const vegas::Setup royale{.ruleset = Ruleset::royale, .seats = 3};
    EXPECT_EQ(with(royale, {{"neutral_dice", true}}), refused);
    EXPECT_EQ(with(royale, {{"tiles", 3}}), refused);
    EXPECT_EQ(with(royale, {{"tile_reuse", "any"}}), refused);
    const vegas::Setup custom{.ruleset = Ruleset::custom, .seats = 3};
    EXPECT_EQ(with(custom, {{"copies", 5}}), refused);
    EXPECT_EQ(with(custom, {{"rounds", 4}}), refused);
    EXPECT_EQ(with(custom, {{"skip", "none"}}), refused);
    EXPECT_EQ(with(custom, {{"skip_limit", 0}}), refused);
    const vegas::Setup old{.ruleset = Ruleset::vegas_1996, .seats = 3};
    EXPECT_EQ(with(old, {{"duel", false}}), refused);
}

TEST(Transcript, MinusZeroIsNoNumberOfIt) {
    const std::string text =
        transcript_json(test::played({.ruleset = Ruleset::classic, .seats = 2}));
    const std::string chips = R"("chips":[0,)";
    const std::size_t at = text.find(chips);
    ASSERT_NE(at, text.npos);
    ASSERT_TRUE(parse_transcript(text));
    const auto read =
        parse_transcript(std::string(text).replace(at, chips.size(), R"("chips":[-0,)"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "result: chips: has a number that is out of range");
}

// The two black dice, and the tokens of a pile, are one choice in any order.
TEST(Transcript, AListWithoutOrderIsWrittenInOne) {
    Transcript t = sealed_one();
    t.actions[1].action = {Act::place_black, 2, 5};
    json j = test::parsed(transcript_json(t));
    EXPECT_TRUE(parse_transcript(test::dumped(j)));
    j["actions"][1]["action"]["faces"] = {5, 2};
    const auto read = parse_transcript(test::dumped(j));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "actions: is not as the server writes it");
}

}  // namespace vegas::protocol
