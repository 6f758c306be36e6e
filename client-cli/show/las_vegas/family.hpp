// The Las Vegas games in the terminal: what show/family.hpp asks of a family.
#pragma once

#include <boost/mp11/list.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/action_worth.hpp"
#include "client-cli/show/common/earnings.hpp"
#include "client-cli/show/common/layout_variants.hpp"
#include "client-cli/show/common/location_texts.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {

struct LasVegasFamily {
    using View = WireStruct<las_vegas::View>;
    using Payments =
        boost::mp11::mp_list<WireStruct<las_vegas::CardWon>, WireStruct<las_vegas::CardReturned>,
                             WireStruct<las_vegas::Tied>>;
    using RoundStarts = boost::mp11::mp_list<WireStruct<las_vegas::RoundStarted>>;
    using RoundEnds = boost::mp11::mp_list<WireStruct<las_vegas::RoundEnded>>;
    using Deals =
        boost::mp11::mp_list<WireStruct<las_vegas::CardsDealt>, WireStruct<las_vegas::TilesLaid>>;

    // Six casinos in two rows of three, the players, your own money.
    [[nodiscard]] static Lines board_lines(const View&, const RenderContext&);
    // "round 2 of 3, 54 cards in the pile"; empty before the start.
    [[nodiscard]] static std::string title_end(const View&, const Texts&);
    // Casinos: boxes, three in a row, if `columns` allow it; one below the other with tile and
    // owners; the same with names of four columns; all one after another.
    [[nodiscard]] static LayoutVariants board_variants(const View&, const RenderContext&,
                                                       std::size_t columns);
    // Players: a line each under a heading, if `columns` allow it; without the heading; side by
    // side.
    [[nodiscard]] static LayoutVariants player_variants(const View&, const RenderContext&,
                                                        std::size_t columns);
    [[nodiscard]] static Lines own_lines(const View&, const RenderContext&, std::size_t columns);
    [[nodiscard]] static std::optional<std::string> roll_line(const View&, const RenderContext&);
    [[nodiscard]] static Lines help(const View&, const RenderContext&);

    [[nodiscard]] static Lines spoken_board(const View&, const RenderContext&);
    [[nodiscard]] static std::optional<Lines> spoken_location(const View&, std::int64_t casino,
                                                              const RenderContext&);
    [[nodiscard]] static Lines spoken_money(const View&, const RenderContext&);
    [[nodiscard]] static Lines spoken_players(const View&, const RenderContext&);
    [[nodiscard]] static Lines spoken_dice(const View&, const RenderContext&);
    [[nodiscard]] static std::size_t location_count(const View& game) {
        return game.casinos.size();
    }
    [[nodiscard]] static LocationTexts location_texts(const View&) { return {}; }

    [[nodiscard]] static std::string own_prompt_key(const View&,
                                                    const WireStruct<protocol::Prompt>&) {
        return {};
    }
    [[nodiscard]] static std::optional<ActionText> action_text(const View&, const WireAction&,
                                                               const Texts&) {
        return std::nullopt;
    }
    static void add_worth(ActionWorth&, const WeighedAction&);

    [[nodiscard]] static std::string total_text(std::int64_t total, const Texts& texts) {
        return texts.money(total);
    }
    // Skip money or skip cards.
    [[nodiscard]] static std::optional<std::string> own_funds(const View&, std::size_t seat,
                                                              const Texts&);
    [[nodiscard]] static std::string total_sources(const View&, std::size_t seat,
                                                   const RenderContext&);
    static void add_earnings(const WireEvent&, Earnings&);

    static void show_roll(View&, const WireStruct<Rolled>&);
    static void show_placed(View&, const WireEvent&);
    static void clear_winners(View&);
};

}  // namespace vegas::cli
