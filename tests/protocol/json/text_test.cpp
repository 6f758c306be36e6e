#include "protocol/json/text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas::protocol {

TEST(Names, AreCountedInCharacters) {
    EXPECT_FALSE(fits_a_name(""));
    EXPECT_TRUE(fits_a_name("A"));
    std::string name;
    for (int i = 0; i < 24; ++i) name += "😀";
    EXPECT_TRUE(fits_a_name(name));
    EXPECT_FALSE(fits_a_name(name + "x"));
}

TEST(Texts, HaveAtMostSoManyCharacters) {
    EXPECT_TRUE(has_at_most("", 0));
    EXPECT_TRUE(has_at_most("éß", 2));
    EXPECT_FALSE(has_at_most("éß", 1));
    EXPECT_FALSE(has_at_most("abc", 2));
    // Too many bytes are too many characters, whatever they are.
    EXPECT_FALSE(has_at_most(std::string(9, '\x80'), 2));
}

TEST(Seeds, ArePrintableAscii) {
    EXPECT_TRUE(is_good_seed(""));
    EXPECT_TRUE(is_good_seed("any thing ~!"));
    EXPECT_TRUE(is_good_seed(std::string(64, 'x')));
    EXPECT_FALSE(is_good_seed(std::string(65, 'x')));
    EXPECT_FALSE(is_good_seed("a\nb"));
    EXPECT_FALSE(is_good_seed("é"));
}

}  // namespace vegas::protocol
