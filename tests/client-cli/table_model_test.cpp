#include "client-cli/session/table_model.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

using UpdateResult = TableModel::UpdateResult;

const json kTwoChips = {{"/seats/0/chips", 2}};

class Model : public testing::Test {
protected:
    void SetUp() override {
        const json whole = snapshot_of(royale_view(), 10);
        model.apply_snapshot(read_as<WireStruct<protocol::SnapshotMessage>>(whole), whole, 0);
    }
    UpdateResult take(const json& message, std::int64_t now_ms = 0) {
        return model.apply_update(read_as<WireStruct<protocol::UpdateMessage>>(message), message,
                                  now_ms);
    }
    [[nodiscard]] std::int64_t chips() const {
        return std::get<WireStruct<las_vegas::View>>(model.view().game).seats[0].chips;
    }
    TableModel model;
};

TEST_F(Model, AppliesAPatch) {
    EXPECT_EQ(take(update_of(11, kTwoChips)), UpdateResult::applied);
    EXPECT_EQ(chips(), 2);
    EXPECT_EQ(model.version(), 11);
}

TEST_F(Model, AppliesThePrivatePatchAfterTheOther) {
    json message = update_of(11, {{"/you/total", 1}});
    message["private"] = {{"/you/total", 2}};
    EXPECT_EQ(take(message), UpdateResult::applied);
    EXPECT_EQ(model.view().you->total, 2);
}

TEST_F(Model, IgnoresWhatItHasSeen) {
    EXPECT_EQ(take(update_of(10, kTwoChips)), UpdateResult::outdated);
    EXPECT_EQ(chips(), 3);
}

TEST_F(Model, NoticesAGap) {
    EXPECT_EQ(take(update_of(12, kTwoChips)), UpdateResult::gap);
    EXPECT_EQ(model.version(), 10);
}

TEST_F(Model, APatchThatDoesNotFitChangesNothing) {
    json bad = prompt_update(11, place_prompt(7));
    bad["patch"] = {{"/seats/0/chips", 2}, {"/seats/9/chips", 2}};
    EXPECT_EQ(take(bad), UpdateResult::mismatch);
    EXPECT_EQ(take(update_of(11, json("junk"))), UpdateResult::mismatch);
    EXPECT_EQ(chips(), 3);
    EXPECT_EQ(model.version(), 10);
    EXPECT_TRUE(model.prompt() == nullptr);
    json nothing = update_of(11);
    nothing["hash"] = view_hash(royale_view());
    EXPECT_EQ(take(nothing), UpdateResult::applied);
}

TEST_F(Model, ChecksTheHash) {
    json after = royale_view();
    after["seats"][0]["chips"] = 2;
    json message = update_of(11, kTwoChips);
    message["hash"] = "00000000";
    EXPECT_EQ(take(message), UpdateResult::mismatch);
    message["hash"] = view_hash(after);
    EXPECT_EQ(take(message), UpdateResult::applied);
}

TEST_F(Model, TheHashLeavesYouOutAndKeepsNamesAsTheyAre) {
    const json view = {{"you", 1}, {"b", "é"}, {"a", {1, nullptr}}};
    EXPECT_EQ(view_hash(view), view_hash({{"a", {1, nullptr}}, {"b", "é"}}));
    EXPECT_EQ(view_hash(view), "7a4b3a75");
}

TEST_F(Model, APromptStaysOpenUntilAnUpdateBringsAnother) {
    EXPECT_EQ(take(prompt_update(11, place_prompt(7))), UpdateResult::applied);
    EXPECT_EQ(take(update_of(12, kTwoChips)), UpdateResult::applied);
    EXPECT_EQ(model.prompt()->decision, 7);
    EXPECT_EQ(take(prompt_update(13, roll_prompt(8, 1))), UpdateResult::applied);
    EXPECT_EQ(model.prompt()->decision, 8);
}

TEST_F(Model, KnowsTheTimeLeft) {
    EXPECT_FALSE(model.time_left_ms(0));
    EXPECT_EQ(take(prompt_update(11, place_prompt(7)), 1000), UpdateResult::applied);
    EXPECT_EQ(model.time_left_ms(31'000), 60'000);
    EXPECT_EQ(take(update_of(12), 20'000), UpdateResult::applied);
    EXPECT_EQ(model.time_left_ms(31'000), 60'000);
    json later = place_prompt(7);
    later["deadline_ms"] = 120'000;
    EXPECT_EQ(take(prompt_update(13, later), 31'000), UpdateResult::applied);
    EXPECT_EQ(model.time_left_ms(31'000), 120'000);
}

TEST_F(Model, TheEndClosesThePrompt) {
    EXPECT_EQ(take(prompt_update(11, place_prompt(7))), UpdateResult::applied);
    EXPECT_EQ(take(update_of(12, patch_to(ended_view()))), UpdateResult::applied);
    EXPECT_TRUE(model.is_finished());
    EXPECT_TRUE(model.prompt() == nullptr);
}

TEST(Hash, IsTheCrc32OfZlib) { EXPECT_EQ(view_hash(json(123456789)), "cbf43926"); }

}  // namespace
}  // namespace vegas::cli
