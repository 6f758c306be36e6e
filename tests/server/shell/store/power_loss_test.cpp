#include "tests/server/shell/store/power_loss.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "server/shell/store/sqlite/database.hpp"
#include "tests/server/shell/store/sqlite_harness.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

namespace fs = std::filesystem;

// What a loss of power leaves of a store at some moment, and what had been told by then.
struct Left {
    std::unique_ptr<Folder> folder = std::make_unique<Folder>();
    std::uint32_t told = 0;

    // How many records of the table a start finds; nothing: it finds a damaged database.
    [[nodiscard]] std::optional<std::uint32_t> found() const {
        try {
            sqlite::Database database(folder->path() / "data" / "vegas.db", sqlite::Access::read,
                                      {});
            if (database.text("pragma quick_check") != "ok") return std::nullopt;
            const auto count = database.number("select count(*) from journal");
            EXPECT_EQ(database.number("select coalesce(max(seq) + 1, 0) from journal"), count);
            return static_cast<std::uint32_t>(count);
        } catch (const sqlite::SqliteError&) {
            return std::nullopt;
        }
    }
};

class PowerLost : public testing::TestWithParam<const char*> {
protected:
    ~PowerLost() override { PowerLoss::begin({}); }

    // Stores one record after another, closes the store, and takes what is left at each moment.
    void live(bool ignores_syncs) {
        PowerLoss::begin({.seed = GetParam(),
                          .ignores_syncs = ignores_syncs,
                          .before_each = [this] { take(); }});
        SqliteStore::Options options;
        options.vfs = PowerLoss::name();
        OneStore store(folder_.path(), std::move(options));
        is_open_ = true;
        for (std::uint32_t seq = 0; seq < kRecords; ++seq) {
            store->append({seq == 0 ? opening("t") : more("t", seq)});
            store.wait_for_events(seq + 1);
            told_ = seq + 1;
        }
        store.close();
        take();
    }

    static constexpr std::uint32_t kRecords = 8;
    std::vector<Left> all;

private:
    void take() {
        if (!is_open_) return;
        Left& left = all.emplace_back();
        left.told = told_;
        fs::copy(folder_.path(), left.folder->path(), fs::copy_options::recursive);
        fs::remove(left.folder->path() / "data" / "vegas.db-shm");
    }

    Folder folder_;
    bool is_open_ = false;
    std::uint32_t told_ = 0;
};

TEST_P(PowerLost, WhatWasToldIsThere) {
    live(false);
    EXPECT_GT(all.size(), 3 * kRecords);
    for (const Left& left : all) {
        const auto found = left.found();
        ASSERT_TRUE(found.has_value());
        EXPECT_GE(*found, left.told);
        EXPECT_LE(*found, left.told + 1);
    }
}

// That is, the test above would notice.
TEST_P(PowerLost, WithoutSyncsSomeOfItIsNot) {
    live(true);
    std::size_t lost = 0;
    for (const Left& left : all) lost += left.found().value_or(0) < left.told ? 1 : 0;
    EXPECT_GT(lost, 0U);
}

INSTANTIATE_TEST_SUITE_P(All, PowerLost, testing::Values("1", "2", "3"));

}  // namespace
}  // namespace vegas::shell::test
