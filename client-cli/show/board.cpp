#include "client-cli/show/board.hpp"

#include <algorithm>

#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

std::string game_name(std::string_view ruleset, const Scene& scene) {
    const std::string key = "ruleset." + std::string(ruleset) + ".name";
    return scene.texts.has(key) ? scene.texts(key) : scene.names.safe(ruleset);
}

// Where not all of it fits, the id of the table goes first, then the end of the name.
std::string title_line(const Scene& scene, std::size_t columns) {
    const Read<protocol::TableInfo>& table = scene.view.table;
    const std::string whole = game_name(table.ruleset, scene);
    std::string at = "  " + scene.texts("board.table", {{"id", scene.names.safe(table.id)}});
    const auto* game = std::get_if<Read<las_vegas::View>>(&scene.view.game);
    const std::string end = game == nullptr ? "" : round_words(*game, scene.texts);
    const std::size_t end_columns = end.empty() ? 0 : width_of(end) + 2;
    if (width_of(whole) + width_of(at) + end_columns > columns) at.clear();
    const std::size_t taken = width_of(at) + end_columns;
    const std::size_t room = columns - std::min(taken, columns);
    const std::string name = cut_at_word(whole, room);
    std::string title = scene.style.paint(Ink::strong, name) + cut(at, columns);
    if (end.empty()) return title;
    if (taken > columns) return title;  // the round has a line of its own then
    const std::string gap(2 + room - width_of(name), ' ');
    return title + gap + scene.style.paint(Ink::faint, end);
}

Lines board_lines(const Scene& scene) {
    Lines lines = {title_line(scene)};
    of_known(scene.view.game, [&](const auto& game) {
        for (auto& line : game_lines(game, scene)) lines.push_back(std::move(line));
    });
    return lines;
}

std::optional<std::string> roll_line(const Scene& scene) {
    return of_known(scene.view.game, [&](const auto& game) { return rolled_line(game, scene); });
}

std::string turn_line(const Scene& scene, std::optional<std::int64_t> left_ms) {
    if (scene.prompt == nullptr || scene.prompt->seat < 0) return scene.texts("turn.moment");
    const auto seat = static_cast<std::size_t>(scene.prompt->seat);
    std::string text = scene.names.is_you(seat)
                           ? scene.style.paint(Ink::strong, scene.texts("turn.yours")) + " "
                           : scene.style.paint_seat(seat, scene.names.full(seat)) + ": ";
    text += prompt_words(scene);
    if (left_ms) text += "  " + scene.texts("turn.time", {{"time", clock_text(*left_ms)}});
    return text;
}

std::string clock_text(std::int64_t left_ms) {
    const std::int64_t seconds = std::max<std::int64_t>(0, (left_ms + 999) / 1000);
    const std::int64_t rest = seconds % 60;
    return std::to_string(seconds / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

}  // namespace vegas::cli
