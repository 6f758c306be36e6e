#include "client-cli/show/las_vegas/board_words.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {
namespace {

std::string who_words(const Owner& owner, const Scene& scene) {
    return scene.owner(owner, kColumns);
}

// "winning 80,000 dollars", "tie"; empty where neither is so.
std::string outcome_words(const Read<las_vegas::CasinoView>& casino, const Owner& owner,
                          const Scene& scene) {
    const auto money = money_of(casino.cards, casino.wins, owner);
    if (money > 0) {
        return scene.texts("speech.winning", {{"money", scene.texts.money(money)}});
    }
    const bool tied = std::ranges::find(casino.tied, owner) != casino.tied.end();
    return tied ? scene.texts("speech.tie") : "";
}

std::vector<Read<las_vegas::OwnerView>> most_first(const Read<las_vegas::CasinoView>& casino) {
    std::vector<Read<las_vegas::OwnerView>> owners = casino.dice;
    std::ranges::stable_sort(owners,
                             [](const auto& a, const auto& b) { return a.count > b.count; });
    return owners;
}

// "Casino 3, closed: 70,000 and 30,000 dollars"
std::string head_words(const Read<las_vegas::CasinoView>& casino, std::int64_t number,
                       const Scene& scene) {
    const Texts& texts = scene.texts;
    const bool closed = closed_casino(scene.view) == number;
    const std::string money =
        casino.cards.empty() ? texts("board.no_money") : texts.money(casino.cards);
    return texts(closed ? "speech.closed_casino" : "speech.casino",
                 {{"casino", number}, {"money", money}});
}

// "Double Down: on the tile Bo, 2 dice"
std::string tile_words(const Tile& tile, const Scene& scene) {
    const std::string name = scene.faces.name(word_of(tile));
    const std::string state = joined_words(pieces_on(tile, scene), ", ");
    return state.empty() ? name : name + ": " + state;
}

// "Casino 3: 70,000 and 30,000 dollars; tile Double Down; Bo with 4, winning 70,000 dollars"
std::string casino_words(const Read<las_vegas::CasinoView>& casino, std::int64_t number,
                         const Scene& scene) {
    const Texts& texts = scene.texts;
    std::vector<std::string> words = {head_words(casino, number, scene)};
    if (casino.tile) {
        const std::string name = scene.faces.name(word_of(*casino.tile));
        words.push_back(texts("speech.tile", {{"tile", name}}));
    }
    for (const auto& dice : most_first(casino)) {
        const Fills fills = {{"who", who_words(dice.owner, scene)}, {"count", dice.count}};
        words.push_back(joined_words(
            {texts("speech.counts", fills), outcome_words(casino, dice.owner, scene)}, ", "));
    }
    if (casino.dice.empty()) words.push_back(texts("speech.nobody_there"));
    return joined_words(words, "; ");
}

// What a seat has beside its dice.
std::vector<std::string> belongings(const Read<las_vegas::View>& game, std::size_t seat,
                                    const Scene& scene) {
    const Texts& texts = scene.texts;
    const Read<las_vegas::SeatView>& state = game.seats[seat];
    const bool you = scene.names.is_you(seat) && scene.view.you;
    const std::optional<std::int64_t> total = you ? scene.view.you->total : state.total;
    std::vector<std::string> words = {texts("board.cards_left", {{"n", state.cards}}),
                                      purse_words(state, texts)};
    if (total) words.push_back(texts("speech.in_all", {{"sum", texts.money(*total)}}));
    return words;
}

std::string supply_words(const Read<las_vegas::SeatView>& seat, const Texts& texts) {
    return texts("speech.to_place", {{"dice", dice_words(dice_of(seat.supply), texts)}});
}

Lines player_sentences(const Read<las_vegas::View>& game, bool with_dice, const Scene& scene) {
    Lines lines;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        std::vector<std::string> words = belongings(game, seat, scene);
        if (with_dice) words.insert(words.begin(), supply_words(game.seats[seat], scene.texts));
        const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
        if (with_dice && turn) words.insert(words.begin(), scene.texts("speech.to_move"));
        lines.push_back(person_words(seat, scene) + ": " + joined_words(words, ", "));
    }
    return lines;
}

}  // namespace

Lines spoken_board(const Read<las_vegas::View>& game, const Scene& scene) {
    Lines lines;
    if (game.round.number > 0) {
        const Fills fills = {{"round", game.round.number}, {"of", game.round.of}};
        lines.push_back(scene.texts("speech.round", fills) + ", " +
                        scene.texts("board.pile", {{"n", game.round.deck}}));
    }
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        lines.push_back(casino_words(game.casinos[i], static_cast<std::int64_t>(i + 1), scene));
    }
    return lines;
}

std::optional<Lines> spoken_spot(const Read<las_vegas::View>& game, std::int64_t number,
                                 const Scene& scene) {
    if (number < 1 || static_cast<std::size_t>(number) > game.casinos.size()) return std::nullopt;
    const Read<las_vegas::CasinoView>& casino = game.casinos[static_cast<std::size_t>(number - 1)];
    const Texts& texts = scene.texts;
    Lines lines = {head_words(casino, number, scene)};
    if (casino.tile) lines.push_back(tile_words(*casino.tile, scene));
    for (const auto& dice : most_first(casino)) {
        const std::string who = scene.names_of(dice.owner);
        const Fills fills = {{"who", who}, {"dice", dice_words(dice_of(dice), texts)}};
        lines.push_back(joined_words({dice.owner.is_seat() ? texts("speech.dice_of", fills) : who,
                                      texts("speech.count", {{"count", dice.count}}),
                                      outcome_words(casino, dice.owner, scene)},
                                     ", "));
    }
    if (casino.dice.empty()) lines.push_back(texts("speech.no_dice_there"));
    return lines;
}

Lines spoken_money(const Read<las_vegas::View>& game, const Scene& scene) {
    Lines lines = player_sentences(game, false, scene);
    const auto& you = scene.view.you;
    if (!you) return lines;
    const std::string cards =
        you->cards.empty() ? scene.texts("board.nothing_yet") : scene.texts.money(you->cards);
    lines.insert(lines.begin(), scene.texts("speech.your_cards", {{"cards", cards}}));
    return lines;
}

Lines spoken_players(const Read<las_vegas::View>& game, const Scene& scene) {
    return player_sentences(game, true, scene);
}

Lines spoken_dice(const Read<las_vegas::View>& game, const Scene& scene) {
    Lines lines;
    if (game.turn && game.turn->roll) {
        const Read<las_vegas::RollView>& roll = *game.turn->roll;
        const say::Dice dice{
            .faces = roll.small, .big = roll.big, .white = roll.neutral.value_or(Numbers())};
        lines.push_back(
            told(about("event.rolled", say::Who{game.turn->seat}, {{"dice", dice}}), scene));
    }
    const auto seat = scene.names.you();
    if (seat && *seat < game.seats.size()) {
        lines.push_back(person_words(*seat, scene) + ": " +
                        supply_words(game.seats[*seat], scene.texts));
    }
    return lines;
}

}  // namespace vegas::cli
