#include "server/core/players/device_code.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/support/fixed_entropy.hpp"

namespace vegas::test {

using core::normalize_code;

TEST(DeviceCode, IsReadAsPeopleTypeIt) {
    EXPECT_EQ(normalize_code("ABCD-EFGH"), "abcdefgh");
    EXPECT_EQ(normalize_code(" abcd efgh "), "abcdefgh");
    EXPECT_EQ(normalize_code("0bcd-1fg8"), "obcdifgb");
    EXPECT_FALSE(normalize_code("ABCD-EFG"));
    EXPECT_FALSE(normalize_code("ABCD-EFG9"));
    EXPECT_FALSE(normalize_code("ABCD-EFG\xc3\xa9"));
    EXPECT_FALSE(normalize_code(""));
}

TEST(DeviceCode, EachMistypedRecoveryCodeIsFound) {
    FixedEntropy entropy(5);
    const std::string code = core::random_recovery_code(entropy);
    EXPECT_EQ(code.size(), 34U);
    ASSERT_TRUE(normalize_code(code));
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (code[i] == '-') continue;
        std::string other = code;
        other[i] = code[i] == 'A' ? 'B' : 'A';
        EXPECT_FALSE(normalize_code(other)) << other;
        if (i == 0 || code[i - 1] == '-' || code[i - 1] == code[i]) continue;
        other = code;
        std::swap(other[i - 1], other[i]);
        EXPECT_FALSE(normalize_code(other)) << other;
    }
}

}  // namespace vegas::test
