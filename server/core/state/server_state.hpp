// Everything that the server holds between two inputs: people, tables, the lobby, the work of the
// store, what is known of other servers.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/base/counters.hpp"
#include "server/core/base/settings.hpp"
#include "server/core/players/address_accounts.hpp"
#include "server/core/players/bans.hpp"
#include "server/core/players/player_registry.hpp"
#include "server/core/state/announcement.hpp"
#include "server/core/state/cluster_state.hpp"
#include "server/core/state/lobby_feed.hpp"
#include "server/core/state/lobby_publisher.hpp"
#include "server/core/state/store_work.hpp"
#include "server/core/state/table_directory.hpp"
#include "server/core/state/timers.hpp"

namespace vegas::core {

enum class ServicePhase : std::uint8_t {
    open,
    winding_down,  // no new tables and games
    draining,      // and everybody is disconnected
};

struct ServerState {
    ServerState(Settings s, Entropy& e, std::uint64_t of_start);
    ~ServerState();
    ServerState& operator=(ServerState&&) = delete;

    [[nodiscard]] bool opens_games() const { return phase == ServicePhase::open; }
    // A name for the network that the table was made from; empty: not known.
    [[nodiscard]] std::string network_of_table(const std::string& table) const;
    [[nodiscard]] bool is_draining() const { return phase == ServicePhase::draining; }

    Settings settings;
    Entropy& entropy;
    const std::uint64_t incarnation;  // never used by an earlier start
    ServicePhase phase = ServicePhase::open;
    Timers timers;
    Counters counters;  // without those counted elsewhere
    AddressAccounts addresses;
    PlayerRegistry registry;
    Bans bans;
    TableDirectory tables;
    std::optional<TimePoint> no_room_since;  // since no table was found to evict
    LobbyPublisher lobby;
    LobbyFeed lobby_feed;
    StoreWork store;
    ClusterState cluster;                      // where several servers share the store
    std::optional<Announcement> announcement;  // the last one
};

}  // namespace vegas::core
