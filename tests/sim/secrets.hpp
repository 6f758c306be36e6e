// Reads the records that each core wants to have stored, and sees to it that no message of any
// server holds a secret of theirs before its time: a server's seed before the game has ended, the
// nonce of a sealed choice before the next answer.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/machine.hpp"

namespace vegas::sim {

class Secrets final : public Inspector {
public:
    // What the secrets of all servers are, and which of them are none any more.
    struct All {
        std::vector<const Secrets*> of;
        std::set<std::string> over, ended;  // games that are kept, or whose end is recorded
        std::set<std::string> shown;        // nonces, perhaps
    };
    explicit Secrets(All& all) : all_(all) { all_.of.push_back(this); }

    void started() override;
    void loaded(const core::journal::Entry& entry) override;
    void recorded(const core::journal::Entry& entry) override;
    void sent(const core::Send& send) override;

private:
    void look_at(const std::string& message) const;

    struct Seed {
        std::string game, hex;
    };
    struct Choice {
        std::uint32_t decision = 0;
        std::string nonce;
    };
    All& all_;
    std::map<std::string, Seed> seeds_;      // table -> of its game
    std::map<std::string, Choice> choices_;  // table -> the last one that was sealed
};

}  // namespace vegas::sim
