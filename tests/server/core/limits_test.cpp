#include "tests/support/fake_shell.hpp"

namespace vegas::test {

TEST(Limits, WhoDoesNotReadIsCutOff) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.queue_bytes = 20'000;
    FakeShell w(s);
    const auto seated = w.table("classic", {"Anna", "Ben", "Carla"});
    w.reads = false;
    FastDraws picks(1);
    for (int i = 0; i < 400 && w.step(seated, picks); ++i) {
        for (Client* c : {seated[1], seated[2]}) {
            w.handle(core::BytesWritten{c->conn, 1'000'000});  // these two read
        }
        if (seated[0]->closed != 0) break;
    }
    EXPECT_EQ(seated[0]->closed, 1008);
    w.disconnect(*seated[0]);
    EXPECT_EQ(seated[1]->view["table"]["seats"][0]["away"], true);
    EXPECT_EQ(seated[1]->closed, 0);
}

TEST(Limits, TooManyMessagesAreRefusedAndTheConnectionLives) {
    FakeShell w;
    Client& anna = w.guest("Anna");
    int refused = 0;
    for (int i = 0; i < 500; ++i) {
        w.send(anna, {{"op", "lobby.watch"}});
        refused += anna.error() == "rate_limited" ? 1 : 0;
    }
    EXPECT_GT(refused, 90);
    EXPECT_EQ(anna.closed, 0);
    EXPECT_GT(anna.reply["error"]["data"]["retry_after_ms"], 0);
    w.advance(1'000);
    w.send(anna, {{"op", "lobby.watch"}});
    EXPECT_EQ(anna.error(), "");
}

TEST(Limits, GoodActionsAreNotCounted) {
    core::Settings s{.limits = {}, .bot_pause_ms = 0};
    s.limits.messages_per_second = 1;
    s.limits.message_burst = 10;
    FakeShell w(s);
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.play(seated);
    EXPECT_EQ(seated[0]->view["table"]["status"], "finished");
}

TEST(Limits, TablesOfOnePlayer) {
    core::Settings s;
    s.limits.open_tables_per_player = 8;
    FakeShell w(s);
    Client& anna = w.guest("Anna");
    for (int i = 0; i < 8; ++i) {
        EXPECT_TRUE(w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}})["ok"]);
    }
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "table_limit");
    w.send(anna, {{"op", "table.leave"}, {"table", anna.view["table"]["id"]}});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "");
}

TEST(Limits, TablesOfTheServer) {
    core::Settings s;
    s.limits.tables = 1;
    FakeShell w(s);
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    EXPECT_EQ(anna.error(), "table_limit");
}

TEST(Limits, Spectators) {
    core::Settings s;
    s.limits.spectators_per_table = 1;
    FakeShell w(s);
    const auto seated = w.table("classic", {"Anna", "Ben"});
    const json join{{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}};
    auto [first, second] = w.guests("First", "Second");
    w.send(first, join);
    EXPECT_EQ(first.error(), "");
    w.send(second, join);
    EXPECT_EQ(second.error(), "table_full");
}

TEST(Limits, OldGuestsMakeRoom) {
    core::Settings s;
    s.limits.guests = 2;
    FakeShell w(s);
    auto [anna, ben] = w.guests("Anna", "Ben");
    w.disconnect(anna);
    w.disconnect(ben);
    w.guest("Carla");
    EXPECT_EQ(w.server->gauges().players, 2U);
    Client& again = w.reconnect(anna);
    EXPECT_EQ(again.error(), "bad_token");
    EXPECT_EQ(w.reconnect(ben).welcome["name"], "Ben");
}

TEST(Limits, BrokenFramesCostTheConnection) {
    FakeShell w;
    auto [anna, ben, carla] = w.guests("Anna", "Ben", "Carla");
    w.handle(core::Malformed{anna.conn, core::MessageError::binary_frame});
    EXPECT_EQ(anna.error(), "binary_frame");
    EXPECT_EQ(anna.closed, 1003);
    w.handle(core::Malformed{ben.conn, core::MessageError::message_too_large});
    EXPECT_EQ(ben.error(), "message_too_large");
    EXPECT_EQ(ben.closed, 1009);
    w.send_raw(carla, "{nonsense");
    EXPECT_EQ(carla.error(), "bad_json");
    EXPECT_EQ(carla.closed, 1008);
}

TEST(Limits, DrainTellsEverybodyAndOpensNothing) {
    FakeShell w;
    auto [anna, ben] = w.guests("Anna", "Ben");
    w.handle(core::Drain{});
    EXPECT_NE(anna.last("closing"), nullptr);
    EXPECT_EQ(anna.closed, 1012);
    EXPECT_EQ(ben.closed, 1012);
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});  // it was on its way
    EXPECT_EQ(w.server->gauges().tables, 0U);
}

}  // namespace vegas::test
