// The contents of a tile as pieces that are not broken across lines, each painted or plain; for
// speech as phrases. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

using Pieces = std::vector<std::string>;

// Adds a comma to all but the last.
[[nodiscard]] Pieces with_commas(Pieces);

// The owner of something on a tile: "you", "Bo"; for speech always by name.
[[nodiscard]] std::string name_on_tile(const DiceOwner&, const RenderContext&);

// Where a token is, for speech: "the token is on the tile", "Bo has the token".
[[nodiscard]] std::string token_words(const std::optional<std::int64_t>& holder,
                                      const RenderContext&);

[[nodiscard]] std::string joined_words(const std::vector<std::string>& words,
                                       std::string_view between);

// The contents of the tile; empty for tiles that this client does not know.
[[nodiscard]] Pieces tile_pieces(const WireTile&, const RenderContext&);

}  // namespace vegas::cli
