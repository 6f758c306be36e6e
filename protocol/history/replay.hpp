// Shows a finished game as its spectators saw it, decision by decision, by playing the transcript
// again. docs/http.md, Replays. Pure; knows the rules through the engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::protocol {

struct Transcript;

// What a transcript does not say about the game's table.
struct TableMetadata {
    std::string table, invite;
    bool is_private = true;
    std::optional<std::int64_t> decision_ms;
};

// `text` is the transcript's own text, which the replay repeats byte for byte. `alike`, by seat:
// whether another seat's name looks the same; empty means none. Returns nullopt if the transcript
// does not describe a game, or one that was not finished or was played by other rules.
[[nodiscard]] std::optional<std::string> replay_json(const Transcript&, std::string_view text,
                                                     const TableMetadata&,
                                                     const std::vector<bool>& alike = {});

}  // namespace vegas::protocol
