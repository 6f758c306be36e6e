// The rulesets of the Las Vegas family as data, and the few functions in which they differ.
#pragma once

#include <cstdint>

#include "engine/las_vegas/flow.hpp"

namespace vegas::las_vegas {

struct Spec {
    std::uint8_t rounds;                // 0: as the option `rounds` says [CU-2]
    std::uint8_t small_dice, big_dice;  // of each seat
    std::uint8_t chips_a_round;         // 0: no chips, no passing [RY-10, CL-5]
    Dollars card_unit;                  // a card of rank r is worth r times this
    Dollars chip_value;                 // [RY-3]
    bool chips_break_ties;              // their number counts in a tie [RY-40]
    bool bank;                          // there are a bank and tiles [RY-50]
    bool neutral_player_of_two;         // what the option `neutral_dice` means here [RY-14, CL-10]
    CardCounts deck;                    // the money cards; see deck_of
    void (*deal)(GameContext&);         // cards to the casinos
    Seat (*next_start)(const State&);   // who starts the next round
    bool deck_in_copies = false;        // the option `copies` multiplies `deck` [CU-1]
    bool discard_pile = false;          // unclaimed cards go there, not under the pile [CU-4]
};

[[nodiscard]] const Spec& spec_of(Ruleset);
[[nodiscard]] inline const Spec& spec_of(const State& s) { return spec_of(s.setup.ruleset); }

[[nodiscard]] CardCounts deck_of(const Options&);
[[nodiscard]] int rounds_of(const Options&);

// Whether eight neutral dice are rolled at the start of a round. [RY-14]
[[nodiscard]] bool has_neutral_player(const Options&);

// White dice: how many each seat has, and how many are left over. [CL-10]
[[nodiscard]] int white_dice_each(const Options&);
[[nodiscard]] int white_dice_left(const Options&);

namespace deal {
void royale(GameContext&);   // [RY-11]
void classic(GameContext&);  // [CL-3]
void custom(GameContext&);   // [CU-3]

// A card that no seat has won: under the pile [RY-32, CL-6] or to the discards [CU-4].
void put_back(State&, std::uint8_t card);
// Whether a round would start without any card; then the game ends instead. [CU-3]
[[nodiscard]] bool nothing_left(const State&);
}  // namespace deal

}  // namespace vegas::las_vegas
