#include "server/shell/store/postgres/lease.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "server/core/journal/records.hpp"

namespace vegas::shell::postgres {
namespace {

using Clock = std::chrono::steady_clock;  // as Lease has it
using std::chrono::milliseconds;

constexpr milliseconds kRenewal{1'000};
constexpr milliseconds kRetry{200};         // after a renewal that failed
constexpr milliseconds kGap{2'000};         // between two renewals, at most
constexpr milliseconds kLookAtLease{500};   // whether the lease of another server is free
constexpr milliseconds kTellAgain{60'000};  // what is waited for

// The lease, or how long to wait before it is asked for again.
using Asked = std::variant<std::int64_t, milliseconds>;

Asked ask_for_it(Connection& connection, const Turn& turn, milliseconds answers_for) {
    const Rows rows = turn.link.empty()
                          ? connection.rows("select taken, wait_ms from take_over($1, $2, $3)",
                                            Values(turn.name, kLease.count(), answers_for.count()))
                          : connection.rows("select taken, wait_ms from join_others($1, $2, $3)",
                                            Values(turn.name, turn.link, kLease.count()));
    if (!rows.is_null(0, 0)) {
        const std::int64_t taken = rows.number(0, 0);
        (void)connection.rows("update node set reads = $2 where inc = $1",
                              Values(taken, std::int64_t{core::journal::kVersion}));
        return taken;
    }
    return std::min(kLookAtLease, milliseconds(rows.number(0, 1)));
}

std::string reason_of(const Error& error) {
    constexpr const char* kLockNotAvailable = "55P03";
    return error.state() == kLockNotAvailable ? "somebody holds a lock in the database"
                                              : error.what();
}

}  // namespace

std::vector<Node> at_work(Connection& connection) {
    const Rows rows = connection.rows(
        "select inc, link from node join lease using (inc) where not fenced and link <> ''");
    std::vector<Node> nodes;
    nodes.reserve(static_cast<std::size_t>(rows.count()));
    for (int i = 0; i < rows.count(); ++i) {
        nodes.push_back(
            {static_cast<std::uint64_t>(rows.number(i, 0)), std::string(rows.text(i, 1))});
    }
    return nodes;
}

std::int64_t take_over(const Turn& turn) {
    std::optional<Connection> connection;
    Clock::time_point answers_since, told_at;
    std::string told;
    for (;;) {
        milliseconds wait = kLookAtLease;
        std::string why = "another server has the database";
        try {
            if (!connection) {
                connection.emplace(turn.url);
                turn.prepare(*connection);
                answers_since = Clock::now();
            }
            const auto asked =
                ask_for_it(*connection, turn,
                           std::chrono::duration_cast<milliseconds>(Clock::now() - answers_since));
            if (const auto* taken = std::get_if<std::int64_t>(&asked)) return *taken;
            wait = std::get<milliseconds>(asked);
        } catch (const Error& error) {
            connection.reset();
            if (!error.is_transient()) throw;
            why = reason_of(error);
        }
        if (turn.on_wait && (why != told || Clock::now() - told_at >= kTellAgain)) {
            told_at = Clock::now();
            turn.on_wait(told = why);
        }
        std::this_thread::sleep_for(wait);
    }
}

Lease::Lease(std::string url, std::int64_t incarnation, std::function<void()> on_lost,
             OnNodes on_nodes)
    : url_(std::move(url)),
      incarnation_(incarnation),
      on_lost_(std::move(on_lost)),
      on_nodes_(std::move(on_nodes)),
      renewed_(Clock::now().time_since_epoch().count()),
      steady_since_(renewed_.load()),
      thread_([this] { work(); }) {}

Lease::~Lease() {
    {
        const std::lock_guard hold(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
    if (!lost_) give_back();
}

bool Lease::may_fence() const {
    const auto now = Clock::now().time_since_epoch().count();
    return Clock::duration(now - renewed_) < kGap && Clock::duration(now - steady_since_) >= kLease;
}

void Lease::renewed() {
    const auto now = Clock::now().time_since_epoch().count();
    if (Clock::duration(now - renewed_.exchange(now)) > kGap) steady_since_ = now;
}

void Lease::work() {
    std::optional<Connection> connection;
    std::unique_lock hold(mutex_);
    milliseconds wait{};
    // At once, too: who comes to a server that has just started may be at a table of another one.
    do {
        hold.unlock();
        wait = kRetry;
        try {
            // A lost renewal costs nobody anything, and a standby need not have it.
            if (!connection) connection.emplace(url_, Commits::unawaited);
            const bool is_mine = connection->number("select renew($1, $2)::int",
                                                    Values(incarnation_, kLease.count())) != 0;
            if (!is_mine) {
                lost_ = true;
                on_lost_();
                return;
            }
            this->renewed();
            wait = kRenewal;
            if (on_nodes_) on_nodes_(at_work(*connection));
        } catch (const Error&) {
            // The database fails, of which whoever writes there tells the operator.
            connection.reset();
        }
        hold.lock();
    } while (!wake_.wait_for(hold, wait, [this] { return stopping_; }));
}

void Lease::give_back() {
    try {
        Connection connection(url_);
        (void)connection.rows(
            "with mine as (delete from lease where inc = $1) "
            "update node set fenced = true where inc = $1",
            Values(incarnation_));
    } catch (const Error&) {
        // Then the next server waits until the lease has run out.
    }
}

}  // namespace vegas::shell::postgres
