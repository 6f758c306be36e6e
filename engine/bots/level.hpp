// The levels of the house bots: their names and how much they search.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/describe.hpp"

namespace vegas::bots {

enum class Level : std::uint8_t { random, easy, normal, hard };

struct LevelSpec {
    Level value;
    std::string_view name, doc;
    int playouts = 0;    // of a search, when there is time; 0: chooses at once
    bool house = false;  // decides for players who left or were too slow
};
inline constexpr std::array kLevels = std::to_array<LevelSpec>({
    {Level::random, "random", "Takes any of the legal actions."},
    {.value = Level::easy,
     .name = "easy",
     .doc = "Takes the best expected payout of the next placement.",
     .house = true},
    {.value = Level::normal,
     .name = "normal",
     .doc = "Plays on from each action a few times, and takes the one that does best.",
     .playouts = 180},
    {.value = Level::hard,
     .name = "hard",
     .doc = "Plays on from each action many times, and takes the one that wins most often.",
     .playouts = 5'500},
});
constexpr std::span<const LevelSpec> words(Level) { return kLevels; }
constexpr ListTitle list_title(Level) { return {"level", "How a house bot plays."}; }

inline constexpr Level kHouseLevel =
    std::ranges::find_if(kLevels, [](const LevelSpec& l) { return l.house; })->value;

[[nodiscard]] constexpr const LevelSpec& row_of(Level l) {
    return kLevels[static_cast<std::size_t>(l)];
}

}  // namespace vegas::bots
