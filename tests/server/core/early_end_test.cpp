// Games that end before their last round: their seed is shown, and everybody who played has the
// transcript.
#include "engine/assert.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "server/core/journal/records.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

using core::GameEnd;

class EarlyEnd : public testing::Test {
protected:
    std::vector<Client*> start(int steps) {
        auto seated = w.table("royale-basic", {"Anna", "Ben"});
        game = seated[0]->view["table"]["game"];
        promised = seated[0]->view["table"]["commitment"];
        FastDraws picks(3);
        for (int i = 0; i < steps; ++i) EXPECT_TRUE(w.step(seated, picks));
        return seated;
    }
    [[nodiscard]] std::uint64_t ended(GameEnd how) const {
        return w.server->counters().games_ended(Ruleset::royale_basic, how);
    }
    // The player's games that have ended, which is the game that was started and no other.
    void expect_listed(Client& c, const std::string& why) {
        const json games = w.send(c, {{"op", "games.mine"}})["games"];
        ASSERT_EQ(games.size(), 1U) << games;
        EXPECT_EQ(games[0]["game"], game);
        EXPECT_EQ(games[0]["unfinished"], true);
        EXPECT_EQ(games[0]["why"], why);
        EXPECT_EQ(games[0]["seats"].size(), 2U);
    }
    protocol::Transcript transcript(Client& c) {
        w.send(c, {{"op", "history"}, {"game", game}});
        const auto read = protocol::parse_transcript(dumped(c.reply["transcript"]));
        EXPECT_TRUE(read) << c.reply;
        return read ? *read : protocol::Transcript{};
    }
    // It is as it was promised, and by the rules as far as it goes.
    void expect_provable(Client& c, std::size_t answers) {
        const auto t = transcript(c);
        EXPECT_EQ(t.actions.size(), answers);
        EXPECT_FALSE(t.result);
        EXPECT_EQ(protocol::hex(t.commitment), promised);
        EXPECT_EQ(protocol::sha256(t.server_seed), t.commitment);
        const auto flaw = protocol::verify(t);
        EXPECT_FALSE(flaw) << flaw->what;
    }

    void append(const core::journal::Record& record) {
        const std::string text = core::journal::to_json(
            {.t = {}, .table = w.id, .seq = w.next_record(w.id), .record = record});
        w.append_to(w.id, text);
        w.journal.push_back(text);
    }

    FakeShell w;
    std::string game, promised;
};

}  // namespace

TEST_F(EarlyEnd, TheOperatorClosesTheTable) {
    const auto seated = start(9);
    w.handle(core::CloseTable{w.id});
    EXPECT_EQ(ended(GameEnd::closed), 1U);
    for (Client* c : seated) {
        expect_listed(*c, "closed");
        expect_provable(*c, 9);
    }
    w.crash();
    Client& anna = w.reconnect(*seated[0]);
    expect_listed(anna, "closed");
}

TEST_F(EarlyEnd, BeforeTheFirstAnswerToo) {
    const auto seated = start(0);
    w.handle(core::CloseTable{w.id});
    expect_listed(*seated[1], "closed");
    expect_provable(*seated[1], 0);
}

TEST_F(EarlyEnd, EverybodyLeavesForGood) {
    w.bots_think = false;
    const auto seated = start(4);
    for (Client* c : seated) w.send(*c, {{"op", "table.leave"}, {"table", w.id}});
    w.advance(30'000);
    EXPECT_EQ(ended(GameEnd::abandoned), 1U);
    expect_listed(*seated[0], "abandoned");
    expect_provable(*seated[0], 4);
}

TEST_F(EarlyEnd, ATableThatCannotBeRestored) {
    const auto seated = start(6);
    append(core::journal::WentOn{});
    append(core::journal::Acted{.decision = 99, .seat = 0, .action = {}});
    append(core::journal::Acted{.decision = 100, .seat = 2, .action = {}});  // there are two seats
    w.crash();
    EXPECT_EQ(ended(GameEnd::broken), 1U);
    Client& anna = w.reconnect(*seated[0]);
    expect_listed(anna, "broken");
    EXPECT_EQ(transcript(anna).actions.size(), 7U) << "as far as they can be an answer";
    w.crash();
    EXPECT_EQ(ended(GameEnd::broken), 0U) << "once";
    expect_listed(w.reconnect(anna), "broken");
}

TEST_F(EarlyEnd, WhatNobodyCanReadStaysSecret) {
    const auto seated = start(6);
    w.append_to(w.id, "no record");
    w.crash();
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_EQ(w.send(anna, {{"op", "games.mine"}})["games"], json::array());
}

TEST_F(EarlyEnd, AFinishedGameIsNotEndedTwice) {
    const auto seated = start(0);
    w.play(seated);
    w.handle(core::CloseTable{w.id});
    EXPECT_EQ(ended(GameEnd::finished), 1U);
    EXPECT_EQ(ended(GameEnd::closed), 0U);
    const json games = w.send(*seated[0], {{"op", "games.mine"}})["games"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].contains("unfinished"));
}

}  // namespace vegas::test
