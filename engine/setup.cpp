#include "engine/setup.hpp"

#include "engine/las_vegas/rulesets.hpp"

namespace vegas {

using las_vegas::spec_of;

int seats_least(Ruleset r) { return spec_of(r).seats_least; }

int seats_most(const Setup& setup) {
    // [CL-10] There are white dice for 2 to 4 players.
    return setup.neutral_dice ? 4 : spec_of(setup.ruleset).seats_most;
}

namespace {

// [CU-1, CU-2, CU-10] Ranges in custom; elsewhere nothing but what a new Setup has.
BadSetup check_custom(const Setup& setup) {
    constexpr Setup kNew;
    const bool here = setup.ruleset == Ruleset::custom;
    const auto good = [here](int value, int least, int most, int otherwise) {
        return here ? value >= least && value <= most : value == otherwise;
    };
    if (!good(setup.copies, kCopiesLeast, kCopiesMost, kNew.copies)) return BadSetup::copies;
    if (!good(setup.rounds, kRoundsLeast, kRoundsMost, kNew.rounds)) return BadSetup::rounds;
    const auto skip_most = static_cast<int>(Skip::cards);
    if (!good(static_cast<int>(setup.skip), 0, skip_most, 0)) return BadSetup::skip;
    if (!good(setup.skip_limit, 0, kSkipLimitMost, 0)) return BadSetup::skip_limit;
    return BadSetup::none;
}

}  // namespace

BadSetup check(const Setup& setup) {
    if (setup.neutral_dice && setup.ruleset != Ruleset::classic) return BadSetup::neutral_dice;
    if (setup.seats < seats_least(setup.ruleset) || setup.seats > seats_most(setup))
        return BadSetup::seats;
    if (setup.first_seat < kNobody || setup.first_seat >= setup.seats) return BadSetup::first_seat;
    return check_custom(setup);
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
