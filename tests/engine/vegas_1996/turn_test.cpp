// Starting, turns, cards and what a turn may be.
#include "engine/game.hpp"
#include "engine/view.hpp"
#include "tests/support/strip.hpp"

namespace vegas::test {

// [VG-3] [ALL-6]
TEST(VegasStart, ADrawnSeatPutsItsPawnFirstThenTheOthersClockwise) {
    ScriptedDraws draws({}, {2});
    RecordedEvents events;
    Game g = start({.ruleset = Ruleset::vegas_1996, .seats = 3}, draws, events);
    for (const Seat seat : {kCarla, kAnna, kBen}) {
        EXPECT_EQ(decision(g), (Decision{seat, Ask::start_table}));
        Actions list;
        legal_actions(g, list);
        EXPECT_EQ(list.size, 14);
        apply_trusted(g, {Act::start_at, 9}, draws, events);  // several may share a table
    }
    EXPECT_EQ(decision(g), (Decision{2, Ask::turn}));
    EXPECT_EQ(events.of<vegas_1996::PawnPlaced>().size(), 3U);
    EXPECT_EQ(events.texts()[0], R"({"kind":"game_started","seat":2})");
}

// [VG-3] [VG-2]
TEST(VegasStart, NothingIsDrawnForAFirstSeat) {
    ScriptedDraws none;
    const Game g = start({.ruleset = Ruleset::vegas_1996, .seats = 4, .first_seat = 3}, none, mute);
    EXPECT_EQ(decision(g), (Decision{3, Ask::start_table}));
    const auto v = std::get<vegas_1996::View>(view(g, kNobody));
    for (const auto& seat : v.seats) {
        EXPECT_EQ(seat.pawn, 0);
        EXPECT_EQ(seat.counters, 20);
        using enum vegas_1996::Card;
        EXPECT_EQ(std::vector(seat.cards.begin(), seat.cards.end()),
                  (std::vector{front_man, front_man, front_man, good_luck_1, good_luck_2,
                               good_luck_3, good_luck_4, good_luck_5, good_luck_6, mary_chip}));
    }
}

// [VG-4] [VG-7] [ALL-2]
TEST(VegasTurn, IsARollACardOrAMove) {
    Strip b(2);
    b.open({1, 4, 7}).pawn(kAnna, 4).cards(kAnna, 2, {1, 6}, 1).turn(kAnna);
    EXPECT_EQ(b.legal_actions(),
              (Words{"roll", "mary_chip", "front_man 1", "front_man 7", "good_luck 1",
                     "good_luck 6", "change_table 1", "change_table 7"}));
}

// [VG-4] A move is the whole turn.
TEST(VegasTurn, AMoveEndsIt) {
    Strip b(2);
    b.turn(kAnna).act({Act::change_table, 12});
    EXPECT_EQ(b.s.player(kAnna).pawn, 12);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    EXPECT_EQ(b.events.of<vegas_1996::PawnMoved>()[0].table, 12);
}

// [VG-4] [VG-8]
TEST(VegasTurn, ARollIsPlacedAndEndsIt) {
    Strip b(2);
    b.pawn(kAnna, 4).turn(kAnna).rolls(3);
    EXPECT_EQ(b.owner(4, 3), kAnna);
    EXPECT_EQ(b.in_hand(kAnna), 19);
    EXPECT_EQ(b.s.mary, 0);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    EXPECT_EQ(b.events.of<Rolled>()[0].small[0], 3);
}

// [VG-7] [ALL-1] After a card only the roll is left, and it is asked.
TEST(VegasTurn, HasAtMostOneCard) {
    Strip b(2);
    b.pawn(kAnna, 4).turn(kAnna).act({Act::good_luck, 5});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    EXPECT_EQ(b.legal_actions(), (Words{"roll"}));
    b.rolls(2);
    EXPECT_EQ(b.owner(4, 5), kAnna);
    EXPECT_EQ(b.owner(4, 2), kAnna);
    EXPECT_EQ(b.decision().seat, kBen);
}

// [VG-4] [ALL-1] The roll is asked also where nothing else can be done.
TEST(VegasTurn, ALonelyRollIsAsked) {
    Strip b(2);
    b.open({1}).no_cards().turn(kAnna);
    EXPECT_EQ(b.legal_actions(), (Words{"roll"}));
}

// [EX-VG-1] [VG-7]
TEST(VegasGoodLuck, PlacesACounterAndThenRolls) {
    Strip b(3);
    b.pawn(kAnna, 6).turn(kAnna).act({Act::good_luck, 2});
    EXPECT_EQ(b.owner(6, 2), kAnna);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    b.rolls(5).turn(kAnna);
    EXPECT_FALSE(b.may({Act::good_luck, 2}));  // discarded
    EXPECT_TRUE(b.may({Act::good_luck, 3}));
    EXPECT_EQ(b.owner(6, 5), kAnna);
    EXPECT_EQ(b.events.of<vegas_1996::CardPlayed>()[0].choice, (Action{Act::good_luck, 2}));
}

// [VG-7]
TEST(VegasGoodLuck, MayBeWasted) {
    Strip b(2);
    b.pawn(kAnna, 4).counters(4, kAnna, {2}).turn(kAnna).act({Act::good_luck, 2});
    EXPECT_EQ(b.in_hand(kAnna), 19);
    EXPECT_EQ(b.count<vegas_1996::NothingPlaced>(), 1U);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
}

// [VG-7]
TEST(VegasGoodLuck, WithTheLastCounterForfeitsTheRoll) {
    Strip b(2);
    b.pawn(kAnna, 4).hand(kAnna, 1).turn(kAnna).act({Act::good_luck, 2});
    EXPECT_EQ(b.owner(4, 2), kAnna);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
}

// [VG-8]
TEST(VegasGoodLuck, OfOneDoesNotMoveMary) {
    Strip b(2);
    b.pawn(kAnna, 4).turn(kAnna).act({Act::good_luck, 1});
    EXPECT_EQ(b.s.mary, 0);
    b.rolls(1);  // this one does, also when nothing could be placed
    EXPECT_EQ(b.s.mary, 1);
    EXPECT_EQ(b.count<vegas_1996::NothingPlaced>(), 1U);
}

// [VG-10] [VG-12]
TEST(VegasGoodLuck, ThatFillsTheTableEndsTheTurnBeforeTheRoll) {
    Strip b(2);
    b.counters(1, kAnna, {1}).counters(1, kBen, {2}).turn(kAnna).act({Act::good_luck, 5});
    EXPECT_TRUE(b.won(kAnna, 1));
    EXPECT_EQ(b.in_hand(kAnna), 20);
    EXPECT_EQ(b.in_hand(kBen), 20);
    EXPECT_EQ(b.decision().seat, kBen);
}

// [VG-7]
TEST(VegasFrontMan, TakesTheRollToAnotherTable) {
    Strip b(2);
    b.turn(kAnna).act({Act::front_man, 6});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    b.rolls(4);
    EXPECT_EQ(b.owner(6, 4), kAnna);
    EXPECT_EQ(b.s.player(kAnna).pawn, 1);
    EXPECT_EQ(b.s.player(kAnna).front_men, 2);
}

// [VG-7]
TEST(VegasFrontMan, IsNotPlayableWhereThereIsNoOtherTable) {
    Strip b(2);
    b.open({1}).turn(kAnna);
    EXPECT_FALSE(b.may({Act::front_man, 1}));
    EXPECT_EQ(b.legal_actions().size(), 8U);  // roll, Mary Chip, six Good Luck
}

// [VG-8]
TEST(VegasFrontMan, WithAOneMovesMaryToo) {
    Strip b(2);
    b.mary(7).turn(kAnna).act({Act::front_man, 6}).rolls(1);
    EXPECT_EQ(b.owner(6, 1), kAnna);
    EXPECT_EQ(b.s.mary, 8);  // a blank
}

// [VG-6] [VG-7] What counts is whether the table of the roll bears a 6.
TEST(VegasFrontMan, TheSixIsAJokerWhereTheRollIsPlaced) {
    Strip b(2);
    b.pawn(kAnna, 6).turn(kAnna).act({Act::front_man, 4}).rolls(6);
    EXPECT_EQ(b.legal_actions(), (Words{"cover 1", "cover 2", "cover 3", "cover 4", "cover 5"}));
}

// [VG-12]
TEST(VegasTurn, AtAClosedTableThereIsOnlyTheMove) {
    Strip b(2);
    b.open({3, 5}).turn(kAnna);
    EXPECT_EQ(b.legal_actions(), (Words{"change_table 3", "change_table 5"}));
    Strip without(2);
    without.open({3, 5}).hand(kAnna, 0).turn(kAnna);
    EXPECT_EQ(without.legal_actions(), (Words{"change_table 3", "change_table 5"}));
}

// [VG-12] [ALL-1]
TEST(VegasTurn, TheOnlyMoveIsMadeByTheServer) {
    Strip b(2);
    b.open({3}).pawn(kBen, 3).turn(kAnna);
    EXPECT_EQ(b.s.player(kAnna).pawn, 3);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    EXPECT_EQ(b.count<vegas_1996::PawnMoved>(), 1U);
}

// [VG-13] [VG-4]
TEST(VegasTurn, WithoutACounterThereAreMaryChipMovesAndPass) {
    Strip b(2);
    b.open({1, 9}).hand(kAnna, 0).turn(kAnna);
    EXPECT_EQ(b.legal_actions(), (Words{"pass", "mary_chip", "change_table 9"}));
    b.act({Act::pass});
    EXPECT_EQ(b.decision().seat, kBen);
    EXPECT_EQ(b.count<Passed>(), 1U);
    EXPECT_FALSE(b.may({Act::pass}));  // Ben has counters
}

// [VG-13] [ALL-1]
TEST(VegasTurn, TheOnlyPassIsMadeByTheServer) {
    Strip b(2);
    b.open({1}).hand(kAnna, 0).cards(kAnna, 3, {1}, 0).turn(kAnna);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    EXPECT_EQ(b.count<Passed>(), 1U);
}

// [VG-13]
TEST(VegasMaryChip, WithoutACounterTheRollIsForfeited) {
    Strip b(2);
    b.mary(7).hand(kAnna, 0).turn(kAnna).act({Act::mary_chip});
    EXPECT_EQ(b.s.mary, 8);
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
}

// [VG-7] [VG-9]
TEST(VegasMaryChip, OnABlankTheRollFollows) {
    Strip b(2);
    b.mary(7).turn(kAnna).act({Act::mary_chip});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::roll}));
    b.rolls(1);
    EXPECT_EQ(b.s.mary, 9);
    EXPECT_FALSE(b.s.is_open(8));
}

// [VG-7] [VG-12]
TEST(VegasMaryChip, AScoringEndsTheTurnBeforeTheRoll) {
    Strip b(2);
    b.pawn(kAnna, 6).counters(1, kBen, {1}).turn(kAnna).act({Act::mary_chip});
    EXPECT_TRUE(b.won(kBen, 1));
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::turn}));
    EXPECT_EQ(b.count<Rolled>(), 0U);
}

}  // namespace vegas::test
