#include "tests/sim/outstanding_store_work.hpp"

#include <algorithm>
#include <variant>

namespace vegas::sim {

void OutstandingStoreWork::on_start() {
    appends_.clear();
    asks_.clear();
    claims_since_.reset();
}

void OutstandingStoreWork::on_input(const core::Input& in) {
    now_ = in.now;
    was_all_stored_ = appends_.empty();
    if (const auto* stored = std::get_if<core::AppendStored>(&in.what)) {
        appends_.erase(appends_.lower_bound({stored->table, 0}),
                       appends_.upper_bound({stored->table, stored->seq}));
    } else if (const auto* refused = std::get_if<core::AppendRefused>(&in.what)) {
        appends_.erase(appends_.lower_bound({refused->table, 0}),
                       appends_.upper_bound({refused->table, UINT32_MAX}));
    } else if (const auto* told = std::get_if<core::QueryReply>(&in.what)) {
        asks_.erase(told->ticket);
    } else if (std::holds_alternative<core::Claimed>(in.what)) {
        claims_since_.reset();
    }
}

void OutstandingStoreWork::on_append(const core::Append& append) {
    appends_.emplace(std::pair{append.table, append.last()}, now_);
}

void OutstandingStoreWork::on_query(const core::StoreQuery& ask) {
    asks_.emplace(ask.ticket, now_);
}

std::optional<core::TimePoint> OutstandingStoreWork::oldest() const {
    std::optional<core::TimePoint> oldest = claims_since_;
    const auto look = [&oldest](const auto& waiting) {
        for (const auto& [what, since] : waiting) {
            oldest = oldest ? std::min(*oldest, since) : since;
        }
    };
    look(appends_);
    look(asks_);
    return oldest;
}

}  // namespace vegas::sim
