#include "server/shell/store/postgres/lease.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace vegas::shell::postgres {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kRenewal{1'000};
constexpr milliseconds kLook{500};  // whether the lease of another server is free

// A lost renewal costs nobody anything, and a standby need not have it.
constexpr const char* kUnawaited = "set synchronous_commit = off";

}  // namespace

std::int64_t take_over(const std::string& url, const std::string& name,
                       const std::function<void(std::string why)>& on_wait) {
    auto connection = std::make_unique<Connection>(url);
    auto answers_since = Clock::now();
    bool is_told = false;
    for (;;) {
        milliseconds wait = kLook;
        try {
            if (!connection) {
                connection = std::make_unique<Connection>(url);
                answers_since = Clock::now();
            }
            const auto seen =
                std::chrono::duration_cast<milliseconds>(Clock::now() - answers_since);
            const Rows rows = connection->rows("select taken, wait_ms from take_over($1, $2, $3)",
                                               Values(name, kLease.count(), seen.count()));
            if (!rows.is_null(0, 0)) return rows.number(0, 0);
            wait = std::min(wait, milliseconds(rows.number(0, 1)));
            if (!std::exchange(is_told, true)) on_wait("another server has the database");
        } catch (const Error& error) {
            if (!connection || connection->is_broken()) connection.reset();
            if (!std::exchange(is_told, true)) on_wait(error.what());
        }
        std::this_thread::sleep_for(wait);
    }
}

Lease::Lease(std::string url, std::int64_t incarnation, std::function<void()> on_lost)
    : url_(std::move(url)),
      incarnation_(incarnation),
      on_lost_(std::move(on_lost)),
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

void Lease::work() {
    std::optional<Connection> connection;
    std::unique_lock hold(mutex_);
    while (!wake_.wait_for(hold, kRenewal, [this] { return stopping_; })) {
        hold.unlock();
        try {
            if (!connection) {
                connection.emplace(url_);
                connection->run(kUnawaited);
            }
            const Rows renewed = connection->rows(
                "update lease set until = clock_timestamp() + $2 * interval '1 ms' "
                "where inc = $1 returning 1",
                Values(incarnation_, kLease.count()));
            if (renewed.count() == 0) {
                lost_ = true;
                on_lost_();
                return;
            }
        } catch (const Error&) {
            // The database fails, of which whoever writes there tells the operator.
            connection.reset();
        }
        hold.lock();
    }
}

void Lease::give_back() {
    try {
        Connection connection(url_);
        connection.run("set statement_timeout = '1s'");
        (void)connection.rows(
            "with mine as (delete from lease where inc = $1) "
            "update node set fenced = true where inc = $1",
            Values(incarnation_));
    } catch (const Error&) {
        // Then the next server waits until the lease has run out.
    }
}

}  // namespace vegas::shell::postgres
