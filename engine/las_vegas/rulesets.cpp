#include "engine/las_vegas/rulesets.hpp"

#include <algorithm>

namespace vegas::las_vegas {
namespace {

// [RY-13] The seat that won the higher card of casino 6, else of 5, ...; else the previous start
// seat.
Seat winner_of_highest_casino(const State& s) {
    for (int i = kCasinos; i-- > 0;) {
        if (s.higher_card[to_index(i)] != kNobody) return s.higher_card[to_index(i)];
    }
    return s.start_seat;
}

// [CL-4] The seat left of the previous start seat.
Seat left_of_start(const State& s) { return left_of(s, s.start_seat); }

// [CU-5] The seat that won casino 6's higher card, else the previous start seat.
Seat winner_of_casino_six(const State& s) {
    const Seat winner = s.higher_card[kCasinos - 1];
    return winner != kNobody ? winner : s.start_seat;
}

// Decks by rank:                                         0  1  2  3  4   5   6   7   8   9  10
constexpr std::array<std::uint8_t, kCardRanks> kRoyaleDeck{0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7};
constexpr std::array<std::uint8_t, kCardRanks> kClassicDeck{0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0};
constexpr std::array<std::uint8_t, kCardRanks> kCustomDeck{0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};

constexpr Spec kRoyaleBasic{
    .rounds = 3,      // [RY-10]
    .small_dice = 7,  // [RY-2]
    .big_dice = 1,
    .chips_a_round = 2,  // [RY-10]
    .card_unit = 10'000,
    .chip_value = 10'000,  // [RY-3]
    .chips_break_ties = true,
    .bank = false,
    .neutral_player_of_two = true,
    .deck = kRoyaleDeck,  // [RY-1]
    .deal = deal::royale,
    .next_start = winner_of_highest_casino,
};

constexpr Spec royale() {
    Spec spec = kRoyaleBasic;
    spec.bank = true;
    return spec;
}
constexpr Spec kRoyale = royale();

constexpr Spec kClassic{
    .rounds = 4,
    .small_dice = 8,
    .big_dice = 0,
    .chips_a_round = 0,  // [CL-5]
    .card_unit = 10'000,
    .chip_value = 0,
    .chips_break_ties = false,
    .bank = false,
    .neutral_player_of_two = false,
    .deck = kClassicDeck,  // [CL-1]
    .deal = deal::classic,
    .next_start = left_of_start,
};

constexpr Spec kCustom{
    .rounds = 0,  // [CU-2]
    .small_dice = 8,
    .big_dice = 0,
    .chips_a_round = 0,
    .card_unit = 1,
    .chip_value = 0,
    .chips_break_ties = false,  // [CU-6, CU-11]
    .neutral_player_of_two = false,
    .deck = kCustomDeck,  // [CU-1]
    .deal = deal::custom,
    .next_start = winner_of_casino_six,
    .deck_in_copies = true,
    .discard_pile = true,
};

bool has_white_dice(const Options& setup) {
    return setup.neutral_dice && !spec_of(setup.ruleset).neutral_player_of_two;
}

constexpr int cards_in(const Spec& r) {
    int n = 0;
    for (int k : r.deck) n += k;
    return n;
}
static_assert(cards_in(kRoyaleBasic) == 90);
static_assert(cards_in(kClassic) == 54);
static_assert(cards_in(kCustom) * kCopiesMost <= kDeckMax);

constexpr auto kSpecs = std::to_array<const Spec*>({&kRoyaleBasic, &kRoyale, &kClassic, &kCustom});
static_assert(kSpecs.size() ==
              static_cast<std::size_t>(std::ranges::count(kRulesets, Family::las_vegas,
                                                          &RulesetSpec::family)));

}  // namespace

const Spec& spec_of(Ruleset r) { return *kSpecs[static_cast<std::size_t>(r)]; }

Options options_of(const Setup& setup) {
    return {.ruleset = setup.ruleset,
            .seats = setup.seats,
            .first_seat = setup.first_seat,
            .open_money = setup.open_money,
            .neutral_dice = setup.neutral_dice,
            .tiles = setup.tiles,
            .tile_reuse = setup.tile_reuse,
            .fixed_tiles = setup.tile_set.has_value(),
            .tile_set = setup.tile_set.value_or(TileSet{}),
            .copies = setup.copies,
            .rounds = setup.rounds,
            .skip = setup.skip,
            .skip_limit = setup.skip_limit};
}

CardCounts deck_of(const Options& setup) {
    const Spec& spec = spec_of(setup.ruleset);
    CardCounts cards = spec.deck;
    if (spec.deck_in_copies) {  // [CU-1]
        for (std::uint8_t& n : cards) n = static_cast<std::uint8_t>(n * setup.copies);
    }
    return cards;
}

int rounds_of(const Options& setup) {
    const int fixed = spec_of(setup.ruleset).rounds;
    return fixed > 0 ? fixed : setup.rounds;  // [CU-2]
}

bool has_neutral_player(const Options& setup) {
    return setup.neutral_dice && spec_of(setup.ruleset).neutral_player_of_two && setup.seats == 2;
}

int white_dice_each(const Options& setup) {
    if (!has_white_dice(setup)) return 0;
    return setup.seats == 2 ? 4 : 2;
}

int white_dice_left(const Options& setup) {
    return has_white_dice(setup) && setup.seats == 3 ? 2 : 0;
}

}  // namespace vegas::las_vegas
