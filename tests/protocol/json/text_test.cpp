#include "protocol/json/text.hpp"

#include <gtest/gtest.h>

namespace vegas::protocol {

TEST(Names, GoodOnes) {
    for (const char* name : {"A", "Anna", "Ben 2", "Жанна", "李小龍", "Ümit Ö.", "o'Hara",
                             "123456789012345678901234", "😀", "<b>x</b>"}) {
        EXPECT_TRUE(is_good_name(name)) << name;
    }
}

TEST(Names, BadOnes) {
    for (const char* name : {"", " ", " Anna", "Anna ", "An  na", "1234567890123456789012345",
                             "a\tb", "a\nb", "\x7f", "a\u00a0b", "a\u200bb", "\u202eabc", "\ufeff",
                             "a\u2028", "\u3000", "a\u0007", "\ue000", "\u3164"}) {
        EXPECT_FALSE(is_good_name(name)) << name;
    }
    EXPECT_FALSE(is_good_name(std::string_view("a\0b", 3)));
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
