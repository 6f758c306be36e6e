#include "engine/game.hpp"
#include "tests/support/strip.hpp"

namespace vegas::test {

// [VG-2] [ALL-4]
TEST(VegasView, ShowsTheBoardToAll) {
    Strip b(2);
    b.pawn(kAnna, 14).counters(14, kBen, {2}).closed(3, kBen).mary(8).cards(kAnna, 1, {2, 6}, 1);
    b.turn(kAnna);
    const vegas_1996::View v = vegas_1996::view(b.s, kBen);
    EXPECT_EQ(v, vegas_1996::view(b.s, kNobody));
    EXPECT_EQ(v.mary, 8);
    EXPECT_TRUE(v.tables[2].closed);
    EXPECT_EQ(v.tables[13].table.spaces[1].owner(), kBen);
    EXPECT_EQ(v.seats[kAnna].pawn, 14);
    EXPECT_EQ(v.seats[kBen].counters, 19);
    ASSERT_EQ(v.seats[kBen].chips.size, 1);
    EXPECT_EQ(v.seats[kBen].chips[0], (vegas_1996::ChipView{3, 3}));
    EXPECT_EQ(v.seats[kBen].total, 3);
    using enum vegas_1996::Card;
    EXPECT_EQ(std::vector(v.seats[kAnna].cards.begin(), v.seats[kAnna].cards.end()),
              (std::vector{front_man, good_luck_2, good_luck_6, mary_chip}));
    EXPECT_EQ(v.turn, (vegas_1996::TurnView{.seat = kAnna}));
    EXPECT_FALSE(v.result.has_value());
}

// [VG-7]
TEST(VegasView, ShowsTheNumberThatIsToBePlacedAndWhere) {
    Strip b(2, true);
    b.turn(kAnna).act({Act::front_man, 14});
    EXPECT_EQ(vegas_1996::view(b.s, kBen).turn, (vegas_1996::TurnView{.seat = kAnna, .table = 14}));
    b.counters(14, kBen, {2, 7, 12}).rolls(2);
    EXPECT_EQ(vegas_1996::view(b.s, kBen).turn,
              (vegas_1996::TurnView{.seat = kAnna, .table = 14, .number = 2}));
    b.act({Act::cover, 7});
    EXPECT_EQ(vegas_1996::view(b.s, kBen).turn,
              (vegas_1996::TurnView{
                  .seat = kAnna, .table = 14, .number = 2, .space = 7, .defender = kBen}));
}

// [VG-11]
TEST(VegasPreview, TellsWhoWouldWinTheChip) {
    Strip b(2);
    b.pawn(kAnna, 14).counters(14, kBen, {2, 7}).counters(14, kAnna, {12}).turn(kAnna).rolls(2);
    const auto p = vegas_1996::preview(b.s, {Act::cover, 7});
    EXPECT_EQ(p.table, 14);
    EXPECT_EQ(p.value, 15);
    EXPECT_EQ(p.winner, kAnna);
    EXPECT_EQ(p.replaces, kBen);
    EXPECT_FALSE(p.scored);
}

// [VG-10] [VG-7]
TEST(VegasPreview, TellsOfAFullTableAndOfMary) {
    Strip b(2);
    b.counters(1, kAnna, {1}).counters(1, kBen, {2}).turn(kAnna);
    const auto luck = vegas_1996::preview(b.s, {Act::good_luck, 6});
    EXPECT_TRUE(luck.scored);
    EXPECT_EQ(luck.winner, kAnna);
    EXPECT_EQ(luck.replaces, kNobody);
    const auto mary = vegas_1996::preview(b.s, {Act::mary_chip});
    EXPECT_EQ(mary.table, 1);
    EXPECT_TRUE(mary.scored);
    EXPECT_EQ(mary.winner, kAnna);
    EXPECT_EQ(vegas_1996::preview(b.mary(7).s, {Act::mary_chip}).table, 0);  // a blank
    EXPECT_EQ(vegas_1996::preview(b.s, {Act::roll}).table, 0);
}

}  // namespace vegas::test
