#include "server/core/table/round_log.hpp"

#include <gtest/gtest.h>

#include "engine/las_vegas/events.hpp"
#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using test::json;

json told(const RoundLog& story) { return test::parsed('[' + story.json_members() + ']'); }

json kinds(const RoundLog& story) {
    json all = json::array();
    for (const json& event : told(story)) all.push_back(event["kind"]);
    return all;
}

void add(RoundLog& story, std::initializer_list<Event> events) {
    protocol::EventLog log;
    for (const Event& e : events) log.on(e);
    story.add(log);
}

const las_vegas::RoundStarted kStarts{.round = 1, .seat = 0};
const las_vegas::Placed kPlaces{.seat = 0, .casino = 2, .dice = {.small = 1}};

}  // namespace

TEST(Story, HasWhatHappenedInOrder) {
    RoundLog story;
    EXPECT_EQ(told(story), json::array());
    add(story, {kStarts, kPlaces});
    add(story, {});
    add(story, {kPlaces});
    EXPECT_EQ(kinds(story), (json{"round_started", "placed", "placed"}));
}

TEST(Story, BeginsWithThePayoutOfTheRoundBefore) {
    RoundLog story;
    add(story, {kStarts, kPlaces});
    add(story, {kPlaces, las_vegas::RoundEnded{1}, las_vegas::CardWon{0, 0, 50'000}});
    EXPECT_EQ(kinds(story), (json{"round_ended", "card_won"}));
    add(story, {las_vegas::RoundStarted{.round = 2, .seat = 0}, kPlaces});
    EXPECT_EQ(kinds(story), (json{"round_ended", "card_won", "round_started", "placed"}));
    add(story, {las_vegas::RoundEnded{2}});
    EXPECT_EQ(kinds(story), (json{"round_ended"}));
    EXPECT_EQ(told(story)[0]["round"], 2);
}

TEST(Story, KeepsTheNewestOfWhatIsVeryLong) {
    RoundLog story;
    add(story, {kStarts});
    for (int n = 0; n < 2'000; ++n) add(story, {kPlaces});
    EXPECT_LE(story.json_members().size(), kRoundLogBytes + kRoundLogBytes / 10);
    EXPECT_GE(story.json_members().size(), kRoundLogBytes * 9 / 10);
    EXPECT_EQ(told(story).front()["kind"], "placed");
    add(story, {las_vegas::RoundEnded{1}});
    EXPECT_EQ(kinds(story), (json{"round_ended"}));
}

}  // namespace vegas::core
