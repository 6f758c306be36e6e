// Sealed choices over the wire, of every game that has them: committed to, hidden, opened, proven.
// [A1-3, G1-3, VG-21]
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/history/verify.hpp"
#include "tests/support/fake_shell.hpp"
#include "tests/support/seeds.hpp"
#include "tests/support/setup_name.hpp"

namespace vegas::test {
namespace {

struct SealedGame {
    const char* ruleset;
    json options;
};

std::string opened(const json& reveal) {
    protocol::Nonce nonce{};
    EXPECT_TRUE(protocol::from_hex(reveal["nonce"].get<std::string>(), nonce));
    return protocol::hex(protocol::commitment(nonce, *protocol::parse_action(reveal["choice"])));
}

// Follows one client's updates; how many choices were sealed and then opened as committed to.
int check_proofs(const Client& c) {
    std::map<int, std::string> open;
    int proven = 0;
    for (const json& m : c.inbox) {
        if (m.value("ev", "") != "update") continue;
        for (const json& e : m["events"]) {
            if (e["kind"] == "sealed") open[e["seat"]] = e["commitment"];
            if (e["kind"] != "revealed") continue;
            EXPECT_EQ(opened(e), open[e["seat"]]);
            open.erase(e["seat"]);
            ++proven;
        }
    }
    EXPECT_TRUE(open.empty());
    return proven;
}

// While choices are sealed everybody sees whose they are, and only the seat itself what it chose.
void check_views(const std::vector<Client*>& seated) {
    const json sealed = seated[0]->view.value("sealed", json::array());
    for (const Client* c : seated) {
        EXPECT_EQ(c->view.value("sealed", json::array()), sealed);
        const bool mine = std::ranges::any_of(
            sealed, [c](const json& s) { return s["seat"] == c->view["you"]["seat"]; });
        EXPECT_EQ(c->view["you"].contains("sealed"), mine);
    }
}

class SealedGames : public testing::TestWithParam<SealedGame> {};

TEST_P(SealedGames, AreProvenAndHiddenUntilThen) {
    int proven = 0;
    for (std::uint64_t seed = 1; seed <= 6 && (seed <= seeds(6) || proven <= 5); ++seed) {
        FakeShell w({.limits = {}, .bot_pause_ms = 0}, seed);
        const auto seated = w.table(GetParam().ruleset, {"Anna", "Ben", "Carla"},
                                    {{"options", GetParam().options}});
        FastDraws picks(seed);
        while (w.step(seated, picks)) check_views(seated);
        const int here = check_proofs(*seated[0]);
        EXPECT_EQ(check_proofs(*seated[1]), here);
        proven += here;
        const auto nonces = std::ranges::count_if(
            w.journal, [](const auto& r) { return parsed(r).contains("nonce"); });
        EXPECT_EQ(nonces, here);
        w.send(*seated[0], {{"op", "history"}, {"table", w.id}});
        const auto t = protocol::parse_transcript(dumped(seated[0]->reply["transcript"]));
        ASSERT_TRUE(t);
        EXPECT_FALSE(protocol::verify(*t));
    }
    EXPECT_GT(proven, 5);
}

// Plays until somebody hides a fist, hides this one, and returns what the other is told of it, with
// x for the commitment. Empty: nobody did.
std::vector<std::string> told_of(int fist, std::uint64_t seed) {
    FakeShell w({.limits = {}, .bot_pause_ms = 0}, seed);
    const auto seated =
        w.table("royale", {"Anna", "Ben"},
                {{"options", {{"tile_set", {{"A1"}, json::array(), json::array()}}}}});
    FastDraws picks(1);
    for (int n = 0; n < 200; ++n) {
        for (const std::size_t i : {0U, 1U}) {
            Client& chooser = *seated[i];
            Client& other = *seated[1 - i];
            if (!chooser.has_prompt() || chooser.prompt["kind"] != "punch_choose") continue;
            const auto before = static_cast<std::ptrdiff_t>(other.raw.size());
            w.act(chooser, {{"kind", "hide"}, {"fist", fist}});
            EXPECT_EQ(chooser.view["you"]["sealed"], json({{"kind", "hide"}, {"fist", fist}}));
            std::vector<std::string> told(other.raw.begin() + before, other.raw.end());
            const std::string commitment = other.view["sealed"][0]["commitment"];
            for (std::string& text : told) {
                for (auto at = text.find(commitment); at != std::string::npos;
                     at = text.find(commitment)) {
                    text.replace(at, commitment.size(), std::string(commitment.size(), 'x'));
                }
            }
            return told;
        }
        w.step(seated, picks);
    }
    return {};
}

std::vector<std::string> told_of(int fist) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        if (auto told = told_of(fist, seed); !told.empty()) return told;
    }
    ADD_FAILURE() << "nobody came to Lucky Punch";
    return {};
}

TEST(Sealed, OthersAreToldTheSameWhateverWasChosen) {
    const auto told = told_of(1);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find(R"("kind":"punch_guess")"), std::string::npos);
    EXPECT_NE(told[0].find(std::string(64, 'x')), std::string::npos);
    EXPECT_EQ(told_of(2), told);
    EXPECT_EQ(told_of(3), told);
}

INSTANTIATE_TEST_SUITE_P(All, SealedGames,
                         testing::Values(SealedGame{"royale", {{"tiles", 6}}},
                                         SealedGame{"vegas-1996", {{"duel", true}}}),
                         [](const auto& tested) { return word(tested.param.ruleset); });

}  // namespace
}  // namespace vegas::test
