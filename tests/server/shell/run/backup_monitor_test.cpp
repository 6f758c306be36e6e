#include "server/shell/run/backup_monitor.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "server/shell/store/sqlite/notes.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kNowSeconds = 1'800'000'000;  // Unix time

class BackupMonitorTest : public testing::Test {
protected:
    BackupMonitorTest() {
        loop_.advance_to({kNowSeconds * 1000});
        std::string name = (fs::temp_directory_path() / "vegas-backup-XXXXXX").string();
        dir_ = ::mkdtemp(name.data());
    }
    ~BackupMonitorTest() override { fs::remove_all(dir_); }

    double told() {
        loop_.run_jobs();
        return metrics_.last_backup().Value();
    }

    test::FakeLoop loop_;
    test::FakeWorkerPool workers_{loop_};
    const Metrics metrics_;
    fs::path dir_;
};

TEST_F(BackupMonitorTest, TellsOfTheLastOne) {
    BackupMonitor watch({loop_, workers_, metrics_}, dir_);
    EXPECT_EQ(told(), 0);
    for (const std::int64_t at : {kNowSeconds - 90, kNowSeconds - 30}) {
        sqlite::note_backup(dir_, at).value();
        watch.refresh();
        EXPECT_EQ(told(), at);
    }
}

TEST_F(BackupMonitorTest, ReadsOnceForManyWhoAsk) {
    BackupMonitor watch({loop_, workers_, metrics_}, dir_);
    for (int n = 0; n < 3; ++n) watch.refresh();
    EXPECT_EQ(workers_.given, 1);
    (void)told();
    watch.refresh();
    EXPECT_EQ(workers_.given, 2);
}

TEST_F(BackupMonitorTest, WithoutADirectoryThereIsNothingToTell) {
    BackupMonitor watch({loop_, workers_, metrics_}, {});
    watch.refresh();
    EXPECT_TRUE(std::isnan(told()));
    EXPECT_EQ(workers_.given, 0);
}

TEST(BackupTime, IsNeverInTheFuture) {
    const core::UtcTime now{kNowSeconds * 1000};
    EXPECT_EQ(backup_time(kNowSeconds - 1, now), kNowSeconds - 1);
    EXPECT_EQ(backup_time(kNowSeconds + 60, now), kNowSeconds) << "the clock was set back a little";
    EXPECT_EQ(backup_time(kNowSeconds + 86'400, now), 0) << "one of the clocks was wrong";
    EXPECT_EQ(backup_time(-1, now), 0);
    EXPECT_EQ(backup_time(std::nullopt, now), 0);
}

}  // namespace
}  // namespace vegas::shell
