#include "protocol/history/verify.hpp"

#include "engine/game.hpp"

namespace vegas::protocol {
namespace {

std::optional<std::string> flaw_of_seal(const Transcript::ActionRecord& a) {
    if (!is_sealed(a.action.kind)) {
        if (a.seal) return "this is not a sealed choice, but it has a commitment";
        return std::nullopt;
    }
    if (!a.seal) return "this is a sealed choice, but it has no commitment";
    if (commitment(a.seal->nonce, a.action) != a.seal->commitment) {
        return "the commitment does not fit the nonce and the choice";
    }
    return std::nullopt;
}

std::string flaw_of(ApplyError refused, const Game& game) {
    switch (refused) {
    case ApplyError::over: return "the game was already over";
    case ApplyError::not_your_decision:
        return "the decision was seat " + std::to_string(decision(game).seat) + "'s";
    default: return "this is not a legal action here";
    }
}

VerificationError wrong_end(const Game& game) {
    if (!over(game)) return {.what = "the game is not over after the last action"};
    return {.what = "the game is over after the last action, but it has no result"};
}

std::vector<std::string> seeds_of(const Transcript& t) {
    std::vector<std::string> seeds;
    for (const Transcript::Player& p : t.seats) seeds.push_back(p.seed);
    return seeds;
}

}  // namespace

std::string describe(const VerificationError& f) {
    if (f.action == 0) return f.what;
    return "action " + std::to_string(f.action) + " (seat " + std::to_string(f.seat) +
           "): " + f.what;
}

std::optional<VerificationError> verify(const Transcript& t) {
    if (t.seats.size() != t.setup.seats || !bad_option(t.setup).empty()) {
        return VerificationError{.what =
                                     "this ruleset cannot be played with these seats and options"};
    }
    if (sha256(t.server_seed) != t.commitment) {
        return VerificationError{.what = "the commitment does not fit the server's seed"};
    }
    if (!knows_rules(t.setup.rules)) {
        return VerificationError{.what = "the game was played by version " +
                                         std::to_string(t.setup.rules) +
                                         " of the rules, and this program knows version " +
                                         std::to_string(kRulesVersion)};
    }
    NullEventSink mute;
    FairDraws draws(game_key(t.server_seed, t.game, seeds_of(t)));
    Game game = start(t.setup, draws, mute);
    for (std::size_t i = 0; i < t.actions.size(); ++i) {
        const Transcript::ActionRecord& a = t.actions[i];
        const ApplyError refused = apply(game, a.seat, a.action, draws, mute);
        if (refused != ApplyError::none) {
            return VerificationError{flaw_of(refused, game), i + 1, a.seat};
        }
        if (auto what = flaw_of_seal(a)) return VerificationError{std::move(*what), i + 1, a.seat};
    }
    if (over(game) != t.result.has_value()) return wrong_end(game);
    if (t.result && result(game) != *t.result) {
        return VerificationError{.what = "the result is not the result of this game"};
    }
    if (digest_of(t) != t.digest) {
        return VerificationError{
            .what = "the digest does not fit the document: something in it was changed"};
    }
    return std::nullopt;
}

}  // namespace vegas::protocol
