#include "server/core/table/story.hpp"

#include <gtest/gtest.h>

#include "engine/las_vegas/events.hpp"
#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using test::json;

json told(const Story& story) { return test::parsed('[' + story.members() + ']'); }

json kinds(const Story& story) {
    json all = json::array();
    for (const json& event : told(story)) all.push_back(event["kind"]);
    return all;
}

void add(Story& story, std::initializer_list<las_vegas::Event> events) {
    protocol::EventLog log;
    for (const las_vegas::Event& e : events) log.on(e);
    story.add(log);
}

const las_vegas::RoundStarted kStarts{.round = 1, .seat = 0};
const las_vegas::Placed kPlaces{.seat = 0, .casino = 2, .dice = {.small = 1}};

}  // namespace

TEST(Story, HasWhatHappenedInOrder) {
    Story story;
    EXPECT_EQ(told(story), json::array());
    add(story, {kStarts, kPlaces});
    add(story, {});
    add(story, {kPlaces});
    EXPECT_EQ(kinds(story), (json{"round_started", "placed", "placed"}));
}

TEST(Story, BeginsWithThePayoutOfTheRoundBefore) {
    Story story;
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
    Story story;
    add(story, {kStarts});
    for (int n = 0; n < 2'000; ++n) add(story, {kPlaces});
    EXPECT_LE(story.members().size(), kStoryBytes + kStoryBytes / 10);
    EXPECT_GE(story.members().size(), kStoryBytes * 9 / 10);
    EXPECT_EQ(told(story).front()["kind"], "placed");
    add(story, {las_vegas::RoundEnded{1}});
    EXPECT_EQ(kinds(story), (json{"round_ended"}));
}

}  // namespace vegas::core
