// Queries of the shell to the store, for what needs no table. On the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <utility>

#include "server/shell/store/store.hpp"

namespace vegas::shell {

class StoreQueries {
public:
    using Callback = std::function<void(const core::QueryResult&)>;

    explicit StoreQueries(Store& store) : store_(store) {}

    // `callback` is called once, now or later.
    void run(core::Query query, Callback callback) {
        const auto ticket = next_ticket_++;
        callbacks_.emplace(ticket, std::move(callback));
        store_.query({ticket, std::move(query)});
    }
    // Number of queries without a result yet.
    [[nodiscard]] std::size_t pending() const { return callbacks_.size(); }

    // Delivers the result. Returns false if the query is the core's.
    [[nodiscard]] bool deliver(const core::QueryReply& reply) {
        const auto found = callbacks_.extract(reply.ticket);
        if (found.empty()) return false;
        found.mapped()(reply.result);
        return true;
    }

private:
    // The tickets of the core are lower.
    static constexpr std::uint64_t kFirstTicket = 1ULL << 63;

    Store& store_;
    std::uint64_t next_ticket_ = kFirstTicket;
    std::unordered_map<std::uint64_t, Callback> callbacks_;
};

}  // namespace vegas::shell
