#include "server/core/people/people.hpp"

#include <algorithm>
#include <cmath>

#include "protocol/fair/fair.hpp"

namespace vegas::core {
namespace {

std::string hash_of(const std::string& token) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(token.data());
    return protocol::hex(protocol::sha256({bytes, token.size()}));
}

}  // namespace

Connection& People::open(ConnId id, TimePoint now) {
    Connection& c = connections_[id.value];
    c.id = id;
    c.allowance = limits_.message_burst;
    c.filled_at = now;
    return c;
}

void People::close(ConnId id, TimePoint now) {
    Connection* c = connection(id);
    if (c == nullptr) return;
    if (Player* p = player(c->player); p != nullptr && p->conn == id) {
        p->conn.reset();
        note_idle(*p, now);
    }
    connections_.erase(id.value);
}

Connection* People::connection(ConnId id) {
    const auto it = connections_.find(id.value);
    return it == connections_.end() ? nullptr : &it->second;
}

Player* People::player(PlayerKey key) {
    const auto it = players_.find(key);
    return it == players_.end() ? nullptr : &it->second;
}

std::string People::new_token(Player& p) {
    std::string token = random_id(entropy_, kTokenChars);
    p.token_hash = hash_of(token);
    by_token_[p.token_hash] = p.key;
    return token;
}

Player& People::add_guest(std::string name, std::string& token) {
    // Full: the guest that has been away longest and sits nowhere makes room.
    if (players_.size() >= limits_.guests) {
        for (const auto& [when, key] : gone_) {
            if (players_.at(key).tables.empty()) {
                forget(key);
                break;
            }
        }
    }
    const PlayerKey key = ++last_key_;
    Player& p = players_[key];
    p.key = key;
    p.id = random_id(entropy_, kPlayerIdChars);
    p.name = std::move(name);
    token = new_token(p);
    return p;
}

Player* People::come_back(const std::string& old_token, std::string& token) {
    const std::string used = hash_of(old_token);
    const auto it = by_token_.find(used);
    if (it == by_token_.end()) return nullptr;
    Player& p = players_.at(it->second);
    for (const std::string& hash : {p.token_hash, p.previous_hash}) {
        if (hash != used) by_token_.erase(hash);
    }
    p.previous_hash = used;
    token = new_token(p);
    return &p;
}

std::optional<ConnId> People::attach(Player& p, Connection& c) {
    const std::optional<ConnId> old = p.conn;
    if (old) {
        if (Connection* before = connection(*old)) {
            before->player = kNoPlayer;
            before->watches_lobby = false;
        }
    }
    gone_.erase({p.gone_at, p.key});
    p.conn = c.id;
    c.player = p.key;
    return old;
}

void People::note_idle(Player& p, TimePoint now) {
    p.gone_at = now;
    gone_.emplace(now, p.key);
}

void People::forget(PlayerKey key) {
    const auto it = players_.find(key);
    if (it == players_.end()) return;
    by_token_.erase(it->second.token_hash);
    by_token_.erase(it->second.previous_hash);
    gone_.erase({it->second.gone_at, key});
    players_.erase(it);
}

void People::sweep(TimePoint now) {
    std::vector<PlayerKey> late;
    for (const auto& [when, key] : gone_) {
        if (now - when < limits_.guest_ms) break;
        if (players_.at(key).tables.empty()) late.push_back(key);
    }
    for (const PlayerKey key : late) forget(key);
}

std::optional<std::int64_t> People::charge(Connection& c, TimePoint now) const {
    const double a_ms = limits_.messages_per_second / 1000.0;
    c.allowance = std::min<double>(limits_.message_burst,
                                   c.allowance + static_cast<double>(now - c.filled_at) * a_ms);
    c.filled_at = now;
    if (c.allowance < 1) return static_cast<std::int64_t>(std::ceil((1 - c.allowance) / a_ms));
    c.allowance -= 1;
    return std::nullopt;
}

}  // namespace vegas::core
