// Leaves of the tree of decisions of one turn in small positions, counted by hand. Every branch
// throws the same dice.
#include "tests/support/strip.hpp"

namespace vegas::test {
namespace {

class SameDice final : public Draws {
public:
    explicit SameDice(std::vector<int> dice) : dice_(std::move(dice)) {}
    int die() override { return dice_.at(thrown++); }
    std::uint32_t one_of(std::uint32_t) override {
        ADD_FAILURE() << "a turn has no other draws";
        return 0;
    }
    std::size_t thrown = 0;

private:
    std::vector<int> dice_;
};

// Until the turn of `seat` is over.
int leaves(const vegas_1996::State& s, Seat seat, SameDice dice) {
    if (vegas_1996::over(s) || s.active != seat) return 1;
    Actions list;
    vegas_1996::legal_actions(s, list);
    int n = 0;
    for (const Action& a : list) {
        vegas_1996::State next = s;
        SameDice rest = dice;
        vegas_1996::apply_trusted(next, a, rest, mute);
        EXPECT_STREQ(vegas_1996::check_state(next), nullptr) << Board::word_for(a);
        n += leaves(next, seat, rest);
    }
    return n;
}

}  // namespace

// [VG-20] [VG-7] Anna rolls threes; Ben lies on the only 3. Rolling: a duel, 9. Good Luck 3: she
// wins 3 (then her roll does nothing), frees it 2 (her roll takes it), loses 4 (a duel again, 9
// each): 41. Moving: 1.
TEST(VegasTree, OfADuel) {
    Strip b(2, true);
    b.open({1, 5}).mary(1).pawn(kAnna, 5).counters(5, kBen, {2}).no_cards().cards(kAnna, 0, {3}, 0);
    b.s.board.track.item[1] = 1;  // Mary stands at a blank, table 1 is before her
    b.s.board.track.item[0] = 0;
    b.turn(kAnna);
    EXPECT_EQ(leaves(b.s, kAnna, SameDice({3, 3})), 9 + 41 + 1);
}

// [VG-6] Sixes at a table of five spaces without one: one is Anna's, one Ben's. Rolling: 5. Good
// Luck 6: 5, and 5 for the roll after each. Moving: 1.
TEST(VegasTree, OfAJoker) {
    Strip b(2);
    b.open({7, 14}).pawn(kAnna, 7).pawn(kBen, 14).counters(7, kAnna, {1}).counters(7, kBen, {2});
    b.no_cards().cards(kAnna, 0, {6}, 0).turn(kAnna);
    EXPECT_EQ(leaves(b.s, kAnna, SameDice({6, 6})), 5 + 25 + 1);
}

// [VG-8] [VG-9] Ones with Mary before the blank of table 8; Anna at table 12, two rows. Rolling: 2
// spaces, Mary to the blank. Mary Chip: the blank, 2 spaces, then table 8 is scored. Front-man to
// table 8: 2 spaces. Moving: 1.
TEST(VegasTree, OfMary) {
    Strip b(2);
    b.open({8, 12})
        .mary(7)
        .pawn(kAnna, 12)
        .pawn(kBen, 12)
        .no_cards()
        .cards(kAnna, 1, {}, 1)
        .turn(kAnna);
    EXPECT_EQ(leaves(b.s, kAnna, SameDice({1})), 2 + 2 + 2 + 1);
}

// [VG-10] [VG-12] Fives; only the 5/6 of table 1 is free. Rolling fills it: 1. Good Luck 5 too,
// without a roll: 1. Good Luck 1 replaces Ben's, then the roll fills it: 1. Front-man to table
// 2: 1. Moving: 1.
TEST(VegasTree, OfAFullTable) {
    Strip b(2);
    b.open({1, 2}).pawn(kBen, 2).counters(1, kBen, {1}).counters(1, kAnna, {2});
    b.no_cards().cards(kAnna, 1, {1, 5}, 0).turn(kAnna);
    EXPECT_EQ(leaves(b.s, kAnna, SameDice({5, 5})), 5);
}

}  // namespace vegas::test
