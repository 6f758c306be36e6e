// What is appended to the journal: one entry for each thing that changed a table. Replaying them
// gives the same tables; they hold server seeds, so the store is as secret as the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/seals.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core::journal {

struct Created {
    std::string game, invite;
    std::string host;  // a player's id
    Setup setup;
    bool is_private = true;
    bool quick = false;
    std::optional<std::int64_t> decision_ms;
    protocol::Bytes32 server_seed{};
};
// A finished table is opened again, with the same people; seats that the house had taken over
// become house bots. Only the player who asked for the rematch is ready.
struct Reopened {
    std::string game;
    protocol::Bytes32 server_seed{};
};
// Who sits where: a person's id and name, or a bot's name and level. Without a player and a level
// the seat is free.
struct Seated {
    Seat seat = kNobody;
    std::string player, name, bot;
};
struct Started {
    Setup setup;
    std::vector<std::string> seeds;
};
struct Acted {
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    Action action{};
    std::optional<protocol::Nonce> nonce;  // of a sealed choice
};
struct Ended {
    std::string why;
};

using Record = std::variant<Created, Reopened, Seated, Started, Acted, Ended>;

struct Entry {
    TimePoint t;
    std::string table;
    Record record;
};

// One JSON object, without a newline.
[[nodiscard]] std::string to_json(const Entry&);

}  // namespace vegas::core::journal
