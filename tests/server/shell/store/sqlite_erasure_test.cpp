// Of a player who was erased, nothing stays in the bytes of the data directory.
#include <string>

#include "server/shell/store/sqlite/database.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

constexpr const char* kErased = "erasedplayer1";

class SqliteErasure : public testing::Test {
protected:
    core::QueryResult ask(core::Query query) {
        store->query({{store.said.size()}, std::move(query)});
        store.wait_for_events(store.said.size() + 1);
        return store.answer();
    }
    // Tables and games of this player and another one, as they come and go.
    void fill() {
        store.append({with(opening("first"), {player(kErased), player("other")})});
        for (int i = 0; i < 300; ++i) {
            const std::string table = "t" + std::to_string(i);
            core::Append last = more(table, 1, 3);
            const std::string who = i % 3 == 0 ? kErased : "other";
            last.records[1] = R"({"v":99,"player":")" + who + R"(","name":"name of )" + who +
                              R"(","seed":")" + std::string(static_cast<std::size_t>(i), 's') +
                              R"("})";
            if (i % 5 == 0) {
                last = with(last, game("g" + std::to_string(i), i, {kErased, "other"}));
                last.game->summary = std::make_shared<const std::string>(
                    R"({"seats":[{"player":")" + std::string(kErased) + R"(","name":"name of )" +
                    kErased + R"("}]})");
            }
            store.append({opening(table), last});
            if (i % 7 == 0) store.append({closing(table, 4)});
        }
        core::Append last = more("first", 1);
        last.sleeps = {.since = {5},
                       .players = 1,
                       .summary = std::make_shared<const std::string>("of another one"),
                       .charged_player = kErased};
        last.seats = Words{"other"};
        store.append({last});
        (void)ask(core::SaveCode{kErased, core::CodeKind::recovery, "hash of the code", {}});
    }
    // In any file of the directory.
    [[nodiscard]] std::string files_with(const std::string& text) const {
        std::string found;
        for (const auto& file : std::filesystem::directory_iterator(folder.path() / "data")) {
            if (bytes_of(file.path()).find(text) == std::string::npos) continue;
            found += file.path().filename().string() + ' ';
        }
        return found;
    }
    void expect_nothing_left() const {
        for (const char* text : {kErased, "token of erasedplayer1", "hash of the code"}) {
            EXPECT_EQ(files_with(text), "") << text;
        }
        EXPECT_NE(files_with("name of other"), "");
    }

    Folder folder;
    OneStore store{folder.path()};
};

TEST_F(SqliteErasure, LeavesNothingInAnyFile) {
    fill();
    EXPECT_NE(files_with(kErased), "");
    EXPECT_NE(files_with("hash of the code"), "");
    (void)ask(core::ErasePlayer{kErased});
    expect_nothing_left();
    EXPECT_TRUE(bytes_of(folder.path() / "data" / "vegas.db-wal").empty());
    store.close();
    expect_nothing_left();
}

TEST_F(SqliteErasure, AReaderDelaysTheEndOfTheLog) {
    fill();
    {
        sqlite::Database reader(folder.path() / "data" / "vegas.db", sqlite::Access::read, {});
        reader.run("begin");
        EXPECT_EQ(reader.number("select count(*) from players"), 2);
        (void)ask(core::ErasePlayer{kErased});
        EXPECT_NE(files_with(kErased), "");
    }
    store.append({opening("later")});
    store.append({more("later", 1)});
    expect_nothing_left();
}

}  // namespace
}  // namespace vegas::shell::test
