// Players whom the host removed from a table: they may not come back until they are admitted. If
// the host wishes, nobody new may come from their addresses either, for the life of the table.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"

namespace vegas::core {

struct RemovedAddress {
    std::string hash;    // AddressAccounts::hash_for_table()
    std::string player;  // who came from there; empty if that player was deleted
    bool operator==(const RemovedAddress&) const = default;
};

class RemovedPlayers {
public:
    // In order of removal.
    [[nodiscard]] const std::vector<protocol::PersonInfo>& list() const { return list_; }
    [[nodiscard]] const std::vector<RemovedAddress>& addresses() const { return addresses_; }
    [[nodiscard]] bool contains(const std::string& player) const {
        return std::ranges::find(list_, player, &protocol::PersonInfo::player) != list_.end();
    }
    [[nodiscard]] bool has_address(const std::string& hash) const {
        return std::ranges::find(addresses_, hash, &RemovedAddress::hash) != addresses_.end();
    }
    // If there are `limit` already, the first one is forgotten.
    void add(protocol::PersonInfo who, std::size_t limit) {
        if (list_.size() >= limit) list_.erase(list_.begin());
        list_.push_back(std::move(who));
    }
    // Likewise.
    void add_address(RemovedAddress address, std::size_t limit) {
        erase_address(address.hash);
        if (addresses_.size() >= limit) addresses_.erase(addresses_.begin());
        addresses_.push_back(std::move(address));
    }
    void erase_address(const std::string& hash) {
        std::erase_if(addresses_, [&](const auto& removed) { return removed.hash == hash; });
    }
    // With the addresses. False: this player was not removed.
    bool admit(const std::string& player) {
        std::erase_if(addresses_, [&](const auto& removed) { return removed.player == player; });
        return std::erase_if(list_, [&](const auto& who) { return who.player == player; }) > 0;
    }
    // The player is deleted. The addresses stay, without the name: nobody comes back by that.
    void forget(const std::string& player) {
        for (RemovedAddress& removed : addresses_) {
            if (removed.player == player) removed.player.clear();
        }
        std::erase_if(list_, [&](const auto& who) { return who.player == player; });
    }
    // False: this player was not removed.
    bool rename(const std::string& player, const std::string& name) {
        const auto who = std::ranges::find(list_, player, &protocol::PersonInfo::player);
        if (who == list_.end()) return false;
        who->name = name;
        return true;
    }
    bool operator==(const RemovedPlayers&) const = default;

private:
    std::vector<protocol::PersonInfo> list_;
    std::vector<RemovedAddress> addresses_;
};

}  // namespace vegas::core
