#include "client-cli/show/board.hpp"

#include <algorithm>

#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

std::string title_line(const Scene& scene) {
    const Table& table = scene.view.table;
    const std::string front = "LAS VEGAS";
    const std::string middle =
        "  " + scene.names.safe(table.ruleset) + "  table " + scene.names.safe(table.id);
    const auto* game = std::get_if<las_vegas::Game>(&scene.view.game);
    const std::string end = game == nullptr ? "" : round_words(*game);
    const std::string title = scene.style.paint(Ink::strong, front);
    if (end.empty()) return title + cut(middle, kColumns - front.size());
    const std::size_t room = kColumns - 1 - front.size() - std::min<std::size_t>(end.size(), 40);
    return title + left(middle, room) + scene.style.paint(Ink::faint, end);
}

Lines board_lines(const Scene& scene) {
    Lines lines = {title_line(scene)};
    std::visit(
        [&]<class G>(const G& game) {
            if constexpr (!std::is_same_v<G, Unknown>) {
                for (auto& line : game_lines(game, scene)) lines.push_back(std::move(line));
            }
        },
        scene.view.game);
    return lines;
}

std::optional<std::string> roll_line(const Scene& scene) {
    return std::visit(
        [&]<class G>(const G& game) -> std::optional<std::string> {
            if constexpr (std::is_same_v<G, Unknown>) {
                return std::nullopt;
            } else {
                return rolled_line(game, scene);
            }
        },
        scene.view.game);
}

std::string turn_line(const Scene& scene, std::optional<std::int64_t> left_ms) {
    if (scene.prompt == nullptr || scene.prompt->seat < 0) return "One moment ...";
    const auto seat = static_cast<std::size_t>(scene.prompt->seat);
    std::string text = scene.names.is_you(seat)
                           ? scene.style.paint(Ink::strong, "Your turn:") + " "
                           : scene.style.paint_seat(seat, scene.names.full(seat)) + ": ";
    text += prompt_words(scene);
    if (left_ms) text += "  " + clock_text(*left_ms) + " left";
    return text;
}

std::string clock_text(std::int64_t left_ms) {
    const std::int64_t seconds = std::max<std::int64_t>(0, (left_ms + 999) / 1000);
    const std::int64_t rest = seconds % 60;
    return std::to_string(seconds / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

}  // namespace vegas::cli
