#include "server/shell/http/metrics_route.hpp"

#include "server/shell/process/usage.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kPrometheusText = "text/plain; version=0.0.4; charset=utf-8";

template <class... E, class Total>
void read(const Metric<Counter, E...>& metric, Total&& total) {
    core::for_each_word<E...>(
        [&](E... of) { raise_to(metric(of...), static_cast<double>(total(of...))); });
}

void set(const Metric<Gauge>& metric, auto value) { metric().Set(static_cast<double>(value)); }

void read_counts(const Metrics& metrics, const core::Server::Gauges& counts) {
    set(metrics.players, counts.players);
    core::for_each_word<Ruleset, protocol::TableStatus>([&](Ruleset ruleset, auto status) {
        const auto tables = counts.tables_of(ruleset, status);
        metrics.tables(ruleset, status).Set(static_cast<double>(tables));
    });
    set(metrics.tables_deserted, counts.tables_deserted);
    set(metrics.tables_frozen, counts.tables_frozen);
    set(metrics.tables_aside, counts.tables_set_aside);
    set(metrics.bans, counts.bans);
    set(metrics.appends_waiting, counts.unstored);
    metrics.outgoing_bytes(OutgoingQueue::store).Set(static_cast<double>(counts.held_bytes));
}

void read_tally(const Metrics& metrics, const core::Counters& tally) {
    read(metrics.requests, tally.requests);
    read(metrics.refusals, tally.refusals);
    read(metrics.actions, tally.actions);
    read(metrics.games_started, tally.games_started);
    read(metrics.games_ended, tally.games_ended);
    raise_to(metrics.players_erased(), static_cast<double>(tally.players_erased));
    raise_to(metrics.games_slept(), static_cast<double>(tally.games_slept));
    raise_to(metrics.games_woken(), static_cast<double>(tally.games_woken));
    read(metrics.limits_hit, tally.limits_hit);
}

void read_process(const Metrics& metrics) {
    const ProcessUsage usage = process_usage();
    raise_to(metrics.cpu_seconds(), usage.cpu_seconds);
    set(metrics.resident_memory, usage.resident_bytes);
    set(metrics.open_fds, usage.open_files);
    set(metrics.max_fds, usage.open_files_max);
    set(metrics.start_time, usage.started_at);
    set(metrics.build_info, 1);
}

}  // namespace

HttpReply metrics_before_start(Metrics& metrics) {
    read_process(metrics);
    return {.content_type = kPrometheusText, .body = metrics.text()};
}

HttpReply MetricsRoute::handle() const {
    read_counts(metrics, core.gauges());
    read_tally(metrics, core.counters());
    read(metrics.turned_away, [this](auto why) { return admission.count(why); });
    set(metrics.connections_max, limits.connections);
    set(metrics.tables_max, limits.tables);
    set(metrics.storage_available, core.storage_available());
    set(metrics.draining, !core.opens_games());
    metrics.outgoing_bytes(OutgoingQueue::socket)
        .Set(static_cast<double>(core_runner.clients().unsent_bytes()));
    metrics.jobs_waiting(WorkerKind::bots).Set(static_cast<double>(bots.queued()));
    metrics.jobs_waiting(WorkerKind::replays).Set(static_cast<double>(replays.queued()));
    read_process(metrics);
    storage.refresh();  // for the next answer
    return {.content_type = kPrometheusText, .body = metrics.text()};
}

}  // namespace vegas::shell
