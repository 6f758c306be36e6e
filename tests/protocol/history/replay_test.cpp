// A replay leads from the start to the end of the game by patches alone, and says which bytes of
// the stream every step used.
#include "protocol/history/replay.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/protocol/some_transcript.hpp"
#include "tests/support/json.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

std::vector<vegas::Setup> setups() {
    std::vector<vegas::Setup> all;
    for (const RulesetSpec& r : kRulesets) {
        for (const std::uint8_t seats : {std::uint8_t{2}, std::uint8_t{4}}) {
            vegas::Setup s{.ruleset = r.value, .seats = seats};
            if (s.ruleset == Ruleset::vegas_1996) s.vegas_1996.duel = true;
            all.push_back(s);
        }
    }
    return all;
}

json replay_of(const Transcript& t) {
    const auto text =
        replay_json(t, transcript_json(t), {.table = "k3f9xq", .invite = "abcdefghij"});
    EXPECT_TRUE(text);
    return text ? test::parsed(*text) : json();
}

std::vector<std::string> seeds_of(const Transcript& t) {
    std::vector<std::string> seeds;
    for (const auto& p : t.seats) seeds.push_back(p.seed);
    return seeds;
}

// Fair dice of protocol/docs/fair.md once more: the bytes of the stream from one place to another.
std::vector<std::uint8_t> bytes_of(const Transcript& t, std::uint64_t from, std::uint64_t to) {
    const Bytes32 key = game_key(t.server_seed, t.game, seeds_of(t));
    std::vector<std::uint8_t> bytes;
    for (std::uint64_t i = from; i < to; ++i) {
        std::string counter(8, '\0');
        counter[7] = static_cast<char>(i / 32 & 255);
        counter[6] = static_cast<char>(i / 32 >> 8);
        bytes.push_back(hmac_sha256(key, counter)[i % 32]);
    }
    return bytes;
}

}  // namespace

TEST(Replay, MarksSeatsWhoseNamesAreAlike) {
    const Transcript t = test::played({.seats = 3});
    const json plain = test::parsed(*replay_json(t, "{}", {}));
    json marked = test::parsed(*replay_json(t, "{}", {}, {true, false, true}));
    json& seats = marked["view"]["table"]["seats"];
    EXPECT_EQ(seats[0]["alike"], true);
    EXPECT_EQ(seats[2]["alike"], true);
    seats[0].erase("alike");
    seats[2].erase("alike");
    EXPECT_EQ(marked, plain);
}

class Replays : public testing::TestWithParam<vegas::Setup> {};

INSTANTIATE_TEST_SUITE_P(All, Replays, testing::ValuesIn(setups()), test::setup_name);

TEST_P(Replays, LeadToTheResultByPatches) {
    const Transcript t = test::played(GetParam());
    const json replay = replay_of(t);
    EXPECT_EQ(replay["game"], t.game);
    EXPECT_EQ(replay["seats"].size(), t.seats.size());
    ASSERT_EQ(replay["steps"].size(), t.actions.size());
    json view = replay["view"];
    EXPECT_EQ(view["table"]["status"], "playing");
    EXPECT_EQ(view["table"]["server_seed"], nullptr);
    EXPECT_EQ(view["table"]["id"], "k3f9xq");
    EXPECT_EQ(view["you"], nullptr);
    EXPECT_EQ(view["result"], nullptr);
    for (const json& step : replay["steps"]) {
        EXPECT_FALSE(step["events"].empty());
        view = test::patched(view, step["patch"]);
    }
    EXPECT_EQ(view["table"]["status"], "finished");
    EXPECT_EQ(view["table"]["server_seed"], hex(t.server_seed));
    EXPECT_EQ(view["result"], test::parsed(transcript_json(t))["result"]);
}

TEST_P(Replays, GiveTheAnswersOfTheTranscript) {
    Transcript t = test::played(GetParam());
    t.actions[3].house = true;
    const json replay = replay_of(t);
    const json transcript = test::parsed(transcript_json(t));
    EXPECT_EQ(replay["seats"], transcript["seats"]);
    for (std::size_t i = 0; i < t.actions.size(); ++i) {
        EXPECT_EQ(replay["steps"][i]["action"], transcript["actions"][i]["action"]);
        EXPECT_EQ(replay["steps"][i]["seat"], transcript["actions"][i]["seat"]);
        EXPECT_EQ(replay["steps"][i].contains("house"), i == 3);
    }
}

TEST_P(Replays, HoldTheTranscriptToTheByte) {
    const Transcript t = test::played(GetParam());
    const std::string exact = transcript_json(t);
    const std::string text = *replay_json(t, exact, {});
    constexpr std::string_view kBefore = R"(,"transcript":)";
    const auto from = text.find(kBefore) + kBefore.size();
    EXPECT_EQ(text.substr(from, text.rfind('}') - from), exact);
}

// What a browser does that knows no rules: the dice of a roll are the bytes of its step.
TEST(Replay, EveryRollIsInTheStream) {
    const Transcript t = test::played({.ruleset = Ruleset::royale_basic, .seats = 3});
    const json replay = replay_of(t);
    const json& steps = replay["steps"];
    int rolls = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i]["action"]["kind"] != "roll") continue;
        const bool last = i + 1 == steps.size();
        const json& end = last ? replay["drawn"] : steps[i + 1]["drawn"];
        std::vector<int> drawn;
        for (const std::uint8_t b : bytes_of(t, steps[i]["drawn"], end)) {
            if (b < 252) drawn.push_back(1 + b % 6);
        }
        const json& rolled = steps[i]["events"][0];
        ASSERT_EQ(rolled["kind"], "rolled");
        std::vector<int> shown = rolled["small"];
        if (rolled.contains("big")) shown.push_back(rolled["big"]);
        std::ranges::sort(drawn);
        std::ranges::sort(shown);
        EXPECT_EQ(drawn, shown) << i;
        ++rolls;
    }
    EXPECT_GT(rolls, 30);
    EXPECT_GT(steps[0]["drawn"], 0U);  // the cards were shuffled before
}

TEST(Replay, SealedChoicesAreTheSameInTheView) {
    for (std::uint64_t number = 1; number <= 20; ++number) {
        const json replay =
            replay_of(test::played({.ruleset = Ruleset::royale, .seats = 4}, number));
        json view = replay["view"];
        for (const json& step : replay["steps"]) {
            view = test::patched(view, step["patch"]);
            const json& event = step["events"][0];
            if (event["kind"] != "sealed") continue;
            EXPECT_EQ(view["sealed"][0]["commitment"], event["commitment"]);
            return;
        }
    }
    FAIL() << "no sealed choice in twenty games";
}

// The second one comes before the first was revealed: found by the fuzzer.
TEST(Replay, ThereIsNoneOfASeatThatSealsTwice) {
    for (std::uint64_t number = 1; number <= 20; ++number) {
        Transcript t = test::played({.ruleset = Ruleset::royale, .seats = 4}, number);
        const auto sealed =
            std::ranges::find_if(t.actions, [](const auto& a) { return a.seal.has_value(); });
        if (sealed == t.actions.end()) continue;
        t.actions.insert(sealed, *sealed);
        EXPECT_FALSE(replay_json(t, "{}", {}));
        return;
    }
    FAIL() << "no sealed choice in twenty games";
}

TEST(Replay, ThereIsNoneOfWhatIsNoGame) {
    const Transcript good = test::played({.ruleset = Ruleset::royale, .seats = 3});
    Transcript t = good;
    t.actions.pop_back();
    EXPECT_FALSE(replay_json(t, "{}", {}));
    t = good;
    t.actions[0].action = {Act::pass};
    EXPECT_FALSE(replay_json(t, "{}", {}));
    t = good;
    t.actions[0].seal.emplace();
    EXPECT_FALSE(replay_json(t, "{}", {}));
    t = good;
    t.seats.pop_back();
    EXPECT_FALSE(replay_json(t, "{}", {}));
}

}  // namespace vegas::protocol
