#include "server/core/base/names.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tests/support/json.hpp"

namespace vegas::core {
namespace {

using test::json;

std::string times(int n, std::string_view text) {
    std::string all;
    for (int i = 0; i < n; ++i) all += text;
    return all;
}

}  // namespace

TEST(Names, AreThoseOfPeople) {
    for (const char* name :
         {"A",         "Anna",     "Ben 2",    "Zoë",     "José",    "Łukasz", "Анна",   "Ελένη",
          "山田",      "李小龍",   "한글",     "さくら",  "محمد",    "דָּוִד",    "हिन्दी",  "ကျော်မြို့",
          "สมชาย น้ำ",  "தமிழ்",     "ᏣᎳᎩ",      "Guðrún",  "Hawaiʻi", "l·l",    "O'Neil", "O’Neil",
          "J.-P. #1!", "<b>x</b>", "マリ・ア", "Ümit Ö.", "𝓐𝓷𝓷𝓪",    "ﷴ"}) {
        EXPECT_EQ(normalize_name(name), name);
    }
}

TEST(Names, MayHaveEmoji) {
    for (const char* name : {"😀", "Kim ❤", "👍🏽", "🇩🇪", "★ ♪"}) {
        EXPECT_EQ(normalize_name(name), name);
    }
}

TEST(Names, HaveNothingThatCannotBeShown) {
    for (const char* sign :
         {"\u0000", "\u0007", "\n", "\r", "\x7f", "\u0085", "\u0600", "\u06dd", "\u2028", "\u2029",
          "\u2800", "\ufff9", "\ufffc", "\U00013430", "\U00013441", "\U00016fe4", "\U0001d159"}) {
        const std::string name = "A" + (*sign == '\0' ? std::string(1, '\0') : sign) + "a";
        EXPECT_FALSE(normalize_name(name)) << testing::PrintToString(sign);
    }
}

TEST(Names, LoseWhatIsInvisible) {
    for (const char* sign :
         {"\u00ad",     "\u034f",     "\u061c",     "\u115f",    "\u17b4", "\u180e",
          "\u200b",     "\u200c",     "\u200d",     "\u200e",    "\u202e", "\u2060",
          "\u2066",     "\u3164",     "\ufe0e",     "\ufe0f",    "\ufeff", "\uffa0",
          "\U0001bca0", "\U0001d173", "\U000e0041", "\U000e0100"}) {
        EXPECT_EQ(normalize_name(std::string("A") + sign + "a"), "Aa")
            << testing::PrintToString(sign);
    }
}

TEST(Names, HaveOneKindOfSpace) {
    for (const char* sign : {"\t", "\u00a0", "\u1680", "\u2003", "\u202f", "\u205f", "\u3000"}) {
        EXPECT_EQ(normalize_name(std::string("A") + sign + "a"), "A a")
            << testing::PrintToString(sign);
    }
}

TEST(Names, HaveNothingThatUnicodeDoesNotAssign) {
    for (const char* sign : {"\u0378", "\ue000", "\ufdd0", "\uffff", "\U0001fffe", "\U000effff",
                             "\U000f0000", "\U0010fffd"}) {
        EXPECT_FALSE(normalize_name(std::string("A") + sign)) << testing::PrintToString(sign);
    }
}

// The page's tests read the same file.
TEST(Names, AreCleanedOfWhatNobodySees) {
    std::ifstream file(VEGAS_SOURCE_DIR "/tests/support/names.json");
    const json rows = json::parse(file);
    EXPECT_GE(rows.size(), 20U);
    for (const json& row : rows) {
        const std::string name = row["name"];
        const auto kept = normalize_name(row["typed"].get_ref<const std::string&>());
        EXPECT_EQ(kept.value_or(""), name) << row;
    }
}

TEST(Names, AreKeptComposed) {
    EXPECT_EQ(normalize_name("Zoe\u0308"), "Zo\u00eb");
    EXPECT_EQ(normalize_name("\u1100\u1161"), "\uac00");
    EXPECT_EQ(normalize_name("\u212b"), "\u00c5");
}

TEST(Names, HaveUpTo24CharactersAsGivenAndComposed) {
    EXPECT_TRUE(normalize_name(times(24, "x")));
    EXPECT_TRUE(normalize_name(times(24, "😀")));
    EXPECT_FALSE(normalize_name(times(25, "x")));
    EXPECT_FALSE(normalize_name(times(13, "e\u0301"))) << "26 are given";
    EXPECT_TRUE(normalize_name("  " + times(24, "❤\ufe0f"))) << "only what stays counts";
    EXPECT_FALSE(normalize_name(times(96, " ") + "x")) << "but not without end";
    EXPECT_FALSE(normalize_name(times(24, "\ufb1d"))) << "each becomes two";
}

TEST(Names, DoNotGrowOutOfTheirLine) {
    EXPECT_TRUE(normalize_name("x\u0317\u0301\u0302\u0303"));
    EXPECT_FALSE(normalize_name("x\u0317\u0301\u0302\u0303\u0304")) << "five marks on one letter";
    EXPECT_FALSE(normalize_name("x\u0317\u0317")) << "one of them hides the other";
    EXPECT_FALSE(normalize_name("\u0301x")) << "on nothing";
    EXPECT_FALSE(normalize_name("x \u0301")) << "on a space";
}

TEST(Alike, AreNamesThatLookTheSame) {
    EXPECT_EQ(find_lookalikes({"Anna", "Ben", "\u0410nna"}), (std::vector{true, false, true}));
    EXPECT_EQ(find_lookalikes({"Anna", "Anna"}), (std::vector{true, true}));
    EXPECT_EQ(find_lookalikes({"Paul", "PauI", "Pau1", "Paula"}),
              (std::vector{true, true, true, false}));
    EXPECT_EQ(find_lookalikes({"𝓐𝓷𝓷𝓪", "Ann\u0430"}), (std::vector{true, true}));
    EXPECT_EQ(find_lookalikes({"Zoë", "Zoe", "Zöe"}), (std::vector{false, false, false}));
}

TEST(Alike, AreNamesThatSoundTheSame) {
    EXPECT_EQ(find_lookalikes({"Anna", "ANNA", "anna"}), (std::vector{true, true, true}));
}

TEST(Alike, AreNamesWithANumberThatLooksLikeASeats) {
    EXPECT_EQ(find_lookalikes({"Anna", "Anna #2", "Anna#13", "Anna #1 #2"}), std::vector(4, true));
    EXPECT_EQ(find_lookalikes({"Anna", "Anna #", "Anna 2", "#2"}), std::vector(4, false));
}

TEST(Alike, IsNobodyWhoIsNotThere) {
    EXPECT_EQ(find_lookalikes({"", "", "A"}), std::vector(3, false));
}

}  // namespace vegas::core
