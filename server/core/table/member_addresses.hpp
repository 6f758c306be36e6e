// From which networks a table's people have come, so that no network has too many seats there. It
// has keyed hashes, in memory only: after a restart a network is known once its player is back.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "server/core/base/ids.hpp"

namespace vegas::core {

class MemberAddresses {
public:
    // `hash`: AddressAccounts::hash_for_table().
    void note(PlayerKey key, const std::string& hash) {
        auto& known = by_player_[key];
        std::erase(known, hash);
        known.push_back(hash);
        if (known.size() > kMost) known.erase(known.begin());
    }
    // Those of this player, the newest last.
    [[nodiscard]] std::vector<std::string> of(PlayerKey key) const {
        const auto known = by_player_.find(key);
        return known == by_player_.end() ? std::vector<std::string>() : known->second;
    }
    [[nodiscard]] bool has_come_from(PlayerKey key, const std::string& hash) const {
        const auto its = by_player_.find(key);
        return its != by_player_.end() && std::ranges::find(its->second, hash) != its->second.end();
    }
    // Where the player came from last; empty: not known.
    [[nodiscard]] std::string last_of(PlayerKey key) const {
        const auto its = by_player_.find(key);
        return its == by_player_.end() || its->second.empty() ? "" : its->second.back();
    }
    // Whether both have come from one network.
    [[nodiscard]] bool have_common(PlayerKey one, PlayerKey other) const {
        const auto its = by_player_.find(one);
        const auto others = by_player_.find(other);
        if (its == by_player_.end() || others == by_player_.end()) return false;
        return std::ranges::any_of(its->second, [&](const std::string& hash) {
            return std::ranges::find(others->second, hash) != others->second.end();
        });
    }
    // Forgets the players of whom `keeps` is false.
    template <class Keeps>
    void retain(Keeps keeps) {
        std::erase_if(by_player_, [&](const auto& known) { return !keeps(known.first); });
    }
    bool operator==(const MemberAddresses&) const = default;

private:
    // A phone changes its address on the way; who needs more than these is at home nowhere.
    static constexpr std::size_t kMost = 4;
    std::map<PlayerKey, std::vector<std::string>> by_player_;  // the newest last
};

}  // namespace vegas::core
