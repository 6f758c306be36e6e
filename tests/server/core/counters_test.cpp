// What the core counts for whoever watches over the server.
#include "server/core/base/counters.hpp"

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

using core::Decider;
using core::GameEnd;
using core::LimitKind;
using protocol::ErrorCode;

template <class Op>
const core::OpNumber kNumber{static_cast<std::uint8_t>(protocol::Op(Op{}).index())};

std::uint64_t decided(const FakeShell& w, Ruleset ruleset, Decider by) {
    return w.server->counters().actions(ruleset, by);
}
std::uint64_t ended(const FakeShell& w, GameEnd how) {
    return w.server->counters().games_ended(Ruleset::classic, how);
}
std::uint64_t met(const FakeShell& w, LimitKind bound) {
    return w.server->counters().limits_hit(bound);
}

}  // namespace

using CountersAtServer = AtServer;

TEST_F(CountersAtServer, OpsAreCalledAsOnTheWire) {
    EXPECT_EQ(word_of(kNumber<protocol::Hello>), "hello");
    EXPECT_EQ(word_of(kNumber<protocol::TableJoin>), "table.join");
    EXPECT_EQ(word_of(core::kNoOp), "none");
}

TEST_F(CountersAtServer, RequestsAndRefusalsAreCountedByTheirWords) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.leave"}, {"table", "aaaaaa"}});
    w.send(anna, {{"op", "lobby.watch"}});
    w.send(anna, {{"op", "dance"}});
    const core::Counters tally = w.server->counters();
    EXPECT_EQ(tally.requests(kNumber<protocol::Hello>), 1U);
    EXPECT_EQ(tally.requests(kNumber<protocol::TableLeave>), 1U);
    EXPECT_EQ(tally.requests(kNumber<protocol::LobbyWatch>), 1U);
    EXPECT_EQ(tally.requests(core::kNoOp), 1U);
    EXPECT_EQ(tally.refusals(ErrorCode::unknown_table), 1U);
    EXPECT_EQ(tally.refusals(ErrorCode::unknown_op), 1U);
    EXPECT_EQ(tally.refusals(ErrorCode::bad_json), 0U);
}

TEST_F(CountersAtServer, EveryDecisionOfAGameIsCountedOnce) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    EXPECT_EQ(w.server->counters().games_started(Ruleset::classic), 1U);
    FastDraws picks(1);
    std::uint64_t steps = 0;
    while (w.step(seated, picks)) ++steps;
    EXPECT_EQ(decided(w, Ruleset::classic, Decider::person), steps);
    EXPECT_EQ(decided(w, Ruleset::classic, Decider::bot), 0U);
    EXPECT_EQ(decided(w, Ruleset::classic, Decider::house), 0U);
    EXPECT_EQ(ended(w, GameEnd::finished), 1U);
}

TEST_F(CountersAtServer, HouseBotsAndTheHouseAreNotPeople) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"},
                  {"ruleset", "classic"},
                  {"seats", 2},
                  {"clock", {{"decision_ms", 30'000}}}});
    const std::string table = anna.view["table"]["id"];
    w.send(anna, {{"op", "table.add_bot"}, {"table", table}, {"level", "easy"}});
    w.send(anna, {{"op", "table.start"}, {"table", table}});
    w.advance(10'000'000);
    EXPECT_GT(decided(w, Ruleset::classic, Decider::house), 0U);
    EXPECT_GT(decided(w, Ruleset::classic, Decider::bot), 0U);
    EXPECT_EQ(decided(w, Ruleset::classic, Decider::person), 0U);
}

TEST_F(CountersAtServer, GamesEndInDifferentWays) {
    const auto closed = w.table("classic", {"Anna", "Ben"});
    w.handle(core::CloseTable{w.id});
    EXPECT_EQ(ended(w, GameEnd::closed), 1U);
    w.bots_think = false;
    const auto left = w.table("classic", {"Cleo", "Dot"});
    for (Client* c : left) w.send(*c, {{"op", "table.leave"}, {"table", w.id}});
    w.advance(30'000);
    EXPECT_EQ(w.server->gauges().tables, 0U);
    EXPECT_EQ(ended(w, GameEnd::abandoned), 1U);
    const auto lost = w.table("classic", {"Eve", "Fay"});
    w.handle(core::AppendRefused{w.id, core::AppendError::conflict});
    EXPECT_EQ(ended(w, GameEnd::lost), 1U);
    EXPECT_EQ(ended(w, GameEnd::finished), 0U);
    EXPECT_EQ(w.server->counters().games_started(Ruleset::classic), 3U);
}

TEST_F(CountersAtServer, LimitsThatAreMetAreCounted) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.open_tables_per_player = 1;
    s.limits.tables_per_player = 2;
    s.limits.tables = 2;
    s.limits.spectators_per_table = 0;
    FakeShell own(s);
    Client& anna = own.guest("Anna");
    const json create{{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}};
    own.send(anna, create);
    own.send(anna, create);
    EXPECT_EQ(met(own, LimitKind::open_tables_per_player), 1U);
    Client& ben = own.guest("Ben");
    own.send(ben, create);
    own.send(own.guest("Cleo"), create);
    EXPECT_EQ(met(own, LimitKind::tables), 1U);
    const std::string table = anna.view["table"]["id"];
    own.send(own.guest("Dot"), {{"op", "table.join"}, {"table", table}, {"as", "spectator"}});
    EXPECT_EQ(met(own, LimitKind::spectators_per_table), 1U);
    (void)own.connect();
    own.advance(s.limits.hello_ms);
    EXPECT_EQ(met(own, LimitKind::hello_ms), 1U);
    own.handle(core::Malformed{anna.conn, core::MessageError::message_too_large});
    EXPECT_EQ(met(own, LimitKind::message_bytes), 1U);
    EXPECT_EQ(met(own, LimitKind::tables_per_player), 0U);
}

TEST_F(CountersAtServer, AReplyHasTheMarkOfItsRequestThoughItWaitedForTheStore) {
    Client& anna = w.guest("Anna");
    core::Output out;
    const core::Received create{anna.conn, R"({"op":"table.create","ruleset":"classic"})", 77};
    w.server->handle({.now = w.now, .what = create}, out);
    EXPECT_TRUE(out.sends.empty());
    ASSERT_FALSE(out.appends.empty());
    const core::AppendStored stored{out.appends.back().table, out.appends.back().last()};
    w.server->handle({.now = w.now, .what = stored}, out);
    std::vector<core::RequestTag> answers;
    for (const auto& item : out.sends) {
        const auto* send = std::get_if<core::Send>(&item);
        if (send != nullptr && send->reply_to) answers.push_back(*send->reply_to);
    }
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].mark, 77);
    EXPECT_EQ(answers[0].op, kNumber<protocol::TableCreate>);
}

TEST_F(CountersAtServer, TablesAreCountedByGameAndState) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "royale"}});
    (void)w.table("classic", {"Ben", "Cleo"});
    w.handle(core::SetBans{{{.who = "192.0.2.0/24", .reason = {}, .since_ms = 0, .until_ms = {}}}});
    const auto counts = w.server->gauges();
    EXPECT_EQ(counts.tables_of(Ruleset::royale, protocol::TableStatus::open), 1U);
    EXPECT_EQ(counts.tables_of(Ruleset::classic, protocol::TableStatus::playing), 1U);
    EXPECT_EQ(counts.tables_of(Ruleset::classic, protocol::TableStatus::open), 0U);
    EXPECT_EQ(counts.bans, 1U);
}

}  // namespace vegas::test
