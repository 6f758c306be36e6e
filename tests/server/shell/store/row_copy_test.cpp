// Rows from one kind of database to the other and back: nothing is lost, and nothing is invented.
#include "server/shell/store/row_copy.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "server/shell/store/postgres/schema.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/schema.hpp"
#include "tests/server/shell/store/postgres_server.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"

namespace vegas::shell::test {
namespace {

// Rows with and without what may be missing.
constexpr const char* kRows =
    "insert into players (id, name, seen_ms, has_played) "
    "    values ('p', 'Zoë \"x\"', 1790000000000, true), ('q', '', 0, false);"
    "insert into devices (player_id, id, name, token_hash, seen_ms) "
    "    values ('p', 'd', 'browser', 'hash', 7);"
    "insert into codes (player_id, kind, code_hash, expires_ms) "
    "    values ('p', 0, 'c0', 8), ('p', 1, 'c1', null);"
    "insert into tables (id, invite, first_seq, set_aside, load_attempts) "
    "    values ('awake', 'i', 3, null, 1), ('aside', null, 0, 'why', 0);"
    "insert into tables (id, invite, first_seq, slept_ms, first_slept_ms, players, summary, "
    "due_ms, "
    "    charged_player, charged_address, seats) "
    "    values ('asleep', 'j', 0, 20, 10, 2, '{}', 0, 'p', 'address', array['', 'p', 'q']), "
    "    ('asleep too', 'k', 0, 21, 11, 1, '{}', null, null, null, array['p']);"
    "insert into journal (table_id, seq, incarnation, record) "
    "    values ('awake', 3, 0, '{\"a\":\"ü\"}'), ('awake', 4, 0, '{}'), ('aside', 0, 0, '{');"
    "insert into games (id, table_id, invite, is_private, decision_ms, ended_ms, summary, "
    "    transcript, people, charged_player, charged_address) "
    "    values ('g', 't', 'i', true, 0, 5, '{}', '{\"t\":1}', 1, 'p', 'address'), "
    "    ('h', 't', '', false, null, 6, '', '', 2, null, null);"
    "insert into game_members (game_id, number, player_id, ended_ms) "
    "    values ('g', 1, 'p', 5), ('g', 2, 'q', 5);"
    "update served_time set served_ms = 4711;"
    "insert into purge_clock (time_ms) values (99)";

constexpr const char* kDump =
    "select concat("
    "(select array_agg(p order by p) from players as p), "
    "(select array_agg(d) from devices as d), (select array_agg(c order by c) from codes as c), "
    "(select array_agg((id, invite, first_seq, set_aside, load_attempts, slept_ms, "
    "    first_slept_ms, players, summary, due_ms, charged_player, charged_address, "
    "    array(select s from unnest(seats) as s where s <> '' order by s)) order by id) "
    "    from tables), "
    "(select array_agg(j order by j) from journal as j), "
    "(select array_agg(g order by g) from games as g), "
    "(select array_agg(m order by m) from game_members as m), "
    "(select served_ms from served_time), (select time_ms from purge_clock))";

class RowCopy : public testing::Test {
protected:
    RowCopy() {
        postgres::migrate(from);
        from.run(kRows);
        std::ofstream(file).flush();
    }
    CopiedRows copy_to_file() {
        sqlite::Database copy(file, sqlite::Access::write, {});
        sqlite::make_tables(copy);
        copy.run("begin");
        from.begin_snapshot();
        const CopiedRows copied = copy_rows(from, copy);
        from.run("commit");
        copy.run("commit");
        return copied;
    }

    Folder folder;
    const std::filesystem::path file = folder.path() / "copy.db";
    postgres::PostgresConnection from{new_database()}, into{new_database()};
};

TEST_F(RowCopy, ThereAndBackNothingIsLost) {
    EXPECT_EQ(copy_to_file().tables, 4);
    postgres::migrate(into);
    sqlite::Database copy(file, sqlite::Access::immutable, {});
    into.begin();
    const CopiedRows copied = copy_rows(copy, into);
    into.run("commit");
    EXPECT_EQ(copied.players, 2);
    EXPECT_EQ(copied.tables, 4);
    EXPECT_EQ(copied.games, 2);
    EXPECT_EQ(into.text(kDump), from.text(kDump));
}

TEST_F(RowCopy, WhatIsMissingIsNullInSqlite) {
    (void)copy_to_file();
    sqlite::Database copy(file, sqlite::Access::immutable, {});
    EXPECT_EQ(copy.number("select count(*) from tables where summary is null and set_aside is null "
                          "and due_ms is null and charged_player is null"),
              1);
    EXPECT_EQ(copy.number("select due_ms is not null from tables where id = 'asleep'"), 1);
    EXPECT_EQ(copy.number("select count(*) from sleeping_seats where table_id = 'asleep'"), 2);
    EXPECT_EQ(copy.text("select record from journal where seq = 3"), "{\"a\":\"ü\"}");
    EXPECT_EQ(copy.number("select value from meta where name = 'served_ms'"), 4711);
    EXPECT_EQ(copy.number("select value from meta where name = 'incarnation'"), 0);
}

TEST_F(RowCopy, TheRoomItTakesIsKnownBefore) {
    from.run(
        "insert into journal (table_id, seq, incarnation, record) "
        "select 'awake', n, 0, convert_to(repeat(md5(n::text), 30), 'UTF8') "
        "from generate_series(10, 4000) as n");
    const auto expected = copied_bytes(from);
    (void)copy_to_file();
    EXPECT_GE(expected, std::filesystem::file_size(file));
    EXPECT_LE(expected, 2 * std::filesystem::file_size(file));
}

}  // namespace
}  // namespace vegas::shell::test
