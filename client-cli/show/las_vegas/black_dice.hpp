// The two black dice, while they lie on a tile. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

// "threw 3+5=8"; nothing where none lie there.
[[nodiscard]] Pieces black_pieces(const std::optional<Numbers>& black);

// " (3 5)"; empty where none lie there.
[[nodiscard]] std::string black_words(const std::optional<Numbers>& black);

// Those on the tile T, if it is in play.
template <class T>
[[nodiscard]] std::string black_words(const Scene& scene) {
    const T* tile = in_play<T>(scene.view);
    return tile == nullptr ? std::string() : black_words(tile->black);
}

}  // namespace vegas::cli
