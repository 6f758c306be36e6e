#include "protocol/texts/nearest.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace vegas::texts {
namespace {

const std::vector<std::string> kKnown = {"port", "proxies", "max_tables", "max_tables_per_player"};

TEST(Nearest, ForgivesSlipsOfTheKeyboard) {
    EXPECT_EQ(nearest_word("prot", kKnown), "port");
    EXPECT_EQ(nearest_word("potr", kKnown), "port");
    EXPECT_EQ(nearest_word("portt", kKnown), "port");
    EXPECT_EQ(nearest_word("proxis", kKnown), "proxies");
    EXPECT_EQ(nearest_word("max_tabels", kKnown), "max_tables");
}

TEST(Nearest, KnowsAPartOfAName) { EXPECT_EQ(nearest_word("tables", kKnown), "max_tables"); }

TEST(Nearest, GuessesNothingFarFetched) {
    EXPECT_EQ(nearest_word("colour", kKnown), "");
    EXPECT_EQ(nearest_word("x", kKnown), "");
    EXPECT_EQ(nearest_word("", kKnown), "");
    EXPECT_EQ(nearest_word(std::string(100'000, 'p'), kKnown), "");
    EXPECT_EQ(did_you_mean("colour", kKnown), "");
    EXPECT_EQ(did_you_mean("prot", kKnown), "; did you mean port?");
}

}  // namespace
}  // namespace vegas::texts
