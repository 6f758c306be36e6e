// A server with mended rules meets games that began by other ones: they end unfinished, nobody
// loses a seat, and their players are told.
#include "engine/rules_version.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "server/core/journal/records.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

constexpr int kOther = kRulesVersion + 1;

// What this server stores looks as if a server with other rules had stored it.
class OtherRulesShell : public FakeShell {
protected:
    void append_to_store(core::Append append) override {
        for (std::string& text : append.records) {
            auto entry = core::journal::parse(text);
            ASSERT_TRUE(entry);
            auto* started = std::get_if<core::journal::Started>(&entry->record);
            if (started == nullptr) continue;
            started->rules = kOther;
            text = core::journal::to_json(*entry);
        }
        FakeShell::append_to_store(std::move(append));
    }
};

class OtherRules : public testing::Test {
protected:
    std::vector<Client*> start(const std::string& ruleset, int steps,
                               const json& more = json::object()) {
        auto seated = w.table(ruleset, {"Anna", "Ben", "Cleo"}, more);
        game = seated[0]->view["table"]["game"];
        FastDraws picks(3);
        for (int i = 0; i < steps; ++i) EXPECT_TRUE(w.step(seated, picks));
        return seated;
    }
    Client& come_back(const Client& old) {
        Client& c = w.reconnect(old);
        w.send(c, {{"op", "table.join"}, {"invite", w.invite}});
        EXPECT_EQ(c.error(), "");
        return c;
    }
    // The entry of the game in the player's list.
    json listed(Client& c) {
        for (const json& played : w.send(c, {{"op", "games.mine"}})["games"]) {
            if (played["game"] == game) return played;
        }
        return {};
    }
    void expect_unfinished(Client& c) {
        EXPECT_EQ(c.view["table"]["status"], "open");
        EXPECT_EQ(c.view["table"]["unfinished_before"], game);
        EXPECT_TRUE(listed(c).value("unfinished", false)) << listed(c);
    }
    protocol::Transcript transcript(Client& c) {
        w.send(c, {{"op", "history"}, {"game", game}});
        const auto read = protocol::parse_transcript(dumped(c.reply["transcript"]));
        EXPECT_TRUE(read) << c.reply;
        return read ? *read : protocol::Transcript{};
    }

    OtherRulesShell w;
    std::string game;
};

}  // namespace

TEST_F(OtherRules, AGameUnderWayEndsUnfinishedAndItsPlayersAreTold) {
    const auto before = start("royale", 12);
    const std::string promised = before[0]->view["table"]["commitment"];
    w.crash();
    EXPECT_EQ(w.server->counters().games_ended(Ruleset::royale, core::GameEnd::unfinished), 1U);
    Client& anna = come_back(*before[0]);
    expect_unfinished(anna);
    EXPECT_NE(anna.view["table"]["commitment"], promised) << "the next game has its own dice";
    EXPECT_EQ(anna.view["table"]["seats"][1]["name"], "Ben");
    const json entry = listed(anna);
    EXPECT_EQ(entry["seats"].size(), 3U);
    EXPECT_FALSE(entry["seats"][0].contains("won"));
    const auto t = transcript(anna);
    EXPECT_EQ(t.actions.size(), 12U);
    EXPECT_EQ(t.setup.rules, kOther);
    EXPECT_FALSE(t.result);
    EXPECT_EQ(protocol::hex(t.commitment), promised);
    EXPECT_EQ(protocol::sha256(t.server_seed), t.commitment) << "its seed is told";
    const auto flaw = protocol::verify(t);
    ASSERT_TRUE(flaw);
    EXPECT_NE(flaw->what.find("version 2 of the rules"), std::string::npos) << flaw->what;
}

TEST_F(OtherRules, ASleepingGameEndsWhenSomebodyComes) {
    const auto before = start("classic", 7, decision_clock(30'000));
    for (Client* c : before) w.disconnect(*c);
    w.advance(11 * kMinute);
    ASSERT_EQ(w.server->gauges().tables, 0U);
    w.crash();
    EXPECT_EQ(w.server->gauges().tables, 0U) << "nothing is read before somebody comes";
    expect_unfinished(come_back(*before[2]));
    Client& ben = w.reconnect(*before[1]);
    EXPECT_TRUE(listed(ben)["unfinished"]) << "everybody who played has it in the list";
}

TEST_F(OtherRules, TheSamePlayersPlayTheNextGame) {
    const auto before = start("classic", 5);
    w.crash();
    std::vector<Client*> now;
    for (const Client* c : before) now.push_back(&come_back(*c));
    for (Client* c : now) w.send(*c, {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(now[0]->view["table"]["status"], "playing");
    EXPECT_FALSE(now[0]->prompt.is_null() && now[1]->prompt.is_null() && now[2]->prompt.is_null());
    EXPECT_EQ(find_asked(now).prompt["decision"], 6) << "an old answer must not fit a new question";
    FastDraws picks(1);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(w.step(now, picks));
}

TEST_F(OtherRules, AnotherRestartTellsTheSameAndEndsNothingTwice) {
    const auto before = start("classic", 5);
    w.crash();
    w.crash();
    EXPECT_EQ(w.server->counters().games_ended(Ruleset::classic, core::GameEnd::unfinished), 0U);
    Client& anna = come_back(*before[0]);
    expect_unfinished(anna);
    EXPECT_EQ(w.send(anna, {{"op", "games.mine"}})["games"].size(), 1U);
}

TEST_F(OtherRules, ChangingTheNextGameKeepsTheNotice) {
    const auto before = start("classic", 5);
    w.crash();
    Client& anna = come_back(*before[0]);
    w.send(anna, {{"op", "table.change"}, {"table", w.id}, {"ruleset", "classic"}, {"seats", 4}});
    EXPECT_EQ(anna.error(), "");
    expect_unfinished(anna);
}

TEST_F(OtherRules, AFinishedGameIsFinished) {
    const auto before = start("classic", 0);
    w.play(before);
    const json entry = listed(*before[0]);
    ASSERT_TRUE(entry.contains("seats"));
    w.crash();
    Client& anna = come_back(*before[0]);
    EXPECT_EQ(anna.view["table"]["status"], "open");
    EXPECT_FALSE(anna.view["table"].contains("unfinished_before"));
    EXPECT_EQ(listed(anna), entry);
}

TEST_F(OtherRules, AHouseBotTakesTheSeatOfAPlayerWhoLeft) {
    const auto before = start("classic", 5);
    w.send(*before[1], {{"op", "table.leave"}, {"table", w.id}});
    w.crash();
    Client& anna = come_back(*before[0]);
    EXPECT_TRUE(anna.view["table"]["seats"][1].contains("bot"));
    EXPECT_EQ(listed(anna)["seats"][1]["name"], "Ben");
    EXPECT_TRUE(listed(w.reconnect(*before[1]))["unfinished"]);
}

TEST_F(OtherRules, SealedChoicesAreInTheTranscriptWithTheirProof) {
    const auto before =
        w.table("vegas-1996", {"Anna", "Ben", "Cleo"}, {{"options", {{"duel", true}}}});
    game = before[0]->view["table"]["game"];
    FastDraws picks(3);
    while (before[0]->view.value("sealed", json::array()).empty()) {
        ASSERT_TRUE(w.step(before, picks));
    }
    w.crash();
    const auto t = transcript(come_back(*before[0]));
    ASSERT_TRUE(t.actions.back().seal);
    for (const auto& a : t.actions) {
        ASSERT_EQ(a.seal.has_value(), is_sealed(a.action.kind));
        if (!a.seal) continue;
        EXPECT_EQ(protocol::commitment(a.seal->nonce, a.action), a.seal->commitment);
    }
}

}  // namespace vegas::test
