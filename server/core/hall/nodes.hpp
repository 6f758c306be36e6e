// What a server knows of those with which it shares the store. It is the home of some tables, and
// the front of the clients that are connected with it; a client's tables may have other homes.
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

// Connections of clients at other fronts have numbers from here on, which the shell does not reach.
inline constexpr std::uint64_t kFirstFronted = 1ULL << 62;
[[nodiscard]] constexpr bool is_fronted(ConnId conn) { return conn.value >= kFirstFronted; }

struct Nodes {
    std::set<NodeId> peers;          // to which there is a line
    std::set<NodeId> without_store;  // of these: it does not answer them either
    std::set<NodeId> fenced;         // that others have replaced: what they say counts no longer

    // ---- as a home
    struct Fronted {  // a client at another front
        NodeId front = kNoNode;
        std::uint64_t conn = 0;         // as the front calls it
        std::set<std::string> told_at;  // where it is, as the front knows it
    };
    std::unordered_map<std::uint64_t, Fronted> fronted;  // by our number
    std::map<std::pair<NodeId, std::uint64_t>, ConnId> by_front;
    std::uint64_t last_fronted = kFirstFronted;
    // Who has which seat, as the store knows it, at the tables here.
    std::unordered_map<std::string, std::vector<std::string>> seats;
    // Who is to come back to a table that is not here: the store says so, and has not given it yet.
    std::map<std::string, std::set<ConnId>> early;
    // Since when the store is about to give tables without a home.
    std::optional<TimePoint> claims_since;
    bool claim_again = false;  // there are more, it seems
    bool has_let_go = false;   // of all tables, for it stops

    // ---- as a front
    // A request that another server answers. Until then the connection's later ones wait.
    struct Passed {
        std::string bytes;
        Answers answers;
        bool is_answered = true;         // it has an id
        bool writes = false;             // it may have changed something
        bool was_sent = false;           // to a home, which may have done it
        std::string table;               // of which it is, as far as that is known
        NodeId to = kNoNode;             // kNoNode: the table has no home just now
        std::optional<TimePoint> since;  // it could not be passed on
    };
    struct Abroad {  // what a connection has elsewhere
        std::set<NodeId> attached;
        std::map<std::string, NodeId> tables;
        std::optional<Passed> passed;
    };
    std::unordered_map<std::uint64_t, Abroad> abroad;
    // Who was at a table whose home is gone, and since when it is.
    std::unordered_map<std::string, std::map<ConnId, TimePoint>> homeless;
    struct Listing {
        NodeId home = kNoNode;
        protocol::LobbyEntry entry;
    };
    std::map<std::string, Listing> listed;  // public tables of others
};

}  // namespace vegas::core
