// Players whom the host removed from a table: they may not come back until they are admitted.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"

namespace vegas::core {

class RemovedPlayers {
public:
    // In order of removal.
    [[nodiscard]] const std::vector<protocol::PersonInfo>& list() const { return list_; }
    [[nodiscard]] bool contains(const std::string& player) const {
        return std::ranges::find(list_, player, &protocol::PersonInfo::player) != list_.end();
    }
    // If there are `limit` already, the first one is forgotten.
    void add(protocol::PersonInfo who, std::size_t limit) {
        if (list_.size() >= limit) list_.erase(list_.begin());
        list_.push_back(std::move(who));
    }
    // False: this player was not removed.
    bool admit(const std::string& player) {
        return std::erase_if(list_, [&](const auto& who) { return who.player == player; }) > 0;
    }
    bool operator==(const RemovedPlayers&) const = default;

private:
    std::vector<protocol::PersonInfo> list_;
};

}  // namespace vegas::core
