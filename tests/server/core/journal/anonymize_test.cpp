#include "server/core/journal/anonymize.hpp"

#include <gtest/gtest.h>

#include "server/core/journal/records.hpp"

namespace vegas::core::journal {
namespace {

std::string line(const Record& record) { return to_json({{5}, "k3f9xq", 7, record, 3}); }

Record without_anna(const Record& record) {
    const auto text = anonymize_record(line(record), "p1a2b3c4");
    EXPECT_TRUE(text) << line(record);
    const auto entry = parse(text.value_or(""));
    EXPECT_TRUE(entry) << text.value_or("");
    EXPECT_EQ(entry->seq, 7U);
    EXPECT_EQ(entry->incarnation, 3U);
    return entry->record;
}

TEST(AnonymizedRecord, ASeatIsTheHouses) {
    const Seated seat{.seat = 2,
                      .player = "p1a2b3c4",
                      .name = "Anna",
                      .bot = {},
                      .program = protocol::BotProgram{.name = "Rex", .author = "Ada"},
                      .ready = true,
                      .hurried = true,
                      .seed = "lucky seven"};
    const Seated left{.seat = 2,
                      .player = {},
                      .name = "forgotten",
                      .bot = bots::kHouseLevel,
                      .ready = true,
                      .forgotten = true,
                      .seed = "lucky seven"};
    EXPECT_EQ(without_anna(seat), Record(left));
    EXPECT_EQ(parse(line(left))->record, Record(left));
    EXPECT_EQ(Seated(left).since(), 4);
}

TEST(AnonymizedRecord, WhatIsOfNobodyElseLeadsToNothing) {
    EXPECT_EQ(without_anna(Hosted{.player = "p1a2b3c4", .name = "Anna"}), Record(Hosted{}));
    EXPECT_EQ(without_anna(Removed{.player = "p1a2b3c4", .name = "Anna"}), Record(Taken{}));
    EXPECT_EQ(without_anna(IdempotencyKeyUsed{.player = "p1a2b3c4", .name = "Anna", .once = "a-1"}),
              Record(Taken{}));
}

// Who is deleted does not come back by that.
TEST(AnonymizedRecord, ARemovedAddressStaysWithoutItsPlayer) {
    EXPECT_EQ(without_anna(AddressRemoved{.address = "0123456789abcdef", .player = "p1a2b3c4"}),
              Record(AddressRemoved{.address = "0123456789abcdef", .player = {}}));
}

TEST(AnonymizedRecord, RecordsOfOthersStayAsTheyAre) {
    EXPECT_FALSE(anonymize_record(line(Hosted{.player = "p2", .name = "Ben"}), "p1a2b3c4"));
    EXPECT_FALSE(anonymize_record(line(Hosted{.player = "p2", .name = "p1a2b3c4"}), "p1a2b3c4"));
    EXPECT_FALSE(anonymize_record(line(Started{}), "p1a2b3c4"));
    EXPECT_FALSE(anonymize_record(line(Started{}), ""));
}

TEST(AnonymizedRecord, OfANewerServerTheNameGoesToo) {
    EXPECT_EQ(anonymize_record(R"({"v":99,"player":"p1","name":"Anna","x":1})", "p1"),
              R"({"v":99,"name":"forgotten","x":1})");
    EXPECT_EQ(anonymize_record(R"({"v":99,"who":["p1","Anna"]})", "p1"), "{}");
    EXPECT_EQ(anonymize_record(R"("p1" is no JSON)", "p1"), "{}");
    EXPECT_FALSE(anonymize_record(R"({"v":99,"player":"p12"})", "p1"));
}

}  // namespace
}  // namespace vegas::core::journal
