// Every casino tile, in the order of the faces. Only what reads or writes the contents and events
// of all tiles includes it.
#pragma once

#include "engine/las_vegas/tiles/a1_lucky_punch.hpp"
#include "engine/las_vegas/tiles/a2_jackpot.hpp"
#include "engine/las_vegas/tiles/b1_prime_time.hpp"
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"
#include "engine/las_vegas/tiles/c1_high_five.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "engine/las_vegas/tiles/d1_pay_day.hpp"
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "engine/las_vegas/tiles/e1_no_entry.hpp"
#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "engine/las_vegas/tiles/f1_block_it.hpp"
#include "engine/las_vegas/tiles/f2_handicap.hpp"
#include "engine/las_vegas/tiles/g1_black_box.hpp"
#include "engine/las_vegas/tiles/g2_double_down.hpp"
#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "engine/las_vegas/tiles/h2_my_choice.hpp"
#include "engine/tile_id.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas {

// What lies on each tile; the alternatives of TileContents.
using Tiles =
    TypeList<lucky_punch::Contents, jackpot::Contents, prime_time::Contents, fifty_fifty::Contents,
             high_five::Contents, bad_luck::Contents, pay_day::Contents, power_play::Contents,
             no_entry::Contents, knockout::Contents, block_it::Contents, handicap::Contents,
             black_box::Contents, double_down::Contents, nice_dice::Contents, my_choice::Contents>;
static_assert(Tiles::kSize == kTiles - 1, "one type for each face");

template <class Contents>
consteval auto events_of_tile() {
    if constexpr (requires { typename Contents::Events; }) {
        return typename Contents::Events{};
    } else {
        return TypeList<>{};
    }
}
template <class... Contents>
consteval auto events_of_all(TypeList<Contents...>) {
    return (events_of_tile<Contents>() + ...);
}
// What happens on single tiles.
using TileEvents = decltype(events_of_all(Tiles{}));

}  // namespace vegas::las_vegas
