// What a server knows of its peers. It is the home of some tables and the gateway of its clients,
// whose tables may have other homes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/io.hpp"

namespace vegas::core {

struct ClusterState {
    std::set<NodeId> peers;          // connected ones
    std::set<NodeId> without_store;  // peers with an outage
    std::set<NodeId> fenced;         // replaced by others: their messages are ignored

    // ---- as a home
    struct RemoteClient {  // a client at another gateway
        NodeId gateway = kNoNode;
        std::uint64_t conn = 0;                 // its number at the gateway
        std::set<std::string> notified_tables;  // tables that the gateway has been told of
    };
    ConnMap<RemoteClient> remote_clients;  // by our number
    std::map<std::pair<NodeId, std::uint64_t>, ConnId> conn_by_remote;
    ConnId last_remote{0, true};
    // Player ids by seat at the tables here, as the store has them.
    std::unordered_map<std::string, std::vector<std::string>> seats;
    // Clients to bring back to a table that the store has assigned to this server but not loaded
    // yet.
    std::map<std::string, std::set<ConnId>> arrived_early;
    bool has_released_all = false;  // of all tables, because the server stops

    // ---- as a gateway
    // A request for another server. The connection's later ones wait until its reply.
    struct ForwardedRequest {
        std::string bytes;
        RequestTag tag;
        bool expects_reply = true;               // it has an id
        bool writes = false;                     // it may have changed something
        bool was_sent = false;                   // to a home, which may have acted on it
        std::string table;                       // its table, if known
        NodeId to = kNoNode;                     // kNoNode: the table has no home just now
        std::optional<TimePoint> waiting_since;  // since it could not be forwarded
    };
    struct RemoteTables {  // a connection's tables at other servers
        std::set<NodeId> attached;
        std::map<std::string, NodeId> tables;
        // Homes that tables have left for good: what these still send about them is late.
        std::set<std::pair<NodeId, std::string>> former_homes;
        std::set<NodeId> in_outage;  // homes that reported an outage
        std::optional<ForwardedRequest> forwarded;
    };
    ConnMap<RemoteTables> remote_tables;
    // Connections at tables that lost their home, and since when.
    std::unordered_map<std::string, std::map<ConnId, TimePoint>> orphaned;
    struct PeerListing {
        NodeId home = kNoNode;
        protocol::LobbyEntry entry;
    };
    std::map<std::string, PeerListing> peer_listings;  // public tables of other servers
};

}  // namespace vegas::core
