// The levels of the house bots. They use only the public engine, on a game in which what their seat
// may not know was resampled; they never see a true hidden card.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.hpp"
#include "engine/bots/easy.hpp"
#include "engine/bots/random.hpp"
#include "engine/describe.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

enum class Level : std::uint8_t { random, easy };

struct LevelSpec {
    Level value;
    std::string_view name, doc;
    Action (*choose)(const Game& known, Draws&);
    bool house = false;  // plays for the house: for a player who left or was too slow
};
inline constexpr std::array kLevels = std::to_array<LevelSpec>({
    {Level::random, "random", "Takes any of the legal actions.", choose_random},
    {Level::easy, "easy", "Takes the best expected payout of the next placement.", choose_easy,
     true},
});
static_assert(in_order(kLevels));
constexpr std::span<const LevelSpec> words(Level) { return kLevels; }

inline constexpr Level kHouseLevel =
    std::find_if(kLevels.begin(), kLevels.end(), [](const LevelSpec& l) { return l.house; })->value;

// REQUIRES: somebody owes a decision in `known`. The same arguments give the same answer.
[[nodiscard]] inline Action choose(Level level, const Game& known, std::uint64_t seed) {
    FastDraws draws(seed);
    return kLevels[static_cast<std::size_t>(level)].choose(known, draws);
}

}  // namespace vegas::bots
