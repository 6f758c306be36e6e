#include "tests/sim/secret_checker.hpp"

#include <variant>

#include "protocol/json/hex.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

namespace journal = core::journal;

void SecretChecker::on_start() {
    seeds_.clear();
    choices_.clear();
}

// A game whose end was not stored goes on.
void SecretChecker::on_load(const journal::Entry& entry) {
    if (const auto* opened = std::get_if<journal::GameOpened>(&entry.record)) {
        all_.ended.erase(opened->game);
        all_.started.erase(opened->game);
        choices_.erase(entry.table);
    }
    on_record(entry);
}

void SecretChecker::on_record(const journal::Entry& entry) {
    Choice& choice = choices_[entry.table];
    if (const auto* opened = std::get_if<journal::GameOpened>(&entry.record)) {
        seeds_[entry.table] = {opened->game, protocol::hex(opened->server_seed)};
    } else if (std::holds_alternative<journal::Started>(entry.record)) {
        all_.started.insert(seeds_[entry.table].game);
        all_.given.erase(seeds_[entry.table].game);
    } else if (std::holds_alternative<journal::Ended>(entry.record)) {
        all_.ended.insert(seeds_[entry.table].game);
        all_.shown.insert(choice.nonce);
    } else if (const auto* acted = std::get_if<journal::Acted>(&entry.record)) {
        all_.shown.insert(choice.nonce);
        // The second of two choices in a row is shown at once, with the first. [VG-20]
        if (acted->nonce && acted->decision != choice.decision + 1) {
            choice = {acted->decision, protocol::hex(*acted->nonce)};
        }
    }
}

void SecretChecker::on_send(const core::Send& send) {
    const std::string& message = *send.text;
    for (const SecretChecker* secrets : all_.of) secrets->look_at(message);
    look_for_players_seeds(message);
    if (message.find("\"token\":") != std::string::npos &&
        message.find("\"ev\":\"welcome\"") == std::string::npos) {
        throw CheckFailure("a token is in " + message);
    }
}

// Not even who gave it is told before everybody is.
void SecretChecker::look_for_players_seeds(const std::string& message) const {
    for (const auto& [game, seeds] : all_.given) {
        for (const std::string& seed : seeds) {
            if (message.find(seed) == std::string::npos) continue;
            throw CheckFailure("game " + game + " has not started, and a player's seed is in " +
                               message);
        }
    }
}

void SecretChecker::look_at(const std::string& message) const {
    for (const auto& [table, seed] : seeds_) {
        if (all_.over.contains(seed.game) || all_.ended.contains(seed.game)) continue;
        if (message.find(seed.hex) != std::string::npos) {
            throw CheckFailure("game " + seed.game + " goes on, and its seed is in " + message);
        }
    }
    for (const auto& [table, choice] : choices_) {
        const bool is_sealed = !choice.nonce.empty() && !all_.shown.contains(choice.nonce);
        if (is_sealed && message.find(choice.nonce) != std::string::npos) {
            throw CheckFailure("a choice at table " + table + " is sealed, and its nonce is in " +
                               message);
        }
    }
}

}  // namespace vegas::sim
