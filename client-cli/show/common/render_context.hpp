// All that drawing reads of one table. The references must outlive it.
#pragma once

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/names.hpp"
#include "client-cli/show/common/tile_faces.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

class Earnings;

struct RenderContext {
    const WireView& view;
    const TileFaces& faces;
    const Style& style;
    const Texts& texts;
    // The open prompt; null if it does not matter.
    const WireStruct<protocol::Prompt>* prompt = nullptr;
    std::int64_t highlighted_casino = 0;  // the casino being paid out, from 1 on; 0: none
    const Earnings* earnings = nullptr;   // where money came from; null if not known
    std::string own_seed = {};            // for the open game; empty if there is none
    SeatNames names{view, !style.utf8, texts};

    // The name of a tile, in its colour.
    [[nodiscard]] std::string tile(std::string_view id) const {
        return style.paint(Ink::tile, faces.name(id));
    }
    // For a short place: "you", a brief name in the colour of the seat, "neutral".
    [[nodiscard]] std::string owner(const DiceOwner&, std::size_t columns) const;
    // For a sentence: a name in the colour of the seat, "the neutral dice".
    [[nodiscard]] std::string names_of(const DiceOwner&) const;
    // Money in its colour: "$30,000".
    [[nodiscard]] std::string money(std::int64_t dollars) const {
        return style.paint(Ink::money, texts.money(dollars));
    }
};

// The person on the seat; an empty one if the seat is free or does not exist.
[[nodiscard]] const WireStruct<protocol::SeatInfo>& person_at(const WireView&, std::size_t seat);

// For speech: "Anna, you", "Bo, bot, away".
[[nodiscard]] std::string person_words(std::size_t seat, const RenderContext&);

}  // namespace vegas::cli
