#include "server/shell/run/retention.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell::test {
namespace {

constexpr std::int64_t kHour = 3'600'000, kDay = 24 * kHour;

// A server with a data directory, though its store is in memory.
class Retention : public testing::Test {
protected:
    Retention() {
        config.data = "somewhere";
        parts.loop.advance_to({1'000 * kDay});
        keep("p", 1'000);
    }

    void keep(const std::string& id, std::int64_t day) {
        core::Append what;
        what.table = "table of " + id;
        what.records = {"{}"};
        what.players = {{.id = id, .name = id, .devices = {}, .seen = {day * kDay}}};
        parts.store.append({what});
    }
    void start() {
        task.emplace(RetentionTask::Parts{parts.loop, parts.core_runner, parts.core, parts.store,
                                          log, parts.metrics, config});
    }
    void next_hour() {
        const auto job = std::move(parts.loop.afters.back().job);
        ASSERT_EQ(parts.loop.afters.back().delay_ms, kHour);
        job();
    }
    double forgotten(ForgottenKind what) { return parts.metrics.forgotten(what).Value(); }
    std::string logged() {
        log.flush();
        return testing::internal::GetCapturedStderr();
    }

    Parts parts;
    Config config;
    Log log{core::LogLevel::info, LogFormat::text};
    std::optional<RetentionTask> task;
};

TEST_F(Retention, SaysAndCountsWhatWasForgotten) {
    testing::internal::CaptureStderr();
    keep("old", 900);
    start();
    EXPECT_EQ(forgotten(ForgottenKind::player), 1);
    EXPECT_EQ(forgotten(ForgottenKind::game), 0);
    EXPECT_EQ(parts.metrics.forgetting_refused().Value(), 0);
    next_hour();
    EXPECT_EQ(forgotten(ForgottenKind::player), 1);
    const std::string lines = logged();
    EXPECT_NE(lines.find("event=forgot players=1 games=0"), std::string::npos) << lines;
    EXPECT_EQ(lines.find("event=forgot "), lines.rfind("event=forgot ")) << "nothing more went";
}

TEST_F(Retention, SaysOnceThatTheClockCannotBeRight) {
    testing::internal::CaptureStderr();
    start();
    parts.loop.utc_ahead_ms = 800 * kDay;
    next_hour();
    EXPECT_EQ(parts.metrics.forgetting_refused().Value(), 1);
    next_hour();
    parts.loop.utc_ahead_ms = 2 * kDay;
    next_hour();
    EXPECT_EQ(parts.metrics.forgetting_refused().Value(), 0);
    EXPECT_EQ(forgotten(ForgottenKind::player), 0);
    const std::string lines = logged();
    EXPECT_NE(lines.find("event=forget_refused now=1974-12-06T00:00:00Z "
                         "store_clock=1972-09-27T00:00:00Z"),
              std::string::npos)
        << lines;
    EXPECT_EQ(lines.find("event=forget_refused"), lines.rfind("event=forget_refused"));
    EXPECT_NE(lines.find("event=forgets_again"), std::string::npos);
}

}  // namespace
}  // namespace vegas::shell::test
