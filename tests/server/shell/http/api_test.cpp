#include "server/shell/http/api.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "protocol/texts/embedded.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

class HttpApiTest : public testing::Test {
protected:
    test::Parts parts_;
    test::FakeConnection connection_;
    HttpApi api_{{parts_.core, parts_.core_runner, parts_.loop, parts_.workers, 2}};

    HttpReply reply(ListenerRole role, std::string_view method, std::string_view target) {
        return now(api_.handle(role, {.method = method, .target = target, .protocols = {}}));
    }
    // Of a store that answers at once.
    HttpReply now(HttpResult result) {
        const auto* deferred = std::get_if<DeferredReply>(&result);
        if (deferred == nullptr) return std::get<HttpReply>(std::move(result));
        HttpReply reply;
        (*deferred)([&reply](HttpReply said) { reply = std::move(said); });
        parts_.loop.run_jobs();
        return reply;
    }

    HttpReply rules(std::string_view target, std::string_view accept_language,
                    std::string_view if_none_match = {}) {
        return now(api_.handle(ListenerRole::players, {.method = "GET",
                                                       .target = target,
                                                       .protocols = {},
                                                       .accept_language = accept_language,
                                                       .if_none_match = if_none_match}));
    }

    HttpReply get(std::string_view target, std::string_view if_none_match = {}) {
        return rules(target, {}, if_none_match);
    }

    test::Played play(const std::string& visibility) {
        return test::play(parts_, connection_, visibility);
    }

    // The core has made a table, and nobody stores it. Gives what waits to be stored.
    core::Append fall_silent() {
        const core::ConnId conn{1'000'000};
        core::Output out;
        parts_.core.handle({.now = {}, .what = core::ConnectionOpened{conn, {}}}, out);
        parts_.core.handle({.now = {}, .what = core::Received{conn, test::hello("Ann")}}, out);
        const core::Received create{conn, R"({"op":"table.create","ruleset":"classic"})"};
        parts_.core.handle({.now = {}, .what = create}, out);
        parts_.core.handle({.now = {1'000}, .what = core::TimerDue{}}, out);
        return out.appends.back();
    }

    HttpResult upgrade(bool names, std::string_view protocols) {
        return api_.handle(ListenerRole::players, {.method = "GET",
                                                   .target = "/ws",
                                                   .upgrade = true,
                                                   .names_protocols = names,
                                                   .protocols = protocols});
    }
};

TEST_F(HttpApiTest, TellsItsVersion) {
    const auto version = reply(ListenerRole::players, "GET", "/api/version");
    EXPECT_EQ(version.status, 200);
    EXPECT_EQ(version.content_type, "application/json");
    EXPECT_NE(version.body.find(R"("protocol":1)"), std::string::npos);
    EXPECT_EQ(version.body.find("page"), std::string::npos);
}

TEST(HttpApi, TellsWhichPageItServes) {
    test::Parts parts("b7f3");
    HttpApi api({parts.core, parts.core_runner, parts.loop, parts.workers, 2});
    const auto result = api.handle(ListenerRole::players,
                                   {.method = "GET", .target = "/api/version", .protocols = {}});
    EXPECT_NE(std::get<HttpReply>(result).body.find(R"("page":"b7f3")"), std::string::npos);
    test::FakeConnection connection;
    const auto conn = parts.core_runner.on_open(connection);
    parts.core_runner.on_message(conn, test::hello("Ann"));
    EXPECT_NE(connection.queued.find(R"("page":"b7f3")"), std::string::npos);
}

TEST_F(HttpApiTest, TheQueryIsNotPartOfThePath) {
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/version?x=/y").status, 200);
}

TEST_F(HttpApiTest, TheTablesAreAskedForOnlyNowAndThen) {
    const auto before = reply(ListenerRole::players, "GET", "/api/tables");
    test::FakeConnection connection;
    const auto conn = parts_.core_runner.on_open(connection);
    parts_.core_runner.on_message(conn, test::hello("Ann"));
    parts_.core_runner.on_message(
        conn, R"({"op":"table.create","ruleset":"royale-basic","visibility":"public"})");
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/tables").bytes(), before.bytes());
    parts_.loop.advance_to({10'000});
    const auto now = reply(ListenerRole::players, "GET", "/api/tables");
    EXPECT_NE(now.bytes(), before.bytes());
    const auto table = now.bytes().substr(now.bytes().find(R"("table":")") + 9);
    const std::string id(table.substr(0, table.find('"')));
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/tables?table=" + id).bytes(), now.bytes());
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/tables?table=x" + id).bytes(),
              before.bytes());
}

TEST_F(HttpApiTest, TheTablesOfOnePage) {
    for (const char* query : {"page=1", "page=1000000", "ruleset=royale-basic", "free=true",
                              "free=false&ruleset=custom&page=7", "x=1", "page="}) {
        const auto page = reply(ListenerRole::players, "GET", std::string("/api/tables?") + query);
        EXPECT_EQ(page.status, 200) << query;
        EXPECT_EQ(page.bytes(), R"({"page":1,"pages":1,"count":0,"tables":[]})") << query;
    }
    for (const char* query : {"page=0", "page=-1", "page=1x", "page=1000001", "page=99999999999",
                              "free=yes", "free=1"}) {
        const auto refused =
            reply(ListenerRole::players, "GET", std::string("/api/tables?") + query);
        EXPECT_EQ(refused.status, 400) << query;
        EXPECT_NE(refused.bytes().find("bad_request"), std::string_view::npos) << query;
    }
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/tables?ruleset=poker").status, 404);
}

TEST_F(HttpApiTest, PagesThatManyAskForAreNotKeptForEver) {
    const auto first = reply(ListenerRole::players, "GET", "/api/tables?page=1");
    for (int page = 2; page < 1'000; ++page) {
        (void)reply(ListenerRole::players, "GET", "/api/tables?page=" + std::to_string(page));
    }
    EXPECT_EQ(first.shared_body.use_count(), 1);
}

TEST_F(HttpApiTest, WhoeverAsksForTheTablesSharesOneBody) {
    const auto one = reply(ListenerRole::players, "GET", "/api/tables");
    const auto other = reply(ListenerRole::players, "GET", "/api/tables");
    EXPECT_EQ(one.bytes().data(), other.bytes().data());
}

TEST_F(HttpApiTest, EveryTextOfTheRulesIsFoundByItsLanguage) {
    EXPECT_FALSE(texts::rules().empty());
    for (const auto& text : texts::rules()) {
        const auto path = std::string("/api/rules/").append(text.name);
        const auto asked = std::string(path).append("?x=1&lang=").append(text.language);
        for (const auto& found :
             {rules(asked, "xx"), rules(asked + "&y", ""), rules(path, text.language),
              rules(path + "?lang=xx", text.language)}) {
            EXPECT_EQ(found.status, 200);
            EXPECT_EQ(found.bytes().data(), text.json.data());
            EXPECT_EQ(found.bytes(), text.json);
            EXPECT_EQ(found.language, text.language);
            EXPECT_EQ(found.etag, text.etag);
        }
    }
}

TEST_F(HttpApiTest, TheRulesAreEnglishForWhomNothingElseFits) {
    for (const auto& reply :
         {rules("/api/rules/classic", ""), rules("/api/rules/classic", "xx"),
          rules("/api/rules/classic?lang=", "*"), rules("/api/rules/classic?language=xx", "")}) {
        EXPECT_EQ(reply.status, 200);
        EXPECT_EQ(reply.language, "en");
    }
}

TEST_F(HttpApiTest, WhoHasTheRulesIsNotSentThemAgain) {
    const auto first = rules("/api/rules/classic", "en");
    EXPECT_NE(first.cache, "no-store");
    const auto etag = std::string(first.etag);
    for (const auto& known : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
        const auto again = rules("/api/rules/classic", "en", known);
        EXPECT_EQ(again.status, 304) << known;
        EXPECT_EQ(again.bytes(), "");
        EXPECT_EQ(again.etag, etag);
    }
    EXPECT_EQ(rules("/api/rules/classic", "en", "\"other\"").status, 200);
    EXPECT_EQ(rules("/api/rules/royale", "en", etag).status, 200);
}

TEST_F(HttpApiTest, TheRulesOfUnknownGamesAreNotFound) {
    for (const auto* ruleset : {"poker", "", "classic/", "Classic", "royale-"}) {
        const auto reply = rules("/api/rules/" + std::string(ruleset), "en");
        EXPECT_EQ(reply.status, 404) << ruleset;
        EXPECT_EQ(reply.body,
                  R"({"error":{"code":"unknown_ruleset","message":"there is no such ruleset"}})");
    }
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/rulesets").status, 404);
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/api/rules/classic").status, 404);
}

TEST_F(HttpApiTest, TheRulesAreReadOnly) {
    EXPECT_EQ(reply(ListenerRole::players, "POST", "/api/rules/classic").status, 405);
    EXPECT_EQ(reply(ListenerRole::players, "HEAD", "/api/rules/classic").status, 200);
}

TEST_F(HttpApiTest, OtherMethodsAreRefused) {
    const auto refused = reply(ListenerRole::players, "POST", "/api/version");
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(refused.header_of_status.value, "GET, HEAD");
    EXPECT_EQ(refused.content_type, "application/json");
    EXPECT_EQ(reply(ListenerRole::players, "HEAD", "/api/version").status, 200);
}

TEST_F(HttpApiTest, UnknownPathsAreNotFound) {
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/etc/passwd").status, 404);
    EXPECT_EQ(reply(ListenerRole::players, "DELETE", "/nothing").status, 404);
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/api/version").status, 404);
}

TEST_F(HttpApiTest, GamesThatAreNotThereAreNotFound) {
    for (const auto* path : {"/api/games/abcdef-1", "/api/games/", "/api/games/a/b"}) {
        const auto refused = reply(ListenerRole::players, "GET", path);
        EXPECT_EQ(refused.status, 404);
        EXPECT_NE(refused.body.find("unknown_game"), std::string::npos);
        EXPECT_EQ(refused.cache, "no-store");
    }
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/api/games/abcdef-1").status, 404);
}

TEST_F(HttpApiTest, AFinishedGameIsThereAndSoIsItsReplay) {
    const test::Played played = play("public");
    const auto game = get("/api/games/" + played.game);
    EXPECT_EQ(game.status, 200);
    EXPECT_EQ(game.cache, "public, max-age=31536000, immutable");
    const auto replay = get("/api/games/" + played.game + "/replay");
    EXPECT_EQ(replay.status, 200);
    EXPECT_EQ(replay.cache, game.cache);
    EXPECT_TRUE(replay.bytes().ends_with(R"(,"transcript":)" + *game.shared_body + "}"));
    EXPECT_EQ(get("/api/games/" + played.game + "/replay").bytes(), replay.bytes());
    EXPECT_EQ(get("/api/games/" + played.game + "/replay/").status, 404);
    EXPECT_EQ(reply(ListenerRole::players, "POST", "/api/games/" + played.game + "/replay").status,
              405);
}

TEST_F(HttpApiTest, WhoHasAGameIsNotSentItAgain) {
    const auto path = "/api/games/" + play("public").game;
    const auto game = get(path);
    const auto replay = get(path + "/replay");
    EXPECT_NE(game.etag, replay.etag);
    for (const auto& [target, etag] :
         {std::pair(path, game.etag), std::pair(path + "/replay", replay.etag)}) {
        const auto again = get(target, etag);
        EXPECT_EQ(again.status, 304);
        EXPECT_EQ(again.bytes(), "");
        EXPECT_EQ(again.etag, etag);
        EXPECT_EQ(get(target, "\"other\"").status, 200);
    }
}

TEST_F(HttpApiTest, APrivateGameNeedsTheInviteOfItsTable) {
    const test::Played played = play("private");
    const auto unknown = get("/api/games/abcdef-1?invite=" + played.invite);
    for (const char* rest : {"", "/replay"}) {
        const auto path = "/api/games/" + played.game + rest;
        const auto found = get(path + "?x=1&invite=" + played.invite);
        EXPECT_EQ(found.status, 200);
        EXPECT_EQ(found.cache, "private, max-age=31536000, immutable");
        for (const std::string& query :
             {std::string(), std::string("?invite="), "?invite=" + played.invite + "a",
              "?Invite=" + played.invite, "?invite=" + std::string(played.invite.size(), 'a')}) {
            const auto refused = get(path + query, found.etag);
            EXPECT_EQ(refused.status, 404) << query;
            EXPECT_EQ(refused.body, unknown.body);
            EXPECT_EQ(refused.cache, unknown.cache);
            EXPECT_EQ(refused.etag, "");
        }
    }
}

TEST_F(HttpApiTest, PlayersDoNotSeeTheAdminSide) {
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/healthz").status, 404);
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/readyz").status, 404);
}

TEST_F(HttpApiTest, WhoDrainsIsHealthyButNotReady) {
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/readyz").status, 200);
    parts_.core_runner.drain([] {});
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/readyz").status, 503);
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/healthz").status, 200);
    EXPECT_EQ(std::get<HttpReply>(upgrade(false, "")).status, 503);
}

TEST_F(HttpApiTest, WhoseStoreDoesNotAnswerIsHealthyButNotReady) {
    const core::Append what = fall_silent();
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/readyz").status, 503);
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/readyz").body, "storage unavailable\n");
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/healthz").status, 200);
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/tables").status, 200);
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/games/k3f9xq-1").status, 503);
    core::Output out;
    parts_.core.handle({.now = {2'000}, .what = core::AppendStored{what.table, what.last()}}, out);
    EXPECT_EQ(reply(ListenerRole::admin, "GET", "/readyz").status, 200);
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/api/games/k3f9xq-1").status, 404);
}

// Answers no question until it is told to.
class SilentStore final : public Store {
public:
    [[nodiscard]] std::uint64_t incarnation() const override { return 1; }
    void load(const std::function<void(core::LoadedTable)>&) override {}
    [[nodiscard]] std::vector<std::string> list_set_aside() override { return {}; }
    void listen(Listener listener) override { listener_ = std::move(listener); }
    void append(std::vector<core::Append>) override {}
    void query(core::StoreQuery question) override { asked.push_back(question.ticket); }
    void touch_players(core::TouchPlayers) override {}
    void purge(core::Purge) override {}
    void set_aside(core::SetAside) override {}
    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds) override { return {}; }

    void answer_first(const core::QueryResult& found = core::NoResult{}) {
        const auto ticket = asked.front();
        asked.pop_front();
        listener_(core::QueryReply{ticket, found});
    }

    std::deque<core::QueryTicket> asked;

private:
    Listener listener_;
};

TEST(HttpApi, OnlySoManyWaitForGames) {
    test::Parts parts;
    SilentStore store;
    CoreRunner core_runner({parts.loop, parts.core, store, parts.bots, parts.log, parts.metrics});
    HttpApi api({parts.core, core_runner, parts.loop, parts.workers, 2});
    std::vector<std::uint16_t> answered;
    // Whether the store was asked.
    const auto get = [&] {
        const auto result =
            api.handle(ListenerRole::players,
                       {.method = "GET", .target = "/api/games/k3f9xq-1/replay", .protocols = {}});
        if (const auto* deferred = std::get_if<DeferredReply>(&result)) {
            (*deferred)([&answered](const HttpReply& said) { answered.push_back(said.status); });
            return true;
        }
        const auto& refused = std::get<HttpReply>(result);
        EXPECT_EQ(refused.status, 503);
        EXPECT_NE(refused.body.find(R"("code":"busy")"), std::string::npos) << refused.body;
        return false;
    };
    for (std::size_t n = 0; n < GamesRoute::kWaitingMax; ++n) EXPECT_TRUE(get());
    EXPECT_FALSE(get());
    EXPECT_EQ(store.asked.size(), GamesRoute::kWaitingMax);
    EXPECT_TRUE(answered.empty());
    store.answer_first();
    EXPECT_EQ(answered, std::vector<std::uint16_t>{404});
    EXPECT_TRUE(get());
    EXPECT_FALSE(get());
}

TEST_F(HttpApiTest, ThePathOfTheSocketNeedsAnUpgrade) {
    EXPECT_EQ(reply(ListenerRole::players, "GET", "/ws").status, 426);
}

TEST_F(HttpApiTest, TheSubprotocolIsNamedToWhomItWasOfferedBy) {
    EXPECT_FALSE(std::get<Upgrade>(upgrade(false, "")).name_protocol);
    EXPECT_TRUE(std::get<Upgrade>(upgrade(true, "vegas.v1,")).name_protocol);
    EXPECT_TRUE(std::get<Upgrade>(upgrade(true, "chat, vegas.v1 ,soap")).name_protocol);
}

TEST_F(HttpApiTest, OnlyUnknownSubprotocolsAreRefused) {
    for (const auto* offered : {"chat", "chat, soap", "vegas.v10", "VEGAS.V1", ","}) {
        EXPECT_EQ(std::get<HttpReply>(upgrade(true, offered)).status, 400) << offered;
    }
}

TEST_F(HttpApiTest, AFullServerTakesNoMore) {
    test::FakeConnection one, two;
    (void)parts_.core_runner.on_open(one);
    EXPECT_TRUE(std::holds_alternative<Upgrade>(upgrade(false, "")));
    (void)parts_.core_runner.on_open(two);
    EXPECT_EQ(std::get<HttpReply>(upgrade(false, "")).status, 503);
}

}  // namespace
}  // namespace vegas::shell
