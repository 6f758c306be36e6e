#include "server/shell/http/invitation_route.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace vegas::shell {
namespace {

using core::TableInvitation;
using protocol::TableStatus;

const TableInvitation kOpen{.ruleset = Ruleset::royale,
                            .status = TableStatus::open,
                            .seats = 5,
                            .taken = 2,
                            .host = "Mira"};

HttpReply preview(const std::optional<TableInvitation>& table,
                  std::string_view target = "/t/k3f9xq", std::string_view languages = "") {
    return invitation_reply(table, {.method = "GET",
                                    .target = target,
                                    .accept_language = languages,
                                    .base_url = "https://play.example.org/vegas/"});
}

bool has(const HttpReply& reply, std::string_view text) {
    return reply.body.find(text) != std::string::npos;
}

TEST(Invitation, APreviewSaysWhoInvitesToWhatAndHowManySeatsAreTaken) {
    const auto reply = preview(kOpen);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.content_type, "text/html; charset=utf-8");
    EXPECT_EQ(reply.cache, "no-store");
    EXPECT_TRUE(has(reply, R"("og:title" content="Mira invites you: Las Vegas Royale")"))
        << reply.body;
    EXPECT_TRUE(has(reply, R"("og:description" content="Seats taken: 2 of 5. )"));
    EXPECT_TRUE(has(reply, R"("og:image" content="https://play.example.org/vegas/card.jpg")"));
    EXPECT_TRUE(has(reply, R"("robots" content="noindex")"));
}

TEST(Invitation, APreviewComesInTheLanguageOfTheLink) {
    EXPECT_TRUE(has(preview(kOpen, "/t/k3f9xq?lang=de", "ru,"), "Mira lädt dich ein"));
    EXPECT_TRUE(has(preview(kOpen, "/t/k3f9xq?lang=xx", "ru,"), "Mira приглашает"));
    EXPECT_EQ(preview(kOpen, "/t/k3f9xq?lang=de").language, "de");
}

TEST(Invitation, APreviewSaysHowTheTableStands) {
    auto table = kOpen;
    table.status = TableStatus::playing;
    EXPECT_TRUE(has(preview(table), "The game is under way"));
    EXPECT_FALSE(has(preview(table), "Seats taken"));
    table.status = TableStatus::finished;
    EXPECT_TRUE(has(preview(table), "This game is over"));
}

TEST(Invitation, OfATableThatIsNotKnownTheDocumentTellsNothing) {
    const auto reply = preview(std::nullopt);
    EXPECT_EQ(reply.status, 200);
    EXPECT_TRUE(has(reply, "<title>Six Signs</title>"));
    EXPECT_FALSE(has(reply, "Seats taken"));
}

TEST(Invitation, ANameIsTextAndNoMarkup) {
    auto table = kOpen;
    table.host = R"("><script>alert(1)</script>&)";
    const auto reply = preview(table);
    EXPECT_FALSE(has(reply, "<script>alert")) << reply.body;
    EXPECT_TRUE(has(reply, "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; invites you"));
}

TEST(Invitation, ABrowserIsLedToThePageFromEveryDepth) {
    const auto location = [](std::string_view target) {
        const auto reply =
            invitation_reply(kOpen, {.method = "GET", .target = target, .is_navigation = true});
        EXPECT_EQ(reply.status, 303) << target;
        EXPECT_TRUE(reply.body.empty());
        return reply.header_of_status.value;
    };
    EXPECT_EQ(location("/t/k3f9xq"), "../?table=k3f9xq");
    EXPECT_EQ(location("/t/k3f9xq?lang=de&fbclid=x"), "../?table=k3f9xq");
    EXPECT_EQ(location("/t/k3f9xq/"), "../../?table=k3f9xq");
    EXPECT_EQ(location("/t/k3f9xq)."), "../?table=k3f9xq");
    EXPECT_EQ(location("/t/"), "../");
    EXPECT_EQ(location("/t/%22%3E"), "../");
}

TEST(Invitation, ABrowserThatDoesNotSayThatItGoesThereIsLedByTheDocument) {
    const auto reply = preview(kOpen, "/t/k3f9xq/");
    EXPECT_TRUE(has(reply, R"(<a id="go" href="../../?table=k3f9xq">)")) << reply.body;
    EXPECT_TRUE(has(reply, R"(<script src="../../go.js" defer>)"));
}

// The page and the terminal client read the same table.
TEST(Invitation, ALinkIsLedOnHoweverItWasPassedOn) {
    std::ifstream file(VEGAS_SOURCE_DIR "/tests/support/links.json");
    int led = 0;
    for (const auto& row : nlohmann::json::parse(file)) {
        if (!row.contains("led_to")) continue;
        const std::string link = row.at("link");
        const auto host = link.find("://") + 3;
        auto path = link.substr(link.find('/', host));
        const std::string_view prefix = "/vegas";  // which a proxy takes away
        if (path.starts_with(prefix)) path.erase(0, prefix.size());
        const auto target = path.substr(0, path.find('#'));
        EXPECT_TRUE(is_invitation(target.substr(0, target.find('?')))) << link;
        const auto reply =
            invitation_reply(kOpen, {.method = "GET", .target = target, .is_navigation = true});
        EXPECT_EQ(reply.header_of_status.value, row.at("led_to")) << link;
        ++led;
    }
    EXPECT_GE(led, 10);
}

TEST(Invitation, APathOfManyFoldersIsNone) {
    EXPECT_FALSE(is_invitation("/t" + std::string(10'000, '/')));
    EXPECT_FALSE(is_invitation("/%23" + std::string(10'000, '/')));
    EXPECT_FALSE(is_invitation("/"));
}

TEST(Invitation, TheIdEndsWhereNoIdCanGoOn) {
    EXPECT_EQ(table_of_invitation("/t/k3f9xq"), "k3f9xq");
    EXPECT_EQ(table_of_invitation("/t/k3f9xq)"), "k3f9xq");
    EXPECT_EQ(table_of_invitation("/t/" + std::string(41, 'a')), "");
    EXPECT_EQ(table_of_invitation("/x/k3f9xq"), "");
    EXPECT_EQ(table_of_invitation("/T/K3F9XQ"), "k3f9xq");
    EXPECT_EQ(table_of_invitation("/%23/table/k3f9xq"), "");
}

}  // namespace
}  // namespace vegas::shell
