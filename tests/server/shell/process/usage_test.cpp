#include "server/shell/process/usage.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <vector>

namespace vegas::shell {
namespace {

TEST(ProcessUsage, CountsOpenFiles) {
    const auto before = process_usage();
    const int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    EXPECT_EQ(process_usage().open_files, before.open_files + 1);
    ::close(file);
    EXPECT_EQ(process_usage().open_files, before.open_files);
    EXPECT_GE(before.open_files_max, before.open_files);
}

TEST(ProcessUsage, TellsMemoryThatIsInUse) {
    constexpr std::size_t kBytes = 32 * 1024 * 1024;
    const auto before = process_usage().resident_bytes;
    const std::vector<char> much(kBytes, 'x');
    EXPECT_GE(process_usage().resident_bytes, before + kBytes / 2) << much.back();
    EXPECT_GT(before, 1'000'000U);
}

TEST(ProcessUsage, BeganBeforeNowAndHasWorkedSinceThen) {
    const auto now =
        std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
    const auto usage = process_usage();
    EXPECT_LE(usage.started_at, now + 2);
    EXPECT_GT(usage.started_at, now - 24 * 3600);
    EXPECT_LE(usage.cpu_seconds, 8 * (now + 3 - usage.started_at));
}

}  // namespace
}  // namespace vegas::shell
