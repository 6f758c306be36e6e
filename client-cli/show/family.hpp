// The families of games, and what each gives the terminal. A family is a struct of static functions
// in the family.hpp of its folder. Everything else includes this file and calls of_family(). Pure.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/vegas_1996/family.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {

using ShownFamilies = boost::mp11::mp_list<LasVegasFamily, Vegas1996Family>;

// `View` is what the wire tells of a game of the family; Payments, RoundStarts, RoundEnds and Deals
// are lists of its events.
template <class F>
concept FamilyOfGames = requires(const typename F::View& game, typename F::View& changed,
                                 const RenderContext& context, std::size_t columns,
                                 std::int64_t number, std::size_t seat, const WireEvent& event,
                                 const WireStruct<Rolled>& rolled, const WireAction& action,
                                 Earnings& earnings, ActionWorth& worth,
                                 const WeighedAction& weighed) {
    // The board in lines of at most 80 columns, and what stands at the right of its title.
    { F::board_lines(game, context) } -> std::same_as<Lines>;
    { F::title_end(game, context.texts) } -> std::same_as<std::string>;
    // On a full screen: the board, the players, your own money.
    { F::board_variants(game, context, columns) } -> std::same_as<LayoutVariants>;
    { F::player_variants(game, context, columns) } -> std::same_as<LayoutVariants>;
    { F::own_lines(game, context, columns) } -> std::same_as<Lines>;
    // What was rolled or is to be placed; nullopt between turns.
    { F::roll_line(game, context) } -> std::same_as<std::optional<std::string>>;
    // How to read the board.
    { F::help(game, context) } -> std::same_as<Lines>;

    // For speech output: the whole board; one location, or nullopt if there is none; what everybody
    // has; the same and who is to move; what was rolled or is to be placed.
    { F::spoken_board(game, context) } -> std::same_as<Lines>;
    { F::spoken_location(game, number, context) } -> std::same_as<std::optional<Lines>>;
    { F::spoken_money(game, context) } -> std::same_as<Lines>;
    { F::spoken_players(game, context) } -> std::same_as<Lines>;
    { F::spoken_dice(game, context) } -> std::same_as<Lines>;
    { F::location_count(game) } -> std::same_as<std::size_t>;
    { F::location_texts(game) } -> std::same_as<LocationTexts>;

    // The key of the prompt to this viewer; empty: the one of the question.
    { F::own_prompt_key(game, *context.prompt) } -> std::same_as<std::string>;
    // The text of an action that other families have too; nullopt: the common one.
    { F::action_text(game, action, context.texts) } -> std::same_as<std::optional<ActionText>>;
    // For bots: adds what the preview of an action promises.
    { F::add_worth(worth, weighed) } -> std::same_as<void>;

    // A final total in the unit of the family.
    { F::total_text(number, context.texts) } -> std::same_as<std::string>;
    // What a seat did not spend, if it is not chips.
    { F::own_funds(game, seat, context.texts) } -> std::same_as<std::optional<std::string>>;
    // What a total is made of; empty if nothing is known. REQUIRES: there is a result.
    { F::total_sources(game, seat, context) } -> std::same_as<std::string>;
    // Adds what the event brought or cost a seat.
    { F::add_earnings(event, earnings) } -> std::same_as<void>;

    // For animations: puts a roll on the board, or the dice that an event placed; takes away who
    // would win.
    { F::show_roll(changed, rolled) } -> std::same_as<void>;
    { F::show_placed(changed, event) } -> std::same_as<void>;
    { F::clear_winners(changed) } -> std::same_as<void>;
};

template <class F>
using IsFamily = std::bool_constant<FamilyOfGames<F>>;
static_assert(boost::mp11::mp_all_of<ShownFamilies, IsFamily>::value);

template <class View>
struct HasView {
    template <class F>
    using fn = std::is_same<typename F::View, View>;
};
template <class View>
using FamilyOf =
    boost::mp11::mp_at<ShownFamilies, boost::mp11::mp_find_if_q<ShownFamilies, HasView<View>>>;

// The result of `use` for the family of the game, or a default value if this client does not know
// it.
template <class Game, class Use>
auto of_family(Game& game, const Use& use) {
    using Made = decltype(use(boost::mp11::mp_front<ShownFamilies>(), std::get<1>(game)));
    return std::visit(
        [&use]<class View>(View& view) -> Made {
            if constexpr (std::is_same_v<std::remove_const_t<View>, UnknownKind>) {
                return Made();
            } else {
                return use(FamilyOf<std::remove_const_t<View>>(), view);
            }
        },
        game);
}

// A final total in the unit of the family with this word.
[[nodiscard]] std::string total_text(std::int64_t total, std::string_view family, const Texts&);

// Events of any family: money or chips are paid out; a round starts or ends; the next is dealt.
[[nodiscard]] bool is_payment(const WireEvent&);
[[nodiscard]] bool is_round_end(const WireEvent&);
[[nodiscard]] bool is_deal(const WireEvent&);
// The number of the round that starts.
[[nodiscard]] std::optional<std::int64_t> started_round(const WireEvent&);
void add_earnings(const WireEvent&, Earnings&);

}  // namespace vegas::cli
