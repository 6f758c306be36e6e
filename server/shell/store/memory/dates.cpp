#include "server/shell/store/memory/dates.hpp"

#include <iterator>

#include "server/shell/store/purge.hpp"

namespace vegas::shell {

std::optional<core::UtcTime> newest_of(const DatedIds& items) {
    return items.empty() ? std::nullopt : std::optional(items.rbegin()->first);
}

std::optional<core::UtcTime> newest_until(const DatedIds& items, core::UtcTime until) {
    const auto later = items.lower_bound({until + 1, {}});
    return later == items.begin() ? std::nullopt : std::optional(std::prev(later)->first);
}

core::UtcTime MemoryClock::dated(core::UtcTime time) const {
    return last_purge && time < *last_purge + -kPlausibleMs ? *last_purge : time;
}

}  // namespace vegas::shell
