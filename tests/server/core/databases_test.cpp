// Several servers over several databases: what a server asks of the others' may be away, and the
// ids of its tables say in which its own are.
#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

core::Settings beside_others() {
    core::Settings settings{.limits = {}, .bot_pause_ms = 0};
    settings.shared_key = std::string(32, 'k');
    return settings;
}

// A server to which the database of people may be away.
class Sharing final : public FakeShell {
public:
    Sharing() : FakeShell(beside_others(), 1, 1) { claim(); }  // it was asked before it was one
    bool people_away = false;

protected:
    void ask_store(core::Ask ask) override {
        if (people_away) return handle(core::Told{ask.ticket, core::Away{}});
        if (std::holds_alternative<core::TablesOf>(ask.question)) {
            return handle(core::Told{ask.ticket, core::Seats{}});
        }
        FakeShell::ask_store(std::move(ask));
    }
    void claim() override { handle(core::Claimed{}); }
};

auto told(const Client& c, bool available) {
    const json message{{"ev", "storage"}, {"available", available}};
    return std::count(c.inbox.begin(), c.inbox.end(), message);
}

const json kHello{{"op", "hello"}, {"protocol", 1}, {"name", "Anna"}};

TEST(SeveralDatabases, WhoComesWhilePeopleAreAwayIsToldWhenToAskAgain) {
    Sharing w;
    w.people_away = true;
    Client& anna = w.connect();
    EXPECT_EQ(w.say(anna, kHello)["error"]["code"], "storage_unavailable");
    EXPECT_EQ(told(anna, false), 1);
    w.pass(999);
    EXPECT_EQ(told(anna, true), 0);
    w.pass(1);
    EXPECT_EQ(told(anna, true), 1);
    w.say(anna, kHello);
    EXPECT_EQ(anna.error(), "storage_unavailable") << "still away";
    EXPECT_EQ(told(anna, false), 2);
    w.people_away = false;
    w.pass(1'000);
    EXPECT_EQ(told(anna, true), 2);
    w.say(anna, kHello);
    EXPECT_EQ(anna.welcome["name"], "Anna");
    w.pass(60'000);
    EXPECT_EQ(anna.closed, 0);
}

TEST(SeveralDatabases, GamesGoOnWhilePeopleAreAway) {
    Sharing w;
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.people_away = true;
    EXPECT_EQ(w.say(*seated[0], {{"op", "games.mine"}, {"most", 5}})["error"]["code"],
              "storage_unavailable");
    EXPECT_EQ(told(*seated[0], false), 1);
    EXPECT_EQ(told(*seated[1], false), 0) << "who asked for nothing misses nothing";
    EXPECT_TRUE(w.server->storage_available());
    w.play(seated);
    EXPECT_EQ(seated[1]->view["table"]["status"], "finished");
    w.pass(1'000);
    EXPECT_EQ(told(*seated[0], true), 1);
}

TEST(SeveralDatabases, IdsAndInvitesBeginAsTheServersOwnDo) {
    core::Settings settings = beside_others();
    settings.slots = "qx7";
    FakeShell w(settings);
    std::string seen;
    for (int i = 0; i < 40; ++i) {
        Client& host = w.guest("Anna");
        const json made = w.say(host, {{"op", "table.create"}, {"ruleset", "classic"}});
        const auto table = made["table"].get<std::string>();
        EXPECT_EQ(made["invite"].get<std::string>().front(), table.front());
        EXPECT_NE(settings.slots->find(table.front()), std::string::npos) << table;
        if (seen.find(table.front()) == std::string::npos) seen += table.front();
    }
    EXPECT_EQ(seen.size(), 3U);
}

// Its tables are played to their end, and others are made elsewhere.
TEST(SeveralDatabases, AServerWithoutCharactersMakesNoTables) {
    core::Settings settings = beside_others();
    settings.slots = "";
    FakeShell w(settings);
    Client& anna = w.guest("Anna");
    EXPECT_EQ(w.say(anna, {{"op", "table.create"}, {"ruleset", "classic"}})["error"]["code"],
              "closing");
}

}  // namespace
}  // namespace vegas::test
