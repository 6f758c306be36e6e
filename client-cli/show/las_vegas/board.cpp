#include "client-cli/show/las_vegas/board.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/las_vegas/casino_box.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPlayerColumns = 27;
constexpr std::size_t kNameLeast = 6;
constexpr std::size_t kDiceColumns = 13;
constexpr std::size_t kDiceSigns = 12;
constexpr std::size_t kFundsColumns = 6;
constexpr std::size_t kSeatCardColumns = 9;
constexpr std::size_t kTotalColumns = 12;

std::string about_seat(const WireStruct<protocol::SeatInfo>& person, bool you, const Texts& texts) {
    std::string about;
    const auto add = [&](const std::string& word) {
        about += about.empty() ? " (" : ", ";
        about += word;
    };
    if (you) add(texts("person.you"));
    if (is_bot(person)) add(texts("person.bot"));
    if (is_absent(person)) add(texts(absence_key(person)));
    return about.empty() ? about : about + ")";
}

std::string heading(const WireStruct<las_vegas::View>& game, const Texts& texts) {
    return "     " + left(texts("board.player"), kPlayerColumns) +
           left(texts("board.dice"), kDiceColumns + 2) +
           right(pass_funds_heading(game.seats, texts), kFundsColumns) +
           right(texts("board.cards"), kSeatCardColumns) +
           right(texts("board.total"), kTotalColumns);
}

std::string player_line(const WireStruct<las_vegas::View>& game, std::size_t seat,
                        const RenderContext& context) {
    const Style& style = context.style;
    const WireStruct<las_vegas::SeatView>& state = game.seats[seat];
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    const bool you = context.names.is_you(seat);
    const Texts& texts = context.texts;
    const std::string about = about_seat(person_at(context.view, seat), you, texts);
    const std::size_t room = kPlayerColumns - 1 - std::min(width_of(about), kPlayerColumns - 1);
    const std::string name = context.names.brief(seat, std::max(room, kNameLeast));
    const std::optional<std::int64_t> total = you ? context.view.you->total : state.total;
    const std::string dice = dice_signs(dice_of(state.supply), kDiceSigns, style);

    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += right(std::to_string(seat + 1), 3) + " ";
    line += style.paint_seat(seat, left(left(name + about, kPlayerColumns - 1), kPlayerColumns));
    line += style.paint_seat(seat, left(dice, kDiceColumns)) + "  ";
    line += right(pass_funds_cell(state, texts), kFundsColumns);
    line += right(std::to_string(state.cards), kSeatCardColumns);
    const std::string money =
        right(total ? texts.money(*total) : texts("board.hidden"), kTotalColumns);
    return line + style.paint(total ? Ink::money : Ink::faint, money);
}

}  // namespace

Lines casino_lines(const WireStruct<las_vegas::View>& game, const RenderContext& context) {
    std::vector<CasinoBox> boxes;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        const bool closed = closed_casino(context.view) == static_cast<std::int64_t>(i + 1);
        boxes.push_back(casino_box(game.casinos[i], i + 1, closed, context));
    }
    return box_grid(boxes, context.style);
}

Lines player_lines(const WireStruct<las_vegas::View>& game, const RenderContext& context) {
    if (game.seats.empty()) return {};
    Lines lines = {context.style.paint(Ink::faint, heading(game, context.texts))};
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        lines.push_back(player_line(game, seat, context));
    }
    return lines;
}

namespace {

// "Your money: 90k 50k and 2 chips", and the total for behind it; none without a seat.
struct OwnMoney {
    std::string text;
    std::string funds;  // " and 2 chips"; empty: nothing
    std::string total;
};

std::optional<OwnMoney> own_money(const WireStruct<las_vegas::View>& game,
                                  const RenderContext& context) {
    const auto& you = context.view.you;
    if (!you || game.seats.empty()) return std::nullopt;
    const Texts& texts = context.texts;
    std::string text = texts("board.your_money");
    for (const auto card : you->cards) text += " " + texts.thousands(card);
    const auto seat = static_cast<std::size_t>(std::max<std::int64_t>(you->seat, 0));
    const std::string funds =
        seat < game.seats.size() ? pass_funds_text(game.seats[seat], texts) : "";
    std::string last;
    if (!funds.empty()) {
        last = " " + (you->cards.empty() ? funds : texts("board.and_purse", {{"purse", funds}}));
    }
    if (you->cards.empty() && funds.empty()) text += " " + texts("board.nothing_yet");
    return OwnMoney{
        .text = std::move(text), .funds = std::move(last), .total = "= " + texts.money(you->total)};
}

}  // namespace

std::optional<std::string> own_money_line(const WireStruct<las_vegas::View>& game,
                                          const RenderContext& context) {
    const auto own = own_money(game, context);
    if (!own) return std::nullopt;
    return cut_at_word(own->text + own->funds, kColumns - 2 - width_of(own->total)) + " " +
           context.style.paint(Ink::money, own->total);
}

Lines LasVegasFamily::own_lines(const View& game, const RenderContext& context,
                                std::size_t columns) {
    const auto own = own_money(game, context);
    if (!own) return {};
    const std::string total = context.style.paint(Ink::money, own->total);
    const std::string line = own->text + own->funds + " " + total;
    if (width_of(line) <= columns) return {line};
    return wrap(own->text + " " + total, columns, 4);  // the funds stands among the players
}

std::string LasVegasFamily::title_end(const View& game, const Texts& texts) {
    const WireStruct<las_vegas::RoundView>& round = game.round;
    if (round.number == 0) return {};
    const std::string number = texts("board.round", {{"round", round.number}, {"of", round.of}});
    // A discard pile needs the room of three words.
    if (!round.discards) return number + ", " + texts("board.pile", {{"n", round.deck}});
    return number + ", " + texts("board.cards_left", {{"n", round.deck}}) + ", " +
           texts("board.discarded", {{"discards", *round.discards}});
}

Lines LasVegasFamily::board_lines(const View& game, const RenderContext& context) {
    Lines lines = casino_lines(game, context);
    const Lines players = player_lines(game, context);
    lines.insert(lines.end(), players.begin(), players.end());
    if (const auto money = own_money_line(game, context)) lines.push_back(*money);
    return lines;
}

std::optional<std::string> LasVegasFamily::roll_line(const View& game,
                                                     const RenderContext& context) {
    if (!game.turn || !game.turn->roll) return std::nullopt;
    const std::string faces = faces_words(faces_of(*game.turn->roll), context.style);
    if (faces.empty()) return std::nullopt;
    return context.texts("board.rolled") + "  " + faces;
}

Lines LasVegasFamily::help(const View& game, const RenderContext& context) {
    const Style& style = context.style;
    Lines texts = {context.texts("help.dice", {{"small", style.small_die()},
                                               {"big", style.big_die()},
                                               {"white", style.white_die()}}),
                   context.texts("help.casinos")};
    const auto summaries = tile_summaries(context.texts);
    for (const WireStruct<las_vegas::CasinoView>& casino : game.casinos) {
        const std::string_view id = casino.tile ? word_of(*casino.tile) : "";
        const auto found = summaries.find(id);
        if (found != summaries.end()) {
            texts.push_back(context.faces.title(id) + ": " + found->second);
        }
    }
    return texts;
}

}  // namespace vegas::cli
