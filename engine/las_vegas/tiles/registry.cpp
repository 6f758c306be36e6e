// Every tile that the engine has, by face. This file holds nothing else: a test links its own.
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas {
namespace {

constexpr std::array<const TileRules*, kTiles> kRegistry{
    nullptr,
    &lucky_punch::kRules,
    &jackpot::kRules,
    &prime_time::kRules,
    &fifty_fifty::kRules,
    &high_five::kRules,
    &bad_luck::kRules,
    &pay_day::kRules,
    &power_play::kRules,
    &no_entry::kRules,
    &knockout::kRules,
    &block_it::kRules,
    &handicap::kRules,
    &black_box::kRules,
    &double_down::kRules,
    &nice_dice::kRules,
    &my_choice::kRules,
};

}  // namespace

const TileRules* rules_of(Tile t) { return kRegistry[static_cast<std::size_t>(t)]; }

}  // namespace vegas::las_vegas
