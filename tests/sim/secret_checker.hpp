// Checks that no message of any server contains a secret too early. It takes the secrets from the
// records that each core wants stored, and players' seeds from their requests. A server seed is
// secret until the game has ended, a player's seed until the game has started, and the nonce of a
// sealed choice until the next decision is settled.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/server_process.hpp"

namespace vegas::sim {

class SecretChecker final : public Checker {
public:
    // The secrets of all servers, and those that are no longer secret.
    struct All {
        std::vector<const SecretChecker*> of;
        std::set<std::string> over, ended;  // games that are stored, or have a recorded end
        std::set<std::string> shown;        // nonces that may have been shown
        std::set<std::string> started;      // games, according to their records
        std::map<std::string, std::set<std::string>> given;  // game -> seeds of its players
        std::uint64_t given_seeds = 0;

        // A player is about to give this seed.
        void add_seed(const std::string& game, const std::string& seed) {
            if (!started.contains(game) && given[game].insert(seed).second) ++given_seeds;
        }
    };
    explicit SecretChecker(All& all) : all_(all) { all_.of.push_back(this); }

    void on_start() override;
    void on_load(const core::journal::Entry& entry) override;
    void on_record(const core::journal::Entry& entry) override;
    void on_send(const core::Send& send) override;

private:
    void look_at(const std::string& message) const;
    void look_for_players_seeds(const std::string& message) const;

    struct Seed {
        std::string game, hex;
    };
    struct Choice {
        std::uint32_t decision = 0;
        std::string nonce;
    };
    All& all_;
    std::map<std::string, Seed> seeds_;      // table -> its game's seed
    std::map<std::string, Choice> choices_;  // table -> its last sealed choice
};

}  // namespace vegas::sim
