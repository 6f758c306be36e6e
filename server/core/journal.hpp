// What is appended to the journal: one JSON object for each thing that changed a table. Replaying
// them gives the same tables; they hold server seeds, so the store is as secret as the server.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/seals.hpp"
#include "server/core/time.hpp"

namespace vegas::core::journal {

struct Created {
    std::string_view table, game, invite, host;
    Setup setup;
    bool is_private = true;
    bool quick = false;
    std::optional<std::int64_t> decision_ms;
    protocol::Bytes32 server_seed{};
};
[[nodiscard]] std::string created(TimePoint, const Created&);

// A finished table plays again: the same people, but for seats that the house had taken over, which
// get bots. Nobody but who asked for it is ready.
[[nodiscard]] std::string reopened(TimePoint, std::string_view table, std::string_view game,
                                   const protocol::Bytes32& server_seed);

// Who sits where: a person's id and name, or a bot's level; an empty player and level frees the
// seat.
[[nodiscard]] std::string seated(TimePoint, std::string_view table, Seat, std::string_view player,
                                 std::string_view name, std::string_view bot);
[[nodiscard]] std::string started(TimePoint, std::string_view table, const Setup&,
                                  const std::vector<std::string>& seeds);
// `nonce`: of a sealed choice.
[[nodiscard]] std::string acted(TimePoint, std::string_view table, std::uint32_t decision, Seat,
                                const Action&, const protocol::Nonce* nonce = nullptr);
[[nodiscard]] std::string ended(TimePoint, std::string_view table, std::string_view why);

}  // namespace vegas::core::journal
