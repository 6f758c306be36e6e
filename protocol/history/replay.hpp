// A finished game as its spectators saw it, decision by decision: made from the transcript by
// playing it again. README.md, section 12. Pure; holds the rules by way of the engine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/history/transcript.hpp"

namespace vegas::protocol {

// What a transcript does not say of the table where it was played.
struct PlayedAt {
    std::string table, invite;
    bool is_private = true;
    std::optional<std::int64_t> decision_ms;
};

// `text`: the transcript's own text, which is given again to the byte. Nothing: the transcript is
// not that of a game.
[[nodiscard]] std::optional<std::string> replay_json(const Transcript&, std::string_view text,
                                                     const PlayedAt&);

}  // namespace vegas::protocol
