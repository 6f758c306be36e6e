// Games in which every ruleset, option and face of a tile is played.
#pragma once

#include <vector>

#include "engine/setup.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/random_board.hpp"

namespace vegas::test {

inline std::vector<Setup> with_every_tile() {
    using enum Tile;
    const TileSet first{{{lucky_punch, prime_time, high_five, pay_day, no_entry, block_it},
                         {jackpot, fifty_fifty, bad_luck, power_play, knockout, handicap},
                         {black_box, nice_dice, pay_day, none, block_it, knockout}}};
    const TileSet second{{{double_down, my_choice, no_entry, lucky_punch, handicap, prime_time},
                          {nice_dice, double_down, fifty_fifty, knockout, power_play, none},
                          {my_choice, power_play, black_box, high_five, jackpot, block_it}}};
    return {{.ruleset = Ruleset::royale, .seats = 3, .tile_set = first},
            {.ruleset = Ruleset::royale, .seats = 3, .tile_set = second}};
}

inline std::vector<Setup> every_kind() {
    std::vector<Setup> setups{
        {.ruleset = Ruleset::royale_basic, .seats = 2},
        {.ruleset = Ruleset::royale_basic, .seats = 3, .open_money = true},
        {.ruleset = Ruleset::royale, .seats = 2, .tiles = 6},
        {.ruleset = Ruleset::classic, .seats = 3, .neutral_dice = true},
        {.ruleset = Ruleset::classic, .seats = 2},
        {.ruleset = Ruleset::custom, .seats = 3, .rounds = 2, .skip = Skip::chips},
        {.ruleset = Ruleset::custom, .seats = 3, .rounds = 2, .skip = Skip::cards, .skip_limit = 1},
        {.ruleset = Ruleset::vegas_1996, .seats = 2},
        with_duels(3, true, random_board(3)),
        {.ruleset = Ruleset::custom, .seats = 8, .rounds = 1}};
    for (const Setup& setup : with_every_tile()) setups.push_back(setup);
    return setups;
}

}  // namespace vegas::test
