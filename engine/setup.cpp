#include "engine/setup.hpp"

#include "engine/las_vegas/rulesets.hpp"

namespace vegas {

using las_vegas::spec_of;

int seats_least(Ruleset r) { return spec_of(r).seats_least; }

int seats_most(const Setup& setup) {
    // [CL-10] There are white dice for 2 to 4 players.
    return setup.neutral_dice ? 4 : spec_of(setup.ruleset).seats_most;
}

BadSetup check(const Setup& setup) {
    if (setup.neutral_dice && setup.ruleset != Ruleset::classic) return BadSetup::neutral_dice;
    if (setup.seats < seats_least(setup.ruleset) || setup.seats > seats_most(setup))
        return BadSetup::seats;
    if (setup.first_seat < kNobody || setup.first_seat >= setup.seats) return BadSetup::first_seat;
    return BadSetup::none;
}

std::string_view name_of(BadSetup b) {
    constexpr std::array<std::string_view, 12> kNames{
        "none",     "seats",  "first_seat", "neutral_dice", "tiles",      "tile_reuse",
        "tile_set", "copies", "rounds",     "skip",         "skip_limit", "duel"};
    static_assert(static_cast<std::size_t>(BadSetup::duel) == kNames.size() - 1);
    return kNames[static_cast<std::size_t>(b)];
}

std::span<const std::string_view> option_names(Ruleset r) { return spec_of(r).options; }
std::string_view name_of(Ruleset r) { return spec_of(r).id; }

std::optional<Ruleset> ruleset_named(std::string_view id) {
    for (int i = 0; i < kRulesets; ++i)
        if (const auto r = static_cast<Ruleset>(i); name_of(r) == id) return r;
    return std::nullopt;
}

}  // namespace vegas
