// Every metric of the server: names, meanings, labels and buckets are defined only here. Count with
// `metrics.actions(ruleset, by).Increment()`. Values that exist elsewhere are read at each scrape
// (http/metrics_route.cpp).
//
// A label has a closed list of words, and none identifies a table or anyone at it: no ids, names,
// addresses, tokens or URLs.
//
// To add a metric, add a line here, and count or read it. A test then requires its row in
// deploy/monitoring/README.md.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "engine/bots/level.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/counters.hpp"
#include "server/core/base/reject_reason.hpp"
#include "server/shell/metrics/instruments.hpp"
#include "server/shell/net/http_refusals.hpp"
#include "server/shell/process/version.hpp"

namespace vegas::shell {

enum class ConnectionKind : std::uint8_t { websocket, http, admin };
inline constexpr std::array kConnectionKinds =
    std::to_array<EnumWord<ConnectionKind>>({{ConnectionKind::websocket, "websocket"},
                                             {ConnectionKind::http, "http"},
                                             {ConnectionKind::admin, "admin"}});
constexpr std::span<const EnumWord<ConnectionKind>> words(ConnectionKind) {
    return kConnectionKinds;
}

enum class OutgoingQueue : std::uint8_t { store, socket };
inline constexpr std::array kOutgoingQueues = std::to_array<EnumWord<OutgoingQueue>>(
    {{OutgoingQueue::store, "store"}, {OutgoingQueue::socket, "socket"}});
constexpr std::span<const EnumWord<OutgoingQueue>> words(OutgoingQueue) { return kOutgoingQueues; }

enum class WorkerKind : std::uint8_t { bots, replays };  // each has its own threads
inline constexpr std::array kWorkerKinds = std::to_array<EnumWord<WorkerKind>>(
    {{WorkerKind::bots, "bots"}, {WorkerKind::replays, "replays"}});
constexpr std::span<const EnumWord<WorkerKind>> words(WorkerKind) { return kWorkerKinds; }

enum class ForgottenKind : std::uint8_t { player, game, sleeping_game };
inline constexpr std::array kForgotten =
    std::to_array<EnumWord<ForgottenKind>>({{ForgottenKind::player, "player"},
                                            {ForgottenKind::game, "game"},
                                            {ForgottenKind::sleeping_game, "sleeping_game"}});
constexpr std::span<const EnumWord<ForgottenKind>> words(ForgottenKind) { return kForgotten; }

enum class StoragePart : std::uint8_t { database, log };
inline constexpr std::array kStorageParts = std::to_array<EnumWord<StoragePart>>(
    {{StoragePart::database, "database"}, {StoragePart::log, "log"}});
constexpr std::span<const EnumWord<StoragePart>> words(StoragePart) { return kStorageParts; }

class Metrics {
    using Status = protocol::TableStatus;
    using ErrorCode = protocol::ErrorCode;
    // In seconds, from what a processor takes to what makes people leave.
    static inline const Buckets kReply{.0001, .00025, .0005, .001, .0025, .005, .01,
                                       .025,  .05,    .1,    .25,  .5,    1,    5};
    static inline const Buckets kThought{.00001, .000025, .00005, .0001, .00025, .0005, .001,
                                         .0025,  .005,    .01,    .025,  .05,    .1};
    static inline const Buckets kCommit{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, 1, 5};
    static inline const Buckets kLag{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, 1, 5};
    static inline const Buckets kRecords{0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

    prometheus::Registry registry_;

public:
    Metrics();
    ~Metrics();
    Metrics& operator=(Metrics&&) = delete;

    // All metrics in the Prometheus text format.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] const prometheus::Registry& registry() const { return registry_; }

    // ---- players and games
    Metric<Gauge> players{registry_, "vegasd_players", "Players that the server has in mind."};
    Metric<Gauge, Ruleset, Status> tables{
        registry_, "vegasd_tables", "Tables.", {"ruleset", "state"}};
    Metric<Gauge> tables_max{registry_, "vegasd_tables_max",
                             "Tables that there may be: --max-tables."};
    Metric<Gauge> tables_deserted{registry_, "vegasd_tables_deserted",
                                  "Tables at which nobody is connected."};
    Metric<Gauge> tables_frozen{registry_, "vegasd_tables_frozen",
                                "Tables that a bug of ours has stopped."};
    Metric<Gauge> tables_aside{registry_, "vegasd_tables_set_aside",
                               "Tables that could not be brought back at a start."};
    Metric<Counter, Ruleset, core::Decider> actions{registry_,
                                                    "vegasd_actions_total",
                                                    "Decisions made in games, and by whom.",
                                                    {"ruleset", "by"}};
    Metric<Counter, Ruleset> games_started{
        registry_, "vegasd_games_started_total", "Games begun.", {"ruleset"}};
    Metric<Counter, Ruleset, core::GameEnd> games_ended{registry_,
                                                        "vegasd_games_ended_total",
                                                        "Games that are over, and how they ended.",
                                                        {"ruleset", "how"}};
    Metric<Counter> players_erased{registry_, "vegasd_players_erased_total",
                                   "Players deleted by themselves or by the operator."};
    Metric<Counter> games_slept{registry_, "vegasd_games_slept_total",
                                "Games that left memory, because nobody was there."};
    Metric<Counter> games_woken{registry_, "vegasd_games_woken_total",
                                "Games that came back to memory with a player."};
    Metric<Histogram, bots::Level> bot_thinking{
        registry_,
        "vegasd_bot_thinking_duration_seconds",
        "How long a house bot has thought, at each of its decisions.",
        {"level"},
        kThought};

    // ---- connections and what goes over them
    Metric<Gauge, ConnectionKind> connections{
        registry_, "vegasd_connections", "Open connections.", {"kind"}};
    Metric<Gauge> connections_max{registry_, "vegasd_connections_max",
                                  "WebSockets that there may be: --max-connections."};
    Metric<Counter, ConnectionKind> received_bytes{
        registry_, "vegasd_received_bytes_total", "Bytes read from connections.", {"kind"}};
    Metric<Counter, ConnectionKind> sent_bytes{
        registry_, "vegasd_sent_bytes_total", "Bytes written to connections.", {"kind"}};
    Metric<Counter> received_messages{registry_, "vegasd_received_messages_total",
                                      "Messages read from WebSockets."};
    Metric<Counter> sent_messages{registry_, "vegasd_sent_messages_total",
                                  "Messages written to WebSockets."};
    Metric<Gauge, OutgoingQueue> outgoing_bytes{
        registry_,
        "vegasd_outgoing_bytes",
        "Bytes of messages that have not left, and what they wait for.",
        {"waits_for"}};

    // ---- requests
    Metric<Counter, core::OpNumber> requests{
        registry_, "vegasd_requests_total", "Requests over WebSockets.", {"op"}};
    Metric<Histogram, core::OpNumber> request_duration{
        registry_,
        "vegasd_request_duration_seconds",
        "From a whole request to its reply at the socket, with the wait for the store.",
        {"op"},
        kReply};
    Metric<Counter> http_requests{registry_, "vegasd_http_requests_total",
                                  "Requests over HTTP that players have had answered."};

    // ---- refusals and limits
    Metric<Counter, ErrorCode> refusals{
        registry_, "vegasd_refusals_total", "Errors told over WebSockets.", {"code"}};
    Metric<Counter, HttpRefusal> http_refusals{
        registry_, "vegasd_http_refusals_total", "Errors told over HTTP.", {"code"}};
    Metric<Counter, core::RejectReason> turned_away{
        registry_,
        "vegasd_turned_away_total",
        "What was refused because one address did too much of it.",
        {"why"}};
    Metric<Counter, core::LimitKind> limits_hit{
        registry_,
        "vegasd_limits_hit_total",
        "How often a limit was met that is not one address's.",
        {"limit"}};
    Metric<Gauge> bans{registry_, "vegasd_bans", "Bans on the operator's list."};

    // ---- the store
    Metric<Histogram> commit_duration{registry_,
                                      "vegasd_store_commit_duration_seconds",
                                      "How long a transaction has taken on the disk.",
                                      {},
                                      kCommit};
    Metric<Histogram> commit_records{registry_,
                                     "vegasd_store_commit_records",
                                     "Records of tables that one transaction has written.",
                                     {},
                                     kRecords};
    Metric<Gauge> appends_waiting{registry_, "vegasd_store_appends_waiting",
                                  "Changes of tables that are not stored yet."};
    Metric<Gauge> standing_by{registry_, "vegasd_standing_by",
                              "1 while a start waits for its database."};
    Metric<Gauge> database_in_doubt{
        registry_, "vegasd_database_in_doubt",
        "1 while PostgreSQL may lose what was acknowledged; the log says why."};
    Metric<Gauge> storage_available{registry_, "vegasd_storage_available",
                                    "1; or 0 while games stand still because nothing is stored."};
    Metric<Gauge> storage_failing{registry_, "vegasd_storage_failing",
                                  "1 from an error of the disk until a write succeeds."};
    Metric<Gauge> storage_checking{registry_, "vegasd_storage_checking",
                                   "1 while the database is checked, since it was not closed."};
    Metric<Gauge> storage_damaged{registry_, "vegasd_storage_damaged",
                                  "1 if that check has found the database damaged."};
    Metric<Gauge> last_backup{registry_, "vegasd_backup_last_success_timestamp_seconds",
                              "The moment of the last good copy of what is kept, in Unix time; 0: "
                              "none is known."};
    Metric<Gauge> last_backup_bytes{registry_, "vegasd_backup_last_success_bytes",
                                    "The size of that copy; 0: none is known."};
    Metric<Gauge> backup_failed{registry_, "vegasd_backup_failed",
                                "1 if the last attempt to make a copy has failed."};
    Metric<Gauge, StoragePart> storage_bytes{registry_,
                                             "vegasd_storage_bytes",
                                             "The size of the database and of its write-ahead log.",
                                             {"part"}};
    Metric<Gauge> storage_free_bytes{registry_, "vegasd_storage_free_bytes",
                                     "What is free on the disk of the data directory."};
    Metric<Counter, ForgottenKind> forgotten{registry_,
                                             "vegasd_forgotten_total",
                                             "What the store has forgotten, too old or too much.",
                                             {"what"}};
    Metric<Gauge> forgetting_refused{
        registry_, "vegasd_forgetting_refused",
        "1 while the store forgets nothing, since the clock is too far from the store's."};

    // ---- the process
    Metric<Gauge, WorkerKind> jobs_waiting{
        registry_, "vegasd_worker_jobs_waiting", "Jobs that wait for a thread.", {"worker"}};
    Metric<Histogram> loop_lag{registry_,
                               "vegasd_loop_lag_seconds",
                               "How late the event loop comes to a timer.",
                               {},
                               kLag};
    Metric<Gauge> draining{registry_, "vegasd_draining", "1 when no more games are begun."};
    Metric<Gauge> build_info{registry_,
                             "vegasd_build_info",
                             "Always 1: what runs is in the labels.",
                             {{"version", std::string(protocol::server_version())},
                              {"revision", std::string(commit())}}};
    Metric<Counter> cpu_seconds{registry_, "process_cpu_seconds_total",
                                "Time of processors, of the program and the system."};
    Metric<Gauge> resident_memory{registry_, "process_resident_memory_bytes",
                                  "Memory that the process has in use."};
    Metric<Gauge> open_fds{registry_, "process_open_fds", "Open files and sockets."};
    Metric<Gauge> max_fds{registry_, "process_max_fds", "Files and sockets that may be open."};
    Metric<Gauge> start_time{registry_, "process_start_time_seconds",
                             "When the process began, in Unix time."};
};

}  // namespace vegas::shell
