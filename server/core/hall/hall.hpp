// Everything that the server holds between two inputs: people, tables, the lobby, what waits to be
// stored, to be answered by the store, or to fall due. What is done with it is a Call's.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/core/base/settings.hpp"
#include "server/core/base/tally.hpp"
#include "server/core/hall/asks.hpp"
#include "server/core/hall/lobby.hpp"
#include "server/core/hall/nodes.hpp"
#include "server/core/hall/outage.hpp"
#include "server/core/hall/timers.hpp"
#include "server/core/journal/outbox.hpp"
#include "server/core/people/addresses.hpp"
#include "server/core/people/bans.hpp"
#include "server/core/people/people.hpp"
#include "server/core/table/table.hpp"

namespace vegas::core {

struct Hall {
    Hall(Settings s, Entropy& e, std::uint64_t of_start);
    ~Hall();
    Hall& operator=(Hall&&) = delete;

    Settings settings;
    Entropy& entropy;
    const std::uint64_t incarnation;  // of the server: no start before this one had the number
    Addresses addresses;
    People people;
    Outbox outbox;
    Timers timers;
    Asks asks;
    Outage outage;  // of the store
    Lobby lobby;
    // Public tables that have changed; the lobby is told when their records are stored.
    std::unordered_set<std::string> to_list;
    Nodes nodes;  // where several servers share the store
    Bans bans;
    std::optional<TimePoint> full_at;  // when no table was found that could make room
    bool winding_down = false;         // no more tables and games are begun
    bool draining = false;             // everybody is sent away
    Tally tally;                       // without what others count
    [[nodiscard]] bool opens_games() const { return !draining && !winding_down; }

    std::map<std::string, std::unique_ptr<Entropy>> seeded;  // of tables in the lab
    std::map<std::string, std::unique_ptr<Table>> tables;
    std::unordered_map<std::string, std::string> invites;  // code -> table
    std::unordered_set<std::string> aside;                 // tables that were set aside

    // Since when that waits at the store which waits longest there; nothing: it has answered all.
    // A question that was not given to it yet does not wait there.
    [[nodiscard]] std::optional<TimePoint> waits_since() const;
};

}  // namespace vegas::core
