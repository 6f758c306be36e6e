#include "engine/setup.hpp"

#include "engine/las_vegas/rulesets.hpp"

namespace vegas {

namespace {

constexpr std::array<std::string_view, 3> kVegas1996Options{"board", "duel", "first_seat"};

struct Facts {  // what all families have to say of a ruleset
    std::string_view id;
    int seats_least, seats_most;
    std::span<const std::string_view> options;
};

Facts facts_of(Ruleset r) {
    if (r == Ruleset::vegas_1996) return {"vegas-1996", 2, 4, kVegas1996Options};  // [VG-2]
    const las_vegas::RulesetSpec& spec = las_vegas::spec_of(r);
    return {spec.id, spec.seats_least, spec.seats_most, spec.options};
}

}  // namespace

int seats_least(Ruleset r) { return facts_of(r).seats_least; }

int seats_most(const Setup& setup) {
    // [CL-10] There are white dice for 2 to 4 players.
    return setup.neutral_dice ? 4 : facts_of(setup.ruleset).seats_most;
}

BadSetup check(const Setup& setup) {
    const bool is_vegas_1996 = setup.ruleset == Ruleset::vegas_1996;
    if (setup.neutral_dice && setup.ruleset != Ruleset::classic) return BadSetup::neutral_dice;
    if (setup.duel && !is_vegas_1996) return BadSetup::duel;
    if (setup.board && (!is_vegas_1996 || vegas_1996::fault_of(*setup.board)))  // [VG-1]
        return BadSetup::board;
    if (setup.seats < seats_least(setup.ruleset) || setup.seats > seats_most(setup))
        return BadSetup::seats;
    if (setup.first_seat < kNobody || setup.first_seat >= setup.seats) return BadSetup::first_seat;
    return BadSetup::none;
}

std::string_view name_of(BadSetup b) {
    constexpr std::array<std::string_view, 13> kNames{
        "none",   "seats",  "first_seat", "neutral_dice", "tiles", "tile_reuse", "tile_set",
        "copies", "rounds", "skip",       "skip_limit",   "duel",  "board"};
    static_assert(static_cast<std::size_t>(BadSetup::board) == kNames.size() - 1);
    return kNames[static_cast<std::size_t>(b)];
}

std::span<const std::string_view> option_names(Ruleset r) { return facts_of(r).options; }
std::string_view name_of(Ruleset r) { return facts_of(r).id; }

std::optional<Ruleset> ruleset_named(std::string_view id) {
    for (int i = 0; i < kRulesets; ++i)
        if (const auto r = static_cast<Ruleset>(i); name_of(r) == id) return r;
    return std::nullopt;
}

}  // namespace vegas
