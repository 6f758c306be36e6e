#include "server/shell/run/driver.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using test::FakeChannel;
using test::hello;
using test::Parts;

TEST(Driver, AnswersLeaveInOneFlush) {
    Parts parts;
    FakeChannel channel;
    const auto conn = parts.driver.opened(channel);
    parts.driver.received(conn, hello("Ann"));
    parts.driver.received(conn, R"({"op":"table.create","id":2,"ruleset":"royale-basic"})");
    EXPECT_NE(channel.queued.find(R"("ev":"welcome")"), std::string::npos);
    EXPECT_NE(channel.queued.find(R"("ev":"snapshot")"), std::string::npos) << channel.queued;
    EXPECT_EQ(channel.flushes, 2);
    EXPECT_EQ(channel.greetings, 1);
}

TEST(Driver, ConnectionsHaveNamesThatAreNotUsedTwice) {
    Parts parts;
    FakeChannel channel;
    const auto first = parts.driver.opened(channel);
    parts.driver.closed(first);
    EXPECT_NE(parts.driver.opened(channel), first);
}

TEST(Driver, ABrokenTransportIsAnsweredAndClosed) {
    Parts parts;
    FakeChannel channel;
    const auto conn = parts.driver.opened(channel);
    parts.driver.malformed(conn, core::Broken::binary_frame);
    EXPECT_NE(channel.queued.find("binary_frame"), std::string::npos);
    EXPECT_EQ(channel.closed, 1003);
    EXPECT_EQ(channel.offences, 0);
    const auto another = parts.driver.opened(channel);
    parts.driver.malformed(another, core::Broken::message_too_large);
    EXPECT_EQ(channel.offences, 1);
}

TEST(Driver, WakesTheCoreWhenItAskedForIt) {
    Parts parts;
    FakeChannel channel;
    (void)parts.driver.opened(channel);
    ASSERT_FALSE(parts.loop.alarms.empty());
    parts.loop.advance_to(parts.loop.alarms.back());
    parts.loop.ring();
    EXPECT_NE(channel.queued.find("hello_required"), std::string::npos);
    EXPECT_EQ(channel.closed, 1008);
}

TEST(Driver, AnAlarmThatCameTooEarlyIsSetAgain) {
    Parts parts;
    FakeChannel channel;
    const auto conn = parts.driver.opened(channel);
    parts.driver.received(conn, hello("Ann"));
    parts.loop.ring();
    EXPECT_EQ(channel.closed, 0);
}

TEST(Driver, HouseBotsAnswerOutsideTheTurnThatAskedThem) {
    Parts parts;
    FakeChannel channel;
    const auto conn = parts.driver.opened(channel);
    parts.driver.received(conn, hello("Ann"));
    parts.driver.received(
        conn, R"({"op":"table.create","ruleset":"royale-basic","seats":2,"clock":null,"id":2})");
    const auto at = channel.queued.find(R"("table":")") + 9;
    const auto table = channel.queued.substr(at, channel.queued.find('"', at) - at);
    parts.driver.received(conn,
                          R"({"op":"table.add_bot","level":"random","table":")" + table + "\"}");
    parts.driver.received(conn, R"({"op":"table.start","table":")" + table + "\"}");
    for (int i = 0; i < 4 && !parts.loop.alarms.empty(); ++i) {
        parts.loop.advance_to(std::max(parts.loop.now(), parts.loop.alarms.back()));
        parts.loop.ring();
        parts.loop.run_jobs();
    }
    EXPECT_NE(channel.queued.find(R"("actions":)"), std::string::npos);
}

TEST(Driver, DrainingClosesEverybodyAndEndsWhenTheyAreGone) {
    Parts parts;
    FakeChannel channel;
    const auto conn = parts.driver.opened(channel);
    parts.driver.received(conn, hello("Ann"));
    bool emptied = false;
    parts.driver.drain([&emptied] { emptied = true; });
    parts.loop.run_jobs();
    EXPECT_TRUE(parts.driver.draining());
    EXPECT_NE(channel.queued.find(R"("ev":"closing")"), std::string::npos);
    EXPECT_EQ(channel.closed, 1012);
    EXPECT_FALSE(emptied);
    parts.driver.closed(conn);
    parts.loop.run_jobs();
    EXPECT_TRUE(emptied);
}

TEST(Driver, DrainingWithNobodyThereEndsAtOnce) {
    Parts parts;
    bool emptied = false;
    parts.driver.drain([&emptied] { emptied = true; });
    parts.loop.run_jobs();
    EXPECT_TRUE(emptied);
}

// A channel that takes its time.
class SlowChannel final : public Channel {
public:
    explicit SlowChannel(test::FakeLoop& loop) : loop_(loop) {}
    void queue(std::string_view) override {}
    void flush() override { loop_.let_pass(std::chrono::milliseconds(3)); }
    void close(protocol::CloseCode, std::string_view) override {}
    void cut() override {}
    [[nodiscard]] std::size_t unsent() const override { return 0; }

private:
    test::FakeLoop& loop_;
};

TEST(Driver, ARequestLastsUntilItsReplyIsAtTheSocket) {
    Parts parts;
    SlowChannel channel(parts.loop);
    const auto conn = parts.driver.opened(channel);
    parts.loop.let_pass(std::chrono::hours(1));
    parts.driver.received(conn, hello("Ann"));
    parts.driver.received(conn, "nonsense");
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
