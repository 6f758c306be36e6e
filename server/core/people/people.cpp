#include "server/core/people/people.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace vegas::core {
namespace {

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

std::string hash_of(const std::string& token) {
    return protocol::hex(protocol::sha256(bytes_of(token)));
}

People::People(const Limits& limits, Entropy& entropy, const std::string& shared_key)
    : limits_(limits), entropy_(entropy) {
    if (shared_key.empty()) {
        entropy.fill(token_secret_);
    } else {
        token_secret_ = protocol::hmac_sha256(bytes_of(shared_key), "tokens");
    }
}

Connection& People::open(ConnId id, Addresses::Ref from) {
    Connection& c = connections_[id.value];
    c.id = id;
    c.from = std::move(from);
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

const Player* People::find(const std::string& id) const {
    const auto it =
        std::ranges::find_if(players_, [&id](const auto& known) { return known.second.id == id; });
    return it == players_.end() ? nullptr : &it->second;
}

const Player* People::find_kept(const std::string& id) const {
    const auto it = by_id_.find(id);
    return it == by_id_.end() ? nullptr : &players_.at(it->second);
}

void People::erase(PlayerKey key) {
    const Player& p = players_.at(key);
    if (p.conn) {
        if (Connection* c = connection(*p.conn)) c->player = kNoPlayer;
    }
    forget(key);
}

std::string People::token_after(const std::string& used) const {
    const protocol::Bytes32 next = protocol::hmac_sha256(token_secret_, used);
    static_assert(next.size() == kTokenChars);
    return id_of(next);
}

void People::set_token(Player& p, const std::string& token) {
    p.token_hash = hash_of(token);
    by_token_[p.token_hash] = p.key;
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
    token = random_id(entropy_, kTokenChars);
    set_token(p, token);
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
    token = token_after(old_token);
    set_token(p, token);
    return &p;
}

Player& People::kept_player(const std::string& id, const std::string& name, TimePoint now) {
    if (const auto it = by_id_.find(id); it != by_id_.end()) return players_.at(it->second);
    const PlayerKey key = ++last_key_;
    Player& p = players_[key];
    p.key = key;
    p.id = id;
    p.name = name;
    p.kept = true;
    by_id_.emplace(id, key);
    note_idle(p, now);
    return p;
}

KeptPlayer People::keep(Player& p, UtcTime now) {
    KeptPlayer kept{.id = p.id,
                    .name = p.name,
                    .token_hash = std::exchange(p.token_hash, {}),
                    .previous_hash = std::exchange(p.previous_hash, {}),
                    .seen = now};
    p.kept = true;
    by_token_.erase(kept.token_hash);
    by_token_.erase(kept.previous_hash);
    by_id_.emplace(p.id, p.key);
    return kept;
}

std::optional<ConnId> People::attach(Player& p, Connection& c) {
    const std::optional<ConnId> old = p.conn;
    if (old) {
        if (Connection* before = connection(*old)) before->player = kNoPlayer;
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
    by_id_.erase(it->second.id);
    gone_.erase({it->second.gone_at, key});
    players_.erase(it);
}

void People::sweep(TimePoint now, const std::function<bool(const std::string& table)>& is_there) {
    std::vector<PlayerKey> late;
    for (const auto& [when, key] : gone_) {
        Player& p = players_.at(key);
        std::erase_if(p.tables, [&is_there](const std::string& t) { return !is_there(t); });
        std::erase_if(p.led_to, [&is_there](const auto& led) { return !is_there(led.second); });
        const bool is_late = p.kept || now - when >= limits_.guest_ms;
        if (is_late && p.tables.empty()) late.push_back(key);
    }
    for (const PlayerKey key : late) forget(key);
}

std::vector<std::string> People::kept_here() const {
    std::vector<std::string> ids;
    for (const auto& [key, p] : players_) {
        if (p.kept && (p.conn || !p.tables.empty())) ids.push_back(p.id);
    }
    return ids;
}

std::optional<std::int64_t> People::charge(Connection& c, TimePoint now) const {
    return c.allowance.take({.a_second = static_cast<double>(limits_.messages_per_second),
                             .at_once = static_cast<double>(limits_.message_burst)},
                            now);
}

bool People::bears_refusal(Connection& c, TimePoint now) const {
    const auto borne = static_cast<double>(limits_.refused_messages);
    return !c.refusals.take({.a_second = 1, .at_once = borne}, now);
}

}  // namespace vegas::core
