#include "server/shell/http/metrics_route.hpp"

#include <gtest/gtest.h>

#include <string>

#include "server/shell/http/api.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

class MetricsRouteTest : public testing::Test {
protected:
    test::Parts parts_;
    test::FakeConnection connection_;
    core::Limits limits_{.tables = 7};
    StorageMonitor storage_{{parts_.loop, parts_.workers, parts_.metrics, parts_.log}, {}};
    AdmissionControl admission_{limits_, parts_.loop, parts_.log, {}};
    MetricsRoute route_{parts_.metrics, parts_.core, limits_,        parts_.core_runner,
                        admission_,     parts_.bots, parts_.workers, storage_};
    HttpApi api_{{.core = parts_.core,
                  .core_runner = parts_.core_runner,
                  .loop = parts_.loop,
                  .workers = parts_.workers,
                  .connections_max = 2,
                  .metrics = [this] { return route_.handle(); }}};

    HttpReply ask(ListenerRole role) {
        return std::get<HttpReply>(
            api_.handle(role, {.method = "GET", .target = "/metrics", .protocols = {}}));
    }
    // What stands behind the name; nothing: there is no such line.
    std::string value(const std::string& name) {
        const std::string text = '\n' + ask(ListenerRole::admin).body;
        const auto at = text.find('\n' + name + ' ');
        if (at == std::string::npos) return {};
        const auto from = at + name.size() + 2;
        return text.substr(from, text.find('\n', from) - from);
    }
};

TEST_F(MetricsRouteTest, IsForOperatorsOnly) {
    EXPECT_EQ(ask(ListenerRole::players).status, 404);
    EXPECT_EQ(ask(ListenerRole::admin).status, 200);
    EXPECT_EQ(ask(ListenerRole::admin).content_type, "text/plain; version=0.0.4; charset=utf-8");
}

TEST_F(MetricsRouteTest, TellsOfAGame) {
    EXPECT_EQ(value(R"(vegasd_games_ended_total{how="finished",ruleset="royale"})"), "0");
    (void)test::play(parts_, connection_, "private");
    EXPECT_EQ(value(R"(vegasd_games_started_total{ruleset="royale"})"), "1");
    EXPECT_EQ(value(R"(vegasd_games_ended_total{how="finished",ruleset="royale"})"), "1");
    EXPECT_EQ(value(R"(vegasd_tables{ruleset="royale",state="finished"})"), "1");
    EXPECT_EQ(value("vegasd_players"), "1");
    EXPECT_EQ(value(R"(vegasd_requests_total{op="table.add_bot"})"), "2");
    EXPECT_EQ(value(R"(vegasd_request_duration_seconds_count{op="table.create"})"), "1");
    EXPECT_EQ(value("vegasd_received_messages_total"), "4");
    const auto decisions = value(R"(vegasd_actions_total{by="bot",ruleset="royale"})");
    EXPECT_NE(decisions, "0");
    EXPECT_EQ(value(R"(vegasd_bot_thinking_duration_seconds_count{level="easy"})"), decisions);
}

TEST_F(MetricsRouteTest, TellsOfRefusalsAndOfTheEnd) {
    const auto conn = parts_.core_runner.on_open(connection_);
    parts_.core_runner.on_message(conn, R"({"op":"lobby.watch"})");
    EXPECT_EQ(value(R"(vegasd_refusals_total{code="hello_required"})"), "1");
    EXPECT_EQ(value("vegasd_draining"), "0");
    EXPECT_EQ(value("vegasd_storage_available"), "1");
    parts_.core_runner.drain([] {});
    EXPECT_EQ(value("vegasd_draining"), "1");
}

TEST_F(MetricsRouteTest, TellsWhatWasTurnedAway) {
    admission_.note_rejection({{"192.0.2.7"}, core::RejectReason::guesses});
    EXPECT_EQ(value(R"(vegasd_turned_away_total{why="too_many_guesses"})"), "1");
}

TEST_F(MetricsRouteTest, ALimitIsToldAsItIsNow) {
    EXPECT_EQ(value("vegasd_tables_max"), "7");
    limits_.tables = 8;
    EXPECT_EQ(value("vegasd_tables_max"), "8");
}

TEST_F(MetricsRouteTest, TellsWhatHasNotLeft) {
    const auto conn = parts_.core_runner.on_open(connection_);
    parts_.core_runner.on_message(conn, test::hello("Ann"));
    EXPECT_EQ(value(R"(vegasd_outgoing_bytes{waits_for="socket"})"),
              std::to_string(connection_.queued.size()));
    EXPECT_EQ(value(R"(vegasd_outgoing_bytes{waits_for="store"})"), "0");
}

}  // namespace
}  // namespace vegas::shell
