// What everything that is shown is made from. References outlive it.
#pragma once

#include "client-cli/protocol/generated.hpp"
#include "client-cli/show/common/faces.hpp"
#include "client-cli/show/common/names.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

struct Scene {
    const View& view;
    const Faces& faces;
    const Style& style;
    const OpenPrompt* prompt = nullptr;  // the open one; null where it does not matter
    SeatNames names{view, !style.utf8};

    // The name of a tile, in its colour.
    [[nodiscard]] std::string tile(std::string_view id) const {
        return style.paint(Ink::tile, faces.name(id));
    }
    // "you", a brief name in the colour of the seat, or an imaginary player by its word.
    [[nodiscard]] std::string owner(const Owner&, std::size_t columns) const;
};

// Who sits there; nobody where the seat is free or there is none.
[[nodiscard]] const Person& person_at(const View&, std::size_t seat);

// The tile of this kind in play; null where it is not.
template <class T>
[[nodiscard]] const T* in_play(const View& view) {
    const auto* game = std::get_if<las_vegas::Game>(&view.game);
    if (game == nullptr) return nullptr;
    for (const las_vegas::Casino& casino : game->casinos) {
        const T* tile = casino.tile ? std::get_if<T>(&*casino.tile) : nullptr;
        if (tile != nullptr) return tile;
    }
    return nullptr;
}

}  // namespace vegas::cli
