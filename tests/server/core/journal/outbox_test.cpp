// What goes out waits for what it tells of, and for nothing else.
#include "server/core/journal/outbox.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vegas::core {
namespace {

class OutboxTest : public testing::Test {
protected:
    Outbox outbox_{100};
    Output out_;

    void append(const std::string& table, std::uint32_t seq, std::int64_t at_ms = 0) {
        outbox_.append(out_,
                       {.table = table,
                        .seq = seq,
                        .records = {"{}"},
                        .invite = {},
                        .base = {},
                        .players = {},
                        .game = {}},
                       {at_ms});
    }
    void send(std::uint64_t conn, const std::string& text) {
        outbox_.push(out_, Send{{conn}, std::make_shared<const std::string>(text)});
    }
    void send_for_table(const std::string& table, std::uint64_t conn, const std::string& text) {
        outbox_.push(out_, Send{{conn}, std::make_shared<const std::string>(text)}, table);
    }
    void overtake(std::uint64_t conn, const std::string& text) {
        outbox_.overtake(out_, {conn}, std::make_shared<const std::string>(text));
    }
    void stored(const std::string& table, std::uint32_t seq) {
        outbox_.on_stored(out_, table, seq);
    }
    void break_off(std::uint64_t conn) {
        outbox_.send_and_close(out_, {conn}, std::make_shared<const std::string>("bye"),
                               protocol::CloseCode::service_restart, "closing");
    }

    // What came out since the last call, as "1:text 2:text"; a close is an "x".
    std::string sent() {
        std::string all;
        for (const auto& item : std::exchange(out_.sends, {})) {
            if (!all.empty()) all += ' ';
            if (const auto* s = std::get_if<Send>(&item)) {
                all += std::to_string(s->conn.value) + ':' + *s->text;
            } else {
                all += std::to_string(std::get<Close>(item).conn.value) + ":x";
            }
        }
        return all;
    }
};

TEST_F(OutboxTest, SendsAtOnceWhatTellsOfNothingNew) {
    send(1, "a");
    append("t", 0);
    stored("t", 0);
    send_for_table("t", 2, "b");
    EXPECT_EQ(sent(), "1:a 2:b");
}

TEST_F(OutboxTest, HoldsWhatTellsOfATableUntilItsRecordsAreStored) {
    append("t", 0);
    append("t", 1);
    send_for_table("t", 1, "a");
    stored("t", 0);
    EXPECT_EQ(sent(), "");
    stored("t", 1);
    EXPECT_EQ(sent(), "1:a");
}

TEST_F(OutboxTest, OneAnswerMayBeForManyAppends) {
    append("t", 0);
    append("t", 1);
    send_for_table("t", 1, "a");
    append("t", 2);
    send_for_table("t", 1, "b");
    stored("t", 2);
    EXPECT_EQ(sent(), "1:a 1:b");
}

TEST_F(OutboxTest, DoesNotHoldATableForAnother) {
    append("s", 0);
    append("t", 0);
    send_for_table("s", 1, "a");
    send_for_table("t", 2, "b");
    stored("t", 0);
    EXPECT_EQ(sent(), "2:b");
    stored("s", 0);
    EXPECT_EQ(sent(), "1:a");
}

TEST_F(OutboxTest, HoldsAllElseForEveryTableSoFar) {
    append("s", 0);
    append("t", 0);
    send(1, "a");
    append("u", 0);
    stored("t", 0);
    EXPECT_EQ(sent(), "");
    stored("s", 0);
    EXPECT_EQ(sent(), "1:a") << "what was appended later does not matter";
}

TEST_F(OutboxTest, DropsWhatIsHeldWhenItBreaksOff) {
    append("t", 0);
    send_for_table("t", 1, "a");
    outbox_.push(out_, Close{{1}, protocol::CloseCode::service_restart, "closing"});
    send_for_table("t", 2, "b");
    break_off(1);
    break_off(3);
    EXPECT_EQ(sent(), "1:bye 1:x 3:bye 3:x");
    stored("t", 0);
    send(1, "c");
    break_off(1);
    EXPECT_EQ(sent(), "2:b");
}

TEST_F(OutboxTest, KeepsTheOrderOfAConnection) {
    append("s", 0);
    send_for_table("s", 1, "a");
    send_for_table("t", 1, "b");
    send_for_table("t", 2, "c");
    EXPECT_EQ(sent(), "2:c");
    append("t", 0);
    send_for_table("t", 1, "d");
    outbox_.push(out_, Close{{1}, protocol::CloseCode::service_restart, "closing"});
    stored("t", 0);
    EXPECT_EQ(sent(), "");
    stored("s", 0);
    EXPECT_EQ(sent(), "1:a 1:b 1:d 1:x");
    send(1, "e");
    EXPECT_EQ(sent(), "") << "nothing after a close";
}

TEST_F(OutboxTest, NamesWhoWaitsForWhatWillNeverBeTrue) {
    append("s", 0);
    append("t", 0);
    send_for_table("s", 1, "a");
    send_for_table("t", 2, "b");
    send(3, "c");
    std::vector<ConnId> lost = outbox_.drop_rejected("t");
    std::ranges::sort(lost);
    EXPECT_EQ(lost, (std::vector<ConnId>{{2}, {3}}));
    for (const ConnId conn : lost) {
        outbox_.push(out_, Close{conn, protocol::CloseCode::service_restart, "table_lost"});
    }
    stored("s", 0);
    EXPECT_EQ(sent(), "1:a 3:x 2:x");
    stored("t", 0);  // too late
    EXPECT_EQ(sent(), "");
}

TEST_F(OutboxTest, CountsWhatWaitsAgainstItsConnection) {
    append("t", 0);
    send_for_table("t", 1, std::string(60, 'a'));
    send_for_table("t", 2, std::string(60, 'a'));
    send_for_table("t", 1, std::string(60, 'b'));
    EXPECT_EQ(sent(), "1:x");
    stored("t", 0);
    EXPECT_EQ(sent(), "2:" + std::string(60, 'a'));
    outbox_.on_written({2}, 60);
    send_for_table("t", 2, std::string(60, 'b'));
    EXPECT_EQ(sent(), "2:" + std::string(60, 'b'));
}

TEST_F(OutboxTest, WhatOvertakesLeavesBeforeAllThatWaits) {
    append("t", 0);
    send_for_table("t", 1, "a");
    overtake(1, "b");
    EXPECT_EQ(sent(), "1:b");
    stored("t", 0);
    EXPECT_EQ(sent(), "1:a");
}

TEST_F(OutboxTest, WhatOvertakesIsCountedToo) {
    append("t", 0);
    send_for_table("t", 1, std::string(60, 'a'));
    overtake(1, std::string(60, 'b'));
    EXPECT_EQ(sent(), "1:x");
    stored("t", 0);
    EXPECT_EQ(sent(), "");
}

TEST_F(OutboxTest, NothingOvertakesAClose) {
    append("t", 0);
    outbox_.push(out_, Close{{1}, protocol::CloseCode::service_restart, "closing"});
    overtake(1, "a");
    EXPECT_EQ(sent(), "");
    stored("t", 0);
    EXPECT_EQ(sent(), "1:x");
}

TEST_F(OutboxTest, WhatTellsOfNoTableWaitsForItsTurnOnly) {
    append("t", 0);
    send_for_table("", 1, "a");
    EXPECT_EQ(sent(), "1:a");
    send_for_table("t", 1, "b");
    send_for_table("", 1, "c");
    append("u", 0);
    EXPECT_EQ(sent(), "");
    stored("t", 0);
    EXPECT_EQ(sent(), "1:b 1:c");
}

TEST_F(OutboxTest, KnowsSinceWhenTheStoreOwesAnAnswer) {
    EXPECT_EQ(outbox_.oldest_pending_at(), std::nullopt);
    append("s", 0, 10);
    append("t", 0, 20);
    append("s", 1, 30);
    EXPECT_EQ(outbox_.oldest_pending_at(), TimePoint{10});
    stored("t", 0);
    EXPECT_EQ(outbox_.oldest_pending_at(), TimePoint{10});
    EXPECT_FALSE(outbox_.has_pending("t"));
    stored("s", 0);
    EXPECT_EQ(outbox_.oldest_pending_at(), TimePoint{30});
    EXPECT_TRUE(outbox_.has_pending("s"));
    (void)outbox_.drop_rejected("s");
    EXPECT_EQ(outbox_.oldest_pending_at(), std::nullopt);
}

TEST_F(OutboxTest, ForgetsWhatWaitedForAConnectionThatIsGone) {
    append("t", 0);
    send_for_table("t", 1, "a");
    outbox_.remove({1});
    stored("t", 0);
    EXPECT_EQ(sent(), "");
}

TEST_F(OutboxTest, TellsWhatItHolds) {
    EXPECT_EQ(outbox_.unstored_appends(), 0U);
    append("t", 0);
    append("u", 0);
    send_for_table("t", 1, "abc");
    send_for_table("u", 2, "defgh");
    EXPECT_EQ(outbox_.unstored_appends(), 2U);
    EXPECT_EQ(outbox_.held_bytes(), 8U);
    stored("u", 0);
    EXPECT_EQ(outbox_.unstored_appends(), 1U);
    EXPECT_EQ(outbox_.held_bytes(), 3U);
    stored("t", 0);
    EXPECT_EQ(outbox_.unstored_appends(), 0U);
    EXPECT_EQ(outbox_.held_bytes(), 0U);
}

TEST_F(OutboxTest, CountsWhomItClosesForNotReading) {
    send(1, std::string(100, 'a'));
    EXPECT_EQ(outbox_.slow_consumers(), 0U);
    send(1, "b");
    EXPECT_EQ(outbox_.slow_consumers(), 1U);
}

}  // namespace
}  // namespace vegas::core
