#include "client-cli/net/exit_deadline.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <future>

namespace vegas::cli {
namespace {

TEST(ExitDeadline, EndsAProcessWhoseThreadDoesNotMove) {
    for (const int number : {SIGINT, SIGTERM}) {
        std::promise<void> gave_up;
        const ExitDeadline deadline([&gave_up] { gave_up.set_value(); },
                                    std::chrono::milliseconds(1));
        std::raise(number);
        std::raise(number);           // people press Ctrl-C again
        gave_up.get_future().wait();  // as a thread waits for its output to be read
    }
}

TEST(ExitDeadline, LeavesAProcessAloneThatEndsBefore) {
    bool gave_up = false;
    {
        const ExitDeadline deadline([&gave_up] { gave_up = true; }, std::chrono::hours(1));
        std::raise(SIGINT);
    }
    EXPECT_FALSE(gave_up);
}

TEST(ExitDeadline, IsWithinASecond) { EXPECT_LT(kExitDeadline, std::chrono::seconds(1)); }

}  // namespace
}  // namespace vegas::cli
