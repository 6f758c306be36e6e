// The dates of stored players and games, and the clock of a store in memory: store/purge.hpp.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "server/core/base/time.hpp"

namespace vegas::shell {

using DatedId = std::pair<core::UtcTime, std::string>;  // and the id of the item
using DatedIds = std::set<DatedId>;

[[nodiscard]] std::optional<core::UtcTime> newest_of(const DatedIds& items);
// Of those not later than `until`.
[[nodiscard]] std::optional<core::UtcTime> newest_until(const DatedIds& items, core::UtcTime until);

struct MemoryClock {
    std::optional<core::UtcTime> last_purge;

    // A date to be stored: `time`, or the last purge if that is much later.
    [[nodiscard]] core::UtcTime dated(core::UtcTime time) const;
};

}  // namespace vegas::shell
