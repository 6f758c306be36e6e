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

// [CU-1] [ALL-3]
TEST(Setup, CustomIsForTwoToEight) {
    for (std::uint8_t seats = 0; seats <= 10; ++seats)
        EXPECT_EQ(check({.ruleset = Ruleset::custom, .seats = seats}) == BadSetup::none,
                  seats >= 2 && seats <= 8);
}

// [CU-1] [CU-2] [CU-10] [ALL-3]
TEST(Setup, CustomOptionsHaveRanges) {
    for (std::uint8_t n = 0; n <= 12; ++n) {
        const vegas::Setup copies{.ruleset = Ruleset::custom, .copies = n};
        EXPECT_EQ(check(copies), n >= 4 && n <= 10 ? BadSetup::none : BadSetup::copies);
        const vegas::Setup rounds{.ruleset = Ruleset::custom, .rounds = n};
        EXPECT_EQ(check(rounds), n >= 1 && n <= 10 ? BadSetup::none : BadSetup::rounds);
        const vegas::Setup limit{.ruleset = Ruleset::custom, .skip = Skip::chips, .skip_limit = n};
        EXPECT_EQ(check(limit), n <= 2 ? BadSetup::none : BadSetup::skip_limit);
    }
    EXPECT_EQ(check({.ruleset = Ruleset::custom, .skip = static_cast<Skip>(3)}), BadSetup::skip);
    EXPECT_EQ(check({.ruleset = Ruleset::custom, .skip_limit = 2}), BadSetup::none);
}

// [ALL-3]
TEST(Setup, CustomOptionsAreForCustomOnly) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::classic}) {
        EXPECT_EQ(check({.ruleset = r, .copies = 6}), BadSetup::copies);
        EXPECT_EQ(check({.ruleset = r, .rounds = 3}), BadSetup::rounds);
        EXPECT_EQ(check({.ruleset = r, .skip = Skip::cards}), BadSetup::skip);
        EXPECT_EQ(check({.ruleset = r, .skip_limit = 1}), BadSetup::skip_limit);
    }
}

// [ALL-3]
TEST(Setup, TheFirstSeatMustExist) {
    EXPECT_EQ(check({.seats = 3, .first_seat = 2}), BadSetup::none);
    EXPECT_EQ(check({.seats = 3, .first_seat = 3}), BadSetup::first_seat);
    EXPECT_EQ(check({.seats = 3, .first_seat = -2}), BadSetup::first_seat);
}

}  // namespace vegas
