// Everything that the server holds between two inputs: people, tables, the lobby, pending appends
// and queries, timers. Context works on it.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/base/counters.hpp"
#include "server/core/base/settings.hpp"
#include "server/core/journal/outbox.hpp"
#include "server/core/players/address_accounts.hpp"
#include "server/core/players/bans.hpp"
#include "server/core/players/player_registry.hpp"
#include "server/core/state/cluster_state.hpp"
#include "server/core/state/lobby_feed.hpp"
#include "server/core/state/lobby_publisher.hpp"
#include "server/core/state/outage.hpp"
#include "server/core/state/query_queue.hpp"
#include "server/core/state/table_directory.hpp"
#include "server/core/state/timers.hpp"

namespace vegas::core {

struct ServerState {
    ServerState(Settings s, Entropy& e, std::uint64_t of_start);
    ~ServerState();
    ServerState& operator=(ServerState&&) = delete;

    Settings settings;
    Entropy& entropy;
    const std::uint64_t incarnation;  // never used by an earlier start
    AddressAccounts addresses;
    PlayerRegistry registry;
    Outbox outbox;
    Timers timers;
    QueryQueue queries;
    Outage outage;  // of the store
    TableDirectory tables;
    LobbyPublisher lobby;
    LobbyFeed lobby_feed;
    ClusterState cluster;  // where several servers share the store
    Bans bans;
    std::optional<TimePoint> no_room_since;  // since no table was found to evict
    bool winding_down = false;               // no new tables and games
    bool draining = false;                   // everybody is disconnected
    Counters counters;                       // without those counted elsewhere
    [[nodiscard]] bool opens_games() const { return !draining && !winding_down; }

    // Start time of the oldest outstanding store request, or nullopt if none. Queued queries do not
    // count.
    [[nodiscard]] std::optional<TimePoint> oldest_store_wait() const;
};

}  // namespace vegas::core
