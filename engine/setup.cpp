#include "engine/setup.hpp"

#include <algorithm>
#include <utility>

#include "engine/las_vegas/rulesets.hpp"

namespace vegas {

const Setup& Setup::fresh(Ruleset ruleset) {
    static const auto kNew = [] {
        std::array<Setup, kRulesets.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = {.ruleset = kRulesets[i].value};
        return all;
    }();
    return kNew[to_index(static_cast<int>(ruleset))];
}

namespace {

bool is_without_neutral_player(const Setup& setup) {
    return is_royale(setup.ruleset) && !setup.neutral_dice;
}

}  // namespace

int seats_most(const Setup& setup) {
    // [CL-10] There are white dice for 2 to 4 players.
    if (setup.ruleset == Ruleset::classic && setup.neutral_dice) return 4;
    if (is_without_neutral_player(setup)) return 2;  // [RY-14]
    return row_of(setup.ruleset).seats_most;
}

namespace {

// [RY-51] Two faces of one physical tile are never in play together.
bool is_possible(const std::array<Tile, kCasinos>& round) {
    std::array<bool, las_vegas::kPhysicalTiles> in_play{};
    for (const Tile t : round) {
        if (t == Tile::none) continue;
        if (static_cast<int>(t) >= las_vegas::kTiles) return false;
        if (std::exchange(in_play[to_index(las_vegas::physical_of(t))], true)) return false;
    }
    return true;
}

// [RY-51] As many a round as last for three.
constexpr int tiles_most(TileReuse reuse) {
    constexpr int kFacesInAll = las_vegas::kTiles - 1, kRounds = 3;
    switch (reuse) {
    case TileReuse::any: break;
    case TileReuse::fresh_faces: return kFacesInAll / kRounds;
    case TileReuse::fresh_tiles: return las_vegas::kPhysicalTiles / kRounds;
    }
    return kCasinos;
}

SetupError check_tiles(const Setup& setup) {
    if (setup.ruleset != Ruleset::royale) {
        if (setup.tiles != Setup{}.tiles) return SetupError::tiles;
        if (setup.tile_reuse != TileReuse::any) return SetupError::tile_reuse;
        return setup.tile_set ? SetupError::tile_set : SetupError::none;
    }
    if (setup.tiles > kCasinos) return SetupError::tiles;
    if (setup.tile_set) {  // it overrides the other two
        const auto& set = *setup.tile_set;
        return std::ranges::all_of(set, is_possible) ? SetupError::none : SetupError::tile_set;
    }
    return setup.tiles > tiles_most(setup.tile_reuse) ? SetupError::tile_reuse : SetupError::none;
}

// [CU-1, CU-2, CU-10] Ranges in custom; elsewhere nothing but what a new Setup has.
SetupError check_custom(const Setup& setup) {
    constexpr Setup kNew;
    const bool here = setup.ruleset == Ruleset::custom;
    const auto good = [here](int value, int least, int most, int otherwise) {
        return here ? value >= least && value <= most : value == otherwise;
    };
    if (!good(setup.copies, kCopiesLeast, kCopiesMost, kNew.copies)) return SetupError::copies;
    if (!good(setup.rounds, kRoundsLeast, kRoundsMost, kNew.rounds)) return SetupError::rounds;
    const auto skip_most = static_cast<int>(Skip::cards);
    if (!good(static_cast<int>(setup.skip), 0, skip_most, 0)) return SetupError::skip;
    if (!good(setup.skip_limit, 0, kSkipLimitMost, 0)) return SetupError::skip_limit;
    return SetupError::none;
}

}  // namespace

SetupError check(const Setup& setup) {
    const bool is_vegas_1996 = row_of(setup.ruleset).family == Family::vegas_1996;
    const bool has_neutral_dice = is_royale(setup.ruleset) || setup.ruleset == Ruleset::classic;
    if (setup.neutral_dice && !has_neutral_dice) return SetupError::neutral_dice;
    // [RY-14] Only a game of two has neutral dice to leave out.
    if (is_without_neutral_player(setup) && setup.seats > 2) return SetupError::neutral_dice;
    if (const SetupError problem = check_tiles(setup); problem != SetupError::none) return problem;
    if (setup.duel && !is_vegas_1996) return SetupError::duel;
    if (setup.board && (!is_vegas_1996 || vegas_1996::fault_of(*setup.board))) {  // [VG-1]
        return SetupError::board;
    }
    if (setup.seats < row_of(setup.ruleset).seats_least || setup.seats > seats_most(setup)) {
        return SetupError::seats;
    }
    if (setup.first_seat < kNobody || setup.first_seat >= setup.seats) {
        return SetupError::first_seat;
    }
    return check_custom(setup);
}

std::optional<Tile> parse_tile(std::string_view id) {
    for (int i = 1; i < las_vegas::kTiles; ++i) {
        if (const auto t = static_cast<Tile>(i); name_of(t) == id) return t;
    }
    return std::nullopt;
}

}  // namespace vegas
