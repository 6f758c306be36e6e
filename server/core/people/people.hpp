// Connections, and the players behind them. A player outlives a connection and comes back with a
// token. Tokens are kept as hashes only.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "protocol/json/errors.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/limits.hpp"

namespace vegas::core {

struct Connection {
    ConnId id;
    PlayerKey player = kNoPlayer;  // nobody before hello, and after being replaced
    bool watches_lobby = false;
    double allowance = 0;  // messages that it may send at once
    TimePoint filled_at;
};

struct Player {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<ConnId> conn;
    std::set<std::string> tables;  // where the player is a member
    std::string token_hash, previous_hash;
    TimePoint gone_at;
};

class People {
public:
    People(const Limits& limits, Entropy& entropy) : limits_(limits), entropy_(entropy) {}

    Connection& open(ConnId, TimePoint now);
    void close(ConnId, TimePoint now);
    [[nodiscard]] Connection* connection(ConnId);
    [[nodiscard]] Player* player(PlayerKey);

    // Gives the player a token; the one used before, if any, stays valid until this one was used.
    Player& add_guest(std::string name, std::string& token);
    // Null: no such token.
    Player* come_back(const std::string& old_token, std::string& token);
    // Returns the connection that the player had before. The caller must tell it and close it.
    std::optional<ConnId> attach(Player&, Connection&);

    // Counts a message that has come in. If it is one too many, returns how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> charge(Connection&, TimePoint now) const;
    void refund(Connection& c) const { c.allowance += 1; }

    // Forgets guests who have been gone for long and are at no table.
    void sweep(TimePoint now);

    [[nodiscard]] std::size_t connections() const { return connections_.size(); }
    [[nodiscard]] std::size_t players() const { return players_.size(); }
    [[nodiscard]] auto& all_connections() { return connections_; }

private:
    std::string new_token(Player&);
    void forget(PlayerKey);
    void note_idle(Player&, TimePoint now);

    const Limits& limits_;
    Entropy& entropy_;
    std::unordered_map<std::uint64_t, Connection> connections_;
    std::unordered_map<PlayerKey, Player> players_;
    std::unordered_map<std::string, PlayerKey> by_token_;  // hash -> player
    std::set<std::pair<TimePoint, PlayerKey>> gone_;       // without a connection, oldest first
    PlayerKey last_key_ = kNoPlayer;
};

}  // namespace vegas::core
