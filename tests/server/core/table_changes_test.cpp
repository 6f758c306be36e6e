// What people change at a table beside its game has a price, and others are told of it together.
#include <algorithm>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

class TableChanges : public testing::Test {
protected:
    std::string ready(Client& c, bool is) {
        w.send(c, {{"op", "table.ready"}, {"table", id}, {"ready", is}});
        return c.error();
    }
    std::string join(Client& c, bool as_spectator = false) {
        json message{{"op", "table.join"}, {"table", id}};
        if (as_spectator) message["as"] = "spectator";
        w.send(c, message);
        return c.error();
    }
    std::string leave(Client& c) {
        w.send(c, {{"op", "table.leave"}, {"table", id}});
        return c.error();
    }
    Client& guest_from(const std::string& address) {
        Client& c = w.connect(address);
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
        return c;
    }
    static std::size_t updates(const Client& c) {
        return static_cast<std::size_t>(std::ranges::count_if(
            c.inbox, [](const json& m) { return m.value("ev", "") == "update"; }));
    }

    FakeShell w;
    Client& anna = w.guest("Anna");
    Client& ben = w.guest("Ben");
    std::string id = w.send(anna, {{"op", "table.create"},
                                   {"ruleset", "custom"},
                                   {"seats", 4},
                                   {"visibility", "public"}})["table"];
};

TEST_F(TableChanges, APlayerWhoGetsReadyAndNotReadyIsRefusedAfterAWhile) {
    EXPECT_EQ(join(ben), "");
    for (int i = 1; i < 20; ++i) EXPECT_EQ(ready(ben, i % 2 == 1), "") << i;
    EXPECT_EQ(ready(ben, false), "rate_limited");
    EXPECT_EQ(ben.reply["error"]["data"]["retry_after_ms"], 1'000);
    EXPECT_EQ(ready(anna, true), "") << "who has changed nothing";
    w.advance(1'000);
    EXPECT_EQ(ready(ben, false), "");
    EXPECT_EQ(ready(ben, true), "rate_limited");
}

TEST_F(TableChanges, ComingAndGoingIsRefusedAtComing) {
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(join(ben), "");
        EXPECT_EQ(leave(ben), "");
    }
    EXPECT_EQ(join(ben), "rate_limited");
    EXPECT_EQ(anna.view["table"]["seats"][1], nullptr);
    w.advance(1'000);
    EXPECT_EQ(join(ben), "");
    EXPECT_EQ(leave(ben), "") << "nobody is kept";
    w.advance(1'000);
    EXPECT_EQ(join(ben), "rate_limited") << "the leaving has to be paid too";
}

TEST_F(TableChanges, SpectatorsOfOneNetworkHaveOneBudget) {
    int came = 0;
    for (int n = 0; n < 200; ++n) {
        Client& eve = guest_from("192.0.2.7");
        if (join(eve, true).empty()) {
            ++came;
            leave(eve);
        }
    }
    EXPECT_EQ(came, 50);
    EXPECT_EQ(join(ben, true), "");
}

TEST_F(TableChanges, AStartMakesTheBudgetFullAgain) {
    for (int i = 0; i < 9; ++i) {
        w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"seat", 3}, {"level", "easy"}});
        w.send(anna, {{"op", "table.remove_bot"}, {"table", id}, {"seat", 3}});
    }
    w.send(anna, {{"op", "table.add_bot"}, {"table", id}, {"seat", 3}, {"level", "easy"}});
    EXPECT_EQ(anna.error(), "");
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    ASSERT_EQ(anna.view["table"]["status"], "playing");
    w.play({&anna});
    w.send(anna, {{"op", "table.rematch"}, {"table", id}});
    for (int i = 0; i < 20; ++i) EXPECT_NE(ready(anna, false), "rate_limited") << i;
}

TEST_F(TableChanges, UpdatesGoOutTogetherAndNothingIsLost) {
    std::vector<Client*> eves;
    for (int n = 0; n < 40; ++n) eves.push_back(&guest_from(""));
    for (Client* eve : eves) EXPECT_EQ(join(*eve, true), "");
    w.advance(10'000);
    const auto seen = updates(anna);
    for (Client* eve : eves) w.disconnect(*eve);
    EXPECT_LE(updates(anna) - seen, 20U);
    w.advance(100);
    EXPECT_EQ(anna.view["table"]["spectators"], 0) << "the last update has all of it";
}

TEST_F(TableChanges, WhoAsksForTheTableIsToldWhatWaits) {
    std::vector<Client*> eves;
    for (int n = 0; n < 40; ++n) eves.push_back(&guest_from(""));
    for (Client* eve : eves) EXPECT_EQ(join(*eve, true), "");
    for (Client* eve : eves) w.disconnect(*eve);
    EXPECT_NE(anna.view["table"]["spectators"], 0) << "not all of it has gone out";
    w.send(anna, {{"op", "table.sync"}, {"table", id}});
    EXPECT_EQ(anna.view["table"]["spectators"], 0);
    EXPECT_EQ(join(ben), "");
    EXPECT_EQ(ben.view["table"]["spectators"], 0);
}

TEST_F(TableChanges, AGameDoesNotWait) {
    EXPECT_EQ(join(ben), "");
    ready(anna, true);
    ready(ben, true);
    w.send(anna, {{"op", "table.start"}, {"table", id}});
    std::vector<Client*> eves;
    for (int n = 0; n < 40; ++n) eves.push_back(&guest_from(""));
    for (Client* eve : eves) EXPECT_EQ(join(*eve, true), "");
    for (Client* eve : eves) w.disconnect(*eve);
    FastDraws picks(1);
    for (int i = 0; i < 30; ++i) {
        const auto before = updates(anna);
        if (!w.step({&anna, &ben}, picks)) break;
        EXPECT_GT(updates(anna), before) << i;
    }
}

TEST_F(TableChanges, NewTablesOfOnePlayerAndOfOneAddress) {
    FakeShell other(core::Settings{
        .limits = {.new_tables_per_minute = 3, .new_tables_per_address_and_minute = 5},
        .bot_pause_ms = 0});
    const auto make = [&other](Client& c) {
        const json made = other.send(c, {{"op", "table.create"}, {"ruleset", "classic"}});
        const std::string refused = c.error();
        if (refused.empty()) other.send(c, {{"op", "table.leave"}, {"table", made["table"]}});
        return refused;
    };
    const auto guest = [&other](const std::string& address) -> Client& {
        Client& c = other.connect(address);
        other.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
        return c;
    };
    Client& one = guest("192.0.2.7");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(make(one), "");
    EXPECT_EQ(make(one), "rate_limited");
    Client& two = guest("192.0.2.7");
    EXPECT_EQ(make(two), "") << "one was charged for what was refused";
    EXPECT_EQ(make(two), "rate_limited") << "five of the address";
    EXPECT_EQ(make(guest("192.0.2.8")), "");
    other.advance(20'000);
    EXPECT_EQ(make(one), "");
}

}  // namespace
}  // namespace vegas::test
