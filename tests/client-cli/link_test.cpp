#include "client-cli/net/link.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli::link_test {
namespace {

Link parsed(const char* text) {
    const auto link = parse_link(text);
    EXPECT_TRUE(link) << text << ": " << link.error().why();
    return link ? *link : Link{};
}

std::string refused(const char* text) {
    const auto link = parse_link(text);
    EXPECT_FALSE(link) << text;
    return link.error().why();
}

TEST(PageLink, LeadsToATableByItsInvite) {
    const Link link = parsed("https://play.example.org/#/join/friend42");
    EXPECT_EQ(link.to, Link::To::table);
    EXPECT_EQ(link.server.text(), "wss://play.example.org");
    EXPECT_EQ(link.invite, "friend42");
    EXPECT_EQ(link.table, "");
}

TEST(PageLink, LeadsToATableByItsId) {
    const Link link = parsed("http://10.0.0.7:8080/#/table/k3f9xq?invite=friend42");
    EXPECT_EQ(link.server.text(), "ws://10.0.0.7:8080");
    EXPECT_EQ(link.table, "k3f9xq");
    EXPECT_EQ(link.invite, "friend42");
}

TEST(PageLink, LeadsToAStepOfAGame) {
    const Link link = parsed("https://example.org/vegas/#/game/k3f9xq-1?invite=friend42&step=12");
    EXPECT_EQ(link.to, Link::To::game);
    EXPECT_EQ(link.server.path, "/vegas/ws");
    EXPECT_EQ(link.game, "k3f9xq-1");
    EXPECT_EQ(link.step, 12);
    EXPECT_EQ(parsed("https://example.org/#/game/k3f9xq-1?step=x").step, 0);
}

TEST(PageLink, LeadsToRules) {
    EXPECT_EQ(parsed("https://example.org/#/rules/royale?item=A2").item, "A2");
    EXPECT_EQ(parsed("https://example.org/#/rules").to, Link::To::rules);
    EXPECT_EQ(parsed("https://example.org/#/").to, Link::To::page);
    EXPECT_EQ(parsed("https://example.org/vegas/").to, Link::To::page);
}

TEST(PageLink, MayHaveBeenThroughAMessenger) {
    EXPECT_EQ(parsed(" <https://example.org/index.html?x=1#/join/abc/> ").invite, "abc");
    EXPECT_EQ(parsed("https://example.org/%23/join/abc").invite, "abc");
    EXPECT_EQ(parsed("example.org:8080/#/join/abc").server.text(), "ws://example.org:8080");
}

// The page reads them in the same way: tests/client-web/app/links.test.ts.
TEST(PageLink, LeadsWhereItWasMadeForHoweverItWasPassedOn) {
    std::ifstream file(VEGAS_SOURCE_DIR "/tests/support/links.json");
    const auto rows = nlohmann::json::parse(file);
    ASSERT_GE(rows.size(), 60);
    for (const auto& row : rows) {
        const std::string text = row.at("link"), to = row.at("to");
        const auto link = parse_link(text);
        EXPECT_EQ(link.has_value(), to != "lost") << text;
        if (!link) continue;
        EXPECT_EQ(texts::to_lower(link->server.host), "play.example.org") << text;
        EXPECT_TRUE(link->server.secure) << text;
        EXPECT_EQ(link->server.path, row.value("path", "/ws")) << text;
        EXPECT_EQ(link->to, to == "start"   ? Link::To::page
                            : to == "game"  ? Link::To::game
                            : to == "rules" ? Link::To::rules
                                            : Link::To::table)
            << text;
        EXPECT_EQ(link->invite, row.value("invite", "")) << text;
        EXPECT_EQ(link->table, row.value("table", "")) << text;
        EXPECT_EQ(link->game, row.value("game", "")) << text;
        EXPECT_EQ(link->step, row.value("step", 0)) << text;
        EXPECT_EQ(link->ruleset, row.value("ruleset", "")) << text;
        EXPECT_EQ(link->item, row.value("item", "")) << text;
    }
}

TEST(PageLink, MayStandInASentence) {
    EXPECT_EQ(parsed("(https://example.org/#/join/abc).").invite, "abc");
    EXPECT_EQ(parsed("**https://example.org/t/k3f9xq#/join/abc**").invite, "abc");
    EXPECT_EQ(parsed("https://example.org/#/join/ab\n  c").invite, "abc");
    EXPECT_EQ(parsed("https://example.org/vegas/t/k3f9xq#/join/abc").server.path, "/vegas/ws");
}

TEST(PageLink, ThatIsWrongSaysWhy) {
    EXPECT_EQ(refused("https://example.org/#/jion/abc"),
              "the page has no place #/jion; did you mean join?");
    EXPECT_EQ(refused("https://example.org/#/join/"),
              "what stands behind #/join/ is cut off or mistyped");
    EXPECT_EQ(refused("https://example.org/#/join/AB%C3"),
              "what stands behind #/join/ is cut off or mistyped");
    EXPECT_EQ(refused("https://example.org/#/table/abc?invite=a!b"),
              "its invite is cut off or mistyped");
    EXPECT_EQ(refused("#/join/abc"), "a link is like https://host/t/TABLE#/join/CODE");
    EXPECT_EQ(refused("friend42"), "a link is like https://host/t/TABLE#/join/CODE");
    EXPECT_NE(refused("ftp://example.org/#/join/abc").find("ftp:// is not spoken"),
              std::string::npos);
}

}  // namespace
}  // namespace vegas::cli::link_test
