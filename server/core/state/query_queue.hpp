// Queries to the store, each with a ticket and a callback. Only a few are in flight; the others
// wait here in order. So an Append waits for only those few, and the wait of a query in flight
// measures the store, not the load.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

struct Context;

class QueryQueue {
public:
    using Callback = std::function<void(Context&, const QueryResult&)>;

    // `max_in_flight`: at least 1.
    explicit QueryQueue(std::size_t max_in_flight) : max_in_flight_(max_in_flight) {}

    void push(Query query, Callback callback) {
        waking_ += wakes(query) ? 1 : 0;
        queue_.push_back({std::move(query), std::move(callback)});
    }
    // Appends to `out` the queries that may be sent now.
    void pop_ready(std::vector<StoreQuery>& out, TimePoint now) {
        while (!queue_.empty() && in_flight_.size() < max_in_flight_) {
            Queued& next = queue_.front();
            in_flight_.emplace(++last_number_,
                               InFlight{std::move(next.callback), now, wakes(next.query)});
            out.push_back({{last_number_}, std::move(next.query)});
            queue_.pop_front();
        }
    }
    // Works once per ticket; null if it is unknown.
    [[nodiscard]] Callback take_callback(QueryTicket ticket) {
        const auto it = in_flight_.find(ticket.number);
        if (it == in_flight_.end()) return {};
        Callback callback = std::move(it->second.callback);
        waking_ -= it->second.wakes ? 1 : 0;
        in_flight_.erase(it);
        return callback;
    }
    // When the oldest query in flight was sent, or nullopt if none is.
    [[nodiscard]] std::optional<TimePoint> oldest_sent_at() const {
        return in_flight_.empty() ? std::nullopt : std::optional(in_flight_.begin()->second.at);
    }

    // How many games may wake by what is asked: each needs room.
    [[nodiscard]] std::size_t waking() const { return waking_; }

private:
    [[nodiscard]] static bool wakes(const Query& query) {
        const auto* find = std::get_if<FindTable>(&query);
        return find != nullptr && find->wakes;
    }

    struct Queued {
        Query query;
        Callback callback;
    };
    struct InFlight {
        Callback callback;
        TimePoint at;
        bool wakes;
    };

    std::size_t max_in_flight_;
    std::uint64_t last_number_ = 0;
    std::size_t waking_ = 0;
    std::deque<Queued> queue_;
    std::map<std::uint64_t, InFlight> in_flight_;  // by number: oldest first
};

}  // namespace vegas::core
