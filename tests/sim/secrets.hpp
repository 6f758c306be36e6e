// Reads the records that the core wants to have stored, and sees to it that no message holds a
// secret of theirs before its time: a server's seed before the game has ended, the nonce of a
// sealed choice before the next answer.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "tests/sim/machine.hpp"

namespace vegas::sim {

class Secrets final : public Inspector {
public:
    // A game whose end was not stored goes on.
    void started() override { ended_.clear(); }
    void recorded(const core::journal::Entry& entry) override;
    void sent(const core::Send& send) override;

    void kept(const core::KeptGame& game) { over_.insert(game.id); }

private:
    struct Seed {
        std::string game, hex;
    };
    std::map<std::string, Seed> seeds_;  // table -> of its game
    struct Choice {
        std::uint32_t decision = 0;
        std::string nonce;
        bool sealed = true;
    };
    std::map<std::string, Choice> choices_;  // table -> the last one that was sealed
    std::set<std::string> over_, ended_;     // games; in this start of the server
};

}  // namespace vegas::sim
