#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {
namespace {

std::string who_words(const DiceOwner& owner, const RenderContext& context) {
    return context.owner(owner, kColumns);
}

// "winning 80,000 dollars", "tie"; empty where neither is so.
std::string outcome_words(const WireStruct<las_vegas::CasinoView>& casino, const DiceOwner& owner,
                          const RenderContext& context) {
    const auto money = money_of(casino.cards, casino.wins, owner);
    if (money > 0) {
        return context.texts("speech.winning", {{"money", context.texts.money(money)}});
    }
    const bool tied = std::ranges::find(casino.tied, owner) != casino.tied.end();
    return tied ? context.texts("speech.tie") : "";
}

std::vector<WireStruct<las_vegas::OwnerView>> most_first(
    const WireStruct<las_vegas::CasinoView>& casino) {
    std::vector<WireStruct<las_vegas::OwnerView>> owners = casino.dice;
    std::ranges::stable_sort(owners,
                             [](const auto& a, const auto& b) { return a.count > b.count; });
    return owners;
}

// "Casino 3, closed: 70,000 and 30,000 dollars"
std::string head_words(const WireStruct<las_vegas::CasinoView>& casino, std::int64_t number,
                       const RenderContext& context) {
    const Texts& texts = context.texts;
    const bool closed = closed_casino(context.view) == number;
    const std::string money =
        casino.cards.empty() ? texts("board.no_money") : texts.money(casino.cards);
    return texts(closed ? "speech.closed_casino" : "speech.casino",
                 {{"casino", number}, {"money", money}});
}

// "Double Down: on the tile Bo, 2 dice"
std::string tile_words(const WireTile& tile, const RenderContext& context) {
    const std::string name = context.faces.name(word_of(tile));
    const std::string state = joined_words(tile_pieces(tile, context), ", ");
    return state.empty() ? name : name + ": " + state;
}

// "Casino 3: 70,000 and 30,000 dollars; tile Double Down; Bo with 4, winning 70,000 dollars"
std::string casino_words(const WireStruct<las_vegas::CasinoView>& casino, std::int64_t number,
                         const RenderContext& context) {
    const Texts& texts = context.texts;
    std::vector<std::string> words = {head_words(casino, number, context)};
    if (casino.tile) {
        const std::string name = context.faces.name(word_of(*casino.tile));
        words.push_back(texts("speech.tile", {{"tile", name}}));
    }
    for (const auto& dice : most_first(casino)) {
        const Fills fills = {{"who", who_words(dice.owner, context)}, {"count", dice.count}};
        words.push_back(joined_words(
            {texts("speech.counts", fills), outcome_words(casino, dice.owner, context)}, ", "));
    }
    if (casino.dice.empty()) words.push_back(texts("speech.nobody_there"));
    return joined_words(words, "; ");
}

// What a seat has beside its dice.
std::vector<std::string> belongings(const WireStruct<las_vegas::View>& game, std::size_t seat,
                                    const RenderContext& context) {
    const Texts& texts = context.texts;
    const WireStruct<las_vegas::SeatView>& state = game.seats[seat];
    const bool you = context.names.is_you(seat) && context.view.you;
    const std::optional<std::int64_t> total = you ? context.view.you->total : state.total;
    std::vector<std::string> words = {texts("board.cards_left", {{"n", state.cards}}),
                                      pass_funds_text(state, texts)};
    if (total) words.push_back(texts("speech.in_all", {{"sum", texts.money(*total)}}));
    return words;
}

std::string supply_words(const WireStruct<las_vegas::SeatView>& seat, const Texts& texts) {
    return texts("speech.to_place", {{"dice", dice_words(dice_of(seat.supply), texts)}});
}

Lines player_sentences(const WireStruct<las_vegas::View>& game, bool with_dice,
                       const RenderContext& context) {
    Lines lines;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        std::vector<std::string> words = belongings(game, seat, context);
        if (with_dice) words.insert(words.begin(), supply_words(game.seats[seat], context.texts));
        const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
        if (with_dice && turn) words.insert(words.begin(), context.texts("speech.to_move"));
        lines.push_back(person_words(seat, context) + ": " + joined_words(words, ", "));
    }
    return lines;
}

}  // namespace

Lines LasVegasFamily::spoken_board(const View& game, const RenderContext& context) {
    Lines lines;
    if (game.round.number > 0) {
        const Fills fills = {{"round", game.round.number}, {"of", game.round.of}};
        lines.push_back(context.texts("speech.round", fills) + ", " +
                        context.texts("board.pile", {{"n", game.round.deck}}));
    }
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        lines.push_back(casino_words(game.casinos[i], static_cast<std::int64_t>(i + 1), context));
    }
    return lines;
}

std::optional<Lines> LasVegasFamily::spoken_location(const View& game, std::int64_t number,
                                                     const RenderContext& context) {
    if (number < 1 || static_cast<std::size_t>(number) > game.casinos.size()) return std::nullopt;
    const WireStruct<las_vegas::CasinoView>& casino =
        game.casinos[static_cast<std::size_t>(number - 1)];
    const Texts& texts = context.texts;
    Lines lines = {head_words(casino, number, context)};
    if (casino.tile) lines.push_back(tile_words(*casino.tile, context));
    for (const auto& dice : most_first(casino)) {
        const std::string who = context.names_of(dice.owner);
        const Fills fills = {{"who", who}, {"dice", dice_words(dice_of(dice), texts)}};
        lines.push_back(joined_words({dice.owner.is_seat() ? texts("speech.dice_of", fills) : who,
                                      texts("speech.count", {{"count", dice.count}}),
                                      outcome_words(casino, dice.owner, context)},
                                     ", "));
    }
    if (casino.dice.empty()) lines.push_back(texts("speech.no_dice_there"));
    return lines;
}

Lines LasVegasFamily::spoken_money(const View& game, const RenderContext& context) {
    Lines lines = player_sentences(game, false, context);
    const auto& you = context.view.you;
    if (!you) return lines;
    const std::string cards =
        you->cards.empty() ? context.texts("board.nothing_yet") : context.texts.money(you->cards);
    lines.insert(lines.begin(), context.texts("speech.your_cards", {{"cards", cards}}));
    return lines;
}

Lines LasVegasFamily::spoken_players(const View& game, const RenderContext& context) {
    return player_sentences(game, true, context);
}

Lines LasVegasFamily::spoken_dice(const View& game, const RenderContext& context) {
    Lines lines;
    if (game.turn && game.turn->roll) {
        const WireStruct<las_vegas::RollView>& roll = *game.turn->roll;
        const DiceArg dice{
            .faces = roll.small, .big = roll.big, .white = roll.neutral.value_or(Numbers())};
        lines.push_back(format_sentence(
            sentence_about("event.rolled", PersonArg{game.turn->seat}, {{"dice", dice}}), context));
    }
    const auto seat = context.names.you();
    if (seat && *seat < game.seats.size()) {
        lines.push_back(person_words(*seat, context) + ": " +
                        supply_words(game.seats[*seat], context.texts));
    }
    return lines;
}

}  // namespace vegas::cli
