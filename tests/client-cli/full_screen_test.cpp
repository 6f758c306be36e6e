#include "tests/client-cli/play_test.hpp"

namespace vegas::cli {
namespace {

using nlohmann::json;
using Kind = Key::Kind;

TEST_F(PlayOnAScreen, AChoiceIsTypedByItsNumber) {
    sit(place_prompt(9));
    type("3");
    EXPECT_NE(drawn().find(">3) "), std::string::npos) << drawn();
    press(Kind::enter);
    EXPECT_EQ(transport.last("act")["action"]["face"], 5);
}

}  // namespace
}  // namespace vegas::cli
