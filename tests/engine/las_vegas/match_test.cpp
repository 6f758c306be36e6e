#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

// Plays by always taking the first listed answer until the round has `number`, or the game is over.
void play_to_round(Game& g, int number, Draws& draws, EventSink& events) {
    while (!over(g) && state_in(g).round < number) {
        Actions list;
        legal_actions(g, list);
        apply_trusted(g, list[0], draws, events);
    }
}

}  // namespace

// [ALL-6] The money deck is shuffled from the last element down, then the start seat is drawn.
TEST(Match, DrawsTheDeckThenTheStartSeat) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = Ruleset::royale_basic, .seats = 4}, draws, mute);
    ASSERT_EQ(draws.asked().size(), 90U);
    for (std::size_t i = 0; i < 89; ++i) EXPECT_EQ(draws.asked()[i], 90 - i);
    EXPECT_EQ(draws.asked()[89], 4U);
    EXPECT_EQ(state_in(g).start_seat, 3);           // the drawn seat [RY-13]
    EXPECT_EQ(state_in(g).casinos[0].cards[0], 3);  // unshuffled: ascending from the top
    EXPECT_EQ(state_in(g).casinos[5].cards[0], 4);
}

// [ALL-6] [RY-13]
TEST(Match, AFixedFirstSeatIsNotDrawn) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = Ruleset::classic, .seats = 3, .first_seat = 2}, draws, mute);
    EXPECT_EQ(draws.asked().size(), 53U);
    EXPECT_EQ(decision(g).seat, 2);
}

// [RY-2] [RY-10] [RY-12]
TEST(Match, EverySeatHasEightDiceAndTwoChips) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = Ruleset::royale_basic, .seats = 5}, draws, mute);
    for (Seat seat = 0; seat < 5; ++seat) {
        EXPECT_EQ(state_in(g).players[to_index(seat)].supply, las_vegas::Dice(7, 1));
        EXPECT_EQ(state_in(g).players[to_index(seat)].chips, 2);
    }
}

// [CL-2]
TEST(Match, ClassicHasEightSmallDiceAndFourRounds) {
    FastDraws draws(7);
    RecordedEvents events;
    Game g = start({.ruleset = Ruleset::classic, .seats = 5}, draws, events);
    EXPECT_EQ(state_in(g).players[4].supply, las_vegas::Dice(8, 0));
    EXPECT_EQ(state_in(g).players[4].chips, 0);
    play_to_round(g, 99, draws, events);
    EXPECT_EQ(events.of<las_vegas::RoundStarted>().size(), 4U);
    EXPECT_EQ(events.of<GameEnded>().size(), 1U);
}

// [RY-10] [RY-12]
TEST(Match, RoyaleHasThreeRoundsAndChipsCarryOver) {
    FastDraws draws(8);
    RecordedEvents events;
    Game g = start({.ruleset = Ruleset::royale_basic, .seats = 3}, draws, events);
    for (int round = 2; round <= 3; ++round) {
        play_to_round(g, round, draws, events);
        for (Seat seat = 0; seat < 3; ++seat) {  // the first answer is never to pass
            EXPECT_EQ(state_in(g).players[to_index(seat)].chips, 2 * round);
            EXPECT_EQ(state_in(g).players[to_index(seat)].supply, las_vegas::Dice(7, 1));
        }
    }
    play_to_round(g, 99, draws, events);
    EXPECT_TRUE(over(g));
    EXPECT_EQ(events.of<las_vegas::RoundStarted>().size(), 3U);
}

// [RY-14] [ALL-6]
TEST(Match, TwoPlayersGetEightNeutralDice) {
    UnshuffledDraws draws({1, 1, 2, 2, 3, 3, 3, 6});
    RecordedEvents events;
    const Game g = start({.ruleset = Ruleset::royale_basic, .seats = 2}, draws, events);
    EXPECT_EQ(state_in(g).casinos[0].dice[kNeutral], las_vegas::Dice(2, 0));
    EXPECT_EQ(state_in(g).casinos[1].dice[kNeutral], las_vegas::Dice(2, 0));
    EXPECT_EQ(state_in(g).casinos[2].dice[kNeutral], las_vegas::Dice(3, 0));
    EXPECT_EQ(state_in(g).casinos[5].dice[kNeutral], las_vegas::Dice(0, 1));  // the big one last
    EXPECT_EQ(events.of<las_vegas::NeutralRolled>().size(), 1U);
}

// [RY-14] [ALL-6] Nothing is drawn for dice that are left out.
TEST(Match, TwoPlayersMayLeaveOutTheNeutralDice) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::royale}) {
        UnshuffledDraws draws({5});
        RecordedEvents events;
        const Game g = start({.ruleset = r, .seats = 2, .neutral_dice = false}, draws, events);
        EXPECT_EQ(draws.die(), 5);
        EXPECT_TRUE(events.of<las_vegas::NeutralRolled>().empty());
        for (const las_vegas::Casino& casino : state_in(g).casinos) {
            EXPECT_TRUE(casino.dice[kNeutral].none());
        }
        for (const Seat seat : {kAnna, kBen}) {
            EXPECT_EQ(state_in(g).players[to_index(seat)].white, 0);
        }
        EXPECT_STREQ(check_state(g), nullptr);
    }
}

// [RY-14]
TEST(Match, ThreePlayersGetNoNeutralDice) {
    UnshuffledDraws draws;
    RecordedEvents events;
    (void)start({.ruleset = Ruleset::royale_basic, .seats = 3}, draws, events);
    EXPECT_TRUE(events.of<las_vegas::NeutralRolled>().empty());
}

// [CL-10]
TEST(Match, WhiteDiceOfTwoThreeAndFourPlayers) {
    for (const auto& [seats, each, left] : {std::tuple{2, 4, 0}, {3, 2, 2}, {4, 2, 0}}) {
        UnshuffledDraws draws({5, 6});
        RecordedEvents events;
        const Game g = start({.ruleset = Ruleset::classic,
                              .seats = static_cast<std::uint8_t>(seats),
                              .neutral_dice = true},
                             draws, events);
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(state_in(g).players[to_index(seat)].white, each);
        }
        EXPECT_EQ(events.of<las_vegas::NeutralRolled>().size(), left > 0 ? 1U : 0U);
        if (left > 0) {
            EXPECT_EQ(state_in(g).casinos[4].dice[kNeutral], las_vegas::Dice(1, 0));
            EXPECT_EQ(state_in(g).casinos[5].dice[kNeutral], las_vegas::Dice(1, 0));
            EXPECT_EQ(events.of<las_vegas::NeutralRolled>()[0].seat, state_in(g).start_seat);
        }
    }
}

// [CL-4]
TEST(Match, ClassicPassesTheStartToTheLeft) {
    FastDraws draws(3);
    Game g = start({.ruleset = Ruleset::classic, .seats = 3, .first_seat = 1}, draws, mute);
    for (int round = 2; round <= 4; ++round) {
        play_to_round(g, round, draws, mute);
        EXPECT_EQ(state_in(g).start_seat, round % 3);
        EXPECT_EQ(decision(g).seat, round % 3);
    }
}

namespace {

// The end of a first round in which these seats won the higher cards; who starts the second?
Seat next_start(std::array<Seat, kCasinos> higher) {
    Board b = royale(3);
    for (int casino = 1; casino <= kCasinos; ++casino) {
        b.cards(casino, {5, 3});
        if (const Seat seat = higher[to_index(casino - 1)]; seat != kNobody) {
            b.dice(casino, seat, 1);
        }
    }
    for (int i = 0; i < 12; ++i) b.s.pile.put_under(3);
    b.s.start_seat = kCarla;
    b.s.stack.push({.activity = las_vegas::Activity::match, .pc = 2});  // the round has been played
    ScriptedDraws none;
    las_vegas::GameContext c{b.s, none, b.events};
    las_vegas::settle(c);
    EXPECT_EQ(b.s.round, 2);
    return b.s.start_seat;
}

}  // namespace

// [RY-13]
TEST(Match, TheWinnerOfCasinoSixStarts) {
    EXPECT_EQ(next_start({kBen, kBen, kBen, kBen, kBen, kAnna}), kAnna);
}

// [RY-13]
TEST(Match, ElseTheWinnerOfTheNextLowerCasino) {
    EXPECT_EQ(next_start({kNobody, kBen, kNobody, kAnna, kNobody, kNobody}), kAnna);
    EXPECT_EQ(next_start({kNobody, kBen, kNobody, kNobody, kNobody, kNobody}), kBen);
}

// [RY-13]
TEST(Match, IfNobodyWonThePreviousStartSeatStartsAgain) {
    EXPECT_EQ(next_start({kNobody, kNobody, kNobody, kNobody, kNobody, kNobody}), kCarla);
}

// [RY-22]
TEST(Round, SeatsWithoutDiceAreSkippedAndOneMayPlayInARow) {
    FastDraws draws(5);
    Game g = start({.ruleset = Ruleset::royale_basic, .seats = 3, .first_seat = 0}, draws, mute);
    auto& s = std::get<las_vegas::State>(g);
    s.players[kBen].supply = {};
    s.players[kCarla].supply = {};
    for (int turn = 0; turn < 2; ++turn) {
        ASSERT_EQ(decision(g), (Decision{kAnna, Ask::roll}));
        apply_trusted(g, {Act::roll}, draws, mute);
        ASSERT_EQ(decision(g), (Decision{kAnna, Ask::place}));
        apply_trusted(g, {Act::pass}, draws, mute);
    }
    EXPECT_EQ(decision(g), (Decision{kAnna, Ask::roll}));
}

// [RY-23]
TEST(Round, EndsWhenEverySupplyIsEmpty) {
    FastDraws draws(6);
    RecordedEvents events;
    Game g = start({.ruleset = Ruleset::classic, .seats = 2, .first_seat = 0}, draws, events);
    auto& s = std::get<las_vegas::State>(g);
    s.players[0].supply = {1, 0};
    s.players[1].supply = {1, 0};
    apply_trusted(g, {Act::roll}, draws, events);  // one die: placed by the server [ALL-1]
    EXPECT_TRUE(events.of<las_vegas::RoundEnded>().empty());
    EXPECT_EQ(decision(g).seat, 1);
    apply_trusted(g, {Act::roll}, draws, events);
    EXPECT_EQ(events.of<las_vegas::RoundEnded>().size(), 1U);
    EXPECT_EQ(s.round, 2);
}

}  // namespace vegas::test
