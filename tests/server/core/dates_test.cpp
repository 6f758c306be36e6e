// Dates follow the system's clock, which may be set while the server runs; deadlines do not.
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

constexpr std::int64_t kNight = 8 * 3'600'000;

using Dates = AtServer;

TEST_F(Dates, AGameEndsWhenTheSystemsClockSays) {
    const auto seated = w.table("royale-basic", {"Anna", "Ben"}, {{"visibility", "public"}});
    const auto summary_of = [](const core::StoredGame& game) { return parsed(*game.summary); };
    for (const std::int64_t ahead_ms : {kNight, -kNight}) {
        w.utc_ahead_ms = ahead_ms;
        w.play(seated);
        const auto game = w.finished(seated[0]->view["table"]["game"]);
        ASSERT_TRUE(game);
        EXPECT_EQ(game->ended.ms, w.now.ms + ahead_ms);
        EXPECT_EQ(summary_of(*game)["ended_ms"], w.now.ms + ahead_ms);
        for (Client* c : seated) w.send(*c, {{"op", "table.rematch"}, {"table", w.id}});
    }
}

TEST_F(Dates, ABanEndsWhenTheSystemsClockSays) {
    w.handle(core::SetBans{
        {{.who = "192.0.2.7", .reason = {}, .since_ms = 0, .until_ms = w.now.ms + kNight}}});
    const auto is_banned = [this] {
        Client& c = w.connect("192.0.2.7");
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", "Eve"}});
        return c.error() == "banned";
    };
    EXPECT_TRUE(is_banned());
    w.utc_ahead_ms = kNight;
    EXPECT_FALSE(is_banned());
    w.utc_ahead_ms = 0;
    EXPECT_TRUE(is_banned());
}

TEST_F(Dates, APlayerWasSeenWhenTheSystemsClockSays) {
    w.utc_ahead_ms = kNight;
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const auto seen_ms = [this, id = anna.welcome["player"].get<std::string>()] {
        std::int64_t ms = 0;
        w.store.listen([&ms](shell::Store::StoreEvent said) {
            const auto& found = std::get<core::QueryReply>(said).result;
            if (const auto* kept = std::get_if<core::StoredPlayer>(&found)) ms = kept->seen.ms;
        });
        w.store.query({{0}, core::FindPlayer{id}});
        return ms;
    };
    EXPECT_EQ(seen_ms(), w.now.ms + kNight);
}

TEST_F(Dates, DeadlinesStayWhereTheyAre) {
    const core::Limits limits;
    Client& silent = w.connect();
    w.utc_ahead_ms = kNight;
    w.handle(core::TimerDue{});
    EXPECT_EQ(silent.closed, 0);
    w.advance(limits.hello_ms);
    EXPECT_NE(silent.closed, 0);
}

// So that the store does not forget them, however long they have been away.
TEST_F(Dates, WhoHasASeatOrIsTheHostIsToBeKept) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    Client& watcher = w.guest("Carla");
    std::vector<std::string> ids;
    for (Client* c : seated) ids.push_back(c->welcome["player"]);
    std::ranges::sort(ids);
    for (Client* c : seated) w.disconnect(*c);
    w.disconnect(watcher);
    EXPECT_EQ(w.server->players_to_keep(), ids);
    w.crash();
    EXPECT_EQ(w.server->players_to_keep(), ids);
}

}  // namespace
}  // namespace vegas::test
