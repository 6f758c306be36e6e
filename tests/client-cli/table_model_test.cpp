#include "client-cli/table_model.hpp"

#include <gtest/gtest.h>

#include "client-cli/crc32.hpp"
#include "tests/client-cli/sample.hpp"

namespace vegas::cli {
namespace {

using nlohmann::json;
using Applied = TableModel::Applied;

json update(int v, json patch) {
    return {{"ev", "update"}, {"table", "k3f9xq"}, {"v", v}, {"patch", std::move(patch)}};
}

const json kTwoChips = {{{"op", "replace"}, {"path", "/seats/0/chips"}, {"value", 2}}};

class Model : public testing::Test {
protected:
    void SetUp() override { model.take_snapshot(snapshot_of(royale_view(), 10)); }
    TableModel model;
};

TEST_F(Model, AppliesAPatch) {
    EXPECT_EQ(model.take_update(update(11, kTwoChips)), Applied::fresh);
    EXPECT_EQ(model.view()["seats"][0]["chips"], 2);
    EXPECT_EQ(model.version(), 11);
}

TEST_F(Model, AppliesThePrivatePatchAfterTheOther) {
    json message = update(11, {{{"op", "add"}, {"path", "/you/note"}, {"value", 1}}});
    message["private"] = {{{"op", "replace"}, {"path", "/you/note"}, {"value", 2}}};
    EXPECT_EQ(model.take_update(message), Applied::fresh);
    EXPECT_EQ(model.view()["you"]["note"], 2);
}

TEST_F(Model, IgnoresWhatItHasSeen) {
    EXPECT_EQ(model.take_update(update(10, kTwoChips)), Applied::old);
    EXPECT_EQ(model.view()["seats"][0]["chips"], 3);
}

TEST_F(Model, NoticesAGap) {
    EXPECT_EQ(model.take_update(update(12, kTwoChips)), Applied::gap);
    EXPECT_EQ(model.version(), 10);
}

TEST_F(Model, APatchThatDoesNotFitChangesNothing) {
    const json before = model.view();
    const json bad = {kTwoChips[0], {{"op", "remove"}, {"path", "/nowhere"}}};
    EXPECT_EQ(model.take_update(update(11, bad)), Applied::wrong);
    EXPECT_EQ(model.take_update(update(11, json("junk"))), Applied::wrong);
    EXPECT_EQ(model.view(), before);
    EXPECT_EQ(model.version(), 10);
}

TEST_F(Model, ChecksTheHash) {
    json after = model.view();
    after["seats"][0]["chips"] = 2;
    json message = update(11, kTwoChips);
    message["hash"] = "00000000";
    EXPECT_EQ(model.take_update(message), Applied::wrong);
    message["hash"] = view_hash(after);
    EXPECT_EQ(model.take_update(message), Applied::fresh);
}

TEST_F(Model, TheHashLeavesYouOutAndKeepsNamesAsTheyAre) {
    const json view = {{"you", 1}, {"b", "é"}, {"a", {1, nullptr}}};
    EXPECT_EQ(view_hash(view), crc32_hex(R"({"a":[1,null],"b":"é"})"));
}

TEST_F(Model, AnOlderPromptDoesNotReplaceTheOpenOne) {
    model.take_prompt(place_prompt(7), 0);
    model.take_prompt(place_prompt(6), 0);
    EXPECT_EQ(model.prompt()["decision"], 7);
}

TEST_F(Model, KnowsTheTimeLeft) {
    EXPECT_FALSE(model.time_left_ms(0));
    model.take_prompt(place_prompt(7), 1000);
    EXPECT_EQ(model.time_left_ms(31'000), 60'000);
}

TEST_F(Model, TheEndClosesThePrompt) {
    model.take_prompt(place_prompt(7), 0);
    const json end = {{{"op", "replace"}, {"path", ""}, {"value", ended_view()}}};
    EXPECT_EQ(model.take_update(update(11, end)), Applied::fresh);
    EXPECT_TRUE(model.finished());
    EXPECT_TRUE(model.prompt().is_null());
}

TEST(Crc32, IsThatOfZlib) {
    EXPECT_EQ(crc32_hex("123456789"), "cbf43926");
    EXPECT_EQ(crc32_hex(""), "00000000");
}

}  // namespace
}  // namespace vegas::cli
