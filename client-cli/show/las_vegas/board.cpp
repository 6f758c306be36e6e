#include "client-cli/show/las_vegas/board.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/box.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPlayerColumns = 27;
constexpr std::size_t kNameLeast = 6;
constexpr std::size_t kDiceColumns = 13;
constexpr std::size_t kDiceSigns = 12;
constexpr std::size_t kPurseColumns = 6;
constexpr std::size_t kSeatCardColumns = 9;
constexpr std::size_t kTotalColumns = 12;

std::string about_seat(const Read<protocol::SeatInfo>& person, bool you, const Texts& texts) {
    std::string about;
    const auto add = [&](const std::string& word) {
        about += about.empty() ? " (" : ", ";
        about += word;
    };
    if (you) add(texts("person.you"));
    if (is_bot(person)) add(texts("person.bot"));
    if (person.away) add(texts("person.away"));
    return about.empty() ? about : about + ")";
}

std::string heading(const Read<las_vegas::View>& game, const Texts& texts) {
    return "     " + left(texts("board.player"), kPlayerColumns) +
           left(texts("board.dice"), kDiceColumns + 2) +
           right(purse_heading(game.seats, texts), kPurseColumns) +
           right(texts("board.cards"), kSeatCardColumns) +
           right(texts("board.total"), kTotalColumns);
}

std::string player_line(const Read<las_vegas::View>& game, std::size_t seat, const Scene& scene) {
    const Style& style = scene.style;
    const Read<las_vegas::SeatView>& state = game.seats[seat];
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    const bool you = scene.names.is_you(seat);
    const Texts& texts = scene.texts;
    const std::string about = about_seat(person_at(scene.view, seat), you, texts);
    const std::size_t room = kPlayerColumns - 1 - std::min(width_of(about), kPlayerColumns - 1);
    const std::string name = scene.names.brief(seat, std::max(room, kNameLeast));
    const std::optional<std::int64_t> total = you ? scene.view.you->total : state.total;
    const std::string dice = dice_signs(dice_of(state.supply), kDiceSigns, style);

    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += right(std::to_string(seat + 1), 3) + " ";
    line += style.paint_seat(seat, left(left(name + about, kPlayerColumns - 1), kPlayerColumns));
    line += style.paint_seat(seat, left(dice, kDiceColumns)) + "  ";
    line += right(purse_cell(state, texts), kPurseColumns);
    line += right(std::to_string(state.cards), kSeatCardColumns);
    const std::string money =
        right(total ? texts.money(*total) : texts("board.hidden"), kTotalColumns);
    return line + style.paint(total ? Ink::money : Ink::faint, money);
}

}  // namespace

Lines casino_lines(const Read<las_vegas::View>& game, const Scene& scene) {
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        const bool closed = closed_casino(scene.view) == static_cast<std::int64_t>(i + 1);
        boxes.push_back(casino_box(game.casinos[i], i + 1, closed, scene));
    }
    return grid_of(boxes, scene.style);
}

Lines player_lines(const Read<las_vegas::View>& game, const Scene& scene) {
    if (game.seats.empty()) return {};
    Lines lines = {scene.style.paint(Ink::faint, heading(game, scene.texts))};
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        lines.push_back(player_line(game, seat, scene));
    }
    return lines;
}

namespace {

// "Your money: 90k 50k and 2 chips", and the total for behind it; none without a seat.
struct OwnMoney {
    std::string text;
    std::string purse;  // " and 2 chips"; empty: nothing
    std::string total;
};

std::optional<OwnMoney> own_money(const Read<las_vegas::View>& game, const Scene& scene) {
    const auto& you = scene.view.you;
    if (!you || game.seats.empty()) return std::nullopt;
    const Texts& texts = scene.texts;
    std::string text = texts("board.your_money");
    for (const auto card : you->cards) text += " " + texts.thousands(card);
    const auto seat = static_cast<std::size_t>(std::max<std::int64_t>(you->seat, 0));
    const std::string purse = seat < game.seats.size() ? purse_words(game.seats[seat], texts) : "";
    std::string last;
    if (!purse.empty()) {
        last = " " + (you->cards.empty() ? purse : texts("board.and_purse", {{"purse", purse}}));
    }
    if (you->cards.empty() && purse.empty()) text += " " + texts("board.nothing_yet");
    return OwnMoney{
        .text = std::move(text), .purse = std::move(last), .total = "= " + texts.money(you->total)};
}

}  // namespace

std::optional<std::string> own_money_line(const Read<las_vegas::View>& game, const Scene& scene) {
    const auto own = own_money(game, scene);
    if (!own) return std::nullopt;
    return cut_at_word(own->text + own->purse, kColumns - 2 - width_of(own->total)) + " " +
           scene.style.paint(Ink::money, own->total);
}

Lines own_lines(const Read<las_vegas::View>& game, const Scene& scene, std::size_t columns) {
    const auto own = own_money(game, scene);
    if (!own) return {};
    const std::string total = scene.style.paint(Ink::money, own->total);
    const std::string line = own->text + own->purse + " " + total;
    if (width_of(line) <= columns) return {line};
    return wrap(own->text + " " + total, columns, 4);  // the purse stands among the players
}

std::string round_words(const Read<las_vegas::View>& game, const Texts& texts) {
    const Read<las_vegas::RoundView>& round = game.round;
    if (round.number == 0) return {};
    const std::string number = texts("board.round", {{"round", round.number}, {"of", round.of}});
    // A discard pile needs the room of three words.
    if (!round.discards) return number + ", " + texts("board.pile", {{"n", round.deck}});
    return number + ", " + texts("board.cards_left", {{"n", round.deck}}) + ", " +
           texts("board.discarded", {{"discards", *round.discards}});
}

Lines game_lines(const Read<las_vegas::View>& game, const Scene& scene) {
    Lines lines = casino_lines(game, scene);
    const Lines players = player_lines(game, scene);
    lines.insert(lines.end(), players.begin(), players.end());
    if (const auto money = own_money_line(game, scene)) lines.push_back(*money);
    return lines;
}

std::optional<std::string> rolled_line(const Read<las_vegas::View>& game, const Scene& scene) {
    if (!game.turn || !game.turn->roll) return std::nullopt;
    const std::string faces = faces_words(faces_of(*game.turn->roll), scene.style);
    if (faces.empty()) return std::nullopt;
    return scene.texts("board.rolled") + "  " + faces;
}

Lines game_help(const Read<las_vegas::View>& game, const Scene& scene) {
    const Style& style = scene.style;
    Lines texts = {scene.texts("help.dice", {{"small", style.small_die()},
                                             {"big", style.big_die()},
                                             {"white", style.white_die()}}),
                   scene.texts("help.casinos")};
    const auto summaries = tile_summaries(scene.texts);
    for (const Read<las_vegas::CasinoView>& casino : game.casinos) {
        const std::string_view id = casino.tile ? word_of(*casino.tile) : "";
        const auto found = summaries.find(id);
        if (found != summaries.end()) {
            texts.push_back(scene.faces.title(id) + ": " + found->second);
        }
    }
    return texts;
}

}  // namespace vegas::cli
