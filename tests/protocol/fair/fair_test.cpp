#include "protocol/fair/fair.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace vegas::protocol {
namespace {

// The test vector of protocol/docs/fair.md.
Bytes32 seed() {
    Bytes32 s{};
    std::iota(s.begin(), s.end(), std::uint8_t{0});
    return s;
}

}  // namespace

TEST(Fair, CommitmentAndKeyAreThoseOfTheTestVector) {
    EXPECT_EQ(commitment(seed()),
              "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    EXPECT_EQ(hex(game_key(seed(), "k3f9xq-1", {"anna", "", "ben 2"})),
              "c6be6e3e63dacb4c39ee3729ebfcb7b6ef762d8e58625c80d62be9dc71e78aa6");
}

// [ALL-6]
TEST(Fair, DrawsAreThoseOfTheTestVector) {
    FairDraws draws(game_key(seed(), "k3f9xq-1", {"anna", "", "ben 2"}));
    const std::vector<int> dice{3, 3, 2, 5, 5, 4, 5, 3, 4, 5, 5, 6, 5, 1, 3, 6, 1, 1, 6, 2,
                                4, 3, 6, 2, 1, 4, 3, 3, 4, 6, 3, 6, 2, 1, 5, 4, 4, 4, 3, 4};
    for (const int face : dice) EXPECT_EQ(draws.die(), face);
    EXPECT_EQ(draws.one_of(3), 1U);
    EXPECT_EQ(draws.one_of(5), 3U);
    EXPECT_EQ(draws.one_of(6), 0U);
    EXPECT_EQ(draws.one_of(16), 12U);
    std::vector<int> list(10);
    std::iota(list.begin(), list.end(), 0);
    draws.shuffle(std::span(list));
    EXPECT_EQ(list, (std::vector<int>{9, 1, 4, 5, 6, 8, 7, 3, 2, 0}));
    for (const int face : {5, 1, 5, 5, 1, 1, 5, 2}) EXPECT_EQ(draws.die(), face);
}

TEST(Fair, CountsTheBytesThatWereDrawn) {
    FairDraws draws({});
    EXPECT_EQ(draws.bytes_drawn(), 0U);
    for (std::uint64_t n = 1; n <= 20; ++n) {
        (void)draws.one_of(6);  // 2^32 is 4 more than a multiple of 6: four bytes, but for luck
        EXPECT_EQ(draws.bytes_drawn(), 4 * n);
    }
    (void)draws.die();
    EXPECT_GE(draws.bytes_drawn(), 81U);
}

TEST(Fair, DiceAreEven) {
    FairDraws draws(game_key({}, "t-1", {}));
    std::array<int, 7> seen{};
    constexpr int kThrows = 60'000;
    for (int i = 0; i < kThrows; ++i) ++seen[static_cast<std::size_t>(draws.die())];
    double chi_squared = 0;
    for (std::size_t face = 1; face <= 6; ++face) {
        const double off = seen[face] - kThrows / 6.0;
        chi_squared += off * off / (kThrows / 6.0);
    }
    EXPECT_LT(chi_squared, 20.5);  // 5 degrees of freedom, p = 0.001; the stream is fixed
}

}  // namespace vegas::protocol
