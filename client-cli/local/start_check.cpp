#include "client-cli/local/start_check.hpp"

#include <algorithm>
#include <vector>

#include "client-cli/protocol/read.hpp"
#include "client-cli/session/seed_giver.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

using Player = protocol::Transcript::Player;

std::string name_of(const Player& player) { return safe_text(player.name, true); }

// Those with a seed, but for one seat whose seed is ours.
std::vector<Player> other_givers(const protocol::Transcript& t, const std::string& own_seed) {
    std::vector<Player> others = t.seats;
    const auto own = std::ranges::find(others, own_seed, &Player::seed);
    if (own != others.end()) others.erase(own);
    std::erase_if(others, [](const Player& player) { return player.seed.empty(); });
    return others;
}

std::string own_seed_line(const protocol::Transcript& t, const StartEvidence& evidence) {
    if (evidence.seed.empty()) return "start: this terminal gave no seed to it";
    const std::size_t others = other_givers(t, evidence.seed).size();
    if (others == 0) return "start: your seed is in it, and no other player's";
    return "start: your seed is in it; the hashes of the other seeds (" + std::to_string(others) +
           ") were there before it was shown";
}

std::string hash_of(const std::string& seed) {
    return seed.empty() ? "" : protocol::hex(protocol::seed_hash(seed));
}

// Earlier versions kept no hash of ours where it was given openly.
bool knows_own_place(const StartEvidence& evidence) {
    return std::ranges::find(evidence.hashes, hash_of(evidence.seed)) != evidence.hashes.end();
}

std::string setup_of(const protocol::Transcript& t) {
    const json document = parse_json(protocol::transcript_json(t));
    return setup_text(text_in(document, "ruleset"), fields_of(member(document, "options")));
}

}  // namespace

std::optional<std::string> find_contradiction(const protocol::Transcript& t,
                                              const StartEvidence& evidence) {
    if (evidence.commitment != protocol::hex(t.commitment)) {
        return "the commitment is not the one that this terminal saw before it";
    }
    if (evidence.seed.empty()) return std::nullopt;
    if (std::ranges::find(t.seats, evidence.seed, &Player::seed) == t.seats.end()) {
        return "the seed that this terminal showed last is not in it";
    }
    if (!evidence.setup.empty() && evidence.setup != setup_of(t)) {
        return "the rules are not those that the table had when this terminal showed its seed";
    }
    if (evidence.hashes.size() != t.seats.size()) {
        return "other seats were taken when this terminal showed its seed";
    }
    for (std::size_t i = 0; i < t.seats.size(); ++i) {
        const Player& player = t.seats[i];
        if (player.seed == evidence.seed && !knows_own_place(evidence)) continue;
        if (hash_of(player.seed) != evidence.hashes[i]) {
            return "the seed of " + name_of(player) + " is not the one whose hash was there " +
                   "before yours was shown";
        }
    }
    return std::nullopt;
}

Lines start_report(const protocol::Transcript& t, const std::optional<StartEvidence>& evidence) {
    Lines lines;
    if (evidence) {
        lines.emplace_back("start: the commitment is the one that this terminal saw before it");
        lines.push_back(own_seed_line(t, *evidence));
    } else {
        lines.emplace_back(
            "start: this terminal saw nothing of it; compare the commitment with the one that the "
            "table showed");
    }
    if (evidence && evidence->broken_starts > 0) {
        const std::string times = std::to_string(evidence->broken_starts);
        lines.push_back("start: broken off before, after your seed was shown: " + times +
                        (evidence->broken_starts == 1 ? " time" : " times"));
    }
    std::vector<std::string> without_seed;
    for (const Player& player : t.seats) {
        if (!player.bot && player.seed.empty()) without_seed.push_back(name_of(player));
    }
    if (!without_seed.empty()) {
        lines.push_back("start: without a seed: " + vegas::texts::join(without_seed, ", "));
    }
    return lines;
}

}  // namespace vegas::cli
