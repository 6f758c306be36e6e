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
        callbacks_.emplace(++last_query_, std::move(callback));
        store_.query({{last_query_, core::QuerySender::shell}, std::move(query)});
    }
    // Number of queries without a result yet.
    [[nodiscard]] std::size_t pending() const { return callbacks_.size(); }

    // Delivers the result. Returns false if the query is the core's.
    [[nodiscard]] bool deliver(const core::QueryReply& reply) {
        if (reply.ticket.sender != core::QuerySender::shell) return false;
        if (const auto own = callbacks_.extract(reply.ticket.number)) own.mapped()(reply.result);
        return true;
    }

private:
    Store& store_;
    std::uint64_t last_query_ = 0;
    std::unordered_map<std::uint64_t, Callback> callbacks_;
};

}  // namespace vegas::shell
