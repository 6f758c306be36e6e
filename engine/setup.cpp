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

// Walks through the description of a T, a setup or a part of it. Finds what the ruleset does not
// offer and is not as in a new setup, and what its family refuses.
template <class T>
struct OptionCheck {
    std::span<const std::string_view> offered;
    const T& now;
    const T& fresh;

    std::string_view unless_default(std::string_view name, auto get, auto&&...) const {
        const bool is_offered = std::ranges::find(offered, name) != offered.end();
        return is_offered || now.*get == fresh.*get ? std::string_view() : name;
    }
    template <class Part>
    std::string_view part(Part T::*get) const {
        const std::string_view name = Part::wire(OptionCheck<Part>{offered, now.*get, fresh.*get});
        return name.empty() ? bad_option(now.*get) : name;
    }
    std::string_view object(std::string_view, std::string_view, auto... names) const {
        std::string_view first;
        ((first = first.empty() ? names : first), ...);
        return first;
    }
};

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

std::string_view bad_tiles(const Setup& setup) {
    if (setup.tiles > kCasinos) return "tiles";
    if (setup.tile_set) {  // it overrides the other two
        return std::ranges::all_of(*setup.tile_set, is_possible) ? "" : "tile_set";
    }
    return setup.tiles > tiles_most(setup.tile_reuse) ? "tile_reuse" : "";
}

std::string_view bad_custom(const Setup& setup) {
    if (setup.copies < kCopiesLeast || setup.copies > kCopiesMost) return "copies";  // [CU-1]
    if (setup.rounds < kRoundsLeast || setup.rounds > kRoundsMost) return "rounds";  // [CU-2]
    if (setup.skip > Skip::cards) return "skip";
    return setup.skip_limit > kSkipLimitMost ? "skip_limit" : "";  // [CU-10]
}

}  // namespace

std::string_view bad_option(const Setup& setup) {
    const RulesetSpec& ruleset = row_of(setup.ruleset);
    const OptionCheck<Setup> check{ruleset.options, setup, Setup::fresh(setup)};
    for (const std::string_view bad : {Setup::wire(check), bad_tiles(setup), bad_custom(setup)}) {
        if (!bad.empty()) return bad;
    }
    // [RY-14] Only a game of two has neutral dice to leave out.
    if (is_without_neutral_player(setup) && setup.seats > 2) return "neutral_dice";
    if (setup.seats < ruleset.seats_least || setup.seats > seats_most(setup)) return "seats";
    return setup.first_seat < kNobody || setup.first_seat >= setup.seats ? "first_seat" : "";
}

std::optional<Tile> parse_tile(std::string_view id) {
    for (int i = 1; i < las_vegas::kTiles; ++i) {
        if (const auto t = static_cast<Tile>(i); name_of(t) == id) return t;
    }
    return std::nullopt;
}

}  // namespace vegas
