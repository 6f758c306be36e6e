#include "client-cli/lab/simulation.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/game.hpp"

namespace vegas::cli {
namespace {

using protocol::Bytes32;

constexpr std::string_view kVersion = "vegas simulate/1\n";

Bytes32 server_seed(const std::string& seed, std::uint64_t number) {
    const std::string text = std::string(kVersion) + seed + "\n" + std::to_string(number);
    return protocol::sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

Bytes32 derived(const Bytes32& from, const std::string& what) {
    return protocol::hmac_sha256(from, std::string(kVersion) + what);
}

protocol::Transcript::Seal seal(const Bytes32& from, std::uint32_t decision, const Action& choice) {
    const Bytes32 bytes = derived(from, "nonce\n" + std::to_string(decision));
    protocol::Transcript::Seal s;
    std::copy_n(bytes.begin(), s.nonce.size(), s.nonce.begin());
    s.commitment = protocol::commitment(s.nonce, choice);
    return s;
}

void open_record(protocol::Transcript& t, const Setup& setup, const Bytes32& seed,
                 std::string game) {
    t = {.game = std::move(game), .setup = setup, .server_seed = seed};
    t.commitment = protocol::sha256(seed);
    for (int i = 0; i < setup.seats; ++i) {
        t.seats.push_back({"Seat " + std::to_string(i), bots::Level::random, ""});
    }
}

}  // namespace

SimulationResult simulate_game(const Setup& setup, const std::string& seed, std::uint64_t number,
                               EventSink& events, protocol::Transcript* record) {
    const Bytes32 secret = server_seed(seed, number);
    const std::string id = "sim-" + std::to_string(number);
    if (record != nullptr) open_record(*record, setup, secret, id);
    protocol::FairDraws draws(
        protocol::game_key(secret, id, std::vector<std::string>(setup.seats)));
    protocol::FairDraws choices(derived(secret, "choices"));
    SimulationResult s;
    Game game = start(setup, draws, events);
    for (Actions list; !over(game); ++s.decisions) {
        legal_actions(game, list);
        const Action action = list[list.size == 1 ? 0 : choices.one_of(list.size)];
        if (record != nullptr) {
            record->actions.push_back({.seat = decision(game).seat, .action = action});
            if (is_sealed(action.kind)) {
                record->actions.back().seal = seal(secret, s.decisions + 1, action);
            }
        }
        apply_trusted(game, action, draws, events);
    }
    s.result = result(game);
    if (record != nullptr) record->result = s.result;
    if (record != nullptr) record->digest = protocol::digest_of(*record);
    return s;
}

}  // namespace vegas::cli
