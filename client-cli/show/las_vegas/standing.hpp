// Who would win what: the `wins` of casinos and actions as text and as numbers. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// The tile of this kind in play; null if it is not in play.
template <class T>
[[nodiscard]] const T* in_play(const WireView& view) {
    const auto* game = std::get_if<WireStruct<las_vegas::View>>(&view.game);
    if (game == nullptr) return nullptr;
    for (const WireStruct<las_vegas::CasinoView>& casino : game->casinos) {
        const T* tile = casino.tile ? casino.tile->template get_if<T>() : nullptr;
        if (tile != nullptr) return tile;
    }
    return nullptr;
}

// How a casino would stand after an action. The references must outlive it.
struct CasinoOutcome {
    std::int64_t casino = 0;  // its number
    const Owners& wins;
    const Owners& tied;
};

// Casino `number`, from 1 on; an empty one if there is none.
[[nodiscard]] const WireStruct<las_vegas::CasinoView>& casino_at(const WireView&,
                                                                 std::int64_t number);

// The number of the closed casino, from 1 on; nullopt: all are open.
[[nodiscard]] std::optional<std::int64_t> closed_casino(const WireView&);

// What `owner` wins by `wins` out of `cards`.
[[nodiscard]] std::int64_t money_of(const Numbers& cards, const Owners& wins,
                                    const DiceOwner& owner);

// "80k you, 50k Anna", "80k nobody, 50k nobody"; for speech "80,000 dollars for you, ...".
[[nodiscard]] std::string standing_words(const Numbers& cards, const Owners& wins,
                                         const RenderContext&);

// "60k you, 40k nobody  (+60k)", "60k Bo, 40k nobody  (you tie)": the standing after the action,
// and what changes for you.
[[nodiscard]] std::string outcome_words_after(const CasinoOutcome&, const RenderContext&);

// The change in short: "you +60k", or, if nothing changes for you, the greatest change for another:
// "Bo -40k". Empty if nothing changes.
[[nodiscard]] std::string change_brief(const CasinoOutcome&, const RenderContext&);

}  // namespace vegas::cli
