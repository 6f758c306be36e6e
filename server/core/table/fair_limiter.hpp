// Limits what people do at a table, so that nobody uses up what others may do: each player has a
// share of their own, and the players of one network have one together.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "server/core/base/ids.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"

namespace vegas::core {

class FairLimiter {
public:
    struct Rates {
        RefillRate player, network;
    };
    // As MemberAddresses knows it; empty: not known, and not limited.
    struct Source {
        PlayerKey player = kNoPlayer;
        std::string network;
    };

    // Takes one of the player's and one of the network's. If there is none left, takes nothing and
    // returns the wait in ms.
    [[nodiscard]] std::optional<std::int64_t> try_consume(const Source& from, const Rates& rates,
                                                          TimePoint now) {
        forget_idle(rates, now);
        auto wait_ms = players_[from.player].wait_ms(rates.player, now);
        if (!from.network.empty()) {
            wait_ms = std::max(wait_ms, networks_[from.network].wait_ms(rates.network, now));
        }
        if (!wait_ms) consume(from, rates, now);
        return wait_ms;
    }
    // Also takes what is not there: the next one waits longer.
    void consume(const Source& from, const Rates& rates, TimePoint now) {
        static_cast<void>(players_[from.player].consume(rates.player, now));
        if (from.network.empty()) return;
        static_cast<void>(networks_[from.network].consume(rates.network, now));
    }
    void refund(const Source& from) {
        players_[from.player].refund();
        if (!from.network.empty()) networks_[from.network].refund();
    }
    void clear() {
        players_.clear();
        networks_.clear();
    }

private:
    void forget_idle(const Rates& rates, TimePoint now) {
        std::erase_if(players_,
                      [&](const auto& it) { return it.second.is_full(rates.player, now); });
        std::erase_if(networks_,
                      [&](const auto& it) { return it.second.is_full(rates.network, now); });
    }

    std::map<PlayerKey, TokenBucket> players_;
    std::map<std::string, TokenBucket> networks_;
};

}  // namespace vegas::core
