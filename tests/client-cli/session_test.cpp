#include "client-cli/session/session.hpp"

#include <gtest/gtest.h>

#include "tests/client-cli/fake_transport.hpp"

namespace vegas::cli {
namespace {

struct Heard final : SessionEvents {
    void on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) override {
        ++welcomes;
        came_again = again;
        token = welcome.token;
    }
    void on_message(const WireMessage&, const json& whole) override { messages.push_back(whole); }
    void on_connection_lost(const std::string&, std::chrono::milliseconds wait) override {
        waits.push_back(wait.count());
    }
    void on_server_closing() override { ++closings; }
    void on_rate_limited(std::chrono::seconds) override { ++rate_limits; }
    void on_host_refused(const std::string& host) override { refused_hosts.push_back(host); }
    void on_session_end(SessionEnd how, const WireError& error) override {
        ends.push_back(how);
        why = error;
    }

    int welcomes = 0;
    int closings = 0;
    int rate_limits = 0;
    bool came_again = false;
    std::string token;
    std::vector<json> messages;
    std::vector<std::string> refused_hosts;
    std::vector<std::int64_t> waits;
    std::vector<SessionEnd> ends;
    WireError why;
};

class SessionTest : public testing::Test {
protected:
    void begin(const std::string& token = "") {
        session = std::make_unique<ClientSession>(transport, heard, Identity{"Anna", token}, 1);
        session->start();
        transport.connect();
    }
    void come_in() {
        begin();
        transport.welcome();
    }

    FakeTransport transport;
    Heard heard;
    std::unique_ptr<ClientSession> session;
};

TEST_F(SessionTest, SaysHelloWithTheName) {
    begin();
    EXPECT_EQ(transport.sent.at(0)["op"], "hello");
    EXPECT_EQ(transport.sent[0]["protocol"], 1);
    EXPECT_EQ(transport.sent[0]["caps"], json::array({"seeds"}));
    EXPECT_EQ(transport.sent[0]["name"], "Anna");
    EXPECT_FALSE(transport.sent[0].contains("token"));
}

TEST_F(SessionTest, SaysHelloWithTheTokenAlone) {
    begin("secret");
    EXPECT_EQ(transport.sent.at(0)["token"], "secret");
    EXPECT_FALSE(transport.sent[0].contains("name"));
}

TEST_F(SessionTest, FallsBackToTheNameWhenTheTokenIsBad) {
    begin("secret");
    transport.reply({{"error", {{"code", "bad_token"}, {"message", "no"}}}});
    ASSERT_EQ(transport.sent.size(), 2U);
    EXPECT_EQ(transport.sent[1]["name"], "Anna");
    EXPECT_TRUE(session->is_new_player());
}

TEST_F(SessionTest, EndsWhenItIsNotLetIn) {
    begin();
    transport.reply({{"error", {{"code", "bad_name"}, {"message", "no\x1b"}}}});
    ASSERT_EQ(heard.ends, std::vector{SessionEnd::refused});
    EXPECT_EQ(heard.why.code, "bad_name");
}

TEST_F(SessionTest, DoesNotComeBackAsSomebodyElseWhenItIsNobodyAnyMore) {
    come_in();
    transport.cut("closed", 4001);
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::revoked});
    heard.ends.clear();
    come_in();
    transport.cut("closed", 4002);
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::forgotten});
    const int opens = transport.opens;
    transport.pass(60'000);
    EXPECT_EQ(transport.opens, opens);
}

TEST_F(SessionTest, WhomTheOperatorDoesNotLetInDoesNotComeBack) {
    come_in();
    transport.cut();
    transport.reconnect();
    transport.reply({{"error",
                      {{"code", "banned"},
                       {"message", "no"},
                       {"data", {{"reason", "was r\x1bude"}, {"until_ms", 1764000359999}}}}}});
    transport.cut();
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::banned});
    EXPECT_EQ(heard.why.data.until_ms, 1764000359999);
    EXPECT_EQ(heard.waits.size(), 1U);
    EXPECT_EQ(transport.timers(), 0U);
}

TEST_F(SessionTest, ABanNeedsNoReasonAndNoEnd) {
    begin();
    transport.reply({{"error", {{"code", "banned"}, {"message", "no"}}}});
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::banned});
    EXPECT_EQ(heard.why.code, "banned");
}

TEST_F(SessionTest, GivesEachReplyToItsRequest) {
    come_in();
    std::string order;
    session->request({{"op", "a"}}, [&](const WireReply&) { order += "a"; });
    session->request({{"op", "b"}}, [&](const WireReply& reply) { order += reply.table; });
    transport.reply({{"table", "b"}});
    EXPECT_EQ(order, "b");
}

TEST_F(SessionTest, AReplyThatIsAMessageIsBothOnceEach) {
    come_in();
    int replies = 0;
    session->request_until_reply({{"op", "act"}}, [&](const WireReply& reply) {
        EXPECT_TRUE(reply.ok);
        EXPECT_TRUE(heard.messages.empty()) << "the reply comes first";
        ++replies;
    });
    transport.reply({{"ev", "update"}, {"v", 6}});
    EXPECT_EQ(replies, 1);
    ASSERT_EQ(heard.messages.size(), 1U);
    EXPECT_EQ(heard.messages[0]["v"], 6);
}

TEST_F(SessionTest, SaysAgainWhatItInsistsOnUntilThereIsAReply) {
    come_in();
    int replies = 0;
    session->request({{"op", "once"}});
    session->request_until_reply({{"op", "a"}}, [&](const WireReply&) { ++replies; });
    for (int i = 0; i < 2; ++i) {
        transport.cut();
        transport.reconnect();
        EXPECT_TRUE(transport.last("a").is_null()) << "not before the welcome";
        transport.welcome();
        EXPECT_FALSE(transport.last("a").is_null());
        EXPECT_TRUE(transport.last("once").is_null());
    }
    transport.reply(json::object());
    EXPECT_EQ(replies, 1);
    transport.cut();
    transport.reconnect();
    transport.welcome();
    EXPECT_TRUE(transport.last("a").is_null());
}

TEST_F(SessionTest, WhatItInsistsOnWithoutAConnectionIsSaidOnTheNextOne) {
    come_in();
    transport.cut();
    session->request_until_reply({{"op", "a"}});
    session->request_until_reply({{"op", "b"}});
    transport.reconnect();
    transport.welcome();
    ASSERT_EQ(transport.sent.size(), 3U);
    EXPECT_EQ(transport.sent[1]["op"], "a");
    EXPECT_EQ(transport.sent[2]["op"], "b");
}

TEST_F(SessionTest, SaysAgainWhatCouldNotBeStoredWhenItCanBe) {
    come_in();
    int replies = 0;
    session->request({{"op", "a"}},
                     [&](const WireReply& reply) { replies += reply.error ? 100 : 1; });
    transport.say({{"ev", "storage"}, {"available", false}});
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    EXPECT_EQ(replies, 0);
    transport.sent.clear();
    transport.say({{"ev", "storage"}, {"available", true}});
    ASSERT_EQ(transport.sent.size(), 1U);
    EXPECT_EQ(transport.sent[0]["op"], "a");
    transport.reply(json::object());
    EXPECT_EQ(replies, 1);
    EXPECT_EQ(heard.messages.size(), 2U);
}

TEST_F(SessionTest, SaysHelloAgainToAServerThatCouldNotLookForItsToken) {
    begin("secret");
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    transport.say({{"ev", "storage"}, {"available", false}});
    session->request_until_reply({{"op", "a"}});
    EXPECT_EQ(transport.sent.size(), 1U);
    transport.say({{"ev", "storage"}, {"available", true}});
    ASSERT_EQ(transport.sent.size(), 2U);
    EXPECT_EQ(transport.sent[1]["token"], "secret");
    transport.welcome();
    EXPECT_EQ(heard.welcomes, 1);
    EXPECT_EQ(transport.sent.back()["op"], "a");
}

TEST_F(SessionTest, WhatCouldNotBeStoredIsSaidOnTheNextConnectionIfItInsists) {
    come_in();
    session->request({{"op", "once"}});
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    session->request_until_reply({{"op", "a"}});
    transport.reply({{"error", {{"code", "storage_unavailable"}}}});
    transport.cut();
    transport.reconnect();
    transport.welcome();
    EXPECT_FALSE(transport.last("a").is_null());
    EXPECT_TRUE(transport.last("once").is_null());
}

TEST_F(SessionTest, AFailedFirstConnectionIsTheEnd) {
    session = std::make_unique<ClientSession>(transport, heard, Identity{"Anna", ""}, 1);
    session->start();
    transport.cut("Connection refused");
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::unreachable});
    EXPECT_EQ(transport.timers(), 0U);
}

TEST_F(SessionTest, ComesBackWithTheNewestToken) {
    come_in();
    transport.cut();
    ASSERT_EQ(heard.waits.size(), 1U);
    transport.pass(heard.waits[0]);
    EXPECT_EQ(transport.opens, 2);
    transport.connect();
    EXPECT_EQ(transport.sent.at(0)["token"], "token-of-sixteen-chars");
    transport.welcome();
    EXPECT_TRUE(heard.came_again);
}

TEST_F(SessionTest, WaitsLongerEachTimeUpToTenSeconds) {
    come_in();
    transport.cut();
    for (int i = 0; i < 12; ++i) {
        transport.pass(heard.waits.back());
        transport.cut();
    }
    EXPECT_GE(heard.waits.front(), 200);
    EXPECT_LE(heard.waits.front(), 400);
    for (const auto wait : heard.waits) EXPECT_LE(wait, 10'000);
    EXPECT_GE(heard.waits.back(), 5'000);
}

TEST_F(SessionTest, GivesUpAfterAWhile) {
    come_in();
    transport.cut();
    for (int i = 0; i < 200 && heard.ends.empty(); ++i) {
        transport.pass(10'000);
        transport.cut();
    }
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::lost});
}

TEST_F(SessionTest, WaitsAsLongAsAClosingServerAsks) {
    come_in();
    transport.say({{"ev", "closing"}, {"reconnect_after_ms", 3000}});
    EXPECT_EQ(heard.closings, 1);
    transport.cut();
    EXPECT_GE(heard.waits.at(0), 3000);
}

TEST_F(SessionTest, QuitsAfterSayingGoodbye) {
    come_in();
    session->quit();
    EXPECT_TRUE(transport.closed);
    transport.cut();
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::quit});
}

TEST_F(SessionTest, QuitsAtOnceBetweenConnections) {
    come_in();
    transport.cut();
    session->quit();
    EXPECT_EQ(heard.ends, std::vector{SessionEnd::quit});
    transport.pass(60'000);
    EXPECT_EQ(transport.opens, 1);
}

TEST_F(SessionTest, IgnoresWhatIsNoMessage) {
    come_in();
    session->on_receive("[1]");
    session->on_receive("no json");
    session->on_receive(R"({"re":99,"ok":true})");
    session->on_receive(R"({"re":null,"error":{"code":"bad_json"}})");
    EXPECT_TRUE(heard.messages.empty());
    EXPECT_TRUE(heard.ends.empty());
}

TEST_F(SessionTest, AServerThatLetsNobodyInIsAskedAgainWhenItSaid) {
    come_in();
    session->on_close("gone", 0);
    session->on_asked_to_wait({.wait = std::chrono::seconds(30), .is_rate_limited = true});
    session->on_close("HTTP 429", 0);
    EXPECT_EQ(heard.rate_limits, 1);
    EXPECT_GE(heard.waits.back(), 30'000);
    session->on_asked_to_wait({.wait = std::chrono::seconds(20), .is_rate_limited = false});
    session->on_close("HTTP 503", 0);
    EXPECT_EQ(heard.rate_limits, 1) << "it is not our network's fault";
    EXPECT_GE(heard.waits.back(), 20'000);
}

TEST_F(SessionTest, AServerThatDoesNotGoByOurNameForItIsTheEnd) {
    session = std::make_unique<ClientSession>(transport, heard, Identity{"Anna", ""}, 1);
    session->start();
    session->on_host_refused("play.example.org");
    session->on_close("HTTP 403", 0);
    EXPECT_EQ(heard.refused_hosts, std::vector<std::string>{"play.example.org"});
    EXPECT_EQ(heard.ends, std::vector<SessionEnd>{SessionEnd::unreachable});
}

TEST_F(SessionTest, WhoHasLeftHearsOfNoRefusedHost) {
    come_in();
    session->quit();
    session->on_host_refused("play.example.org");
    EXPECT_TRUE(heard.refused_hosts.empty());
}

TEST(ReconnectTimer, AddsOnceWhatTheServerAsksFor) {
    ReconnectTimer timer(1);
    timer.on_asked_to_wait(60'000);
    EXPECT_GE(timer.next_wait(0), std::chrono::minutes(1));
    EXPECT_LT(timer.next_wait(0), std::chrono::minutes(1));
}

TEST(ReconnectTimer, GivesUpFiveMinutesAfterTheLossOnly) {
    ReconnectTimer timer(1);
    const std::int64_t limit_ms = std::chrono::milliseconds(ReconnectTimer::kGiveUpAfter).count();
    EXPECT_TRUE(timer.next_wait(1000));
    EXPECT_TRUE(timer.next_wait(1000 + limit_ms));
    EXPECT_FALSE(timer.next_wait(1001 + limit_ms));
    timer.on_connected();
    EXPECT_TRUE(timer.next_wait(1002 + limit_ms));
}

}  // namespace
}  // namespace vegas::cli
