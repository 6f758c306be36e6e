// A copy of a database: what is in it, what becomes of the file, and that nothing else changes.
#include "server/shell/store/sqlite/copy.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <iterator>
#include <map>
#include <thread>

#include "tests/server/shell/store/sqlite_harness.hpp"

namespace vegas::shell::test {
namespace {

namespace fs = std::filesystem;
using sqlite::copy_database;
using sqlite::IfExists;

class Copy : public testing::Test {
protected:
    [[nodiscard]] fs::path dir() const { return folder_.path() / "data"; }
    [[nodiscard]] fs::path database() const { return dir() / "vegas.db"; }
    [[nodiscard]] fs::path copies() const { return copies_.path(); }
    [[nodiscard]] fs::path file() const { return copies() / "copy.db"; }
    [[nodiscard]] const fs::path& folder() const { return folder_.path(); }

    // 2,000 records, in more pages than a step copies.
    void fill(OneStore& store) {
        std::vector<core::Append> appends{opening("t")};
        for (std::uint32_t seq = 1; seq < 2'000; ++seq) appends.push_back(more("t", seq));
        store->append(std::move(appends));
        store.wait_for_events(2'000);
    }
    // Why there is no copy, in one line.
    std::string refusal(IfExists there = IfExists::refuse) { return refusal(file(), there); }
    std::string refusal(const fs::path& where, IfExists there) {
        try {
            copy_database(dir(), where, there);
        } catch (const std::runtime_error& error) {
            EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
            return error.what();
        }
        return {};
    }
    // The table of a server that starts over the copy.
    std::vector<core::LoadedTable> started_over(const fs::path& copy) {
        const Folder again;
        fs::create_directory(again.path() / "data");
        fs::copy_file(copy, again.path() / "data" / "vegas.db");
        OneStore store(again.path());
        return std::move(store.loaded);
    }
    static std::map<std::string, std::string> all_bytes(const fs::path& where) {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::directory_iterator(where)) {
            if (entry.path().extension() == ".db-shm") continue;  // no file, but shared memory
            all[entry.path().filename()] = bytes_of(entry.path());
        }
        return all;
    }
    static std::ptrdiff_t files(const fs::path& where) {
        return std::distance(fs::directory_iterator(where), {});
    }

private:
    Folder folder_, copies_;
};

// ---- what is in it

TEST_F(Copy, HoldsWhatIsStillInTheLog) {
    OneStore store(folder());
    fill(store);
    ASSERT_GT(fs::file_size(database().string() + "-wal"), 0U);
    const auto bytes = copy_database(dir(), file(), IfExists::refuse);
    EXPECT_EQ(bytes, fs::file_size(file()));
    const auto tables = started_over(file());
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables.front().records.size(), 2'000U);
}

TEST_F(Copy, IsMadeWhereNobodyIsAtWork) {
    {
        OneStore store(folder());
        fill(store);
    }
    const auto before = all_bytes(dir());
    copy_database(dir(), file(), IfExists::refuse);
    EXPECT_TRUE(all_bytes(dir()) == before);
    EXPECT_EQ(started_over(file()).front().records.size(), 2'000U);
}

TEST_F(Copy, HoldsOneMomentOfAStoreThatGoesOn) {
    OneStore store(folder());
    fill(store);
    std::atomic<bool> enough = false;
    std::vector<std::size_t> found;
    std::thread copier([&] {
        for (int i = 0; i < 5; ++i) {
            const auto copy = copies() / std::to_string(i);
            copy_database(dir(), copy, IfExists::refuse);
            found.push_back(started_over(copy).front().records.size());
        }
        enough = true;
    });
    std::uint32_t seq = 2'000;
    for (; !enough; ++seq) {
        store->append({more("t", seq)});
        store.wait_for_events(seq + 1);
    }
    copier.join();
    EXPECT_TRUE(store.failures.empty()) << "the store was held up";
    EXPECT_EQ(store.said.back(), "stored t " + std::to_string(seq - 1));
    EXPECT_TRUE(std::ranges::is_sorted(found));
    EXPECT_GE(found.front(), 2'000U);
    EXPECT_LE(found.back(), seq);
}

// ---- what becomes of the file

TEST_F(Copy, ItsOwnerAloneCanReadIt) {
    const OneStore store(folder());
    const mode_t before = umask(0);
    copy_database(dir(), file(), IfExists::refuse);
    umask(before);
    struct stat status {};
    ASSERT_EQ(stat(file().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    EXPECT_EQ(files(copies()), 1) << "nothing is left beside it";
}

TEST_F(Copy, AFileThatIsThereStaysUnlessItIsToBeReplaced) {
    const OneStore store(folder());
    write_bytes(file(), "a letter");
    EXPECT_NE(refusal().find("is there already: name another file, or say --force"),
              std::string::npos)
        << refusal();
    EXPECT_EQ(bytes_of(file()), "a letter");
    EXPECT_EQ(refusal(IfExists::replace), "");
    EXPECT_EQ(bytes_of(file()).substr(0, 15), "SQLite format 3");
    EXPECT_EQ(files(copies()), 1);
}

TEST_F(Copy, ALinkThatLeadsNowhereIsThereToo) {
    const OneStore store(folder());
    fs::create_symlink("nowhere", file());
    EXPECT_NE(refusal().find("is there already"), std::string::npos);
}

TEST_F(Copy, IsNotMadeInTheDataDirectory) {
    const OneStore store(folder());
    for (const fs::path& where : {database(), dir() / "copy.db", dir() / ".." / "data" / "x"}) {
        EXPECT_NE(refusal(where, IfExists::replace).find("would be in the data directory"),
                  std::string::npos)
            << where;
    }
    EXPECT_EQ(files(dir()), 4);
}

TEST_F(Copy, IsNotMadeBesideTheLogOfAnotherDatabase) {
    const OneStore store(folder());
    write_bytes(file().string() + "-wal", "a log");
    EXPECT_NE(refusal().find("copy.db-wal is there"), std::string::npos);
    EXPECT_FALSE(fs::exists(file()));
}

TEST_F(Copy, IsMadeInADirectoryThatIsThere) {
    const OneStore store(folder());
    const auto none = copies() / "none";
    EXPECT_EQ(refusal(none / "copy.db", IfExists::refuse),
              "there is no directory " + none.string() + ": make it first");
    EXPECT_EQ(refusal(copies(), IfExists::replace),
              copies().string() + " is a directory: name the file that is to be made in it");
}

TEST_F(Copy, OfADamagedDatabaseLeavesNothingBehind) {
    {
        OneStore store(folder());
        fill(store);
    }
    std::string bytes = bytes_of(database());
    for (std::size_t page = 3; page < bytes.size() / 4'096; ++page) {
        bytes.replace(page * 4'096, 64, 64, '\x5a');
    }
    write_bytes(database(), bytes);
    EXPECT_NE(refusal().find("is damaged"), std::string::npos);
    EXPECT_EQ(files(copies()), 0);
    EXPECT_TRUE(bytes_of(database()) == bytes);
}

TEST_F(Copy, OfNothingIsRefused) {
    EXPECT_EQ(refusal(), "there is no database in " + dir().string());
    EXPECT_FALSE(fs::exists(dir()));
    EXPECT_EQ(files(copies()), 0);
}

}  // namespace
}  // namespace vegas::shell::test
