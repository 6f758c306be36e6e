#include "server/shell/store/postgres/lease.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <variant>

#include "server/core/journal/records.hpp"

namespace vegas::shell::postgres {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kRenewal{1'000};
constexpr milliseconds kRetry{200};              // after a renewal that failed
constexpr milliseconds kRenewalGapMax{2'000};    // between two renewals, at most
constexpr milliseconds kPollInterval{500};       // whether the lease of another server is free
constexpr milliseconds kReportInterval{60'000};  // what is waited for
constexpr milliseconds kDoubtInterval{60'000};   // somebody may have set the database otherwise

// The lease, or how long to wait before it is asked for again.
using LeaseAttempt = std::variant<std::int64_t, milliseconds>;

LeaseAttempt try_acquire(PostgresConnection& connection, const LeaseRequest& request,
                         milliseconds answers_for) {
    const PostgresRows rows =
        request.link.empty()
            ? connection.rows("select acquired, wait_ms from acquire_exclusive_lease($1, $2, $3)",
                              Values(request.name, kLease.count(), answers_for.count()))
            : connection.rows("select acquired, wait_ms from acquire_shared_lease($1, $2, $3)",
                              Values(request.name, request.link, kLease.count()));
    if (!rows.is_null(0, 0)) {
        const std::int64_t taken = rows.number(0, 0);
        (void)connection.rows("update servers set record_version = $2 where incarnation = $1",
                              Values(taken, std::int64_t{core::journal::kVersion}));
        return taken;
    }
    return std::min(kPollInterval, milliseconds(rows.number(0, 1)));
}

// What an attempt has taken whose answer was lost, as when the standby did not confirm it in time:
// nobody has used it.
void release_lost_attempts(PostgresConnection& connection, const std::string& name) {
    (void)connection.rows(
        "with mine as (update servers set is_fenced = true where name = $1 and not is_fenced "
        "returning incarnation) delete from leases where incarnation in (select incarnation from "
        "mine)",
        Values(name));
}

// Tells one start of a server from another.
std::string name_of_start(const std::string& server) {
    std::random_device random;
    std::uniform_int_distribution<std::uint64_t> number;
    return server + "/" + std::to_string(number(random));
}

std::string reason_of(const PostgresError& error) {
    constexpr const char* kLockNotAvailable = "55P03";
    constexpr const char* kOldServers = "VG002";  // the schema's
    if (error.state() == kLockNotAvailable) return "somebody holds a lock in the database";
    if (error.state() == kOldServers) {
        return "servers of an older version are at work: stop them all";
    }
    return error.what();
}

}  // namespace

std::vector<Node> active_nodes(PostgresConnection& connection) {
    const PostgresRows rows = connection.rows(
        "select incarnation, peer_address from servers join leases using (incarnation) "
        "where not is_fenced and peer_address <> ''");
    std::vector<Node> nodes;
    nodes.reserve(static_cast<std::size_t>(rows.count()));
    for (int i = 0; i < rows.count(); ++i) {
        nodes.push_back(
            {static_cast<std::uint64_t>(rows.number(i, 0)), std::string(rows.text(i, 1))});
    }
    return nodes;
}

std::int64_t acquire_lease(LeaseRequest request) {
    request.name = name_of_start(request.name);
    bool has_failed = false;
    std::optional<PostgresConnection> connection;
    steady_clock::time_point answers_since, reported_at;
    std::string reported;
    for (;;) {
        milliseconds wait = kPollInterval;
        std::string why = "another server has the database";
        try {
            if (!connection) {
                connection.emplace(request.url);
                request.prepare(*connection);
                answers_since = steady_clock::now();
            }
            if (has_failed) release_lost_attempts(*connection, request.name);
            const auto attempt = try_acquire(
                *connection, request,
                std::chrono::duration_cast<milliseconds>(steady_clock::now() - answers_since));
            if (const auto* taken = std::get_if<std::int64_t>(&attempt)) return *taken;
            wait = std::get<milliseconds>(attempt);
        } catch (const PostgresError& error) {
            connection.reset();
            has_failed = true;
            if (!error.is_transient()) throw;
            why = reason_of(error);
        }
        if (request.on_wait &&
            (why != reported || steady_clock::now() - reported_at >= kReportInterval)) {
            reported_at = steady_clock::now();
            request.on_wait(reported = why);
        }
        std::this_thread::sleep_for(wait);
    }
}

Lease::Lease(std::string url, std::int64_t incarnation, Callbacks callbacks)
    : url_(std::move(url)),
      incarnation_(incarnation),
      callbacks_(std::move(callbacks)),
      renewed_at_(steady_clock::now().time_since_epoch().count()),
      steady_since_(renewed_at_.load()),
      thread_([this] { work(); }) {}

Lease::~Lease() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
    if (!is_lost_) release();
}

bool Lease::may_fence() const {
    const auto now = steady_clock::now().time_since_epoch().count();
    return steady_clock::duration(now - renewed_at_) < kRenewalGapMax &&
           steady_clock::duration(now - steady_since_) >= kLease;
}

void Lease::note_renewal() {
    const auto now = steady_clock::now().time_since_epoch().count();
    if (steady_clock::duration(now - renewed_at_.exchange(now)) > kRenewalGapMax) {
        steady_since_ = now;
    }
}

void Lease::look_at_doubts(PostgresConnection& connection) {
    if (!callbacks_.on_doubts || steady_clock::now() - looked_at_doubts_ < kDoubtInterval) return;
    callbacks_.on_doubts(doubts_of(connection));
    looked_at_doubts_ = steady_clock::now();
}

void Lease::work() {
    std::optional<PostgresConnection> connection;
    std::unique_lock lock(mutex_);
    milliseconds wait{};
    // At once, too: who comes to a server that has just started may be at a table of another one.
    do {
        lock.unlock();
        wait = kRetry;
        try {
            // A lost renewal costs nobody anything, and a standby need not have it.
            if (!connection) {
                looked_at_doubts_ = steady_clock::now() - kDoubtInterval;
                connection.emplace(url_, CommitWait::none);
            }
            const bool is_mine = connection->number("select renew_lease($1, $2)::int",
                                                    Values(incarnation_, kLease.count())) != 0;
            if (!is_mine) {
                is_lost_ = true;
                callbacks_.on_lost();
                return;
            }
            this->note_renewal();
            wait = kRenewal;
            if (callbacks_.on_nodes) callbacks_.on_nodes(active_nodes(*connection));
            look_at_doubts(*connection);
        } catch (const PostgresError&) {
            // The database fails, of which whoever writes there tells the operator.
            connection.reset();
        }
        lock.lock();
    } while (!wake_.wait_for(lock, wait, [this] { return is_stopping_; }));
}

void Lease::release() {
    try {
        PostgresConnection connection(url_);
        (void)connection.rows(
            "with mine as (delete from leases where incarnation = $1) "
            "update servers set is_fenced = true where incarnation = $1",
            Values(incarnation_));
    } catch (const PostgresError&) {
        // Then the next server waits until the lease has run out.
    }
}

}  // namespace vegas::shell::postgres
