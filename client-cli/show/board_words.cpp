#include "client-cli/show/board_words.hpp"

#include <algorithm>

#include "client-cli/show/board.hpp"
#include "client-cli/show/las_vegas/board_words.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/vegas_1996/board_words.hpp"

namespace vegas::cli {
namespace {

// "tiles 6": an option without the marks of JSON.
std::string option_words(const Member& option) {
    std::string text = option.name + " " + option.text;
    std::erase_if(text, [](char c) { return c == '[' || c == ']' || c == '"'; });
    std::ranges::replace(text, '_', ' ');
    return text;
}

std::string options_words(const Scene& scene) {
    std::string text;
    for (const Member& option : scene.view.table.options) {
        if (option.text != "null") text += (text.empty() ? "" : ", ") + option_words(option);
    }
    return scene.names.safe(text);
}

}  // namespace

Lines board_words(const Scene& scene) {
    return of_known(scene.view.game, [&](const auto& game) { return spoken_board(game, scene); });
}

std::size_t spots_of(const Scene& scene) {
    if (const auto* game = std::get_if<Read<las_vegas::View>>(&scene.view.game)) {
        return game->casinos.size();
    }
    const auto* game = std::get_if<Read<vegas_1996::View>>(&scene.view.game);
    return game == nullptr ? 0 : game->board.tables.size();
}

std::optional<Lines> spot_words(std::int64_t number, const Scene& scene) {
    return of_known(scene.view.game,
                    [&](const auto& game) { return spoken_spot(game, number, scene); });
}

Lines money_words(const Scene& scene) {
    return of_known(scene.view.game, [&](const auto& game) { return spoken_money(game, scene); });
}

Lines players_words(const Scene& scene) {
    return of_known(scene.view.game, [&](const auto& game) { return spoken_players(game, scene); });
}

Lines dice_now_words(const Scene& scene) {
    return of_known(scene.view.game, [&](const auto& game) { return spoken_dice(game, scene); });
}

Lines lobby_words(const Scene& scene) {
    const Read<protocol::TableInfo>& table = scene.view.table;
    const Texts& texts = scene.texts;
    Lines lines = {game_name(table.ruleset, scene) + ", " +
                   texts("board.table", {{"id", scene.names.safe(table.id)}})};
    const std::string options = options_words(scene);
    if (!options.empty()) lines.push_back(texts("lobby.options") + " " + options);
    if (table.people_only) lines.push_back(texts("lobby.people_only"));
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        const auto& person = table.seats[seat];
        std::string who = texts("lobby.free");
        if (person) {
            const bool host = person->player && person->player == table.host;
            who = scene.names.full(seat);
            if (scene.names.is_you(seat)) who += ", " + texts("person.you");
            who += ", " + seat_state(*person, host, scene);
        }
        lines.push_back(texts("speech.seat", {{"n", seat + 1}, {"who", who}}));
    }
    return lines;
}

Lines invite_words(const Scene& scene, const std::string& join_command) {
    const Texts& texts = scene.texts;
    return {texts("lobby.invite") + " " + scene.names.safe(scene.view.table.invite),
            texts("lobby.friend_runs") + " " + join_command};
}

}  // namespace vegas::cli
