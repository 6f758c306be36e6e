// The directory of a SqliteStore: what it makes there, and what it leaves alone.

#include <sqlite3.h>
#include <sys/stat.h>

#include <filesystem>
#include <future>
#include <map>
#include <optional>

#include "server/shell/store/sqlite/schema.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"

namespace vegas::shell::test {
namespace {

namespace fs = std::filesystem;

class DataDirectory : public testing::Test {
protected:
    [[nodiscard]] fs::path dir() const { return folder.path() / "data"; }
    [[nodiscard]] fs::path file() const { return dir() / "vegas.db"; }

    // Why a store does not start here, in one line; nothing: it does.
    std::string refusal() {
        try {
            const OneStore store(folder.path());
            return {};
        } catch (const std::runtime_error& error) {
            EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
            return error.what();
        }
    }
    // It does not, for this reason, and everything that was there is as it was.
    void expect_refused(const std::string& why) {
        const auto before = all_bytes();
        const auto said = refusal();
        EXPECT_NE(said.find(why), std::string::npos) << "said: " << said;
        EXPECT_NE(said.find(dir().string()), std::string::npos) << "said: " << said;
        for (const auto& [name, bytes] : before) {
            EXPECT_TRUE(bytes_of(dir() / name) == bytes) << name << " was written to";
        }
    }
    std::map<std::string, std::string> all_bytes() {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::directory_iterator(dir())) {
            if (entry.path().extension() == ".db-shm") continue;  // no file, but shared memory
            if (entry.is_regular_file()) all[entry.path().filename()] = bytes_of(entry.path());
        }
        return all;
    }
    void make_good_one() {
        OneStore store(folder.path());
        std::vector<core::Append> appends{opening("t")};
        for (std::uint32_t seq = 1; seq < 2'000; ++seq) appends.push_back(more("t", seq));
        store->append(std::move(appends));
        store.wait_for_events(2'000);
    }
    void change(const std::string& sql) {
        sqlite3* other = nullptr;
        ASSERT_EQ(sqlite3_open(file().c_str(), &other), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(other);
        sqlite3_close(other);
    }
    static unsigned mode(const fs::path& path) {
        struct stat status {};
        EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
        return status.st_mode & 0777U;
    }

    Folder folder;
};

// ---- made

TEST_F(DataDirectory, ItsOwnerAloneCanReadIt) {
    const mode_t before = umask(0);
    OneStore store(folder.path());
    store.append({opening("t")});
    umask(before);
    EXPECT_EQ(mode(dir()), 0700U);
    int files = 0;
    for (const auto& entry : fs::directory_iterator(dir())) {
        EXPECT_EQ(mode(entry.path()), 0600U) << entry.path();
        ++files;
    }
    EXPECT_EQ(files, 4) << "lock, database, log and its index";
}

TEST_F(DataDirectory, WhatIsThereAlreadyBecomesPrivate) {
    make_good_one();
    ASSERT_EQ(chmod(file().c_str(), 0644), 0);
    OneStore store(folder.path());
    store.append({more("t", 2'000)});
    EXPECT_EQ(mode(file()), 0600U);
    EXPECT_EQ(mode(file().string() + "-wal"), 0600U);
}

TEST_F(DataDirectory, ADirectoryThatIsThereStaysOpenAsItIs) {
    fs::create_directory(dir());
    ASSERT_EQ(chmod(dir().c_str(), 0750), 0);
    EXPECT_EQ(refusal(), "");
    EXPECT_EQ(mode(dir()), 0750U);
}

// As the header of the file has it.
std::string newest_format() { return {0, 0, 0, static_cast<char>(sqlite::newest_format())}; }

// Gives everything the names that format 1 had.
constexpr const char* kToFormat1 = R"(
drop table sleeping_seats;
drop index tables_by_sleep;
drop index tables_by_charged_player;
drop index tables_by_charged_address;
alter table tables drop column slept_ms;
alter table tables drop column players;
alter table tables drop column summary;
drop index games_by_rank;
drop index games_by_charged_player;
drop index games_by_charged_address;
drop index tables_by_due;
alter table tables drop column first_slept_ms;
alter table tables drop column charged_player;
alter table tables drop column charged_address;
alter table tables drop column due_ms;
delete from meta where name = 'served_ms';
drop index players_not_played;
alter table games drop column people;
alter table games drop column charged_player;
alter table games drop column charged_address;
alter table players drop column has_played;
drop index players_by_seen;
drop index games_by_table;
drop index games_by_end;
drop index game_members_by_player;
alter table tables rename to tbl;
alter table tbl rename column first_seq to base;
alter table tbl rename column set_aside to aside;
alter table tbl rename column load_attempts to marks;
alter table journal rename to log;
alter table log rename column table_id to tbl;
alter table log rename column record to body;
alter table players rename to player;
alter table player rename to with_devices;
create table player (
    id text primary key,
    name text not null,
    token text unique,
    previous text unique,
    seen integer not null
) without rowid, strict;
insert into player select with_devices.id, with_devices.name, token_hash, null, with_devices.seen_ms
    from with_devices join devices on player_id = with_devices.id;
drop table with_devices;
drop table devices;
drop table codes;
create index player_by_seen on player (seen);
alter table games rename to game;
alter table game rename column table_id to tbl;
alter table game rename column is_private to private;
alter table game rename column ended_ms to ended;
create index game_by_table on game (tbl, ended, id);
create index game_by_end on game (ended, id);
alter table game_members rename to played;
alter table played rename column game_id to game;
alter table played rename column number to place;
alter table played rename column player_id to player;
alter table played rename column ended_ms to ended;
create index played_by_player on played (player, ended, game);
pragma user_version = 1;
)";

TEST_F(DataDirectory, ADatabaseOfAnOlderFormatIsBroughtToTheNewest) {
    {
        OneStore store(folder.path());
        store.append({opening("t")});
    }
    change(kToFormat1);
    const OneStore store(folder.path());
    EXPECT_EQ(store.loaded.size(), 1U);
    EXPECT_EQ(bytes_of(file()).substr(60, 4), newest_format());
}

TEST_F(DataDirectory, TheHeaderSaysWhoseTheFileIsFromTheBeginning) {
    const OneStore store(folder.path());
    const std::string header = bytes_of(file()).substr(0, 100);
    EXPECT_EQ(header.substr(68, 4), "VGAS");
    EXPECT_EQ(header.substr(60, 4), newest_format());
}

TEST_F(DataDirectory, AnEmptyFileIsANewDatabase) {
    fs::create_directory(dir());
    write_bytes(file(), "");
    EXPECT_EQ(refusal(), "");
    EXPECT_EQ(mode(file()), 0600U);
}

TEST_F(DataDirectory, WhatACrashLeftOfANewDatabaseIsThrownAway) {
    fs::create_directory(dir());
    write_bytes(dir() / "vegas.db.new", "half of a database");
    write_bytes(dir() / "vegas.db.new-journal", "half of a journal");
    EXPECT_EQ(refusal(), "");
    EXPECT_FALSE(fs::exists(dir() / "vegas.db.new"));
    EXPECT_FALSE(fs::exists(dir() / "vegas.db.new-journal"));
}

TEST_F(DataDirectory, TheFirstFormatIsMadeInAnEmptyDatabaseOfOurs) {
    fs::create_directory(dir());
    change("pragma application_id = 0x56474153");
    OneStore store(folder.path());
    EXPECT_EQ(store.append({opening("t")}).back(), "stored t 0");
    EXPECT_EQ(bytes_of(file()).substr(60, 4), newest_format()) << "in the header itself";
}

TEST_F(DataDirectory, ItsNameMayBeAnything) {
    const fs::path odd = folder.path() / "100% of a?name #1 =&";
    fs::create_directory(odd);
    { const OneStore store(odd); }
    const OneStore store(odd);
    EXPECT_EQ(store.loaded.size(), 0U);
    EXPECT_TRUE(fs::exists(odd / "data" / "vegas.db"));
}

// ---- refused

TEST_F(DataDirectory, ServesOneStoreAtATime) {
    {
        const OneStore store(folder.path());
        EXPECT_NE(refusal().find("another vegasd uses"), std::string::npos) << refusal();
    }
    EXPECT_EQ(refusal(), "");
}

TEST_F(DataDirectory, IsNotMadeWithoutItsParent) {
    const fs::path deep = folder.path() / "none";
    try {
        const OneStore store(deep);
        ADD_FAILURE() << "it was made";
    } catch (const std::runtime_error& error) {
        EXPECT_NE(std::string(error.what()).find("none/data: No such file"), std::string::npos)
            << error.what();
    }
    EXPECT_FALSE(fs::exists(deep));
}

TEST_F(DataDirectory, IsNoFile) {
    write_bytes(dir(), "a file");
    EXPECT_NE(refusal().find("is not a directory"), std::string::npos);
    EXPECT_EQ(bytes_of(dir()), "a file");
}

TEST_F(DataDirectory, AFileThatIsNoDatabaseStays) {
    fs::create_directory(dir());
    write_bytes(file(), std::string(5'000, 'x'));
    expect_refused("is not a database of vegasd");
}

TEST_F(DataDirectory, ATruncatedHeaderIsNoDatabase) {
    make_good_one();
    fs::resize_file(file(), 99);
    expect_refused("is not a database of vegasd");
}

TEST_F(DataDirectory, TheDatabaseOfAnotherProgramStays) {
    fs::create_directory(dir());
    change("create table their_own (x); pragma application_id = 7");
    expect_refused("is not a database of vegasd");
}

TEST_F(DataDirectory, ADirectoryInThePlaceOfTheDatabaseStays) {
    fs::create_directories(file());
    expect_refused("cannot read");
}

TEST_F(DataDirectory, ANewerDatabaseStays) {
    make_good_one();
    change("pragma user_version = 1000");
    expect_refused("was written by a newer vegasd, in format 1000");
}

// As a newer program leaves it that was killed before the log came into the file.
TEST_F(DataDirectory, ADatabaseWithANewerLogStays) {
    make_good_one();
    sqlite3* newer = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &newer), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(newer, "pragma user_version = 1000", nullptr, nullptr, nullptr), 0);
    const Folder after;
    fs::copy(folder.path(), after.path(), fs::copy_options::recursive);
    sqlite3_close(newer);
    fs::remove_all(dir());
    fs::copy(after.path(), folder.path(), fs::copy_options::recursive);
    ASSERT_EQ(bytes_of(file()).substr(60, 4), newest_format());
    expect_refused("was written by a newer vegasd, in format 1000");
}

TEST_F(DataDirectory, ADamagedDatabaseStays) {
    make_good_one();
    std::string bytes = bytes_of(file());
    ASSERT_GT(bytes.size(), 16U * 4'096);
    for (std::size_t page = 3; page < bytes.size() / 4'096; ++page) {
        bytes.replace(page * 4'096, 64, 64, '\x5a');
    }
    write_bytes(file(), bytes);
    EXPECT_NE(refusal().find(file().string() + " is damaged ("), std::string::npos);
}

// ---- checked as a whole, after an end that was not in order

class UncheckedDatabase : public DataDirectory {
protected:
    // As after a loss of power.
    void make_unclosed_one() {
        const Folder copy;
        {
            OneStore store(folder.path());
            store->append({opening("t")});
            store.wait_for_events(1);
            fs::copy(dir(), copy.path() / "data", fs::copy_options::recursive);
        }
        fs::remove_all(dir());
        fs::copy(copy.path() / "data", dir(), fs::copy_options::recursive);
    }
    // Starts a store; if it checks the database, waits for what that has found.
    void start() {
        begun = false;
        problem.reset();
        SqliteStore::Options options;
        options.on_check = [this] { begun = true; };
        options.on_checked = [this](const sqlite::IntegrityCheck::Result& result) {
            EXPECT_TRUE(result.is_complete);
            problem = result.problem;
        };
        OneStore store(folder.path(), options);
        if (begun) store.loop.run_until([this] { return problem.has_value(); });
    }

    bool begun = false;
    std::optional<std::string> problem;
};

TEST_F(UncheckedDatabase, IsFoundToBeSoundOnce) {
    make_unclosed_one();
    start();
    EXPECT_TRUE(begun);
    EXPECT_EQ(problem, "");
    start();
    EXPECT_FALSE(begun);
}

TEST_F(UncheckedDatabase, IsCheckedUntilItIsSound) {
    make_good_one();
    change(
        "insert into games (id, table_id, invite, is_private, ended_ms, summary, transcript) "
        "values ('g', 't', '', 0, 0, '', replace(hex(zeroblob(20000)), '0', 'x'))");
    std::string bytes = bytes_of(file());
    constexpr std::size_t kPage = 4'096;
    constexpr std::size_t kLink = 4;  // to the next page of a long row
    const std::size_t at = bytes.find(std::string(kPage - kLink, 'x'));
    ASSERT_EQ(at % kPage, kLink);
    bytes.replace(at - kLink, kLink, kLink, '\x7f');
    write_bytes(file(), bytes);
    write_bytes(dir() / "unchecked", "");
    for (int starts = 0; starts < 2; ++starts) {
        start();
        EXPECT_TRUE(begun);
        EXPECT_NE(problem.value_or(""), "");
    }
}

TEST_F(UncheckedDatabase, IsNotReadForTooLongWhileItsLogGrows) {
    OneStore store(folder.path());
    store->append({opening("t")});
    store.wait_for_events(1);
    write_bytes(dir() / "unchecked", "");
    std::promise<bool> is_complete;
    const sqlite::IntegrityCheck check(
        dir(), {},
        [&](const sqlite::IntegrityCheck::Result& result) {
            is_complete.set_value(result.is_complete);
        },
        1);
    EXPECT_FALSE(is_complete.get_future().get());
    EXPECT_TRUE(fs::exists(dir() / "unchecked"));
}

TEST_F(UncheckedDatabase, DoesNotHoldUpAnEnd) {
    make_unclosed_one();
    SqliteStore::Options options;
    options.on_checked = [](const sqlite::IntegrityCheck::Result&) {};
    const OneStore store(folder.path(), options);
}

TEST_F(DataDirectory, ATruncatedDatabaseStays) {
    make_good_one();
    fs::resize_file(file(), fs::file_size(file()) / 2);
    expect_refused("is damaged");
}

TEST_F(DataDirectory, ALogWithoutItsDatabaseStays) {
    fs::create_directory(dir());
    write_bytes(file().string() + "-wal", "a log");
    expect_refused("is missing, but vegas.db-wal is there");
    EXPECT_FALSE(fs::exists(file()));
    write_bytes(file(), "");
    expect_refused("is missing, but vegas.db-wal is there");
}

}  // namespace
}  // namespace vegas::shell::test
