// A1 Lucky Punch: a hidden fist, guessed by the seat to the left.
#include "tests/support/secrets.hpp"

namespace vegas::test {
namespace {

// The seat's last die goes to casino 2, where the tile lies.
Board punched(int seats, Seat seat) {
    Board b = main_game(seats);
    b.tile(2, Tile::lucky_punch).supply(seat, 1).rolled(seat, {2});
    return b;
}

Board hidden(std::uint8_t fist) {
    Board b = punched(3, kAnna);
    b.act({Act::hide, fist});
    return b;
}

}  // namespace

// [A1-1] [ALL-1] Choice and guess are asked; the guesser is to the left, with or without dice.
TEST(LuckyPunch, TheSeatToTheLeftGuesses) {
    struct Case {
        int seats;
        Seat seat, guesser;
    };
    for (const Case& c : {Case{2, 0, 1}, Case{2, 1, 0}, Case{3, 1, 2}, Case{5, 4, 0}}) {
        Board b = punched(c.seats, c.seat);
        EXPECT_EQ(b.decision(), (Decision{c.seat, Ask::punch_choose}));
        EXPECT_EQ(b.legal_actions(), (Words{"hide 1", "hide 2", "hide 3"}));
        b.act({Act::hide, 2});
        EXPECT_EQ(b.decision(), (Decision{c.guesser, Ask::punch_guess}));
        EXPECT_EQ(b.legal_actions(), (Words{"guess 1", "guess 2", "guess 3"}));
        EXPECT_EQ(b.act({Act::guess, 2}).decision(), kOver);
    }
}

// [A1-2] [RY-34]
TEST(LuckyPunch, AWrongGuessPaysTheChoice) {
    const std::array<int, 4> chips{0, 2, 0, 0};
    const std::array<Cards, 4> cards{Cards{}, Cards{}, Cards{3}, Cards{4}};
    for (std::uint8_t fist = 1; fist <= 3; ++fist) {
        for (std::uint8_t guess = 1; guess <= 3; ++guess) {
            Board b = hidden(fist);
            b.act({Act::guess, guess});
            EXPECT_EQ(b.chips(kAnna), fist == guess ? 0 : chips[fist]) << fist << guess;
            EXPECT_EQ(b.hand(kAnna), fist == guess ? Cards{} : cards[fist]) << fist << guess;
            EXPECT_EQ(b.chips(kBen), 0);
            EXPECT_EQ(b.hand(kBen), Cards{});
        }
    }
}

// [A1-2] Right or wrong, the choice is told to all once the guess is made.
TEST(LuckyPunch, TheGuessRevealsTheChoice) {
    EXPECT_EQ(hidden(3).told(), (Words{"sealed,seat:0,casino:2,tile:A1"}));
    EXPECT_EQ(
        hidden(3).act({Act::guess, 1}).told(),
        (Words{"guessed,seat:1,casino:2,tile:A1,fist:1", "revealed,seat:0,choice:kind:hide,fist:3",
               "paid,seat:0,casino:2,tile:A1,dollars:40000"}));
    EXPECT_EQ(hidden(1).act({Act::guess, 1}).told(),
              (Words{"guessed,seat:1,casino:2,tile:A1,fist:1",
                     "revealed,seat:0,choice:kind:hide,fist:1"}));
    EXPECT_EQ(hidden(1).act({Act::guess, 2}).told("paid"),
              (Words{"paid,seat:0,casino:2,tile:A1,chips:2"}));
}

// [A1-3]
TEST(LuckyPunch, NobodyElseCanTellTheChoiceBeforeTheGuess) {
    expect_alike(hidden(1), hidden(2), kAnna);
    expect_alike(hidden(1), hidden(3), kAnna);
    for (std::uint8_t fist = 1; fist <= 3; ++fist) {
        const Board b = hidden(fist);
        EXPECT_EQ(las_vegas::own_view(b.s, kAnna).sealed, (Action{Act::hide, fist}));
        EXPECT_FALSE(las_vegas::own_view(b.s, kBen).sealed.has_value());
        EXPECT_EQ(guesses(b, kBen), (Words{"hide 1", "hide 2", "hide 3"}));
        EXPECT_EQ(guesses(b, kCarla), (Words{"hide 1", "hide 2", "hide 3"}));
        EXPECT_EQ(guesses(b, kAnna), (Words{"hide " + std::to_string(fist)}));
    }
}

// [A1-3] Two right guesses leave no trace of what was hidden in the state.
TEST(LuckyPunch, NothingOfTheSecretStays) {
    Board one = hidden(1);
    Board two = hidden(2);
    one.act({Act::guess, 1});
    two.act({Act::guess, 2});
    EXPECT_EQ(one.s, two.s);
}

// [A1-2] What is at stake is shown to the chooser, not to the guesser.
TEST(LuckyPunch, ShowsTheRewards) {
    Board b = punched(3, kAnna);
    EXPECT_EQ(b.shows({Act::hide, 1}).chips, 2);
    EXPECT_FALSE(b.shows({Act::hide, 1}).dollars.has_value());
    EXPECT_EQ(b.shows({Act::hide, 2}).dollars, 30'000);
    EXPECT_EQ(b.shows({Act::hide, 3}).dollars, 40'000);
    b.act({Act::hide, 3});
    EXPECT_TRUE(b.shows({Act::guess, 3}).is_nothing());
}

}  // namespace vegas::test
