// Names with a word of the operator's list: out of public tables, welcome at private ones.
#include "server/core/base/name_words.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

core::Settings with_words(const char* list) {
    return {.limits = {}, .bot_pause_ms = 0, .name_words = std::make_shared<core::NameWords>(list)};
}

class PublicNames : public testing::Test {
protected:
    std::string create(Client& who, const char* visibility) {
        w.send(who, {{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", visibility}});
        return who.error();
    }
    std::string join(Client& who, const char* as = "player") {
        w.send(who, {{"op", "table.join"}, {"table", anna.reply["table"]}, {"as", as}});
        return who.error();
    }
    Client& program(const char* name, const json& bot) {
        Client& c = w.connect();
        w.send(c, {{"op", "hello"}, {"protocol", 1}, {"name", name}, {"bot", bot}});
        return c;
    }

    FakeShell w{with_words("grimble\n")};
    Client& anna = w.guest("Anna");
    Client& bad = w.guest("Gr\u0456mble 7");
};

TEST_F(PublicNames, WithABadWordMakeNoPublicTable) {
    EXPECT_EQ(create(bad, "public"), "name_not_public");
    EXPECT_EQ(w.server->gauges().tables, 0U);
    w.send(bad, {{"op", "quick_play"}});
    EXPECT_EQ(bad.error(), "name_not_public");
    EXPECT_EQ(w.server->gauges().tables, 0U);
    EXPECT_EQ(bad.closed, 0);
}

TEST_F(PublicNames, WithABadWordNeitherSitNorWatchAtAPublicTable) {
    create(anna, "public");
    EXPECT_EQ(join(bad), "name_not_public");
    EXPECT_EQ(join(bad, "spectator"), "name_not_public");
    EXPECT_EQ(w.send(anna, {{"op", "lobby.watch"}})["tables"][0]["taken"], 1);
}

TEST_F(PublicNames, WithABadWordPlayAtPrivateTables) {
    EXPECT_EQ(create(bad, "private"), "");
    w.send(anna, {{"op", "table.join"}, {"invite", bad.reply["invite"]}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(anna.view["table"]["seats"][0]["name"], "Gr\u0456mble 7");
}

TEST_F(PublicNames, OfProgramsAndTheirAuthorsCountToo) {
    create(anna, "public");
    EXPECT_EQ(join(program("Robo", {{"name", "Grimble"}})), "name_not_public");
    EXPECT_EQ(join(program("Robo", {{"name", "Ace"}, {"author", "Grimble"}})), "name_not_public");
    Client& good = program("Robo", {{"name", "Ace"}});
    EXPECT_EQ(join(good), "");
    w.disconnect(good);
    // Who has a seat brings no such program to it.
    Client& again = w.connect();
    w.send(again, {{"op", "hello"},
                   {"protocol", 1},
                   {"token", good.welcome["token"]},
                   {"bot", {{"name", "Grimble"}}}});
    EXPECT_EQ(join(again), "name_not_public");
}

TEST_F(PublicNames, WhoIsThereAlreadyStays) {
    w.server->set({.limits = {}, .bot_pause_ms = 0});
    create(anna, "public");
    EXPECT_EQ(join(bad), "");
    w.server->set(with_words("grimble\nanna\n"));
    EXPECT_EQ(join(bad), "");
    w.send(anna, {{"op", "table.join"}, {"table", anna.view["table"]["id"]}});
    EXPECT_EQ(anna.error(), "");
    EXPECT_EQ(create(anna, "public"), "name_not_public");
    EXPECT_EQ(create(anna, "private"), "");
}

// ---- the operator gives another name

class Rename : public AtServer {
protected:
    static std::string id_of(const Client& c) { return c.welcome["player"]; }
    std::string seat_name(const Client& viewer, std::size_t seat) {
        return viewer.view["table"]["seats"][seat]["name"];
    }
};

TEST_F(Rename, ReachesSeatsHostsSpectatorsAndTheLobby) {
    const auto [anna, ben, carla] = w.guests("Anna", "Ben", "Carla");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}});
    const std::string table = anna.reply["table"];
    w.send(ben, {{"op", "table.join"}, {"table", table}});
    w.send(carla, {{"op", "table.join"}, {"table", table}, {"as", "spectator"}});
    w.handle(core::RenamePlayer{id_of(anna), "Neu"});
    w.handle(core::RenamePlayer{id_of(carla), "Wer"});
    EXPECT_EQ(seat_name(ben, 0), "Neu");
    EXPECT_EQ(seat_name(anna, 0), "Neu");
    w.send(ben, {{"op", "table.summary"}, {"table", table}});
    EXPECT_EQ(ben.reply["host"], "Neu");
    EXPECT_EQ(w.send(ben, {{"op", "lobby.watch"}})["tables"][0]["players"][0]["name"], "Neu");
    w.send(ben, {{"op", "table.spectators"}, {"table", table}});
    EXPECT_EQ(ben.reply["spectators"][0]["name"], "Wer");
    EXPECT_EQ(w.reconnect(carla).welcome["name"], "Wer");
}

TEST_F(Rename, ReachesThoseWhoWereRemovedAndThoseWhoAskForASeat) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    const auto [carla, dave] = w.guests("Carla", "Dave");
    for (Client* c : {&carla, &dave}) {
        w.send(*c, {{"op", "table.join"}, {"invite", w.invite}, {"as", "spectator"}});
    }
    w.send(*seated[1], {{"op", "table.leave"}, {"table", w.id}});
    w.send(carla, {{"op", "table.request_seat"}, {"table", w.id}, {"seat", 1}});
    EXPECT_EQ(carla.error(), "");
    w.send(*seated[0], {{"op", "table.remove"}, {"table", w.id}, {"player", id_of(dave)}});
    w.handle(core::RenamePlayer{id_of(carla), "Neu"});
    w.handle(core::RenamePlayer{id_of(dave), "Wer"});
    EXPECT_EQ(seated[0]->view["table"]["seat_requests"][0]["name"], "Neu");
    w.send(*seated[0], {{"op", "table.spectators"}, {"table", w.id}});
    EXPECT_EQ(seated[0]->reply["removed"][0]["name"], "Wer");
}

TEST_F(Rename, LastsOverARestart) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    w.handle(core::RenamePlayer{id_of(*seated[0]), "Neu"});
    w.store.query({{0}, core::SavePlayerName{id_of(*seated[0]), "Neu"}});
    w.crash();
    Client& ben = w.reconnect(*seated[1]);
    w.send(ben, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(seat_name(ben, 0), "Neu");
    EXPECT_EQ(w.reconnect(*seated[0]).welcome["name"], "Neu");
    w.send(ben, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(seat_name(ben, 0), "Neu");
}

TEST_F(Rename, ReachesAGameThatSleptWhenItsPlayerComes) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    for (Client* c : seated) w.disconnect(*c);
    w.advance(kHour);
    ASSERT_EQ(w.server->gauges().tables, 0U);
    w.handle(core::RenamePlayer{id_of(*seated[0]), "Neu"});
    w.store.query({{0}, core::SavePlayerName{id_of(*seated[0]), "Neu"}});
    Client& ben = w.reconnect(*seated[1]);
    w.send(ben, {{"op", "table.join"}, {"invite", w.invite}});
    EXPECT_EQ(ben.error(), "");
    Client& anna = w.reconnect(*seated[0]);
    EXPECT_EQ(anna.welcome["name"], "Neu");
    EXPECT_EQ(seat_name(ben, 0), "Neu");
}

TEST_F(Rename, OfNobodyChangesNothing) {
    const auto seated = w.table("classic", {"Anna", "Ben"});
    const auto records = w.journal.size();
    w.handle(core::RenamePlayer{"nobody", "Neu"});
    EXPECT_EQ(w.journal.size(), records);
    EXPECT_EQ(seat_name(*seated[0], 0), "Anna");
}

}  // namespace
}  // namespace vegas::test
