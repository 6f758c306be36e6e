// Every tile, each in the file of its name.
#pragma once

#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {

namespace lucky_punch {
extern const TileRules kRules;
}
namespace jackpot {
extern const TileRules kRules;
}
namespace prime_time {
extern const TileRules kRules;
}
namespace fifty_fifty {
extern const TileRules kRules;
}
namespace high_five {
extern const TileRules kRules;
}
namespace bad_luck {
extern const TileRules kRules;
}
namespace pay_day {
extern const TileRules kRules;
}
namespace power_play {
extern const TileRules kRules;
}
namespace no_entry {
extern const TileRules kRules;
}
namespace knockout {
extern const TileRules kRules;
}
namespace block_it {
extern const TileRules kRules;
}
namespace handicap {
extern const TileRules kRules;
}
namespace black_box {
extern const TileRules kRules;
}
namespace double_down {
extern const TileRules kRules;
}
namespace nice_dice {
extern const TileRules kRules;
}
namespace my_choice {
extern const TileRules kRules;
}

}  // namespace vegas::las_vegas
