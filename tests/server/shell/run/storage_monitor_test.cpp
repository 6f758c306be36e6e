#include "server/shell/run/storage_monitor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "server/shell/store/sqlite/notes.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kNowSeconds = 1'800'000'000;  // Unix time

class StorageMonitorTest : public testing::Test {
protected:
    StorageMonitorTest() {
        loop_.advance_to({kNowSeconds * 1000});
        std::string name = (fs::temp_directory_path() / "vegas-storage-XXXXXX").string();
        dir_ = ::mkdtemp(name.data());
        write("vegas.db", 4096);
    }
    ~StorageMonitorTest() override { fs::remove_all(dir_); }

    void write(const char* name, std::uintmax_t bytes) {
        std::ofstream(dir_ / name).put('x');
        fs::resize_file(dir_ / name, bytes);
    }
    double told(const Metric<Gauge>& metric) {
        loop_.run_jobs();
        return metric().Value();
    }
    double told(StoragePart part) {
        loop_.run_jobs();
        return metrics_.storage_bytes(part).Value();
    }

    test::FakeLoop loop_;
    test::FakeWorkerPool workers_{loop_};
    const Metrics metrics_;
    Log log_{core::LogLevel::error, LogFormat::text};
    StorageMonitor::Parts parts_{loop_, workers_, metrics_, log_};
    fs::path dir_;
};

TEST_F(StorageMonitorTest, TellsOfTheLastBackup) {
    StorageMonitor watch(parts_, dir_);
    EXPECT_EQ(told(metrics_.last_backup), 0);
    EXPECT_EQ(told(metrics_.last_backup_bytes), 0);
    for (const std::int64_t at : {kNowSeconds - 90, kNowSeconds - 30}) {
        sqlite::note_good_backup(dir_, {.at = at, .bytes = at / 2}).value();
        watch.refresh();
        EXPECT_EQ(told(metrics_.last_backup), static_cast<double>(at));
        EXPECT_EQ(told(metrics_.last_backup_bytes), static_cast<double>(at / 2));
    }
}

TEST_F(StorageMonitorTest, AFailureHoldsUntilThereIsAGoodBackup) {
    StorageMonitor watch(parts_, dir_);
    EXPECT_EQ(told(metrics_.backup_failed), 0);
    sqlite::note_good_backup(dir_, {.at = kNowSeconds, .bytes = 7}).value();
    sqlite::note_failed_backup(dir_).value();
    watch.refresh();
    EXPECT_EQ(told(metrics_.backup_failed), 1);
    EXPECT_EQ(told(metrics_.last_backup), kNowSeconds) << "the copy is there";
    sqlite::note_good_backup(dir_, {.at = kNowSeconds, .bytes = 7}).value();
    watch.refresh();
    EXPECT_EQ(told(metrics_.backup_failed), 0);
}

TEST_F(StorageMonitorTest, TellsSizesAndFreeRoom) {
    write("vegas.db-wal", 8192);
    StorageMonitor watch(parts_, dir_);
    EXPECT_EQ(told(StoragePart::database), 4096);
    EXPECT_EQ(told(StoragePart::log), 8192);
    EXPECT_GT(told(metrics_.storage_free_bytes), 0);
    fs::remove(dir_ / "vegas.db-wal");
    watch.refresh();
    EXPECT_EQ(told(StoragePart::log), 0);
}

TEST_F(StorageMonitorTest, ReadsOnceForManyWhoAskAndEachMinute) {
    StorageMonitor watch(parts_, dir_);
    for (int n = 0; n < 3; ++n) watch.refresh();
    EXPECT_EQ(workers_.given, 1);
    loop_.run_jobs();
    watch.refresh();
    EXPECT_EQ(workers_.given, 2);
    loop_.run_jobs();
    ASSERT_EQ(loop_.afters.size(), 1U);
    EXPECT_EQ(loop_.afters.front().delay_ms, 60'000);
    const auto minute = loop_.afters.front().job;
    minute();
    EXPECT_EQ(workers_.given, 3);
    EXPECT_EQ(loop_.afters.size(), 2U);
}

TEST_F(StorageMonitorTest, WithoutDataThereIsNothingToTell) {
    StorageMonitor watch(parts_, {});
    watch.refresh();
    for (const auto* metric : {&metrics_.last_backup, &metrics_.last_backup_bytes,
                               &metrics_.backup_failed, &metrics_.storage_free_bytes}) {
        EXPECT_TRUE(std::isnan(told(*metric)));
    }
    EXPECT_EQ(workers_.given, 0);
}

TEST(BackupTime, IsNeverInTheFuture) {
    const core::UtcTime now{kNowSeconds * 1000};
    const auto time_of = [&now](std::int64_t at) { return backup_time(GoodBackup{.at = at}, now); };
    EXPECT_EQ(time_of(kNowSeconds - 1), kNowSeconds - 1);
    EXPECT_EQ(time_of(kNowSeconds + 60), kNowSeconds) << "the clock was set back a little";
    EXPECT_EQ(time_of(kNowSeconds + 86'400), 0) << "one of the clocks was wrong";
    EXPECT_EQ(time_of(-1), 0);
    EXPECT_EQ(backup_time(std::nullopt, now), 0);
}

}  // namespace
}  // namespace vegas::shell
