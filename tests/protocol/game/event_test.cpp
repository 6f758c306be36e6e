#include <gtest/gtest.h>

#include "engine/shared_events.hpp"
#include "protocol/game/events.hpp"

namespace vegas::protocol {
namespace {

std::string written(const Event& e) {
    return json_text([&](JsonWriter& out) { write(out, e); });
}

}  // namespace

// [RY-21] [CU-10] [CU-11]
TEST(Event, APassNamesWhatWasPaid) {
    EXPECT_EQ(written(Passed{.seat = 1, .chips = 1}), R"({"kind":"passed","seat":1,"chips":1})");
    EXPECT_EQ(written(Passed{.seat = 7, .dollars = 1}),
              R"({"kind":"passed","seat":7,"dollars":1})");
    EXPECT_EQ(written(Passed{.seat = 0, .skip_cards = 1}),
              R"({"kind":"passed","seat":0,"skip_cards":1})");
}

}  // namespace vegas::protocol
