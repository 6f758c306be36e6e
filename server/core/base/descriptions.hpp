// What operators are shown of people and tables: names, ids and addresses, nothing of the games;
// and what a link shows of its table.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/types.hpp"
#include "protocol/game/bot_program.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

struct PersonDescription {
    std::string player, name;
    std::optional<protocol::BotProgram> program;  // that plays for them
    std::vector<std::string> addresses;           // of their connections here; empty: none
    std::optional<UtcTime> since;                 // of the oldest connection here
    struct AtTable {
        std::string table;
        std::optional<std::size_t> seat{};
        bool is_watching = false;
    };  // neither: the table is at another server
    std::vector<AtTable> tables;
};

struct TableDescription {
    std::string table;
    Ruleset ruleset{};
    protocol::TableStatus status{};
    bool is_private = false;
    std::size_t seats = 0, taken = 0, spectators = 0;
    bool people_only = false, slow_play_limit = false;
    bool is_deserted = false;
    std::string host;  // empty: none
    struct Member {
        PersonDescription person;         // without tables
        std::optional<std::size_t> seat;  // nullopt: watches
    };
    std::vector<Member> members;
};

// What the address of a table tells those who have it.
struct TableInvitation {
    Ruleset ruleset{};
    protocol::TableStatus status{};
    std::size_t seats = 0, taken = 0;
    std::string host;  // name; empty: none, or not known at this server
};

}  // namespace vegas::core
