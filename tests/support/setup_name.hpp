// Names a setup in the name of a parameterized test.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/setup.hpp"

namespace vegas::test {

// Replaces what a test's name may not hold: only letters, digits and underscores are allowed.
inline std::string word(std::string_view text) {
    std::string name(text);
    std::ranges::replace(name, '-', '_');
    return name;
}

inline std::string setup_name(const testing::TestParamInfo<Setup>& info) {
    const Setup& s = info.param;
    std::string name = word(word_of(s.ruleset)) + "_" + std::to_string(s.seats);
    if (s.ruleset == Ruleset::royale) name += "Tiles" + std::to_string(s.tiles);
    if (s.tile_reuse == TileReuse::fresh_faces) name += "Fresh";
    if (s.skip == Skip::chips) name += "Chips";
    if (s.skip == Skip::cards) name += "Cards";
    if (s.rounds == 10) name += "Rounds" + std::to_string(s.copies);
    if (s.tile_reuse == TileReuse::fresh_tiles) name += "Aside";
    if (s.neutral_dice != Setup::fresh(s).neutral_dice) {
        name += s.neutral_dice ? "Neutral" : "WithoutNeutral";
    }
    if (s.open_money) name += "Options";
    if (s.vegas_1996.duel) name += "Duel";
    if (s.vegas_1996.board) name += "Board";
    if (s.first_seat != kNobody) name += "First";
    return name;
}

}  // namespace vegas::test
