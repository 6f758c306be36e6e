// The view of VEGAS and its first patch on the wire.
#include <gtest/gtest.h>

#include "engine/view.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {

using nlohmann::json;

// The board comes with the start; the members of the other games are there and empty.
TEST(VegasViewJson, HasABoardFromTheStartOn) {
    TableView open;
    open.table.setup = {.ruleset = Ruleset::vegas_1996, .seats = 2};
    FastDraws draws(1);
    NullEventSink mute;
    const Game g = start(open.table.setup, draws, mute);
    TableView playing = open;
    playing.game = view(g, kNobody);
    const json before = test::parsed(public_json(open));
    const json after = test::parsed(public_json(playing));
    EXPECT_EQ(before["board"], nullptr);
    EXPECT_EQ(after["board"]["tables"].size(), 14U);
    EXPECT_EQ(after["casinos"], json::array());
    EXPECT_EQ(after["round"], nullptr);
    EXPECT_EQ(after["seats"][0]["pawn"], nullptr);
    EXPECT_EQ(test::patched(before, test::parsed(patch(open, playing))), after);
    EXPECT_EQ(test::dumped(after), public_json(playing));  // members are sorted
}

}  // namespace vegas::protocol
