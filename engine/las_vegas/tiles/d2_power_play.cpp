#include "engine/las_vegas/tiles/d2_power_play.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::power_play {
namespace {

// [D2-1] From the tile or from its holder: if one seat leads alone, no other seat may hold the
// token.
StepResult activated(GameContext& c, Frame& f) {
    TileSlot& t = slot(c, f);
    if (t.token != f.seat && sole_majority(c.s.casinos[f.casino]) == f.seat) {
        t.token = f.seat;
        c.emit(TokenTaken{tile_location(c, f)});
    }
    return done();
}

// [D2-3] The token falls back the moment its holder does not lead alone.
void dice_changed(GameContext& c, int casino) {
    TileSlot& t = c.s.tiles[to_index(casino)];
    if (t.token == kNobody || sole_majority(c.s.casinos[to_index(casino)]) == t.token) return;
    c.emit(TokenReturned{tile_location(c.s, casino, t.token)});
    t.token = kNobody;
}

// [D2-2]
void turn_options(const State& s, int casino, Seat seat, Actions& out) {
    if (s.tiles[to_index(casino)].token == seat) turned_dice(s, seat, Act::power_play, out);
}

TileContents view(const State& s, int casino) {
    return Contents{.holder = s.tiles[to_index(casino)].token};
}

// [D2-1, D2-3] The holder leads alone.
const char* check(const State& s, int casino) {
    if (casino == kNotInPlay) return nullptr;
    const Seat holder = s.tiles[to_index(casino)].token;
    return holder == sole_majority(s.casinos[to_index(casino)]) ? nullptr
                                                                : without_token(s, casino);
}

int activation_gain(const State& s, const TilePlacement& p) {
    return s.tiles[to_index(p.casino)].token == p.seat ? 0 : kRank;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::power_play),
                                 .name = "Power Play",
                                 .activated = activated,
                                 .turn_options = turn_options,
                                 .dice_changed = dice_changed,
                                 .view = view,
                                 .has_token = true,
                                 .check = check,
                                 .activation_gain = activation_gain};

}  // namespace vegas::las_vegas::power_play
