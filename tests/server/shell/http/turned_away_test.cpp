#include "server/shell/http/turned_away.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas::shell {
namespace {

using core::RejectReason;

TEST(TurnedAway, AProgramGetsTheErrorAndWhenToComeBack) {
    const auto reply = turned_away_reply({.why = RejectReason::arrivals, .retry_after_ms = 5'001});
    EXPECT_EQ(reply.status, 429);
    EXPECT_EQ(reply.refusal.value().retry_after_s, 6);
    EXPECT_EQ(reply.body, R"({"error":{"code":"rate_limited",)"
                          R"("message":"too many connections from your address"}})");
    EXPECT_EQ(reply.refusal->why, HttpRefusal::rate_limited);
}

TEST(TurnedAway, ABrowserGetsAPageInItsLanguageThatComesBackByItself) {
    const auto page = [](std::string_view languages) {
        return turned_away_reply({.why = RejectReason::sockets,
                                  .retry_after_ms = 5'000,
                                  .accept = "text/html,application/xhtml+xml,*/*;q=0.8,",
                                  .accept_language = languages});
    };
    const auto german = page("de-AT,de;q=0.9,en;q=0.5,");
    EXPECT_EQ(german.status, 429);
    EXPECT_EQ(german.refusal.value().retry_after_s, 5);
    EXPECT_EQ(german.refusal->why, HttpRefusal::rate_limited);
    EXPECT_EQ(german.language, "de");
    EXPECT_NE(german.body.find("es in 5 Sekunden noch einmal"), std::string::npos) << german.body;
    EXPECT_NE(german.body.find(R"(http-equiv="refresh" content="5")"), std::string::npos);
    EXPECT_NE(page("ru,").body.find("снова через 5 с."), std::string::npos);
    EXPECT_NE(page("fr,").body.find("tries again in 5 seconds."), std::string::npos);
}

TEST(TurnedAway, APageOfAnotherSiteIsForbidden) {
    const auto reply = turned_away_reply({.why = RejectReason::origin, .accept = "text/html"});
    EXPECT_EQ(reply.status, 403);
    EXPECT_EQ(reply.refusal.value().why, HttpRefusal::origin_not_allowed);
}

}  // namespace
}  // namespace vegas::shell
