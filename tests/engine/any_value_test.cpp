#include "engine/any_value.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas::test {
namespace {

struct Dice {
    int count = 0;
    bool operator==(const Dice&) const = default;
};
struct Chips {
    int count = 0;
    bool operator==(const Chips&) const = default;
};
struct Incomparable {
    int count = 0;
};
using Any = AnyValue<8>;

}  // namespace

TEST(AnyValue, HoldsAValueOfOneType) {
    const Any any = Dice{3};
    ASSERT_NE(any.get_if<Dice>(), nullptr);
    EXPECT_EQ(any.get_if<Dice>()->count, 3);
    EXPECT_EQ(any.get_if<Chips>(), nullptr);
    EXPECT_FALSE(Any().has_value());
    EXPECT_EQ(Any().get_if<Dice>(), nullptr);
}

TEST(AnyValue, IsEqualIfTypeAndValueAre) {
    EXPECT_EQ(Any(), Any());
    EXPECT_EQ(Any(Dice{3}), Any(Dice{3}));
    EXPECT_NE(Any(Dice{3}), Any(Dice{4}));
    EXPECT_NE(Any(Dice{3}), Any(Chips{3}));
    EXPECT_NE(Any(Dice{}), Any());
    EXPECT_NE(Any(Incomparable{}), Any(Incomparable{})) << "it cannot be said";
}

TEST(AnyValue, IsVisitedAsItsType) {
    std::string seen;
    const auto note = [&]<class T>(const T& value) {
        seen += (std::is_same_v<T, Dice> ? "dice " : "chips ") + std::to_string(value.count) + ' ';
    };
    visit(TypeList<Dice, Chips>{}, Any(Chips{2}), note);
    visit(TypeList<Dice>{} + TypeList<Chips>{}, Any(Dice{1}), note);
    EXPECT_EQ(seen, "chips 2 dice 1 ");
}

}  // namespace vegas::test
