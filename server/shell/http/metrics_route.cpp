#include "server/shell/http/metrics_route.hpp"

#include "server/shell/process/usage.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kText = "text/plain; version=0.0.4; charset=utf-8";

template <class... E, class Total>
void read(const Metric<Counter, E...>& metric, Total&& total) {
    core::each_word<E...>(
        [&](E... of) { rise_to(metric(of...), static_cast<double>(total(of...))); });
}

void set(const Metric<Gauge>& metric, auto value) { metric().Set(static_cast<double>(value)); }

void read_counts(const Metrics& metrics, const core::Server::Counts& counts) {
    set(metrics.players, counts.players);
    core::each_word<Ruleset, protocol::TableStatus>([&](Ruleset ruleset, auto status) {
        const auto tables = counts.tables_of(ruleset, status);
        metrics.tables(ruleset, status).Set(static_cast<double>(tables));
    });
    set(metrics.tables_deserted, counts.tables_deserted);
    set(metrics.tables_frozen, counts.tables_frozen);
    set(metrics.tables_aside, counts.tables_aside);
    set(metrics.bans, counts.bans);
    set(metrics.appends_waiting, counts.unstored);
    metrics.outgoing_bytes(WaitsFor::store).Set(static_cast<double>(counts.held_bytes));
}

void read_tally(const Metrics& metrics, const core::Tally& tally) {
    read(metrics.requests, tally.requests);
    read(metrics.refusals, tally.refusals);
    read(metrics.actions, tally.actions);
    read(metrics.games_started, tally.games_started);
    read(metrics.games_ended, tally.games_ended);
    read(metrics.limits_hit, tally.bounds_met);
}

void read_process(const Metrics& metrics) {
    const ProcessUsage usage = process_usage();
    rise_to(metrics.cpu_seconds(), usage.cpu_seconds);
    set(metrics.resident_memory, usage.resident_bytes);
    set(metrics.open_fds, usage.open_files);
    set(metrics.max_fds, usage.open_files_max);
    set(metrics.start_time, usage.started_at);
    set(metrics.build_info, 1);
}

}  // namespace

HttpReply MetricsRoute::answer() const {
    read_counts(metrics, core.counts());
    read_tally(metrics, core.tally());
    read(metrics.turned_away, [this](auto why) { return doorkeeper.count(why); });
    set(metrics.connections_max, limits.connections);
    set(metrics.tables_max, limits.tables);
    set(metrics.storage_available, core.storage_available());
    set(metrics.draining, !core.opens_games());
    metrics.outgoing_bytes(WaitsFor::socket).Set(static_cast<double>(driver.unsent()));
    metrics.jobs_waiting(Work::bots).Set(static_cast<double>(bots.waiting()));
    metrics.jobs_waiting(Work::replays).Set(static_cast<double>(replays.waiting()));
    read_process(metrics);
    backups.look();  // for the next answer
    return {.content_type = kText, .body = metrics.text()};
}

}  // namespace vegas::shell
