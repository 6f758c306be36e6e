#include <gtest/gtest.h>

#include "protocol/fair/sealed_choices.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

TableView open_table() {
    TableView v;
    v.table.id = "k3f9xq";
    v.table.setup = {.ruleset = Ruleset::classic, .seats = 3};
    v.table.seats.resize(3);
    return v;
}

json patched(const TableView& before, const TableView& after) {
    return test::patched(test::parsed(public_json(before)), test::parsed(patch(before, after)));
}

}  // namespace

TEST(Patch, OfNothingIsEmpty) { EXPECT_EQ(patch(open_table(), open_table()), kEmptyPatch); }

TEST(Patch, FollowsTheTable) {
    TableView a = open_table();
    TableView b = a;
    b.table.seats[1] = SeatInfo{.player = "p", .name = "A\"\\\x01n"};
    b.table.host = "p";
    b.table.spectators = 2;
    b.table.status = TableStatus::playing;
    b.table.server_seed = "00";
    EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
    b.table.seats.pop_back();
    EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
    EXPECT_EQ(patched(b, a), test::parsed(public_json(a)));
}

TEST(Patch, FirstDiceOfTheLastOwnerAreAppended) {
    TableView a = open_table();
    auto& before = std::get<las_vegas::View>(a.game.emplace());
    before.casinos[2].dice.push({.owner = 1, .dice = {.small = 2}, .count = 2});
    TableView b = a;
    auto& after = std::get<las_vegas::View>(*b.game);
    after.casinos[2].dice.push({.owner = 2, .dice = {.small = 1, .big = 1}, .count = 3});
    EXPECT_EQ(patch(a, b), R"({"/casinos/2/dice/1":{"big":1,"count":3,"owner":2,"small":1}})");
    EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
    EXPECT_EQ(patched(b, a), test::parsed(public_json(a)));
    after.casinos[2].dice[0] = {.owner = 0, .dice = {.small = 1}, .count = 1};
    after.casinos[2].dice[1] = before.casinos[2].dice[0];
    EXPECT_TRUE(patch(a, b).starts_with(R"({"/casinos/2/dice":[)"));
    EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
}

// [CU-4] [CU-10] [CU-11]
TEST(Patch, FollowsWhatIsLeftForSkipping) {
    TableView a = open_table();
    auto& before = std::get<las_vegas::View>(a.game.emplace());
    before.discards = 3;
    before.seats.push({.skip_money = 1, .skips = 0});
    before.seats.push({.skip_cards = 4});
    TableView b = a;
    auto& after = std::get<las_vegas::View>(*b.game);
    after.seats[0].skip_money = -2;
    after.seats[0].skips = 1;
    after.seats[1].skip_cards = 3;
    EXPECT_EQ(patch(a, b),
              R"({"/seats/0/skip_money":-2,"/seats/0/skips":1,"/seats/1/skip_cards":3})");
    EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
    after.discards = 4;
    EXPECT_EQ(patched(a, b)["round"]["discards"], 4);
}

// [CU-10] [CU-11]
TEST(View, ShowsWhatIsLeftForSkippingOnlyWhereThereIsSuchARule) {
    TableView v = open_table();
    std::get<las_vegas::View>(v.game.emplace()).seats.push({});
    const json view = test::parsed(public_json(v));
    for (const char* member : {"skip_money", "skip_cards", "skips"}) {
        EXPECT_FALSE(view["seats"][0].contains(member));
    }
    EXPECT_FALSE(view["round"].contains("discards"));
}

TEST(Patch, OfTheOwnPartTellsItWhole) {
    const ViewerPart you{.seat = 2, .cards = {30'000}, .total = 30'000};
    EXPECT_EQ(private_patch(std::nullopt, you),
              R"({"/you":{"cards":[30000],"seat":2,"total":30000}})");
    EXPECT_EQ(private_patch(you, you), kEmptyPatch);
}

TEST(Patch, FollowsSealedChoices) {
    const TableView none = open_table();
    TableView one = none;
    one.sealed = {{1, "ab"}};
    TableView two = one;
    two.sealed.push_back({0, "cd"});
    for (const auto& [a, b] : {std::pair(none, one), std::pair(one, two), std::pair(two, none)}) {
        EXPECT_EQ(patched(a, b), test::parsed(public_json(b)));
    }
    EXPECT_EQ(patch(one, none), R"({"/sealed":[]})");
    EXPECT_EQ(patch(one, one), kEmptyPatch);
}

// [A1-3] Others learn the same, and the same number of bytes, whatever was chosen.
TEST(Patch, OfSealedChoicesDifferOnlyInTheCommitment) {
    const TableView none = open_table();
    TableView a = none, b = none;
    a.sealed = {{1, hex(commitment(Nonce{1}, {Act::hide, 1}))}};
    b.sealed = {{1, hex(commitment(Nonce{2}, {Act::hide, 3}))}};
    std::string told = patch(none, a);
    EXPECT_EQ(told.size(), patch(none, b).size());
    told.replace(told.find(a.sealed[0].commitment), 64, b.sealed[0].commitment);
    EXPECT_EQ(told, patch(none, b));
}

TEST(Patch, TellsASeatItsOwnSealedChoice) {
    ViewerPart you{.seat = 2};
    const ViewerPart before = you;
    you.sealed = Action{Act::hide, 3};
    EXPECT_EQ(private_patch(before, you),
              R"({"/you":{"cards":[],"sealed":{"fist":3,"kind":"hide"},"seat":2,"total":0}})");
}

TEST(View, IsWrittenInCanonicalForm) {
    TableView v = open_table();
    v.table.seats[0] = SeatInfo{.player = "p", .name = "Жанна \"x\""};
    std::get<las_vegas::View>(v.game.emplace()).roll = las_vegas::RollView{};
    v.sealed = {{1, "ab"}};
    const std::string text = public_json(v);
    EXPECT_EQ(test::dumped(test::parsed(text)), text);  // nlohmann sorts its members
    EXPECT_EQ(test::parsed(view_json(text, std::nullopt))["you"], nullptr);
}

TEST(Checksum, IsCrc32AsZlibHasIt) { EXPECT_EQ(checksum("123456789"), "cbf43926"); }

}  // namespace vegas::protocol
