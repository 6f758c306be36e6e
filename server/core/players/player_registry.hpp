// Connections and the players behind them. A player outlives a connection and comes back with the
// token of a device. Guests, who have never had a seat, exist only here, with their devices. Once a
// player takes a seat, the store has the devices. From then on the registry has the player only
// while connected or at a table. Tokens are hashes everywhere.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "protocol/game/bot_program.hpp"
#include "protocol/json/errors.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/storage.hpp"
#include "server/core/players/address_accounts.hpp"
#include "server/core/players/message_limiter.hpp"

namespace vegas::core {

struct ConnectionState {
    ConnId id;
    PlayerKey player = kNoPlayer;  // kNoPlayer before hello
    std::string device;            // whose token it used; empty for a client of another gateway
    // Devices and players, while its hello waits for the store.
    std::set<std::string> invalidated;
    bool knows_outage = false;        // was notified of the current outage
    bool is_request_pending = false;  // later requests wait in `backlog`
    // Requests that arrived meanwhile, and messages that broke the transport. Almost always empty:
    // a list needs no memory then, but a deque does.
    std::list<std::variant<Received, Malformed>> backlog;
    std::size_t backlog_bytes = 0;  // of the requests
    AddressAccounts::Ref account;
    std::optional<protocol::BotProgram> program;  // program at the client, as it declared
    bool gives_seeds = false;                     // as it declared
    UtcTime since;                                // of its hello at this gateway
    bool is_closing = false;                      // for abuse, or revoked: nothing more is read
    MessageLimiter message_limiter;
};

struct PlayerState {
    PlayerKey key = kNoPlayer;
    std::string id, name;
    std::optional<protocol::BotProgram> program;       // plays for them, as last declared
    bool gives_seeds = false;                          // as last declared
    std::set<ConnId> conns;                            // all see what one of them does
    std::set<std::string> tables;                      // where the player is a member
    std::map<std::string, std::string> tables_by_key;  // idempotency key -> table
    bool is_saved = false;                             // in the store
    std::vector<StoredDevice> devices;                 // of a guest
    TimePoint disconnected_at;
    TokenBucket new_tables;
};

// The hash that the store has.
[[nodiscard]] std::string hash_token(const std::string& token);

class PlayerRegistry {
public:
    PlayerRegistry(const Limits& limits, Entropy& entropy) : limits_(limits), entropy_(entropy) {}

    ConnectionState& add_connection(ConnId, AddressAccounts::Ref from);
    void remove_connection(ConnId, TimePoint now);
    [[nodiscard]] ConnectionState* find_connection(ConnId);
    [[nodiscard]] PlayerState* find_player(PlayerKey);
    // The player on this connection; null if there is none.
    [[nodiscard]] PlayerState* player_of(ConnId);
    // Whether one of the player's connections is from this address or network.
    [[nodiscard]] bool is_connected_from(const PlayerState&, const AddressAccounts::Account&) const;

    // Null if the id is not known here.
    [[nodiscard]] const PlayerState* find_by_id(const std::string& id) const;
    // As find_by_id(), among players who are in the store.
    [[nodiscard]] const PlayerState* find_saved(const std::string& id) const;
    // If the player is known here.
    void rename(const std::string& id, const std::string& name);
    // Deletes the player; their connections no longer have a player. REQUIRES: the player is known,
    // and at no existing table.
    void erase(PlayerKey);

    // A guest with one device of this name, whose token is returned in `token`.
    PlayerState& add_guest(std::string name, std::string device_name, UtcTime now,
                           std::string& token);
    // Null if no guest has this token. Notes the visit of the device, which it returns in `device`.
    PlayerState* redeem_guest_token(const std::string& token, UtcTime now, std::string& device);
    // False if the guest has no such device.
    bool rename_device(PlayerState&, const std::string& device, std::string name);
    bool revoke_device(PlayerState&, const std::string& device);
    // This device was revoked, or this player forgotten: a hello that the store has already
    // accepted, but not this server, must be refused.
    void invalidate_pending_hellos(const std::string& id);
    // A player who is in the store.
    PlayerState& get_saved_player(const std::string& id, const std::string& name, TimePoint now);
    // From now on the store has this guest.
    StoredPlayer mark_saved(PlayerState&, UtcTime now);
    // The connection is the player's from now on, beside those they have.
    void attach(PlayerState&, ConnectionState&);

    // Forgets players without connection and existing table: guests after guest_ms, others at once,
    // but not `owners` of seats. Tables know them by their keys.
    void evict_idle(TimePoint now, const std::function<bool(const std::string& table)>& is_there,
                    const std::set<PlayerKey>& owners);
    // Players in the store who are connected or at a table.
    [[nodiscard]] std::vector<std::string> active_saved_ids() const;

    [[nodiscard]] std::size_t connection_count() const { return connections_.size(); }
    [[nodiscard]] std::size_t player_count() const { return players_.size(); }
    [[nodiscard]] auto& all_connections() { return connections_; }

private:
    void forget(PlayerKey);
    void mark_idle(PlayerState&, TimePoint now);

    const Limits& limits_;
    Entropy& entropy_;
    ConnMap<ConnectionState> connections_;
    std::unordered_map<PlayerKey, PlayerState> players_;
    std::unordered_map<std::string, PlayerKey> by_token_;  // hash -> guest
    std::unordered_map<std::string, PlayerKey> by_id_;     // players in the store
    std::set<std::pair<TimePoint, PlayerKey>> gone_;       // without a connection, oldest first
    PlayerKey last_key_ = kNoPlayer;
};

}  // namespace vegas::core
