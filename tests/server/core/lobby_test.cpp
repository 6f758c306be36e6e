// The lobby under load: what one watcher costs is bounded, whatever happens at the tables.
#include <algorithm>

#include "protocol/json/write.hpp"
#include "protocol/vegas_1996/board_json.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const json kWatch = {{"op", "lobby.watch"}};

json custom_board() {
    return parsed(protocol::json_text(
        [&](protocol::JsonWriter& out) { write_own(out, vegas_1996::built_in_board()); }));
}

json create_public(const char* ruleset = "classic", const json& options = json::object()) {
    return {{"op", "table.create"},
            {"ruleset", ruleset},
            {"visibility", "public"},
            {"options", options}};
}

std::ptrdiff_t updates(const Client& c) {
    return std::ranges::count_if(c.inbox, [](const json& m) { return m["ev"] == "lobby.update"; });
}

}  // namespace

using Lobby = AtServer;

TEST_F(Lobby, AFullHouseCutsNobodyWhoLooks) {
    const json table = create_public("vegas-1996", {{"board", custom_board()}});
    for (int host = 0; host < 16; ++host) {
        Client& c = w.guest("Host");
        for (int n = 0; n < 5; ++n) ASSERT_EQ(w.send(c, table)["ok"], true);
    }
    Client& watcher = w.guest("Watcher");
    w.send(watcher, kWatch);
    EXPECT_EQ(watcher.closed, 0);
    EXPECT_EQ(watcher.reply["ev"], "lobby");
    ASSERT_FALSE(watcher.raw.empty());
    EXPECT_LT(watcher.raw.back().size(), 24'000U);
}

TEST_F(Lobby, ManyChangesAreFewUpdates) {
    Client& watcher = w.guest("Watcher");
    w.send(watcher, kWatch);
    Client& churner = w.guest("Churner");
    const json made = w.send(w.guest("Host"), create_public());
    for (int n = 0; n < 100; ++n) {
        w.send(churner, {{"op", "table.join"}, {"table", made["table"]}});
        w.advance(5);
        w.send(churner, {{"op", "table.leave"}, {"table", made["table"]}});
        w.advance(5);
    }
    EXPECT_LE(updates(watcher), 3) << "in a second";
}

TEST_F(Lobby, ShowsATableAsItIsStored) {
    Client& watcher = w.guest("Watcher");
    w.send(watcher, kWatch);
    Client& host = w.guest("Host");
    Client& guest = w.guest("Guest");
    w.stores_at_once = false;
    w.send(host, create_public());
    EXPECT_EQ(updates(watcher), 0);
    EXPECT_EQ(parsed(w.server->tables_json())["count"], 0);
    w.store_all();
    const auto taken = [&watcher] { return (*watcher.last("lobby.update"))["tables"][0]["taken"]; };
    EXPECT_EQ(taken(), 1);
    EXPECT_EQ(parsed(w.server->tables_json())["count"], 1);
    w.send(guest, {{"op", "table.join"}, {"table", host.reply["table"]}});
    w.advance(500);
    EXPECT_EQ(updates(watcher), 1);
    EXPECT_EQ(w.send(watcher, kWatch)["tables"][0]["taken"], 1) << "nobody waits for it";
    w.store_all();
    EXPECT_EQ(taken(), 2);
}

TEST_F(Lobby, EachConnectionWatchesForItself) {
    Client& anna = w.guest("Anna");
    w.send(anna, kWatch);
    Client& phone = w.reconnect(anna);
    Client& ben = w.guest("Ben");
    w.send(ben, kWatch);
    w.disconnect(ben);
    w.send(w.guest("Host"), create_public());
    EXPECT_EQ(updates(anna), 1);
    EXPECT_EQ(updates(phone) + updates(ben), 0);
}

}  // namespace vegas::test
