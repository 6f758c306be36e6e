// B1 Prime Time: two more dice for the winner of this casino, before the payout.
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

// The tile lies in casino 2, where Anna leads with 3 before Ben with 1.
Board prime_time(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::prime_time).cards(2, {8, 5}).dice(2, kAnna, 3).dice(2, kBen, 1);
    return b;
}

}  // namespace

// [B1-1] [RY-56]
TEST(PrimeTime, TheWinnerMayPlaceNoneEitherOrBoth) {
    struct Case {
        int x, y;
        Words options;
    };
    for (const Case& c :
         {Case{5, 3, {"decline", "place_black 3", "place_black 3 5", "place_black 5"}},
          Case{1, 6, {"decline", "place_black 1", "place_black 1 6", "place_black 6"}},
          Case{4, 4, {"decline", "place_black 4", "place_black 4 4"}}}) {
        Board b = prime_time();
        b.pay({c.x, c.y});
        EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::prime_time}));
        EXPECT_EQ(b.legal_actions(), c.options);
        EXPECT_EQ(list(b.seen(2).black_dice), (Cards{c.x, c.y}));
    }
}

// [B1-1] [B1-2] Each is one small die of her own, and counts in what follows.
TEST(PrimeTime, TheDicePlacedWinCasinos) {
    struct Case {
        Action answer;
        Cards anna, ben;
    };
    for (const Case& c :
         {Case{{Act::decline}, {8}, {5, 6}},  // Ben 2 dice in casino 3
          Case{{Act::place_black, 3}, {4, 8}, {5, 6}}, Case{{Act::place_black, 3, 3}, {8}, {5}}}) {
        Board b = prime_time();
        b.cards(3, {6, 4}).dice(3, kBen, 2).pay({3, 3}).act(c.answer);
        EXPECT_EQ(b.decision(), kOver);
        EXPECT_EQ(b.hand(kAnna), c.anna);
        EXPECT_EQ(b.hand(kBen), c.ben);
    }
}

// [B1-1] As it stands, ties removed; a big die weighs 2.
TEST(PrimeTime, TiesAreRemovedToFindTheThrower) {
    Board b = main_game(3);
    b.tile(2, Tile::prime_time).dice(2, kAnna, 2).dice(2, kBen, 0, 1).dice(2, kCarla, 1);
    b.pay({1, 1});
    EXPECT_EQ(b.decision(), (Decision{kCarla, Ask::prime_time}));
    EXPECT_EQ(b.told("black_rolled"), (Words{"black_rolled,seat:2,casino:2,tile:B1,dice:[1,1]"}));
}

// [B1-1] Nobody throws: the script holds no dice.
TEST(PrimeTime, NobodyThrowsForAnImaginaryPlayerOrAnEmptyCasino) {
    for (const Owner leader : {kNeutral, kBlank, kNobody}) {
        Board b = main_game(2);
        b.tile(2, Tile::prime_time);
        if (leader != kNobody) b.dice(2, leader, 4).dice(2, kAnna, 3);
        EXPECT_EQ(b.pay().decision(), kOver);
        EXPECT_EQ(b.told("black_rolled").size(), 0U);
    }
    Board tied = main_game(2);
    tied.tile(2, Tile::prime_time).dice(2, kAnna, 3).dice(2, kBen, 3);
    EXPECT_EQ(tied.pay().decision(), kOver);
}

// [B1-1] All three are tied then; nobody throws again.
TEST(PrimeTime, ThePlacementMayUnseatTheThrower) {
    Board b = main_game(4);
    b.tile(2, Tile::prime_time).cards(2, {8, 5}).dice(2, kDenny, 1);
    b.dice(2, kAnna, 2).dice(2, kBen, 3).dice(2, kCarla, 3);
    b.pay({2, 6}).act({Act::place_black, 2});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.hand(kAnna), Cards{});
    EXPECT_EQ(b.hand(kDenny), Cards{8});
    EXPECT_EQ(b.told("black_rolled").size(), 0U);
    EXPECT_EQ(b.next_start(), kDenny);  // [RY-13] as it was paid out
}

// [B1-2] [E1-3]
TEST(PrimeTime, NoDieGoesIntoAClosedCasino) {
    Board one = prime_time();
    one.closed(3).pay({3, 5});
    EXPECT_EQ(one.legal_actions(), (Words{"decline", "place_black 5"}));
    Board other = prime_time();
    other.closed(5).pay({3, 5});
    EXPECT_EQ(other.legal_actions(), (Words{"decline", "place_black 3"}));
    Board none = prime_time();  // she throws, and there is no question
    none.closed(3).pay({3, 3});
    EXPECT_EQ(none.decision(), kOver);
    EXPECT_EQ(none.told("black_rolled").size(), 1U);
    EXPECT_EQ(none.s.black, las_vegas::BlackDice{});
    EXPECT_EQ(none.hand(kAnna), Cards{8});
}

// [E1-3] Payout effects of a closed casino's tile work; its own number is out.
TEST(PrimeTime, WorksInAClosedCasino) {
    Board b = prime_time();
    b.closed(2).pay({2, 6});
    EXPECT_EQ(b.legal_actions(), (Words{"decline", "place_black 6"}));
}

// [B1-2] [C1-1] Five dice in High Five's casino, and no activation.
TEST(PrimeTime, ActivatesNothing) {
    Board b = prime_time();
    b.tile(3, Tile::high_five).dice(3, kAnna, 4).tile(4, Tile::pay_day);
    b.pay({3, 4}).act({Act::place_black, 3, 4});
    EXPECT_EQ(b.told("tile_activated").size(), 0U);
    EXPECT_EQ(b.told("token_taken").size(), 0U);
    EXPECT_EQ(b.hand(kAnna), Cards{8});
    EXPECT_EQ(b.told("black_placed"),
              (Words{"black_placed,seat:0,casino:3", "black_placed,seat:0,casino:4"}));
}

// [B1-2] [D2-3] Power Play's token falls back when a die makes a tie.
TEST(PrimeTime, PowerPlaysTokenFallsBack) {
    Board b = prime_time();
    b.tile(4, Tile::power_play).dice(4, kCarla, 1).token(4, kCarla);
    b.pay({4, 4}).act({Act::place_black, 4, 4});  // the first ties, the second one leads
    EXPECT_EQ(b.told("token_returned"), (Words{"token_returned,seat:2,casino:4,tile:D2"}));
}

// [B1-2] [C2-1] [RY-30] Bad Luck looks after Prime Time, wherever they lie.
TEST(PrimeTime, CountsForBadLuck) {
    for (const int bad_luck : {1, 5}) {
        const auto face = static_cast<std::uint8_t>(bad_luck);
        Board b = prime_time();
        b.tile(bad_luck, Tile::bad_luck).dice(bad_luck, kBen, 1).dice(bad_luck, kCarla, 1);
        b.pay({bad_luck, bad_luck}).act({Act::place_black, face, face});
        EXPECT_EQ(b.told("marked"),
                  (Words{"marked,casino:" + std::to_string(bad_luck) + ",tile:C2,seats:[1,2]"}));
    }
}

// [B1-1]
TEST(PrimeTime, DecliningIsTold) {
    Board b = prime_time();
    b.pay({3, 5}).act({Act::decline});
    EXPECT_EQ(b.told().front(), "declined,seat:0,casino:2,tile:B1");
    EXPECT_EQ(b.count(3, kAnna) + b.count(5, kAnna), 0);
}

// [B1-2]
TEST(PrimeTime, ShowsTheCasinosAsTheyWouldStand) {
    Board b = prime_time();
    b.cards(3, {6, 4}).dice(3, kBen, 1).cards(5, {7, 3});
    b.pay({3, 5});
    const auto both = b.shows({Act::place_black, 3, 5});
    EXPECT_EQ(both.dice.small, 2);
    ASSERT_EQ(both.casinos.size, 2);
    EXPECT_EQ(both.casinos[0].casino, 2);
    EXPECT_EQ(list(both.casinos[0].wins), (Cards{kNobody, kNobody}));  // tied with Ben
    EXPECT_EQ(list(both.casinos[1].wins), (Cards{kAnna, kNobody}));
    Board twice = prime_time();
    twice.cards(3, {6, 4}).dice(3, kBen, 1).pay({3, 3});
    const auto doubles = twice.shows({Act::place_black, 3, 3});
    ASSERT_EQ(doubles.casinos.size, 1);
    EXPECT_EQ(list(doubles.casinos[0].wins), (Cards{kAnna, kBen}));
    EXPECT_EQ(twice.shows({Act::place_black, 3}).dice.small, 1);
    EXPECT_TRUE(twice.shows({Act::decline}).is_nothing());
}

}  // namespace vegas::test
