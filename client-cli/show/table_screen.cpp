#include "client-cli/show/table_screen.hpp"

#include "client-cli/show/board.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/las_vegas/forms.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPaneIndent = 4;
constexpr std::string_view kPromptSign = "> ";

void append_wrapped(Lines& lines, const std::string& text, std::size_t columns) {
    for (auto& line : wrap(text, columns, kPaneIndent)) lines.push_back(std::move(line));
}

Lines lobby(const Scene& scene, const std::string& join_command, std::size_t columns) {
    Lines lines;
    for (const auto& line : lobby_lines(scene, join_command)) {
        append_wrapped(lines, line, columns);
    }
    return lines;
}

void show_game(Panes& panes, const Scene& scene, std::size_t columns) {
    panes.title = {title_line(scene, columns)};
    of_known(scene.view.game, [&](const auto& game) {
        panes.board = board_forms(game, scene, columns);
        panes.players = player_forms(game, scene, columns);
        panes.own = own_lines(game, scene, columns);
    });
    if (scene.view.result) {
        panes.board = {{}};  // nothing lies there any more
        panes.players = result_forms(scene, columns);
        panes.own.clear();
    }
    if (const auto roll = roll_line(scene)) append_wrapped(panes.own, *roll, columns);
}

}  // namespace

Panes table_panes(const Scene& scene, const Asked& asked, const std::string& join_command,
                  std::size_t columns) {
    Panes panes;
    const std::string& status = scene.view.table.status;
    if (status == "open") {
        panes.board = {lobby(scene, join_command, columns)};
    } else if (!status.empty()) {
        show_game(panes, scene, columns);
    } else {
        panes.title = {scene.style.paint(Ink::strong, "LAS VEGAS") + "  " + join_command};
    }
    for (const auto& sentence : asked.told) append_wrapped(panes.notice, sentence, columns);
    if (!asked.notice.empty()) append_wrapped(panes.notice, asked.notice, columns);
    append_wrapped(panes.asked, asked.status, columns);
    panes.menus = menus_of(asked.choices, asked.chosen, columns, scene.style);
    panes.input = std::string(kPromptSign) + asked.typed;
    const std::size_t taken = width_of(panes.input) + 1 + width_of(asked.clock);
    if (!asked.clock.empty() && taken <= columns) {
        panes.input.append(columns + 1 - taken, ' ');
        panes.input += scene.style.paint(Ink::faint, asked.clock);
    }
    panes.cursor = kPromptSign.size() + asked.cursor;
    return panes;
}

}  // namespace vegas::cli
