#include "client-cli/session/table_model.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

using Applied = TableModel::Applied;

json update(int v, json patch) {
    return {{"ev", "update"}, {"table", "k3f9xq"}, {"v", v}, {"patch", std::move(patch)}};
}

const json kTwoChips = {{{"op", "replace"}, {"path", "/seats/0/chips"}, {"value", 2}}};

class Model : public testing::Test {
protected:
    void SetUp() override {
        const json whole = snapshot_of(royale_view(), 10);
        model.take_snapshot(read_as<Read<protocol::Snapshot>>(whole), whole);
    }
    Applied take(const json& message) {
        return model.take_update(read_as<Read<protocol::Update>>(message), message);
    }
    [[nodiscard]] std::int64_t chips() const {
        return std::get<Read<las_vegas::View>>(model.view().game).seats[0].chips;
    }
    TableModel model;
};

TEST_F(Model, AppliesAPatch) {
    EXPECT_EQ(take(update(11, kTwoChips)), Applied::fresh);
    EXPECT_EQ(chips(), 2);
    EXPECT_EQ(model.version(), 11);
}

TEST_F(Model, AppliesThePrivatePatchAfterTheOther) {
    json message = update(11, {{{"op", "replace"}, {"path", "/you/total"}, {"value", 1}}});
    message["private"] = {{{"op", "replace"}, {"path", "/you/total"}, {"value", 2}}};
    EXPECT_EQ(take(message), Applied::fresh);
    EXPECT_EQ(model.view().you->total, 2);
}

TEST_F(Model, IgnoresWhatItHasSeen) {
    EXPECT_EQ(take(update(10, kTwoChips)), Applied::old);
    EXPECT_EQ(chips(), 3);
}

TEST_F(Model, NoticesAGap) {
    EXPECT_EQ(take(update(12, kTwoChips)), Applied::gap);
    EXPECT_EQ(model.version(), 10);
}

TEST_F(Model, APatchThatDoesNotFitChangesNothing) {
    const json bad = {kTwoChips[0], {{"op", "remove"}, {"path", "/nowhere"}}};
    EXPECT_EQ(take(update(11, bad)), Applied::wrong);
    EXPECT_EQ(take(update(11, json("junk"))), Applied::wrong);
    EXPECT_EQ(chips(), 3);
    EXPECT_EQ(model.version(), 10);
    json nothing = update(11, json::array());
    nothing["hash"] = view_hash(royale_view());
    EXPECT_EQ(take(nothing), Applied::fresh);
}

TEST_F(Model, ChecksTheHash) {
    json after = royale_view();
    after["seats"][0]["chips"] = 2;
    json message = update(11, kTwoChips);
    message["hash"] = "00000000";
    EXPECT_EQ(take(message), Applied::wrong);
    message["hash"] = view_hash(after);
    EXPECT_EQ(take(message), Applied::fresh);
}

TEST_F(Model, TheHashLeavesYouOutAndKeepsNamesAsTheyAre) {
    const json view = {{"you", 1}, {"b", "é"}, {"a", {1, nullptr}}};
    EXPECT_EQ(view_hash(view), view_hash({{"a", {1, nullptr}}, {"b", "é"}}));
    EXPECT_EQ(view_hash(view), "7a4b3a75");
}

TEST_F(Model, AnOlderPromptDoesNotReplaceTheOpenOne) {
    take_prompt(model, place_prompt(7), 0);
    take_prompt(model, place_prompt(6), 0);
    EXPECT_EQ(model.prompt()->decision, 7);
}

TEST_F(Model, KnowsTheTimeLeft) {
    EXPECT_FALSE(model.time_left_ms(0));
    take_prompt(model, place_prompt(7), 1000);
    EXPECT_EQ(model.time_left_ms(31'000), 60'000);
}

TEST_F(Model, TheEndClosesThePrompt) {
    take_prompt(model, place_prompt(7), 0);
    const json end = {{{"op", "replace"}, {"path", ""}, {"value", ended_view()}}};
    EXPECT_EQ(take(update(11, end)), Applied::fresh);
    EXPECT_TRUE(model.finished());
    EXPECT_TRUE(model.prompt() == nullptr);
}

TEST(Hash, IsTheCrc32OfZlib) { EXPECT_EQ(view_hash(json(123456789)), "cbf43926"); }

}  // namespace
}  // namespace vegas::cli
