#include "client-cli/show/las_vegas/board.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/box.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/money.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kPlayerColumns = 27;
constexpr std::size_t kDiceColumns = 13;
constexpr std::size_t kDiceSigns = 12;
constexpr std::size_t kTotalColumns = 13;

std::string about_seat(const Person& person, bool you) {
    std::string about;
    const auto add = [&](std::string_view word) {
        about += about.empty() ? " (" : ", ";
        about += word;
    };
    if (you) add("you");
    if (is_bot(person)) add("bot");
    if (person.away) add("away");
    return about.empty() ? about : about + ")";
}

std::string heading(const las_vegas::Game& game) {
    return "     " + left("Player", kPlayerColumns) + left("Dice to place", kDiceColumns + 2) +
           right(purse_heading(game.seats), 6) + right("Cards", 8) + right("Total", kTotalColumns);
}

std::string player_line(const las_vegas::Game& game, std::size_t seat, const Scene& scene) {
    const Style& style = scene.style;
    const las_vegas::Seat& state = game.seats[seat];
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    const bool you = scene.names.is_you(seat);
    const std::string about = about_seat(person_at(scene.view, seat), you);
    const std::string name =
        scene.names.brief(seat, kPlayerColumns - 1 - std::min<std::size_t>(about.size(), 18));
    const std::optional<std::int64_t> total = you ? scene.view.you->total : state.total;
    const std::string dice = dice_signs(dice_of(state.supply), kDiceSigns, style);

    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += right(std::to_string(seat + 1), 3) + " ";
    line += style.paint_seat(seat, left(name + about, kPlayerColumns));
    line += style.paint_seat(seat, left(dice, kDiceColumns)) + "  ";
    line += right(purse_cell(state), 6);
    line += right(std::to_string(state.cards), 8);
    const std::string money = right(total ? dollars(*total) : "hidden", kTotalColumns);
    return line + style.paint(total ? Ink::money : Ink::faint, money);
}

}  // namespace

Lines casino_lines(const las_vegas::Game& game, const Scene& scene) {
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        const bool closed = closed_casino(scene.view) == static_cast<std::int64_t>(i + 1);
        boxes.push_back(casino_box(game.casinos[i], i + 1, closed, scene));
    }
    return grid_of(boxes, scene.style);
}

Lines player_lines(const las_vegas::Game& game, const Scene& scene) {
    if (game.seats.empty()) return {};
    Lines lines = {scene.style.paint(Ink::faint, heading(game))};
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        lines.push_back(player_line(game, seat, scene));
    }
    return lines;
}

std::optional<std::string> own_money_line(const las_vegas::Game& game, const Scene& scene) {
    const auto& you = scene.view.you;
    if (!you || game.seats.empty()) return std::nullopt;
    std::string text = "Your money:";
    for (const auto card : you->cards) text += " " + thousands(card);
    const auto seat = static_cast<std::size_t>(std::max<std::int64_t>(you->seat, 0));
    const std::string purse = seat < game.seats.size() ? purse_words(game.seats[seat]) : "";
    if (!purse.empty()) text += (you->cards.empty() ? " " : " and ") + purse;
    if (you->cards.empty() && purse.empty()) text += " nothing yet";
    const std::string total = "= " + dollars(you->total);
    return cut(text, kColumns - 2 - total.size()) + " " + scene.style.paint(Ink::money, total);
}

std::string round_words(const las_vegas::Game& game) {
    if (!game.round) return {};
    const las_vegas::Round& round = *game.round;
    const std::string cards = "round " + std::to_string(round.number) + " of " +
                              std::to_string(round.of) + ", " + std::to_string(round.deck) +
                              " cards";
    // A discard pile needs the room of three words.
    return cards + (round.discards ? ", " + std::to_string(*round.discards) + " discarded"
                                   : " in the pile");
}

Lines game_lines(const las_vegas::Game& game, const Scene& scene) {
    Lines lines = casino_lines(game, scene);
    const Lines players = player_lines(game, scene);
    lines.insert(lines.end(), players.begin(), players.end());
    if (const auto money = own_money_line(game, scene)) lines.push_back(*money);
    return lines;
}

std::optional<std::string> rolled_line(const las_vegas::Game& game, const Scene& scene) {
    if (!game.turn || !game.turn->roll) return std::nullopt;
    const std::string faces = faces_words(faces_of(*game.turn->roll), scene.style);
    if (faces.empty()) return std::nullopt;
    return "Rolled:  " + faces;
}

Lines game_help(const las_vegas::Game& game, const Scene& scene) {
    const Style& style = scene.style;
    Lines texts = {
        std::string(style.small_die()) + " die, " + std::string(style.big_die()) +
            " big die (counts 2), " + std::string(style.white_die()) + " white die (nobody's).",
        "In a casino: who has dice there, what they count, and the money this wins now. Equal "
        "counts tie and get nothing."};
    for (const las_vegas::Casino& casino : game.casinos) {
        const std::string text = casino.tile ? tile_help(*casino.tile, scene) : "";
        if (!text.empty()) {
            texts.push_back(scene.faces.title(word_of(*casino.tile)) + ": " + text);
        }
    }
    return texts;
}

}  // namespace vegas::cli
