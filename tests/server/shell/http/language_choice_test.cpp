#include "server/shell/http/language_choice.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace vegas::shell {
namespace {

constexpr std::array<std::string_view, 5> kKnown{"de", "en", "pt-br", "ru", "zh"};

std::string_view wished(std::string_view wish) { return choose_language(kKnown, wish, "ru"); }
std::string_view accepted(std::string_view accept) { return choose_language(kKnown, "", accept); }

TEST(LanguageChoice, AKnownWishComesFirst) {
    EXPECT_EQ(wished("de"), "de");
    EXPECT_EQ(wished("DE-at-1996"), "de");
    EXPECT_EQ(wished("pt-BR"), "pt-br");
}

TEST(LanguageChoice, AnUnknownWishLeavesItToTheHeader) {
    for (const auto* wish : {"", "fr", "d", "deu", "pt", "-", "-de", "*", "de;q=1"}) {
        EXPECT_EQ(wished(wish), "ru") << wish;
    }
}

struct Header {
    std::string_view accept;
    std::string_view language;
};

TEST(LanguageChoice, TheHeaderIsReadByWeight) {
    for (const auto& [accept, language] : std::to_array<Header>({
             {"ru", "ru"},
             {"de-CH, ru", "de"},
             {"ru;q=0.5, de;q=0.8", "de"},
             {"ru;q=0.8,de;q=0.8", "ru"},
             {"fr-FR, fr;q=0.9, ru;q=0.3, de;q=0.299", "ru"},
             {" ru ; q=0.1 ,, en;q=0", "ru"},
             {"ru;Q=0.001", "ru"},
             {"ru;q=1.000, de", "ru"},
             {"ru;q=0., de;q=0", "en"},
         })) {
        EXPECT_EQ(accepted(accept), language) << accept;
    }
}

TEST(LanguageChoice, WhatIsNoWeightIsNotWanted) {
    for (const auto* weight : {"q=0", "q=0.000", "q=2", "q=1.1", "q=", "q", "q=-1", "q=0,5x",
                               "q=0.1234", "q=a", "q=0.5.", "level=1"}) {
        EXPECT_EQ(accepted("ru;" + std::string(weight)), "en") << weight;
    }
}

TEST(LanguageChoice, EnglishIsForEverybodyElse) {
    for (const auto* accept : {"", "*", "fr", "fr, *;q=0.5", ",", ";", ";q=1", "-"}) {
        EXPECT_EQ(accepted(accept), "en") << accept;
    }
}

TEST(LanguageChoice, TheFirstWhereThereIsNoEnglish) {
    constexpr std::array<std::string_view, 2> kNoEnglish{"de", "ru"};
    EXPECT_EQ(choose_language(kNoEnglish, "en", "en"), "de");
}

}  // namespace
}  // namespace vegas::shell
