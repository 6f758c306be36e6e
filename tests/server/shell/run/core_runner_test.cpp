#include "server/shell/run/core_runner.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using test::FakeConnection;
using test::hello;
using test::Parts;

TEST(CoreRunner, AnswersLeaveInOneFlush) {
    Parts parts;
    FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_message(conn, hello("Ann"));
    parts.core_runner.on_message(conn, R"({"op":"table.create","id":2,"ruleset":"royale-basic"})");
    EXPECT_NE(connection.queued.find(R"("ev":"welcome")"), std::string::npos);
    EXPECT_NE(connection.queued.find(R"("ev":"snapshot")"), std::string::npos) << connection.queued;
    EXPECT_EQ(connection.flushes, 2);
    EXPECT_EQ(connection.hellos, 1);
}

TEST(CoreRunner, ConnectionsHaveNamesThatAreNotUsedTwice) {
    Parts parts;
    FakeConnection connection;
    const auto first = parts.core_runner.on_open(connection);
    parts.core_runner.on_close(first);
    EXPECT_NE(parts.core_runner.on_open(connection), first);
}

TEST(CoreRunner, ABrokenTransportIsAnsweredAndClosed) {
    Parts parts;
    FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_malformed(conn, core::MessageError::binary_frame);
    EXPECT_NE(connection.queued.find("binary_frame"), std::string::npos);
    EXPECT_EQ(connection.closed, 1003);
    const auto another = parts.core_runner.on_open(connection);
    parts.core_runner.on_malformed(another, core::MessageError::message_too_large);
    EXPECT_EQ(connection.closed, 1009);
}

TEST(CoreRunner, WakesTheCoreWhenItAskedForIt) {
    Parts parts;
    FakeConnection connection;
    (void)parts.core_runner.on_open(connection);
    constexpr int kAlarmsMost = 10;  // others may come before it
    for (int n = 0; connection.closed == 0 && n < kAlarmsMost; ++n) {
        ASSERT_FALSE(parts.loop.alarms.empty());
        parts.loop.advance_to(parts.loop.alarms.back());
        parts.loop.ring();
    }
    EXPECT_NE(connection.queued.find("hello_required"), std::string::npos);
    EXPECT_EQ(connection.closed, 1008);
}

TEST(CoreRunner, AnAlarmThatCameTooEarlyIsSetAgain) {
    Parts parts;
    FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_message(conn, hello("Ann"));
    parts.loop.ring();
    EXPECT_EQ(connection.closed, 0);
}

TEST(CoreRunner, HouseBotsAnswerOutsideTheTurnThatAskedThem) {
    Parts parts;
    FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_message(conn, hello("Ann"));
    parts.core_runner.on_message(
        conn, R"({"op":"table.create","ruleset":"royale-basic","seats":2,"clock":null,"id":2})");
    const auto at = connection.queued.find(R"("table":")") + 9;
    const auto table = connection.queued.substr(at, connection.queued.find('"', at) - at);
    parts.core_runner.on_message(
        conn, R"({"op":"table.add_bot","level":"random","table":")" + table + "\"}");
    parts.core_runner.on_message(conn, R"({"op":"table.start","table":")" + table + "\"}");
    for (int i = 0; i < 4 && !parts.loop.alarms.empty(); ++i) {
        parts.loop.advance_to(std::max(parts.loop.now(), parts.loop.alarms.back()));
        parts.loop.ring();
        parts.loop.run_jobs();
    }
    EXPECT_NE(connection.queued.find(R"("actions":)"), std::string::npos);
}

TEST(CoreRunner, DrainingClosesEverybodyAndEndsWhenTheyAreGone) {
    Parts parts;
    FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_message(conn, hello("Ann"));
    bool emptied = false;
    parts.core_runner.drain([&emptied] { emptied = true; });
    parts.loop.run_jobs();
    EXPECT_TRUE(parts.core_runner.is_draining());
    EXPECT_NE(connection.queued.find(R"("ev":"closing")"), std::string::npos);
    EXPECT_EQ(connection.closed, 1012);
    EXPECT_FALSE(emptied);
    parts.core_runner.on_close(conn);
    parts.loop.run_jobs();
    EXPECT_TRUE(emptied);
}

TEST(CoreRunner, DrainingWithNobodyThereEndsAtOnce) {
    Parts parts;
    bool emptied = false;
    parts.core_runner.drain([&emptied] { emptied = true; });
    parts.loop.run_jobs();
    EXPECT_TRUE(emptied);
}

// A channel that takes its time.
class SlowConnection final : public ClientConnection {
public:
    explicit SlowConnection(test::FakeLoop& loop) : loop_(loop) {}
    void queue(std::string_view) override {}
    void flush() override { loop_.let_pass(std::chrono::milliseconds(3)); }
    void close(protocol::CloseCode, std::string_view) override {}
    void abort() override {}
    [[nodiscard]] std::size_t unsent_bytes() const override { return 0; }

private:
    test::FakeLoop& loop_;
};

TEST(CoreRunner, ARequestLastsUntilItsReplyIsAtTheSocket) {
    Parts parts;
    SlowConnection connection(parts.loop);
    const auto conn = parts.core_runner.on_open(connection);
    parts.loop.let_pass(std::chrono::hours(1));
    parts.core_runner.on_message(conn, hello("Ann"));
    parts.core_runner.on_message(conn, "nonsense");
    const auto hello = parts.metrics.request_duration(core::OpNumber{0}).Collect().histogram;
    EXPECT_EQ(hello.sample_count, 1U);
    EXPECT_NEAR(hello.sample_sum, 0.003, 1e-9);
    const auto none = parts.metrics.request_duration(core::kNoOp).Collect().histogram;
    EXPECT_EQ(none.sample_count, 1U);
    EXPECT_EQ(parts.metrics.received_messages().Value(), 2);
    EXPECT_EQ(parts.metrics.sent_messages().Value(), 2);
}

}  // namespace
}  // namespace vegas::shell
