#include "tests/sim/secrets.hpp"

#include <variant>

#include "protocol/json/hex.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim {

namespace journal = core::journal;

void Secrets::recorded(const journal::Entry& entry) {
    if (const auto* opened = std::get_if<journal::Opened>(&entry.record)) {
        seeds_[entry.table] = {opened->game, protocol::hex(opened->server_seed)};
    } else if (std::holds_alternative<journal::Ended>(entry.record)) {
        ended_.insert(seeds_[entry.table].game);
        choices_[entry.table].sealed = false;
    } else if (const auto* acted = std::get_if<journal::Acted>(&entry.record)) {
        Choice& choice = choices_[entry.table];
        if (acted->decision <= choice.decision) choice = {};  // it was lost, with what came after
        choice.sealed = false;
        // The second of two choices in a row is shown at once, with the first. [VG-20]
        if (acted->nonce && acted->decision != choice.decision + 1) {
            choice = {acted->decision, protocol::hex(*acted->nonce)};
        }
    }
}

void Secrets::sent(const core::Send& send) {
    const std::string& message = *send.text;
    for (const auto& [table, seed] : seeds_) {
        if (over_.contains(seed.game) || ended_.contains(seed.game)) continue;
        if (message.find(seed.hex) != std::string::npos) {
            throw Wrong("game " + seed.game + " goes on, and its seed is in " + message);
        }
    }
    for (const auto& [table, choice] : choices_) {
        if (choice.sealed && !choice.nonce.empty() &&
            message.find(choice.nonce) != std::string::npos) {
            throw Wrong("a choice at table " + table + " is sealed, and its nonce is in " +
                        message);
        }
    }
    if (message.find("\"token\":") != std::string::npos &&
        message.find("\"ev\":\"welcome\"") == std::string::npos) {
        throw Wrong("a token is in " + message);
    }
}

}  // namespace vegas::sim
