#include "client-cli/show/board_words.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/board.hpp"
#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/family.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/time_left.hpp"

namespace vegas::cli {
namespace {

// "tiles 6": an option without the marks of JSON.
std::string option_words(const JsonField& option) {
    std::string text = option.name + " " + option.text;
    std::erase_if(text, [](char c) { return c == '[' || c == ']' || c == '"'; });
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string options_words(const RenderContext& context) {
    std::string text;
    for (const JsonField& option : context.view.table.options) {
        if (option.text != "null") text += (text.empty() ? "" : ", ") + option_words(option);
    }
    return context.names.safe(text);
}

}  // namespace

Lines board_words(const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::spoken_board(game, context);
    });
}

std::size_t location_count(const RenderContext& context) {
    return of_family(context.view.game, []<class F>(F, const typename F::View& game) {
        return F::location_count(game);
    });
}

LocationTexts location_texts(const RenderContext& context) {
    return of_family(context.view.game, []<class F>(F, const typename F::View& game) {
        return F::location_texts(game);
    });
}

std::optional<Lines> location_words(std::int64_t number, const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::spoken_location(game, number, context);
    });
}

Lines money_words(const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::spoken_money(game, context);
    });
}

Lines players_words(const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::spoken_players(game, context);
    });
}

Lines dice_now_words(const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::spoken_dice(game, context);
    });
}

Lines lobby_words(const RenderContext& context) {
    const WireStruct<protocol::TableInfo>& table = context.view.table;
    const Texts& texts = context.texts;
    Lines lines = {game_name(table.ruleset, context) + ", " +
                   texts("board.table", {{"id", context.names.safe(table.id)}})};
    const std::string options = options_words(context);
    if (!options.empty()) lines.push_back(texts("lobby.options") + " " + options);
    if (table.people_only) lines.push_back(texts("lobby.people_only"));
    lines.push_back(clock_words(context));
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const auto& person = table.seats[seat];
        std::string who = texts("lobby.free");
        if (person) {
            const bool host = person->player && person->player == table.host;
            who = context.names.full(seat);
            if (context.names.is_you(seat)) who += ", " + texts("person.you");
            who += ", " + seat_state(*person, host, context);
        }
        lines.push_back(texts("speech.seat", {{"n", seat + 1}, {"who", who}}));
    }
    for (auto& line : fair_dice_words(context)) lines.push_back(std::move(line));
    return lines;
}

Lines invite_words(const RenderContext& context, const std::string& join_command) {
    const Texts& texts = context.texts;
    if (join_command.empty()) return {texts("lobby.malformed_invite")};
    return {texts("lobby.invite") + " " + context.names.safe(context.view.table.invite),
            texts("lobby.friend_runs") + " " + join_command};
}

}  // namespace vegas::cli
