// A request whose reply was lost is asked again, and done once: before and after a restart.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

// Asked on a connection that breaks, and asked again on the next one.
template <class Between>
std::pair<json, json> twice(FakeShell& w, Client& who, const json& request, Between between) {
    const json first = w.send(who, request);
    between();
    Client& again = w.reconnect(who);
    EXPECT_EQ(again.error(), "");
    return {first, w.send(again, request)};
}

void for_both(const auto& test) {
    test([](FakeShell&) {});
    test([](FakeShell& w) { w.crash(); });
}

}  // namespace

TEST(Again, OneTableIsMade) {
    for (const char* as : {"player", "spectator"}) {
        for_both([as](auto between) {
            FakeShell w;
            Client& anna = w.guest("Anna");
            const json create{{"op", "table.create"},
                              {"ruleset", "classic"},
                              {"as", as},
                              {"idempotency_key", "a-1"}};
            const auto [first, second] = twice(w, anna, create, [&] { between(w); });
            EXPECT_EQ(second["table"], first["table"]) << as;
            EXPECT_EQ(second["invite"], first["invite"]);
            EXPECT_EQ(w.server->gauges().tables, 1U);
        });
    }
}

TEST(Again, AnotherIdMakesAnotherTable) {
    FakeShell w;
    auto [anna, ben] = w.guests("Anna", "Ben");
    for (const char* once : {"1", "2"}) {
        w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"idempotency_key", once}});
    }
    w.send(ben, {{"op", "table.create"}, {"ruleset", "classic"}, {"idempotency_key", "1"}});
    EXPECT_EQ(w.server->gauges().tables, 3U) << "and each player has ids of its own";
}

TEST(Again, OneSeatIsTakenByQuickPlay) {
    for_both([](auto between) {
        FakeShell w;
        Client& anna = w.guest("Anna");
        const json play{{"op", "quick_play"}, {"idempotency_key", "q"}};
        const auto [first, second] = twice(w, anna, play, [&] {
            // Meanwhile three others come, and the game starts.
            for (const char* name : {"Ben", "Carla", "Dora", "Emil"}) {
                w.send(w.guest(name), {{"op", "quick_play"}});
            }
            between(w);
        });
        EXPECT_EQ(second["table"], first["table"]);
        EXPECT_EQ(w.reconnect(anna).welcome["tables"].size(), 1U);
    });
}

TEST(Again, ATableThatIsGoneIsMadeAnew) {
    FakeShell w;
    Client& anna = w.guest("Anna");
    const json create{{"op", "table.create"}, {"ruleset", "classic"}, {"idempotency_key", "a"}};
    const json first = w.send(anna, create);
    w.send(anna, {{"op", "table.leave"}, {"table", first["table"]}});
    w.advance(0);
    EXPECT_EQ(w.server->gauges().tables, 0U);
    EXPECT_NE(w.send(anna, create)["table"], first["table"]);
}

TEST(Again, OneRematchIsOpened) {
    for_both([](auto between) {
        FakeShell w;
        auto seated = w.table("classic", {"Anna", "Ben"});
        w.play(seated);
        const json rematch{
            {"op", "table.rematch"}, {"table", w.id}, {"game", seated[0]->view["table"]["game"]}};
        w.send(*seated[0], rematch);
        w.send(*seated[1], rematch);
        w.play(seated, 2);
        ASSERT_EQ(seated[0]->view["table"]["game"], w.id + "-2");
        between(w);
        Client& anna = w.reconnect(*seated[0]);
        EXPECT_TRUE(w.send(anna, rematch)["ok"]);
        w.send(anna, {{"op", "table.sync"}, {"table", w.id}});
        EXPECT_EQ(anna.view["table"]["status"], "finished") << "the second game is over too";
    });
}

TEST(Again, WhoJoinedIsThere) {
    for_both([](auto between) {
        FakeShell w;
        const json made = w.send(w.guest("Anna"), {{"op", "table.create"}, {"ruleset", "classic"}});
        Client& ben = w.guest("Ben");
        const json join{{"op", "table.join"}, {"invite", made["invite"]}, {"seat", 1}};
        const auto [first, second] = twice(w, ben, join, [&] { between(w); });
        EXPECT_EQ(second["view"]["you"]["seat"], 1);
    });
}

}  // namespace vegas::test
