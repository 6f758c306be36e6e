// What everything that is shown is made from. References outlive it.
#pragma once

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/faces.hpp"
#include "client-cli/show/common/names.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

class Earnings;

struct Scene {
    const View& view;
    const Faces& faces;
    const Style& style;
    const Texts& texts;
    const Read<protocol::Prompt>* prompt = nullptr;  // the open one; null where it does not matter
    std::int64_t told_of = 0;            // the casino that is being told of, from 1 on; 0: none
    const Earnings* earnings = nullptr;  // where money came from; null where that is not known
    SeatNames names{view, !style.utf8, texts};

    // The name of a tile, in its colour.
    [[nodiscard]] std::string tile(std::string_view id) const {
        return style.paint(Ink::tile, faces.name(id));
    }
    // In a short place: "you", a brief name in the colour of the seat, "neutral".
    [[nodiscard]] std::string owner(const Owner&, std::size_t columns) const;
    // In a sentence: a name in the colour of the seat, "the neutral dice".
    [[nodiscard]] std::string names_of(const Owner&) const;
    // Money in its colour: "$30,000".
    [[nodiscard]] std::string money(std::int64_t dollars) const {
        return style.paint(Ink::money, texts.money(dollars));
    }
};

// Who sits there; nobody where the seat is free or there is none.
[[nodiscard]] const Read<protocol::SeatInfo>& person_at(const View&, std::size_t seat);

// For speech: "Anna, you", "Bo, bot, away".
[[nodiscard]] std::string person_words(std::size_t seat, const Scene&);

// The tile of this kind in play; null where it is not.
template <class T>
[[nodiscard]] const T* in_play(const View& view) {
    const auto* game = std::get_if<Read<las_vegas::View>>(&view.game);
    if (game == nullptr) return nullptr;
    for (const Read<las_vegas::CasinoView>& casino : game->casinos) {
        const T* tile = casino.tile ? std::get_if<T>(&*casino.tile) : nullptr;
        if (tile != nullptr) return tile;
    }
    return nullptr;
}

}  // namespace vegas::cli
