#include "protocol/transcript.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/protocol/some_transcript.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

json document() { return json::parse(transcript_json(test::played({.seats = 3}))); }

// What is said of a document after one change to it.
std::string said(const std::function<void(json&)>& change) {
    json j = document();
    change(j);
    const auto t = parse_transcript(j.dump());
    return t ? "" : t.error().message;
}

// Two answers that no ruleset gives in a row: the writing and reading know no rules.
Transcript sealed_one() {
    Transcript t = test::played({.ruleset = Ruleset::classic, .seats = 2, .open_money = true});
    t.answers.resize(2);
    t.seats[0] = {"Zoë \"Z\"", std::nullopt, "my seed"};
    t.answers[0].action = {Act::hide, 3};
    t.answers[0].seal = {Nonce{7}, commitment(Nonce{7}, {Act::hide, 3})};
    t.answers[1].house = true;
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

TEST(Transcript, IsCanonical) {
    for (const Transcript& t : {test::played({.seats = 4}), sealed_one()}) {
        const std::string text = transcript_json(t);
        EXPECT_EQ(json::parse(text).dump(), text);
    }
}

TEST(Transcript, DigestIsOfAllTheRest) {
    json j = document();
    const std::string digest = j["digest"];
    j.erase("digest");
    const std::string text = j.dump();
    EXPECT_EQ(hex(sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()})),
              digest);
}

TEST(Transcript, SaysWhoDecidedAndWhatWasSealed) {
    const json j = json::parse(transcript_json(sealed_one()));
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
        EXPECT_NE(said([&key = key](json& j) { j.erase(key); }), "") << key;
        EXPECT_NE(said([&key = key](json& j) { j[key] = true; }), "") << key;
    }
    EXPECT_EQ(said([](json& j) { j["more"] = 1; }), "no such field here");
    EXPECT_EQ(said([](json& j) { j["seats"][1]["more"] = 1; }), "seats[1]: no such field here");
}

TEST(Transcript, SaysWhereItIsWrong) {
    EXPECT_EQ(said([](json& j) { j["transcript"] = 2; }), "transcript: must be from 1 to 1");
    EXPECT_EQ(said([](json& j) { j["ruleset"] = "x"; }), "there is no such ruleset");
    EXPECT_EQ(said([](json& j) { j["options"]["x"] = 1; }), "no such field here");
    EXPECT_EQ(said([](json& j) { j["seats"] = json::array(); }),
              "this ruleset is not for so many seats");
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
              "actions[0]: action: shows: no such field here");
    EXPECT_EQ(said([](json& j) { j["seats"][2]["bot"] = "clever"; }),
              "seats[2]: bot: must be null or a level of the house bots");
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

}  // namespace vegas::protocol
