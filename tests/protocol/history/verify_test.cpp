// A true transcript is found true; one with anything changed in it is not.
#include "protocol/history/verify.hpp"

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "tests/protocol/some_transcript.hpp"
#include "tests/support/json.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

std::vector<vegas::Setup> setups() {
    std::vector<vegas::Setup> all;
    for (const RulesetSpec& r : kRulesets) {
        for (std::uint8_t seats = 2; seats <= kSeatsMax; ++seats) {
            for (const bool neutral : {false, true}) {
                vegas::Setup s{.ruleset = r.value, .seats = seats};
                s.neutral_dice = neutral;
                if (check(s) == BadSetup::none) all.push_back(s);
            }
        }
    }
    return all;
}

std::vector<Ruleset> rulesets() {
    std::vector<Ruleset> all;
    for (const RulesetSpec& r : kRulesets) all.push_back(r.value);
    return all;
}

std::string flaw(const Transcript& t) {
    const auto f = verify(t);
    return f ? words_of(*f) : "";
}

// What is wrong with a document, by whichever of the two checks.
std::string flaw(const json& document) {
    const auto t = parse_transcript(test::dumped(document));
    return t ? flaw(*t) : t.error().message;
}

// The same, when whoever changed it made a new digest as well.
std::string flaw_with_new_digest(const json& document) {
    auto t = parse_transcript(test::dumped(document));
    if (!t) return t.error().message;
    t->digest = digest_of(*t);
    return flaw(*t);
}

// Other values of the same kind, so that the change is not found by its type.
std::vector<json> others(const json& value) {
    if (value.is_boolean()) return {!value.get<bool>()};
    if (value.is_number()) return {value.get<int>() + 1, value.get<int>() - 1};
    if (value.is_null()) return {"random"};
    const auto& text = value.get_ref<const std::string&>();
    if (text.empty()) return {"a"};
    std::string first = text, last = text;
    first.front() = first.front() == '0' ? '1' : '0';
    last.back() = last.back() == '0' ? '1' : '0';
    return {first, last};
}

// Every place in a document that holds a plain value.
void leaves(const json& j, const json::json_pointer& at, std::vector<json::json_pointer>& out) {
    if (j.is_structured()) {
        for (const auto& [key, value] : j.items()) {
            const bool list = j.is_array();
            leaves(value, list ? at / std::stoul(key) : at / key, out);
        }
    } else {
        out.push_back(at);
    }
}

// What the dice and the result do not hang on: only the digest holds these.
bool is_decoration(const std::string& path) {
    return path.ends_with("/name") || path.ends_with("/bot") || path.ends_with("/house") ||
           path == "/options/open_money" || path == "/digest";
}

json whole_document(Ruleset ruleset) {
    vegas::Setup setup{.ruleset = ruleset, .seats = 3};
    if (ruleset == Ruleset::royale_basic) setup.first_seat = 1;
    if (ruleset == Ruleset::classic) setup.open_money = setup.neutral_dice = true;
    Transcript t = test::played(setup);
    t.answers[2].house = true;
    t.seats[2].bot = bots::Level::easy;
    t.digest = digest_of(t);
    return test::parsed(transcript_json(t));
}

}  // namespace

class VerifiesEverySetup : public testing::TestWithParam<vegas::Setup> {};

TEST_P(VerifiesEverySetup, WhatWasPlayedIsRight) {
    for (std::uint64_t n = 1; n <= 5; ++n) EXPECT_EQ(flaw(test::played(GetParam(), n)), "");
}

INSTANTIATE_TEST_SUITE_P(All, VerifiesEverySetup, testing::ValuesIn(setups()), test::setup_name);

class VerifyEveryRuleset : public testing::TestWithParam<Ruleset> {};

TEST_P(VerifyEveryRuleset, FindsEveryChangeOfAnyValue) {
    const json document = whole_document(GetParam());
    ASSERT_EQ(flaw(document), "");
    std::vector<json::json_pointer> places;
    leaves(document, json::json_pointer(), places);
    EXPECT_GT(places.size(), 300U);
    for (const auto& place : places) {
        for (const json& other : others(document[place])) {
            json changed = document;
            changed[place] = other;
            EXPECT_NE(flaw(changed), "") << place.to_string() << " " << other;
        }
    }
}

// A last answer of a round may be exchanged for a legal one that comes to the same end: that is
// another true game. In VEGAS many do: which space a counter takes often decides nothing.
TEST_P(VerifyEveryRuleset, FindsThemWithoutTheDigestButForDecoration) {
    const json document = whole_document(GetParam());
    std::vector<json::json_pointer> places;
    leaves(document, json::json_pointer(), places);
    int decorations = 0, same_end = 0;
    for (const auto& place : places) {
        for (const json& other : others(document[place])) {
            json changed = document;
            changed[place] = other;
            const bool parsed = static_cast<bool>(parse_transcript(test::dumped(changed)));
            const bool decoration = is_decoration(place.to_string()) && parsed;
            decorations += decoration ? 1 : 0;
            const std::string found = flaw_with_new_digest(changed);
            if (found.empty() && place.to_string().find("/action/") != std::string::npos) {
                ++same_end;
            } else {
                EXPECT_EQ(found.empty(), decoration) << place.to_string() << " " << other;
            }
        }
    }
    EXPECT_GT(decorations, 5);
    if (GetParam() != Ruleset::vegas_1996) {
        EXPECT_LE(same_end, static_cast<int>(document["actions"].size()) / 20);
    }
}

TEST_P(VerifyEveryRuleset, FindsActionsTakenAwayRepeatedOrSwapped) {
    const json document = whole_document(GetParam());
    const json& actions = document["actions"];
    const auto judge = [](const json& j) {
        return GetParam() == Ruleset::vegas_1996 ? flaw(j) : flaw_with_new_digest(j);
    };
    for (std::size_t i = 0; i < actions.size(); ++i) {
        json without = document, twice = document, swapped = document;
        without["actions"].erase(i);
        twice["actions"].insert(twice["actions"].begin() + static_cast<std::ptrdiff_t>(i),
                                actions[i]);
        EXPECT_NE(judge(without), "") << i;
        EXPECT_NE(judge(twice), "") << i;
        if (i + 1 == actions.size() || actions[i] == actions[i + 1]) continue;
        std::swap(swapped["actions"][i], swapped["actions"][i + 1]);
        EXPECT_NE(judge(swapped), "") << i;
    }
}

INSTANTIATE_TEST_SUITE_P(All, VerifyEveryRuleset, testing::ValuesIn(rulesets()),
                         [](const testing::TestParamInfo<Ruleset>& tested) {
                             return test::word(word_of(tested.param));
                         });

// Another legal answer makes another game; where it comes to the same end the digest finds it.
TEST(Verify, FindsEveryOtherLegalAnswer) {
    const Transcript t = test::played({.seats = 3});
    NoEvents mute;
    FairDraws draws(game_key(t.server_seed, t.game, {"seed of 0", "seed of 1", "seed of 2"}));
    Game game = start(t.setup, draws, mute);
    int tried = 0;
    for (std::size_t i = 0; i < t.answers.size(); ++i) {
        Actions list;
        legal_actions(game, list);
        for (const Action& other : list) {
            if (other == t.answers[i].action) continue;
            Transcript changed = t;
            changed.answers[i].action = other;
            EXPECT_NE(flaw(changed), "") << i;
            ++tried;
        }
        ASSERT_EQ(apply(game, t.answers[i].seat, t.answers[i].action, draws, mute), Refused::none);
    }
    EXPECT_GT(tried, 100);
}

TEST(Verify, SaysWhatIsWrongAndWhere) {
    const Transcript good = test::played({.seats = 3});
    Transcript t = good;
    t.server_seed[31] ^= 1;
    EXPECT_EQ(flaw(t), "the commitment does not fit the server's seed");
    t = good;
    t.answers.pop_back();
    EXPECT_EQ(flaw(t), "the game is not over after the last action");
    t = good;
    t.answers.push_back({.seat = 0, .action = {Act::roll}});
    EXPECT_EQ(flaw(t), "action " + std::to_string(t.answers.size()) +
                           " (seat 0): the game was already over");
    t = good;
    t.result.totals[0] += 10'000;
    EXPECT_EQ(flaw(t), "the result is not the result of this game");
    t = good;
    const Seat owes = t.answers[4].seat;
    t.answers[4].seat = static_cast<Seat>((owes + 1) % 3);
    EXPECT_EQ(flaw(t), "action 5 (seat " + std::to_string((owes + 1) % 3) +
                           "): the decision was seat " + std::to_string(owes) + "'s");
    t = good;
    t.answers[0].action = {Act::pass};
    EXPECT_EQ(flaw(t), "action 1 (seat " + std::to_string(t.answers[0].seat) +
                           "): this is not a legal action here");
    t = good;
    t.answers[0].seal.emplace();
    EXPECT_EQ(flaw(t), "action 1 (seat " + std::to_string(t.answers[0].seat) +
                           "): this is not a sealed choice, but it has a commitment");
    t = good;
    t.seats[1].name = "Mallory";
    EXPECT_EQ(flaw(t), "the digest does not fit the document: something in it was changed");
}

}  // namespace vegas::protocol
