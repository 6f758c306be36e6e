// Transcripts of whole random games, for tests of what is done with them.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"

namespace vegas::test {

// A game of seats with seeds; the nonces of sealed choices are their decisions' numbers.
inline protocol::Transcript played(const Setup& setup, std::uint64_t number = 1) {
    protocol::Transcript t{.game = "k3f9xq-1", .setup = setup};
    t.server_seed[0] = static_cast<std::uint8_t>(number);
    t.commitment = protocol::sha256(t.server_seed);
    std::vector<std::string> seeds;
    for (int i = 0; i < setup.seats; ++i) {
        seeds.push_back("seed of " + std::to_string(i));
        t.seats.push_back({"Seat " + std::to_string(i), {}, seeds.back()});
    }
    protocol::FairDraws draws(protocol::game_key(t.server_seed, t.game, seeds));
    FastDraws choices(number);
    NullEventSink mute;
    Game game = start(setup, draws, mute);
    for (Actions list; !over(game);) {
        legal_actions(game, list);
        const Action action = list[list.size == 1 ? 0 : choices.one_of(list.size)];
        protocol::Transcript::ActionRecord answer{.seat = decision(game).seat, .action = action};
        if (is_sealed(action.kind)) {
            const protocol::Nonce nonce{static_cast<std::uint8_t>(t.actions.size())};
            answer.seal = {nonce, protocol::commitment(nonce, action)};
        }
        t.actions.push_back(answer);
        apply_trusted(game, action, draws, mute);
    }
    t.result = result(game);
    t.digest = protocol::digest_of(t);
    return t;
}

// What is wrong with it; empty: nothing.
inline std::string flaw(const protocol::Transcript& t) {
    const auto f = protocol::verify(t);
    return f ? protocol::describe(*f) : "";
}

}  // namespace vegas::test
