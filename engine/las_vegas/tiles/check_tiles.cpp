#include "engine/las_vegas/tiles/check_tiles.hpp"

#include <algorithm>

#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {
namespace {

// [RY-51] No face twice, nor two faces of one physical tile.
bool tiles_are_different(const State& s) {
    std::array<bool, kPhysicalTiles> seen{};
    for (const TileSlot& t : s.tiles) {
        if (t.tile == Tile::none) continue;
        bool& same = seen[to_index(physical_of(t.tile))];
        if (same) return false;
        same = true;
    }
    return true;
}

int casino_of(const State& s, Tile tile) {
    const auto slot = std::ranges::find(s.tiles, tile, &TileSlot::tile);
    return slot == s.tiles.end() ? kNotInPlay : static_cast<int>(slot - s.tiles.begin());
}

bool token_is_of_a_seat(const TileSlot& t, const State& s) {
    return t.token >= kNobody && t.token < s.setup.seats;
}

// The black dice lie on the table exactly while somebody is asked about them.
bool black_dice_are_asked_about(const State& s) {
    const Frame& top = s.stack.back();
    const TileRules* t = rules_of(top.tile);
    const bool about = t != nullptr && t->asks_about_black_dice != Ask::none &&
                       t->asks_about_black_dice == top.asks;
    const auto [x, y] = s.black.face;
    if (!about) return s.black == BlackDice{};
    return x >= 1 && x <= kFaces && y >= 1 && y <= kFaces && s.black.casino == top.casino;
}

const char* problem_of(const State& s, Tile tile) {
    static constexpr TileRules kNothing{};
    const TileRules& t = rules_of(tile) != nullptr ? *rules_of(tile) : kNothing;
    const int casino = casino_of(s, tile);
    if (const char* problem = t.check != nullptr ? t.check(s, casino) : nullptr) return problem;
    if (casino == kNotInPlay) return nullptr;
    if (const char* problem = counter_within(s, casino, t.counter_least, t.counter_most)) {
        return problem;
    }
    return t.has_token ? nullptr : without_token(s, casino);
}

}  // namespace

const char* check_tiles(const State& s) {
    if (!tiles_are_different(s)) return "a tile lies twice";
    for (const TileSlot& slot : s.tiles) {
        if (!token_is_of_a_seat(slot, s)) return "a token is where it must not be";
        if (slot.tile == Tile::none && slot.counter > 0) return "a counter is off its track";
    }
    for (int i = 1; i < kTiles; ++i) {
        if (const char* problem = problem_of(s, static_cast<Tile>(i))) return problem;
    }
    if (!black_dice_are_asked_about(s)) return "the black dice are left on the table";
    return nullptr;
}

}  // namespace vegas::las_vegas
