// A finished game as its spectators saw it, decision by decision. It is made by playing the
// transcript again. docs/http.md, Replays. Pure; knows the rules through the engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::protocol {

struct Transcript;

// What a transcript does not say about the table at which the game was played.
struct PlayedAt {
    std::string table, invite;
    bool is_private = true;
    std::optional<std::int64_t> decision_ms;
};

// `text` is the transcript's own text, which the replay repeats byte for byte. `alike`, by seat:
// whose names are; where it is empty, nobody's. Nothing if the transcript is not that of a game.
[[nodiscard]] std::optional<std::string> replay_json(const Transcript&, std::string_view text,
                                                     const PlayedAt&,
                                                     const std::vector<bool>& alike = {});

}  // namespace vegas::protocol
