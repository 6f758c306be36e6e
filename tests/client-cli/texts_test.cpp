#include "client-cli/texts/texts.hpp"

#include <gtest/gtest.h>

#include <set>

#include "client-cli/texts/language.hpp"
#include "client-cli/texts/spelling.hpp"

namespace vegas::cli::texts_test {
namespace {

const Texts& in(const char* language) {
    static const std::map<std::string, Texts> kAll = {
        {"en", Texts("en")}, {"de", Texts("de")}, {"ru", Texts("ru")}};
    return kAll.at(language);
}

TEST(Texts, AreThereInEveryLanguage) {
    const std::vector<std::string> all = languages();
    const std::set<std::string> known(all.begin(), all.end());
    for (const char* language : {"de", "en", "ru"}) EXPECT_TRUE(known.contains(language));
    const auto& english = in("en").all();
    EXPECT_GT(english.size(), 400U);
    for (const std::string& language : languages()) {
        const Texts texts(language);
        EXPECT_EQ(texts.language(), language);
        for (const auto& [key, forms] : english) EXPECT_TRUE(texts.has(key)) << language << key;
        EXPECT_EQ(texts.all().size(), english.size());
    }
}

TEST(Texts, TakeThePluralFormOfTheirNumber) {
    const auto chips = [](const char* language, int n) {
        return in(language)("thing.chips", {{"n", n}});
    };
    EXPECT_EQ(chips("en", 1), "1 chip");
    EXPECT_EQ(chips("en", 21), "21 chips");
    EXPECT_EQ(chips("de", 1), "1 Chip");
    EXPECT_EQ(chips("de", 0), "0 Chips");
    EXPECT_EQ(chips("ru", 1), "1 фишка");
    EXPECT_EQ(chips("ru", 2), "2 фишки");
    EXPECT_EQ(chips("ru", 5), "5 фишек");
    EXPECT_EQ(chips("ru", 11), "11 фишек");
    EXPECT_EQ(chips("ru", 12), "12 фишек");
    EXPECT_EQ(chips("ru", 21), "21 фишка");
    EXPECT_EQ(chips("ru", 111), "111 фишек");
}

TEST(Texts, ListNames) {
    EXPECT_EQ(in("en").list({}), "");
    EXPECT_EQ(in("de").list({"A"}), "A");
    EXPECT_EQ(in("en").list({"A", "B"}), "A and B");
    EXPECT_EQ(in("en").list({"A", "B", "C"}), "A, B, and C");
    EXPECT_EQ(in("de").list({"A", "B", "C"}), "A, B und C");
    EXPECT_EQ(in("ru").list({"A", "B", "C", "D"}), "A, B, C и D");
}

TEST(Texts, WriteMoney) {
    EXPECT_EQ(in("en").money(60'000), "$60,000");
    EXPECT_EQ(in("de").money(60'000), "60.000\u00a0$");
    EXPECT_EQ(in("ru").money(1'230'000), "1\u00a0230\u00a0000\u00a0$");
    EXPECT_EQ(in("en").money(-2), "−$2");
    EXPECT_EQ(Texts("en", true).money(-2), "-$2");
    EXPECT_EQ(in("en").thousands(80'000), "80k");
    EXPECT_EQ(in("ru").thousands(80'000), "80к");
    EXPECT_EQ(in("en").thousands(100'500), "100,500");
    EXPECT_EQ(in("de").thousands(3), "3\u00a0$");
    EXPECT_EQ(in("en").change(40'000), "+40k");
    EXPECT_EQ(in("en").change(-40'000), "−40k");
}

TEST(Texts, AKeyThatThereIsNotStandsForItself) {
    EXPECT_EQ(in("en")("event.of_later"), "event.of_later");
    EXPECT_FALSE(in("en").has("event.of_later"));
    EXPECT_EQ(in("en")("event.ready"), "{who} is ready") << "a test would find it";
}

TEST(Texts, AreSpelledInAscii) {
    EXPECT_EQ(in_ascii("Größe: „für dich“ …"), "Groesse: \"fuer dich\" ...");
    EXPECT_EQ(in_ascii("Привет"), std::nullopt);
    EXPECT_EQ(Texts("de", true)("choice.roll"), "wuerfeln");
    EXPECT_EQ(Texts("ru", true).language(), "en") << "it cannot be spelled";
    for (const char* language : {"en", "de"}) {
        EXPECT_EQ(Texts(language, true).language(), language);
    }
}

TEST(Language, FollowsTheLocale) {
    EXPECT_EQ(language_of({}), "en");
    EXPECT_EQ(language_of({.lang = "C"}), "en");
    EXPECT_EQ(language_of({.lang = "POSIX"}), "en");
    EXPECT_EQ(language_of({.lang = "C.UTF-8"}), "en");
    EXPECT_EQ(language_of({.lang = "de_AT.UTF-8@euro"}), "de-AT");
    EXPECT_EQ(language_of({.lc_messages = "ru_RU", .lang = "de_DE"}), "ru-RU");
    EXPECT_EQ(language_of({.lc_all = "en_US", .lc_messages = "ru_RU", .lang = "de_DE"}), "en-US");
}

TEST(Language, IsTheNearestThatThereIs) {
    const std::vector<std::string> known = {"de", "en", "pt-BR"};
    EXPECT_EQ(best_language("de-AT", known), "de");
    EXPECT_EQ(best_language("DE", known), "de");
    EXPECT_EQ(best_language("pt-br", known), "pt-BR");
    EXPECT_EQ(best_language("pt", known), "");
    EXPECT_EQ(Texts("tlh").language(), "en");
}

}  // namespace
}  // namespace vegas::cli::texts_test
