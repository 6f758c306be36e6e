// What the client understands of messages that are newer, older or broken.
#include "client-cli/protocol/read.hpp"

#include <gtest/gtest.h>

#include "engine/las_vegas/events.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/schema.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

TEST(WireStruct, WhatIsMissingOrOfAnotherTypeStaysAsItIs) {
    const auto seat = read_as<WireStruct<las_vegas::SeatView>>(
        {{"chips", "many"}, {"cards", 3.5}, {"total", nullptr}, {"skips", 2}, {"supply", {1, 2}}});
    EXPECT_EQ(seat.chips, 0);
    EXPECT_EQ(seat.cards, 0);
    EXPECT_FALSE(seat.total);
    EXPECT_FALSE(seat.skip_money);
    EXPECT_EQ(seat.skips, 2);
    EXPECT_EQ(seat.supply.small, 0);
    EXPECT_EQ(read_as<WireStruct<las_vegas::Placed>>(json::array()).seat, -1)
        << "a seat that is not told";
}

TEST(WireStruct, NumbersAreBounded) {
    const auto of = [](const char* number) {
        return read_as<std::vector<std::int64_t>>(json::parse("[" + std::string(number) + "]"))[0];
    };
    EXPECT_EQ(of("9223372036854775807"), kNumberMost);
    EXPECT_EQ(of("18446744073709551615"), kNumberMost);
    EXPECT_EQ(of("-9223372036854775808"), -kNumberMost);
    EXPECT_EQ(of("1796000000000"), 1796000000000) << "milliseconds since 1970";
    EXPECT_TRUE(read_as<DiceOwner>(json(-1)).is_nobody());
    EXPECT_EQ(read_as<DiceOwner>(json(std::uint64_t{1} << 63U)).seat, kNumberMost);
}

TEST(WireStruct, ElementsOfListsKeepTheirPlaces) {
    EXPECT_EQ(read_as<Numbers>({1, "x", nullptr, 4}), (Numbers{1, 0, 0, 4}));
    const auto laid =
        read_as<WireStruct<las_vegas::TilesLaid>>({{"tiles", {"A2", nullptr, 7, "C1"}}});
    ASSERT_EQ(laid.tiles.size(), 4U);
    EXPECT_FALSE(laid.tiles[1]);
    EXPECT_FALSE(laid.tiles[2]);
    EXPECT_EQ(laid.tiles[3], "C1");
}

TEST(WireStruct, AListThatIsEmptyIsNotOneThatIsMissing) {
    EXPECT_TRUE(read_as<WirePreview>({{"wins", json::array()}}).wins);
    EXPECT_FALSE(read_as<WirePreview>(json::object()).wins);
    EXPECT_FALSE(read_as<WirePreview>({{"wins", 3}}).wins);
}

TEST(WireStruct, OwnersAreSeatsWordsOrNobody) {
    const auto owners = read_as<Owners>({0, 7, "neutral", "of_later", nullptr, -1, true});
    EXPECT_EQ(owners[0], DiceOwner{0});
    EXPECT_EQ(owners[1], DiceOwner{7});
    EXPECT_EQ(owners[2].word, "neutral");
    EXPECT_EQ(owners[3].word, "of_later");
    for (std::size_t i = 4; i < 7; ++i) EXPECT_TRUE(owners[i].is_nobody());
}

TEST(WireStruct, KeepsTheWordOfWhatItDoesNotKnow) {
    EXPECT_EQ(word_of(read_as<WireEvent>({{"kind", "of_later"}, {"seat", 1}})), "of_later");
    EXPECT_EQ(word_of(read_as<WireTile>({{"id", "Z9"}})), "Z9");
    EXPECT_EQ(read_as<WireStruct<protocol::Prompt>>({{"kind", "wager"}}).kind, "wager");
    EXPECT_EQ(word_of(read_as<WireMessage>(json(3))), "");
}

TEST(WireStruct, KnowsEveryWordOfTheContract) {
    for (const json& event : samples_of("event.json")) {
        const auto known = read_as<WireEvent>(event);
        EXPECT_TRUE(known.is_known()) << event;
        EXPECT_EQ(word_of(known), event["kind"].get<std::string>());
    }
    for (const json& action : samples_of("action.json")) {
        const auto known = read_as<WireAction>(action).kind;
        EXPECT_FALSE(std::holds_alternative<UnknownKind>(known)) << action;
        EXPECT_EQ(word_of(known), action["kind"].get<std::string>());
    }
}

TEST(WireStruct, AnActionIsSentAsItCameWithoutWhatItShows) {
    const auto action = read_as<WireAction>(
        {{"kind", "wager"}, {"on", {2, 3}}, {"note", "a \"b\""}, {"shows", {{"dollars", 5}}}});
    EXPECT_EQ(action.sent, R"({"kind":"wager","note":"a \"b\"","on":[2,3]})");
    EXPECT_EQ(action.shows.value_or(WirePreview()).dollars, 5);
    ASSERT_EQ(action.members.size(), 2U);
    EXPECT_EQ(action.members[0].name, "note");
    EXPECT_EQ(action.members[0].text, "a \"b\"");
    EXPECT_EQ(action.members[1].text, "[2,3]");
    EXPECT_EQ(action.members[1].typed, "2 3");
}

TEST(WireStruct, TheFamilyOfAViewIsToldByItsTable) {
    json view = royale_view();
    EXPECT_TRUE(std::holds_alternative<WireStruct<las_vegas::View>>(read_as<WireView>(view).game));
    view["table"]["family"] = "vegas-1996";
    EXPECT_TRUE(std::holds_alternative<WireStruct<vegas_1996::View>>(read_as<WireView>(view).game));
    view["table"]["family"] = "of_later";
    EXPECT_EQ(word_of(read_as<WireView>(view).game), "of_later");
}

TEST(TileFaces, AreThoseThatTheServerTells) {
    const TileFaces faces(read_as<std::vector<WireStruct<las_vegas::TileRules>>>(
        {{{"id", "Z9"}, {"name", "New\x1b"}, {"printed", {{{"dollars", 70'000}}, nullptr}}}}));
    EXPECT_EQ(faces.title("Z9"), "Z9 New?");
    EXPECT_EQ(faces.all_dollars("Z9"), (Numbers{70'000, 0}));
    EXPECT_EQ(faces.dollars("Z9", 2), 0);
    EXPECT_EQ(faces.name("A2"), "A2");
}

}  // namespace
}  // namespace vegas::cli
