// A transcript in which any value was changed, or any action taken away, repeated or swapped, is
// found wrong.
#include <gtest/gtest.h>

#include "tests/protocol/some_transcript.hpp"
#include "tests/support/json.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;
using test::flaw;

std::vector<Ruleset> rulesets() {
    std::vector<Ruleset> all;
    for (const RulesetSpec& r : kRulesets) all.push_back(r.value);
    return all;
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
    return path.ends_with("/name") || path.ends_with("/bot") || path.ends_with("/author") ||
           path.ends_with("/version") || path.ends_with("/house") ||
           path == "/options/open_money" || path == "/digest";
}

json whole_document(Ruleset ruleset) {
    vegas::Setup setup{.ruleset = ruleset, .seats = 3};
    if (ruleset == Ruleset::royale_basic) setup.first_seat = 1;
    if (ruleset == Ruleset::classic) setup.open_money = setup.neutral_dice = true;
    Transcript t = test::played(setup);
    t.actions[2].house = true;
    t.seats[1].program = {"Ace", "Ada", "1.2"};
    t.seats[2].bot = bots::Level::easy;
    t.digest = digest_of(t);
    return test::parsed(transcript_json(t));
}

}  // namespace

class VerifyEveryRuleset : public testing::TestWithParam<Ruleset> {};

// Without the digest, too, but for decoration. A last answer of a round may be exchanged for a
// legal one that comes to the same end: that is another true game. In VEGAS many do: which space a
// counter takes often decides nothing.
TEST_P(VerifyEveryRuleset, FindsEveryChangeOfAnyValue) {
    const json document = whole_document(GetParam());
    ASSERT_EQ(flaw(document), "");
    std::vector<json::json_pointer> places;
    leaves(document, json::json_pointer(), places);
    EXPECT_GT(places.size(), 300U);
    int decorations = 0, same_end = 0;
    for (const auto& place : places) {
        for (const json& other : others(document[place])) {
            json changed = document;
            changed[place] = other;
            EXPECT_NE(flaw(changed), "") << place.to_string() << " " << other;
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

}  // namespace vegas::protocol
