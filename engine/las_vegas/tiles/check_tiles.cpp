#include "engine/las_vegas/tiles/check_tiles.hpp"

#include <algorithm>

#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas {
namespace {

bool in_play(const State& s, Tile tile) {
    return std::any_of(s.tiles.begin(), s.tiles.end(),
                       [=](const TileSlot& t) { return t.tile == tile; });
}

// [RY-51] No face twice, nor two faces of one physical tile.
bool tiles_are_different(const State& s) {
    std::array<bool, 8> seen{};
    for (const TileSlot& t : s.tiles) {
        if (t.tile == Tile::none) continue;
        bool& same = seen[(static_cast<std::size_t>(t.tile) - 1) / 2];
        if (same) return false;
        same = true;
    }
    return true;
}

// Each counter stands on its track; a tile without one has none.
bool counters_are_right(const State& s) {
    for (const TileSlot& t : s.tiles) {
        int least = 0, most = 0;
        switch (t.tile) {
        case Tile::jackpot: least = 3, most = 8; break;  // [A2-1]
        case Tile::prime_time: most = 2; break;          // extra dice [B1-1]
        case Tile::fifty_fifty: most = 4; break;         // [B2-1]
        case Tile::bad_luck: most = (1 << s.setup.seats) - 1; break;
        case Tile::no_entry: most = 5; break;  // [E1-1]
        case Tile::block_it: most = Clusters{}.packed(); break;
        case Tile::handicap: most = Spaces{}.packed(); break;
        default: break;
        }
        if (t.counter < least || t.counter > most) return false;
    }
    return true;
}

// Dice lie only on tiles that are in play. [RY-54]
bool dice_lie_on_their_tiles(const State& s) {
    const TileDice& on = s.tile_dice;
    if (!in_play(s, Tile::knockout) && on.bar != TileDice{}.bar) return false;
    if (!in_play(s, Tile::double_down) && on.doubled != TileDice{}.doubled) return false;
    if (!in_play(s, Tile::nice_dice) && on.spaces != TileDice{}.spaces) return false;
    if (!in_play(s, Tile::my_choice) && on.golden != TileDie{}) return false;
    return std::all_of(on.bar.begin(), on.bar.end(),
                       [](Dice d) { return d.pieces() <= 2; });  // [E2-1]
}

// [D2-1, D2-3] Power Play's holder leads alone; [C1-1] who has High Five's token is a seat; [B1-1]
// so is who has thrown for Prime Time.
bool tokens_are_right(const State& s) {
    for (std::size_t i = 0; i < kCasinos; ++i) {
        const TileSlot& t = s.tiles[i];
        if (t.token < kNobody || t.token >= s.setup.seats) return false;
        const bool has_token = t.tile == Tile::power_play || t.tile == Tile::high_five ||
                               (t.tile == Tile::prime_time && t.counter > 0);
        if (t.token != kNobody && !has_token) return false;
        if (t.tile == Tile::power_play && t.token != kNobody &&
            t.token != sole_majority(s.casinos[i]))
            return false;
    }
    return true;
}

// [E1-1] Only No Entry! closes a casino, and never its own.
bool closed_casino_is_right(const State& s) {
    if (s.closed < 0) return true;
    return s.closed < kCasinos && in_play(s, Tile::no_entry) &&
           s.tiles[at(s.closed)].tile != Tile::no_entry;
}

// The black dice lie on the table exactly while somebody is asked about them.
bool black_dice_are_asked_about(const State& s) {
    const Ask asks = s.stack.back().asks;
    const bool about =
        asks == Ask::prime_time || asks == Ask::fifty_fifty || asks == Ask::my_choice;
    const auto [x, y] = s.black.face;
    if (!about) return s.black == BlackDice{};
    return x >= 1 && x <= kFaces && y >= 1 && y <= kFaces &&
           s.black.casino == s.stack.back().casino;
}

}  // namespace

const char* check_tiles(const State& s) {
    if (!tiles_are_different(s)) return "a tile lies twice";
    if (!counters_are_right(s)) return "a counter is off its track";
    if (!dice_lie_on_their_tiles(s)) return "dice lie on a tile that is not there";
    if (!tokens_are_right(s)) return "a token is where it must not be";
    if (!closed_casino_is_right(s)) return "a casino is closed that cannot be";
    if (!black_dice_are_asked_about(s)) return "the black dice are left on the table";
    return nullptr;
}

}  // namespace vegas::las_vegas
