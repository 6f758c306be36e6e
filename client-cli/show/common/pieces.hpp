// What lies on a tile, as words that a line is not broken in, each painted or plain; for speech as
// phrases. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

using Pieces = std::vector<std::string>;

// All but the last followed by a comma.
[[nodiscard]] Pieces listed(Pieces);

// "you", "Bo": whose something on a tile is; for speech always by name.
[[nodiscard]] std::string name_on_tile(const Owner&, const Scene&);

// For speech, of a token: "the token is on the tile", "Bo has the token".
[[nodiscard]] std::string token_words(const std::optional<std::int64_t>& holder, const Scene&);

[[nodiscard]] std::string joined_words(const std::vector<std::string>& words,
                                       std::string_view between);

// What lies on the tile; nothing for those that this client does not know.
[[nodiscard]] Pieces pieces_on(const Tile&, const Scene&);

}  // namespace vegas::cli
