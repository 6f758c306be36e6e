#include "client-cli/show/time_left.hpp"

#include <gtest/gtest.h>

namespace vegas::cli {
namespace {

constexpr std::int64_t kOneHour = 3'600'000;
constexpr std::int64_t kOneDay = 24 * kOneHour;

std::string plain(std::string text) {
    for (auto at = text.find("\u00a0"); at != std::string::npos; at = text.find("\u00a0")) {
        text.replace(at, 2, " ");
    }
    return text;
}

TEST(TimeLeft, IsAClockInTheLastHour) {
    const Texts texts("en");
    EXPECT_EQ(clock_text(0, texts), "0:00");
    EXPECT_EQ(clock_text(-5, texts), "0:00");
    EXPECT_EQ(clock_text(61'000, texts), "1:01");
    EXPECT_EQ(clock_text(kOneHour, texts), "60:00");
}

TEST(TimeLeft, IsHoursAndDaysBeforeThat) {
    const auto in = [](const char* language, std::int64_t ms) {
        return plain(clock_text(ms, Texts(language)));
    };
    EXPECT_EQ(in("en", kOneHour + 1), "1 h 1 min");
    EXPECT_EQ(in("en", 2 * kOneDay + 4 * kOneHour), "2 days 4 h");
    EXPECT_EQ(in("de", kOneDay + 4 * kOneHour), "1 Tag 4 h");
    EXPECT_EQ(in("ru", 2 * kOneDay + 4 * kOneHour), "2 дня 4 ч");
    EXPECT_EQ(in("ru", 5 * kOneDay), "5 дней");
}

TEST(TimeLeft, IsSpokenInWords) {
    const Texts texts("en", false, true);
    EXPECT_EQ(spoken_time_left(9'500, texts), "10 seconds left");
    EXPECT_EQ(spoken_time_left(2 * kOneDay + kOneHour, texts), "2 days 1 hour left");
}

TEST(TimeLeft, APaceIsToldFromADayOn) {
    const Texts texts("en");
    EXPECT_EQ(pace_text({}, texts), "");
    EXPECT_EQ(pace_text(kOneDay - 1, texts), "");
    EXPECT_EQ(pace_text(kOneDay, texts), "1 day a move");
    EXPECT_EQ(pace_text(14 * kOneDay, texts), "14 days a move");
}

}  // namespace
}  // namespace vegas::cli
