// The invite of a finished game whose table got another one.
#pragma once

#include <string>
#include <string_view>

namespace vegas::shell {

// Follows from the key, which is not stored: who knows one game's does not know the others'.
[[nodiscard]] std::string derive_game_invite(std::string_view key, std::string_view game);

// A game's summary with this invite. REQUIRES: the JSON of a protocol::PlayedGame.
[[nodiscard]] std::string with_invite(const std::string& summary, std::string_view invite);

}  // namespace vegas::shell
