// Settings of a table from when it is made.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/setup.hpp"
#include "protocol/game/time_control.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {

struct TableConfig {
    std::string id, invite;
    Setup setup;  // `seats` is the maximum
    bool is_private = true;
    bool quick = false;  // made by quick_play, until a rematch: all are ready, it starts by itself
    std::optional<std::int64_t> decision_ms;  // nullopt: no clock
    std::int64_t bot_pause_ms = 0;
    bool people_only = false;  // no programs may sit
    Person founder;            // the first host, seated or not

    [[nodiscard]] bool is_days() const { return protocol::is_played_in_days(decision_ms); }
};

// The setup with as many seats as the table has now.
[[nodiscard]] inline Setup setup_of(const TableConfig& config, const Seating& seating) {
    Setup setup = config.setup;
    setup.seats = static_cast<std::uint8_t>(seating.seats().size());
    return setup;
}

}  // namespace vegas::core
