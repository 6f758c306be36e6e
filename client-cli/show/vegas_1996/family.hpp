// VEGAS of 1996 in the terminal: what show/family.hpp asks of a family. Its board shows the gaming
// tables along Mary's track. Seats are letters there, A for the first, because a space shows its
// owner in one sign.
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
#include "engine/shared_events.hpp"
#include "engine/vegas_1996/events.hpp"

namespace vegas::cli {

struct Vegas1996Family {
    using View = WireStruct<vegas_1996::View>;
    using Payments = boost::mp11::mp_list<WireStruct<vegas_1996::ChipWon>,
                                          WireStruct<vegas_1996::ChipDiscarded>>;
    using RoundStarts = boost::mp11::mp_list<>;
    using RoundEnds = boost::mp11::mp_list<>;
    using Deals = boost::mp11::mp_list<>;

    // Tables, track and players.
    [[nodiscard]] static Lines board_lines(const View&, const RenderContext&);
    [[nodiscard]] static std::string title_end(const View&, const Texts&) { return {}; }
    // Tables and track; with the spaces close together.
    [[nodiscard]] static LayoutVariants board_variants(const View&, const RenderContext&,
                                                       std::size_t columns);
    // Players: a line each under a heading, if `columns` allow it; side by side.
    [[nodiscard]] static LayoutVariants player_variants(const View&, const RenderContext&,
                                                        std::size_t columns);
    // Your own chips are shown among the players.
    [[nodiscard]] static Lines own_lines(const View&, const RenderContext&, std::size_t) {
        return {};
    }
    // "To place: 4 at table 8"
    [[nodiscard]] static std::optional<std::string> roll_line(const View&, const RenderContext&);
    [[nodiscard]] static Lines help(const View&, const RenderContext&);

    // Mary, and every gaming table that is not scored yet, in the order in which she comes to them.
    [[nodiscard]] static Lines spoken_board(const View&, const RenderContext&);
    // Space by space.
    [[nodiscard]] static std::optional<Lines> spoken_location(const View&, std::int64_t table,
                                                              const RenderContext&);
    [[nodiscard]] static Lines spoken_money(const View&, const RenderContext&);
    [[nodiscard]] static Lines spoken_players(const View&, const RenderContext&);
    [[nodiscard]] static Lines spoken_dice(const View&, const RenderContext&);
    [[nodiscard]] static std::size_t location_count(const View& game) {
        return game.board.tables.size();
    }
    [[nodiscard]] static LocationTexts location_texts(const View&) {
        return {.typed = "typed.table", .which = "speech.which_table", .put_help = ""};
    }

    [[nodiscard]] static std::string own_prompt_key(const View&,
                                                    const WireStruct<protocol::Prompt>& prompt) {
        return prompt.kind == word_of(Ask::roll) ? "turn.ask_gold" : "";
    }
    [[nodiscard]] static std::optional<ActionText> action_text(const View&, const WireAction&,
                                                               const Texts&);
    static void add_worth(ActionWorth&, const WeighedAction&);

    // Chips have no unit.
    [[nodiscard]] static std::string total_text(std::int64_t total, const Texts&) {
        return std::to_string(total);
    }
    [[nodiscard]] static std::optional<std::string> own_funds(const View&, std::size_t,
                                                              const Texts&) {
        return std::nullopt;
    }
    [[nodiscard]] static std::string total_sources(const View&, std::size_t seat,
                                                   const RenderContext&);
    static void add_earnings(const WireEvent&, Earnings&) {}

    // Nothing rolls, and no dice lie there.
    static void show_roll(View&, const WireStruct<Rolled>&) {}
    static void show_placed(View&, const WireEvent&) {}
    static void clear_winners(View&) {}
};

}  // namespace vegas::cli
