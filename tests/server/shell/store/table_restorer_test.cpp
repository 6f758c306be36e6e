// One table in the place of another, in a data directory and in a database.
#include "server/shell/store/table_restorer.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"

namespace vegas::shell::test {
namespace {

// Empty data that no server uses.
class Place {
public:
    virtual ~Place() = default;
    [[nodiscard]] virtual std::string data() const = 0;
    virtual void run(const std::string& sql) = 0;
};

class DirectoryPlace final : public Place {
public:
    DirectoryPlace() { const sqlite::DataDir made(dir(), {}); }
    [[nodiscard]] std::string data() const override { return dir(); }
    void run(const std::string& sql) override {
        sqlite::Database(sqlite::database_in(dir()), sqlite::Access::write, {}).run(sql.c_str());
    }

private:
    [[nodiscard]] std::filesystem::path dir() const { return folder_.path() / "data"; }
    Folder folder_;
};

class DatabasePlace final : public Place {
public:
    DatabasePlace() { postgres::migrate(connection_); }
    [[nodiscard]] std::string data() const override { return url_; }
    void run(const std::string& sql) override { connection_.run(sql); }

private:
    const std::string url_ = new_database();
    postgres::PostgresConnection connection_{url_};
};

struct PlaceKind {
    const char* name;
    std::unique_ptr<Place> (*make)();
    friend std::ostream& operator<<(std::ostream& out, const PlaceKind& kind) {
        return out << kind.name;
    }
};

SavedTable table(const std::string& id, std::vector<std::string> records = {"{\"n\":0}"}) {
    return {.id = id,
            .invite = "invite of " + id,
            .first_seq = 3,
            .records = std::move(records),
            .sleep = std::nullopt,
            .ended_games = {}};
}

class RestoresATable : public testing::TestWithParam<PlaceKind> {
protected:
    void put(const SavedTable& what) {
        const auto into = open_table_restorer(place->data());
        into->put(what, {"p", ""});
        into->commit();
    }
    std::optional<TableRestorer::Present> find(const std::string& id) {
        return open_table_restorer(place->data())->find(id);
    }

    const std::unique_ptr<Place> place = GetParam().make();
};

TEST_P(RestoresATable, InThePlaceOfOneThatWasSetAside) {
    EXPECT_FALSE(find("t"));
    put(table("t", {"{\"n\":0}", "{\"n\":1}", "{\"n\":2}"}));
    put(table("other"));
    place->run("update tables set set_aside = 'why', load_attempts = 2 where id = 't'");
    EXPECT_TRUE(find("t")->is_set_aside);
    put(table("t", {"{\"n\":3}", "{\"n\":4}"}));
    const auto present = find("t");
    ASSERT_TRUE(present);
    EXPECT_FALSE(present->is_set_aside);
    EXPECT_EQ(present->records, (std::vector<std::string>{"{\"n\":3}", "{\"n\":4}"}));
    EXPECT_EQ(find("other")->records.size(), 1U);
}

TEST_P(RestoresATable, NothingChangesBeforeItHasCommitted) {
    put(table("t"));
    open_table_restorer(place->data())->put(table("t", {"{}", "{}"}), {});
    EXPECT_EQ(find("t")->records.size(), 1U);
}

TEST_P(RestoresATable, AnInviteIsTakenIfAnotherTableHasIt) {
    put(table("t"));
    const auto into = open_table_restorer(place->data());
    EXPECT_FALSE(into->is_invite_taken(table("t")));
    SavedTable other = table("other");
    EXPECT_FALSE(into->is_invite_taken(other));
    other.invite = table("t").invite;
    EXPECT_TRUE(into->is_invite_taken(other));
}

TEST_P(RestoresATable, ItsEndedGamesAreFoundAndOneOfThemGoes) {
    for (const char* id : {"t-1", "t-2", "u-1"}) {
        place->run(
            "insert into games (id, table_id, invite, is_private, ended_ms, summary, "
            "transcript) values ('" +
            std::string(id) + "', '" + id[0] + "', '', " +
            (GetParam().name == std::string("Database") ? "false" : "0") + ", 5, 'summary', '')");
        place->run("insert into game_members (game_id, number, player_id, ended_ms) values ('" +
                   std::string(id) + "', 0, 'p', 5)");
    }
    const auto into = open_table_restorer(place->data());
    EXPECT_EQ(into->ended_games("t").size(), 2U);
    into->remove_game("t-2");
    const auto left = into->ended_games("t");
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left.front().id, "t-1");
    EXPECT_EQ(left.front().summary, "summary");
    EXPECT_EQ(into->ended_games("u").size(), 1U);
}

TEST_P(RestoresATable, PlayersWhoAreStoredAreTold) {
    place->run("insert into players (id, name, seen_ms) values ('p', 'Anna', 5)");
    EXPECT_EQ(open_table_restorer(place->data())->stored_players({"p", "q"}),
              std::set<std::string>{"p"});
}

INSTANTIATE_TEST_SUITE_P(Data, RestoresATable,
                         testing::Values(PlaceKind{"Directory",
                                                   []() -> std::unique_ptr<Place> {
                                                       return std::make_unique<DirectoryPlace>();
                                                   }},
                                         PlaceKind{"Database",
                                                   []() -> std::unique_ptr<Place> {
                                                       return std::make_unique<DatabasePlace>();
                                                   }}),
                         [](const auto& info) { return info.param.name; });

TEST(RestoresATableInADirectory, AnErrorNamesTheDatabase) {
    const DirectoryPlace place;
    const auto into = open_table_restorer(place.data());
    into->put(table("t"), {});
    try {
        SavedTable twin = table("other");
        twin.invite = table("t").invite;
        into->put(twin, {});
        ADD_FAILURE() << "two tables have one invite";
    } catch (const std::runtime_error& error) {
        EXPECT_TRUE(std::string(error.what()).starts_with("cannot use " + place.data() + "/"))
            << error.what();
    }
}

// ---- servers over a database

constexpr const char* kStillThere =
    "server one still has table t: stop it; if it has died, start another server first";

class TableOfServers : public testing::Test {
protected:
    TableOfServers() {
        const auto into = open_table_restorer(place.data());
        into->put(table("t"), {});
        into->commit();
    }
    // A server that may write, as the table's home.
    void add_home(const std::string& peer_address) {
        place.run("insert into servers (name, peer_address) values ('one', '" + peer_address +
                  "'); insert into leases (incarnation, expires_at) "
                  "select incarnation, clock_timestamp() + interval '1 h' from servers; "
                  "update tables set home = (select incarnation from servers)");
    }
    // Why it cannot be restored; empty if it can.
    std::string refusal() {
        try {
            (void)open_table_restorer(place.data())->find("t");
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return {};
    }

    DatabasePlace place;
};

TEST_F(TableOfServers, WithoutAHomeIsFree) { EXPECT_EQ(refusal(), ""); }

TEST_F(TableOfServers, WithAHomeIsNotFree) {
    add_home("somewhere:1");
    EXPECT_EQ(refusal(), kStillThere);
    place.run("delete from leases");
    EXPECT_EQ(refusal(), kStillThere) << "it may come back";
    place.run("update servers set is_fenced = true");
    EXPECT_EQ(refusal(), "");
}

TEST_F(TableOfServers, IsFreeWhereOthersShareTheDatabase) {
    add_home("somewhere:1");
    place.run("update tables set home = null");
    EXPECT_EQ(refusal(), "");
}

TEST_F(TableOfServers, IsNotFreeWhileOneThatWorksAloneMayHaveIt) {
    add_home("");
    place.run("update tables set home = null");
    EXPECT_NE(refusal().find("works alone"), std::string::npos);
    place.run("update tables set slept_ms = 5");
    EXPECT_EQ(refusal(), "") << "it is in nobody's memory";
    place.run("update tables set slept_ms = null, set_aside = 'why'");
    EXPECT_EQ(refusal(), "");
    place.run("update tables set set_aside = null");
    place.run("update leases set expires_at = clock_timestamp()");
    EXPECT_EQ(refusal(), "");
}

}  // namespace
}  // namespace vegas::shell::test
