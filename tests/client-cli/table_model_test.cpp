#include "client-cli/session/table_model.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

using UpdateResult = TableModel::UpdateResult;

json update(int v, json patch) {
    return {{"ev", "update"}, {"table", "k3f9xq"}, {"v", v}, {"patch", std::move(patch)}};
}

const json kTwoChips = {{{"op", "replace"}, {"path", "/seats/0/chips"}, {"value", 2}}};

class Model : public testing::Test {
protected:
    void SetUp() override {
        const json whole = snapshot_of(royale_view(), 10);
        model.apply_snapshot(read_as<WireStruct<protocol::SnapshotMessage>>(whole), whole);
    }
    UpdateResult take(const json& message) {
        return model.apply_update(read_as<WireStruct<protocol::UpdateMessage>>(message), message);
    }
    [[nodiscard]] std::int64_t chips() const {
        return std::get<WireStruct<las_vegas::View>>(model.view().game).seats[0].chips;
    }
    TableModel model;
};

TEST_F(Model, AppliesAPatch) {
    EXPECT_EQ(take(update(11, kTwoChips)), UpdateResult::applied);
    EXPECT_EQ(chips(), 2);
    EXPECT_EQ(model.version(), 11);
}

TEST_F(Model, AppliesThePrivatePatchAfterTheOther) {
    json message = update(11, {{{"op", "replace"}, {"path", "/you/total"}, {"value", 1}}});
    message["private"] = {{{"op", "replace"}, {"path", "/you/total"}, {"value", 2}}};
    EXPECT_EQ(take(message), UpdateResult::applied);
    EXPECT_EQ(model.view().you->total, 2);
}

TEST_F(Model, IgnoresWhatItHasSeen) {
    EXPECT_EQ(take(update(10, kTwoChips)), UpdateResult::outdated);
    EXPECT_EQ(chips(), 3);
}

TEST_F(Model, NoticesAGap) {
    EXPECT_EQ(take(update(12, kTwoChips)), UpdateResult::gap);
    EXPECT_EQ(model.version(), 10);
}

TEST_F(Model, APatchThatDoesNotFitChangesNothing) {
    const json bad = {kTwoChips[0], {{"op", "remove"}, {"path", "/nowhere"}}};
    EXPECT_EQ(take(update(11, bad)), UpdateResult::mismatch);
    EXPECT_EQ(take(update(11, json("junk"))), UpdateResult::mismatch);
    EXPECT_EQ(chips(), 3);
    EXPECT_EQ(model.version(), 10);
    json nothing = update(11, json::array());
    nothing["hash"] = view_hash(royale_view());
    EXPECT_EQ(take(nothing), UpdateResult::applied);
}

TEST_F(Model, ChecksTheHash) {
    json after = royale_view();
    after["seats"][0]["chips"] = 2;
    json message = update(11, kTwoChips);
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

TEST_F(Model, AnOlderPromptDoesNotReplaceTheOpenOne) {
    set_prompt(model, place_prompt(7), 0);
    set_prompt(model, place_prompt(6), 0);
    EXPECT_EQ(model.prompt()->decision, 7);
}

TEST_F(Model, KnowsTheTimeLeft) {
    EXPECT_FALSE(model.time_left_ms(0));
    set_prompt(model, place_prompt(7), 1000);
    EXPECT_EQ(model.time_left_ms(31'000), 60'000);
}

TEST_F(Model, TheEndClosesThePrompt) {
    set_prompt(model, place_prompt(7), 0);
    const json end = {{{"op", "replace"}, {"path", ""}, {"value", ended_view()}}};
    EXPECT_EQ(take(update(11, end)), UpdateResult::applied);
    EXPECT_TRUE(model.is_finished());
    EXPECT_TRUE(model.prompt() == nullptr);
}

TEST(Hash, IsTheCrc32OfZlib) { EXPECT_EQ(view_hash(json(123456789)), "cbf43926"); }

}  // namespace
}  // namespace vegas::cli
