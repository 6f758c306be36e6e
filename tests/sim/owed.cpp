#include "tests/sim/owed.hpp"

#include <algorithm>
#include <variant>

namespace vegas::sim {

void Owed::started() {
    appends_.clear();
    asks_.clear();
    claims_since_.reset();
}

void Owed::given(const core::Input& in) {
    now_ = in.now;
    was_all_stored_ = appends_.empty();
    if (const auto* stored = std::get_if<core::Stored>(&in.what)) {
        appends_.erase(appends_.lower_bound({stored->table, 0}),
                       appends_.upper_bound({stored->table, stored->seq}));
    } else if (const auto* refused = std::get_if<core::Refused>(&in.what)) {
        appends_.erase(appends_.lower_bound({refused->table, 0}),
                       appends_.upper_bound({refused->table, UINT32_MAX}));
    } else if (const auto* told = std::get_if<core::Told>(&in.what)) {
        asks_.erase(told->ticket);
    } else if (std::holds_alternative<core::Claimed>(in.what)) {
        claims_since_.reset();
    }
}

void Owed::appended(const core::Append& append) {
    appends_.emplace(std::pair{append.table, append.last()}, now_);
}

void Owed::asked(const core::Ask& ask) { asks_.emplace(ask.ticket, now_); }

std::optional<core::TimePoint> Owed::oldest() const {
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
