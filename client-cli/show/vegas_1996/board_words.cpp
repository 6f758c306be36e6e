#include <algorithm>
#include <map>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/show/vegas_1996/family.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kNextStops = 3;

std::string owner_words(const WireStruct<vegas_1996::Space>& space, const RenderContext& context) {
    const std::int64_t owner = space.owner.value_or(-1);
    return owner < 0 ? context.texts("lobby.free") : context.owner({owner}, kColumns);
}

std::string pawns_words(const WireStruct<vegas_1996::View>& game, std::int64_t table,
                        const RenderContext& context) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (game.seats[seat].pawn == table) names.push_back(context.names.full(seat));
    }
    if (names.empty()) return {};
    return context.texts("speech.pawns", {{"names", context.texts.list(names)}});
}

std::string head_words(const WireStruct<vegas_1996::GamingTableView>& table, std::int64_t number,
                       const RenderContext& context) {
    return context.texts("speech.gaming_table", {{"table", number}, {"value", table.value}});
}

// "Table 10, chip 9: Bo with 2, you with 1, 3 free; pawns there: Bo"
std::string table_words(const WireStruct<vegas_1996::View>& game,
                        const WireStruct<vegas_1996::GamingTableView>& table, std::int64_t number,
                        const RenderContext& context) {
    std::map<std::int64_t, std::int64_t> counters;
    for (const auto& row : table.rows) {
        for (const auto& space : row) ++counters[space.owner.value_or(-1)];
    }
    std::vector<std::string> words;
    for (const auto& [owner, count] : counters) {
        if (owner < 0) continue;
        words.push_back(context.texts(
            "speech.counts", {{"who", context.owner({owner}, kColumns)}, {"count", count}}));
    }
    words.push_back(context.texts("speech.free", {{"n", counters[-1]}}));
    return head_words(table, number, context) + ": " +
           joined_words({joined_words(words, ", "), pawns_words(game, number, context)}, "; ");
}

// "Mary: table 4; next are table 5, empty position and table 6"
std::string mary_words(const WireStruct<vegas_1996::View>& game, const RenderContext& context) {
    const Texts& texts = context.texts;
    const auto stop = [&](std::size_t at) {  // 0: the start
        if (at == 0) return texts("speech.start");
        const std::int64_t table = game.board.track[at - 1];
        return table == 0 ? texts("speech.empty_position")
                          : texts("gaming.table", {{"table", table}});
    };
    const auto last = game.board.track.size();
    const auto here =
        std::min(static_cast<std::size_t>(std::max<std::int64_t>(game.board.mary, 0)), last);
    std::vector<std::string> next;
    for (std::size_t at = here + 1; at <= std::min(here + kNextStops, last); ++at) {
        next.push_back(stop(at));
    }
    if (next.empty()) return texts("speech.mary_last", {{"here", stop(here)}});
    return texts("speech.mary", {{"here", stop(here)}, {"next", texts.list(next)}});
}

std::string cards_words(const WireStruct<vegas_1996::SeatView>& seat, const Texts& texts) {
    std::vector<std::string> numbers;
    std::int64_t front_men = 0;
    bool mary = false;
    for (const std::string& card : seat.cards) {
        if (card == "front_man") ++front_men;
        if (card == "mary_chip") mary = true;
        if (card.starts_with("good_luck_")) numbers.push_back(card.substr(10));
    }
    std::vector<std::string> words;
    if (front_men > 0) words.push_back(texts("speech.front_men", {{"n", front_men}}));
    if (mary) words.push_back(texts("speech.mary_card"));
    if (!numbers.empty()) {
        words.push_back(texts("speech.good_luck", {{"numbers", texts.list(numbers)}}));
    }
    return joined_words(words, ", ");
}

std::string chips_words(const WireStruct<vegas_1996::SeatView>& seat, const Texts& texts) {
    std::vector<std::string> values;
    for (const auto& chip : seat.chips) values.push_back(std::to_string(chip.value));
    if (values.empty()) return texts("speech.no_chips");
    return texts("speech.chips_won", {{"chips", texts.list(values)}}) + ", " +
           texts("speech.in_all", {{"sum", texts.number(seat.total)}});
}

}  // namespace

Lines Vegas1996Family::spoken_board(const View& game, const RenderContext& context) {
    Lines lines = {mary_words(game, context)};
    std::vector<std::string> scored;
    for (const std::int64_t number : game.board.track) {
        const auto* table = gaming_table(context.view, number);
        if (table == nullptr) continue;
        if (table->closed) {
            scored.push_back(std::to_string(number));
        } else {
            lines.push_back(table_words(game, *table, number, context));
        }
    }
    if (!scored.empty()) {
        lines.push_back(context.texts("speech.scored", {{"tables", context.texts.list(scored)}}));
    }
    return lines;
}

std::optional<Lines> Vegas1996Family::spoken_location(const View& game, std::int64_t number,
                                                      const RenderContext& context) {
    const auto* table = gaming_table(context.view, number);
    if (table == nullptr) return std::nullopt;
    const std::string head = head_words(*table, number, context);
    if (table->closed) return Lines{head + ": " + context.texts("gaming.closed")};
    std::vector<std::string> spaces;
    std::int64_t at = 0;
    for (const auto& row : table->rows) {
        for (const auto& space : row) {
            const std::string numbers = either_words(space_words(*table, ++at), context.texts);
            spaces.push_back(context.texts(
                "speech.space",
                {{"space", at}, {"numbers", numbers}, {"who", owner_words(space, context)}}));
        }
    }
    Lines lines = {head + ": " + joined_words(spaces, "; ")};
    const std::string pawns = pawns_words(game, number, context);
    if (!pawns.empty()) lines.push_back(pawns);
    return lines;
}

Lines Vegas1996Family::spoken_money(const View& game, const RenderContext& context) {
    Lines lines;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        lines.push_back(person_words(seat, context) + ": " +
                        chips_words(game.seats[seat], context.texts));
    }
    return lines;
}

Lines Vegas1996Family::spoken_players(const View& game, const RenderContext& context) {
    Lines lines;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const WireStruct<vegas_1996::SeatView>& state = game.seats[seat];
        std::vector<std::string> words;
        if (game.turn && game.turn->seat == static_cast<std::int64_t>(seat)) {
            words.push_back(context.texts("speech.to_move"));
        }
        if (state.pawn) words.push_back(context.texts("speech.pawn", {{"table", *state.pawn}}));
        words.push_back(context.texts("speech.counters", {{"n", state.counters}}));
        words.push_back(cards_words(state, context.texts));
        lines.push_back(
            person_words(seat, context) + ": " +
            joined_words({joined_words(words, ", "), chips_words(state, context.texts)}, "; "));
    }
    return lines;
}

Lines Vegas1996Family::spoken_dice(const View& game, const RenderContext& context) {
    const auto line = roll_line(game, context);
    return line ? Lines{*line} : Lines();
}

}  // namespace vegas::cli
