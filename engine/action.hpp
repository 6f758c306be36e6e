// What is asked of a seat and what a seat answers. Enumerators equal the words on the wire.
#pragma once

#include <compare>
#include <cstdint>
#include <type_traits>

#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

// The kind of a decision: what is asked.
enum class Ask : std::uint8_t {
    none,
    roll,              // roll the dice of the supply [RY-20, RY-24], or use Power Play [D2-2]
    place,             // choose a number, or pass [RY-20, RY-21, CU-10, CU-11]
    punch_choose,      // Lucky Punch: the sealed choice [A1-1]
    punch_guess,       // Lucky Punch: the guess of the seat to the left [A1-1]
    prime_time,        // which of the black dice to place [B1-1]
    fifty_fifty,       // stop or bet [B2-2]
    no_entry,          // which casino to close [E1-1, E1-2]
    knockout,          // which die goes to the bar [E2-1]
    block_it,          // which cluster goes where [F1-1]
    handicap,          // which blank die for which reward [F2-2]
    move,              // the move of Handicap and My Choice [F2-3]
    black_box_split,   // the sealed piles [G1-1]
    black_box_pick,    // one of the piles [G1-1]
    double_down,       // which dice to the tile [G2-1]
    nice_dice,         // which die to which space [H1-1]
    my_choice,         // one of two results [H2-1]
    my_choice_tile,    // result 4: which tile [H2-1]
    my_choice_golden,  // result 6: which die [H2-1]

    start_table,     // VEGAS: where the pawn begins [VG-3]
    turn,            // roll, a card, another table, or pass [VG-4]
    space,           // which space to cover [VG-5, VG-6]
    duel_challenge,  // the sealed choice of the challenger [VG-21]
    duel_answer,     // and that of the owner [VG-21]
};

// The kind of an answer. A die is small (0) or big (1); casinos and faces are 1 to 6.
enum class Act : std::uint8_t {
    roll,
    place,        // a = the face
    pass,         // pay a chip, a skip card or skip money [RY-21, CU-10, CU-11]
    power_play,   // a = die, b = face
    decline,      // what may be declined: nothing happens [RY-56]
    hide,         // a = the fist, 1 to 3
    guess,        // a = the fist, 1 to 3
    place_black,  // a, b = faces, ascending; b = 0: one die only
    stop,         // take the reward under the counter
    higher,
    lower,
    close,        // a = casino
    keep,         // the closed casino stays closed
    bar,          // a = die
    block,        // a = dice of the cluster, b = casino
    take_blank,   // a = casino, b = reward: 0 chip, 1 money, 2 move
    turn_die,     // a = die, b = face: turned and placed
    take_back,    // a = die, b = casino
    split,        // the first pile: a $60,000, b $20,000, c empty tokens
    pick,         // a = pile, 1 or 2
    double_down,  // a small, b big dice
    put_nice,     // a = die, b = space
    choose,       // a = one of the numbers thrown
    activate,     // a = casino
    put_golden,   // a = die

    start_at,      // a = table, 1 to 14 [VG-3]
    mary_chip,     // the card [VG-7]
    front_man,     // the card; a = table [VG-7]
    good_luck,     // the card; a = its number [VG-7]
    change_table,  // a = table [VG-4]
    cover,         // a = space of the table, 1 to 15 [VG-5]
    duel,          // a = 1 to 3 [VG-20]
};

inline constexpr int kActs = static_cast<int>(Act::duel) + 1;

// Four bytes; what a, b and c mean depends on the kind. Ordered, so that lists of options are
// sorted.
struct Action {
    Act kind{};
    std::uint8_t a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivially_copyable_v<Action>);

// Every legal answer to one decision: non-empty, sorted, without repeats. [ALL-2]
using Actions = Fixed<Action, 64>;

// Exactly one seat owes exactly one decision at a time.
struct Decision {
    Seat seat = kNobody;
    Ask ask = Ask::none;
    bool operator==(const Decision&) const = default;
};

// A choice that nobody else may learn before it is revealed. [A1-3, G1-3, VG-21]
[[nodiscard]] constexpr bool is_sealed(Act a) {
    return a == Act::hide || a == Act::split || a == Act::duel;
}

}  // namespace vegas
