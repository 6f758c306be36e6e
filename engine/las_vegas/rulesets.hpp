// The rulesets of the Las Vegas family as data, and the few functions in which they differ.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/las_vegas/flow.hpp"

namespace vegas::las_vegas {

struct RulesetSpec {
    std::string_view id;
    std::uint8_t seats_least, seats_most;
    std::uint8_t rounds;
    std::uint8_t small_dice, big_dice;          // of each seat
    std::uint8_t chips_a_round;                 // 0: no chips, no passing [RY-10, CL-5]
    Dollars card_unit;                          // a card of rank r is worth r times this
    Dollars chip_value;                         // [RY-3]
    bool chips_break_ties;                      // they count beside the cards [RY-40]
    bool bank;                                  // and tiles: the main game [RY-50]
    bool neutral_player_of_two;                 // 8 neutral dice at the start of a round [RY-14]
    std::array<std::uint8_t, kCardRanks> deck;  // how many cards of each rank
    std::span<const std::string_view> options;
    void (*deal)(Ctx&);                // cards to the casinos
    Seat (*next_start)(const State&);  // who starts the next round
};

[[nodiscard]] const RulesetSpec& spec_of(Ruleset);
[[nodiscard]] inline const RulesetSpec& spec_of(const State& s) { return spec_of(s.setup.ruleset); }

// White dice of each seat and left over. [CL-10]
[[nodiscard]] int white_dice_each(const Options&);
[[nodiscard]] int white_dice_left(const Options&);

namespace deal {
void royale(Ctx&);   // [RY-11]
void classic(Ctx&);  // [CL-3]
}  // namespace deal

}  // namespace vegas::las_vegas
