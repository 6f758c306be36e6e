// Connections, and the players behind them. A player outlives a connection and comes back with a
// token. Guests, who have never had a seat, are known here only, and here are their tokens. Whoever
// takes a seat is kept by the store: from then on the store knows the tokens, and here is only who
// is connected or at a table. Tokens are hashes everywhere.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "protocol/fair/fair.hpp"
#include "protocol/game/program.hpp"
#include "protocol/json/errors.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/people/addresses.hpp"

namespace vegas::core {

struct Connection {
    ConnId id;
    PlayerKey player = kNoPlayer;  // nobody before hello, and after being replaced
    bool knows_outage = false;     // of the store, which lasts
    bool asks = false;             // the store, for the answer to a request
    // What came meanwhile: requests, and what can be none.
    std::deque<std::variant<Received, Broken>> backlog;
    std::size_t backlog_bytes = 0;  // of the requests
    Addresses::Ref from;
    std::optional<protocol::Program> program;  // that speaks here, as it has said
    bool offends = false;  // it is being closed for it: nothing of it is read any more
    Bucket allowance;      // of messages
    Bucket refusals;       // of messages that are one too many
};

struct Player {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<protocol::Program> program;  // plays for them: what was said last
    std::optional<ConnId> conn;
    std::set<std::string> tables;               // where the player is a member
    std::map<std::string, std::string> led_to;  // requests by their `once`, and tables
    bool kept = false;                          // by the store
    std::string token_hash, previous_hash;      // of a guest
    TimePoint gone_at;
};

// As the store knows it.
[[nodiscard]] std::string hash_of(const std::string& token);

class People {
public:
    // `shared_key`: of the Settings.
    People(const Limits& limits, Entropy& entropy, const std::string& shared_key);

    Connection& open(ConnId, Addresses::Ref from);
    void close(ConnId, TimePoint now);
    [[nodiscard]] Connection* connection(ConnId);
    [[nodiscard]] Player* player(PlayerKey);

    // By the id; null: not known here.
    [[nodiscard]] const Player* find(const std::string& id) const;
    // The same, of those whom the store keeps.
    [[nodiscard]] const Player* find_kept(const std::string& id) const;
    // The player's connection, if there is one, is nobody's. REQUIRES: it is known, and at no
    // table that is there.
    void erase(PlayerKey);

    // Gives the player a token; the one used before, if any, stays valid until this one was used.
    Player& add_guest(std::string name, std::string& token);
    // Null: no guest has this token.
    Player* come_back(const std::string& old_token, std::string& token);
    // The token that replaces this one: of this process, and of all that share its store, always
    // the same, so that a `hello` that was held up, on a line that broke, takes nothing from the
    // one that was sent after it.
    [[nodiscard]] std::string token_after(const std::string& used) const;
    // Somebody whom the store keeps.
    Player& kept_player(const std::string& id, const std::string& name, TimePoint now);
    // From now on the store keeps this guest.
    KeptPlayer keep(Player&, UtcTime now);
    // Returns the connection that the player had before. The caller must tell it and close it.
    std::optional<ConnId> attach(Player&, Connection&);

    // Counts a message that has come in. If it is one too many, returns how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> charge(Connection&, TimePoint now) const;
    static void refund(Connection& c) { c.allowance.give_back(); }
    // One that was refused for this. False: the connection is to be closed.
    [[nodiscard]] bool bears_refusal(Connection&, TimePoint now) const;

    // Forgets whoever is gone and at no table that is still there: guests after a long time, others
    // at once.
    void sweep(TimePoint now, const std::function<bool(const std::string& table)>& is_there);
    // Those whom the store keeps and who are connected or at a table.
    [[nodiscard]] std::vector<std::string> kept_here() const;

    [[nodiscard]] std::size_t connections() const { return connections_.size(); }
    [[nodiscard]] std::size_t players() const { return players_.size(); }
    [[nodiscard]] auto& all_connections() { return connections_; }

private:
    void set_token(Player&, const std::string& token);
    void forget(PlayerKey);
    void note_idle(Player&, TimePoint now);

    const Limits& limits_;
    Entropy& entropy_;
    protocol::Bytes32 token_secret_{};
    std::unordered_map<std::uint64_t, Connection> connections_;
    std::unordered_map<PlayerKey, Player> players_;
    std::unordered_map<std::string, PlayerKey> by_token_;  // hash -> guest
    std::unordered_map<std::string, PlayerKey> by_id_;     // those whom the store keeps
    std::set<std::pair<TimePoint, PlayerKey>> gone_;       // without a connection, oldest first
    PlayerKey last_key_ = kNoPlayer;
};

}  // namespace vegas::core
