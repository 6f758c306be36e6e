#include "engine/setup.hpp"

#include <gtest/gtest.h>

namespace vegas {

TEST(Setup, NamesGoBothWays) {
    for (int i = 0; i < kRulesets; ++i) {
        const auto r = static_cast<Ruleset>(i);
        EXPECT_EQ(ruleset_named(name_of(r)), r);
    }
    EXPECT_FALSE(ruleset_named("poker").has_value());
}

// [CL-2] [ALL-3]
TEST(Setup, BothGamesAreForTwoToFive) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::classic})
        for (std::uint8_t seats = 0; seats <= 8; ++seats)
            EXPECT_EQ(check({.ruleset = r, .seats = seats}) == BadSetup::none,
                      seats >= 2 && seats <= 5);
}

// [CL-10] [ALL-3]
TEST(Setup, NeutralDiceAreForTwoToFourAndForClassicOnly) {
    EXPECT_EQ(check({.ruleset = Ruleset::classic, .seats = 4, .neutral_dice = true}),
              BadSetup::none);
    EXPECT_EQ(check({.ruleset = Ruleset::classic, .seats = 5, .neutral_dice = true}),
              BadSetup::seats);
    EXPECT_EQ(check({.ruleset = Ruleset::royale_basic, .seats = 4, .neutral_dice = true}),
              BadSetup::neutral_dice);
}

// [ALL-3]
TEST(Setup, TheFirstSeatMustExist) {
    EXPECT_EQ(check({.seats = 3, .first_seat = 2}), BadSetup::none);
    EXPECT_EQ(check({.seats = 3, .first_seat = 3}), BadSetup::first_seat);
    EXPECT_EQ(check({.seats = 3, .first_seat = -2}), BadSetup::first_seat);
}

}  // namespace vegas
