#include "engine/las_vegas/tiles/lay.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

constexpr int kBothFaces = 3;
static_assert(2 * kPhysicalTiles <= std::numeric_limits<decltype(State::faces_used)>::digits);

using FaceList = std::array<Tile, kCasinos>;

// Bits 0 and 1: the faces of a physical tile that may come into play.
int usable(const State& s, std::uint16_t used, int tile) {
    const int used_faces = used >> (2 * tile) & kBothFaces;
    switch (s.setup.tile_reuse) {
    case TileReuse::any: return kBothFaces;
    case TileReuse::fresh_faces: return ~used_faces & kBothFaces;
    case TileReuse::fresh_tiles: return used_faces == 0 ? kBothFaces : 0;
    }
    ASSERT(false);
    return 0;
}

struct Lot {
    FaceList faces{};
    std::uint16_t used = 0;  // with these faces
};

// [ALL-6] The tiles are shuffled, the first ones get a face each.
Lot draw(GameContext& c) {
    const State& s = c.s;
    Lot lot{.faces = {}, .used = s.faces_used};
    FixedVector<std::uint8_t, kPhysicalTiles> tiles;
    for (int tile = 0; tile < kPhysicalTiles; ++tile) {
        if (usable(s, s.faces_used, tile) != 0) tiles.push(static_cast<std::uint8_t>(tile));
    }
    ASSERT(tiles.size >= s.setup.tiles);
    c.draws.shuffle(std::span(tiles.item.data(), tiles.size));
    for (std::size_t i = 0; i < s.setup.tiles; ++i) {
        const int tile = tiles[i];
        const int faces = usable(s, s.faces_used, tile);
        const int face = faces == kBothFaces ? static_cast<int>(c.draws.one_of(2)) : faces - 1;
        lot.faces[i] = face_of(tile, face);
        lot.used = static_cast<std::uint16_t>(lot.used | 1U << (2 * tile + face));
    }
    return lot;
}

// Can the later rounds be filled with faces that were not used? [RY-51] With so few tiles as can be
// put aside they always can.
bool leaves_enough(const State& s, std::uint16_t used) {
    const int rounds_left = spec_of(s).rounds - s.round;
    int sum = 0;
    for (int tile = 0; tile < kPhysicalTiles; ++tile) {
        const auto unused = static_cast<unsigned>(usable(s, used, tile));
        sum += std::min(std::popcount(unused), rounds_left);
    }
    return sum >= s.setup.tiles * rounds_left;
}

}  // namespace

void lay_tiles(GameContext& c) {
    State& s = c.s;
    Lot lot;
    if (s.setup.fixed_tiles) {
        lot.faces = s.setup.tile_set[to_index(s.round - 1)];
    } else {
        do lot = draw(c);
        while (!leaves_enough(s, lot.used));
        s.faces_used = lot.used;
    }
    for (std::size_t i = 0; i < kCasinos; ++i) s.tiles[i] = {.tile = lot.faces[i]};
    c.emit(TilesLaid{lot.faces});
}

}  // namespace vegas::las_vegas
