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
    bool people_only = false;        // no programs may sit
    bool slow_play_limit = false;    // also at this private table
    bool is_invite_renewed = false;  // since the last game was opened
    Person founder;                  // the first host, seated or not

    [[nodiscard]] std::optional<protocol::TimeControl> clock() const {
        return decision_ms ? std::optional(protocol::TimeControl{*decision_ms}) : std::nullopt;
    }
    [[nodiscard]] bool is_days() const { return protocol::is_played_in_days(decision_ms); }
    // Strangers do not wait for one who is slow again and again; see slow_play.hpp.
    [[nodiscard]] bool limits_slow_play() const {
        return decision_ms && !is_days() && (!is_private || slow_play_limit);
    }
};

// The setup with as many seats as the table has now.
[[nodiscard]] inline Setup setup_of(const TableConfig& config, const Seating& seating) {
    Setup setup = config.setup;
    setup.seats = static_cast<std::uint8_t>(seating.seats().size());
    return setup;
}

}  // namespace vegas::core
