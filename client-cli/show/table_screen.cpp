#include "client-cli/show/table_screen.hpp"

#include "client-cli/show/board.hpp"
#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/family.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/pause.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/slow_play.hpp"
#include "client-cli/show/standstill.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPaneIndent = 4;
constexpr std::string_view kPromptSign = "> ";

void append_wrapped(Lines& lines, const std::string& text, std::size_t columns) {
    for (auto& line : wrap(text, columns, kPaneIndent)) lines.push_back(std::move(line));
}

Lines lobby(const RenderContext& context, const std::string& join_command, std::size_t columns) {
    Lines lines;
    for (const auto& line : lobby_lines(context, join_command)) {
        append_wrapped(lines, line, columns);
    }
    return lines;
}

void show_game(Panes& panes, const RenderContext& context, std::size_t columns) {
    panes.title = {title_line(context, columns)};
    of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        panes.board = F::board_variants(game, context, columns);
        panes.players = F::player_variants(game, context, columns);
        panes.own = F::own_lines(game, context, columns);
    });
    if (context.view.result) {
        panes.board = {{}};  // nothing lies there any more
        panes.players = result_variants(context, columns);
        panes.own.clear();
        const std::string fair = fair_dice_line(context);
        if (!fair.empty()) append_wrapped(panes.own, fair, columns);
    }
    if (const auto roll = roll_line(context)) append_wrapped(panes.own, *roll, columns);
}

}  // namespace

Panes table_panes(const RenderContext& context, const InputPane& input,
                  const std::string& join_command, std::size_t columns) {
    Panes panes;
    const std::string& status = context.view.table.status;
    if (status == "open") {
        panes.board = {lobby(context, join_command, columns)};
    } else if (!status.empty()) {
        show_game(panes, context, columns);
    } else {
        panes.title = {context.style.paint(Ink::strong, "LAS VEGAS") + "  " + join_command};
    }
    const std::string standstill = standstill_text(context);
    if (!standstill.empty()) append_wrapped(panes.notice, standstill, columns);
    const std::string pause = pause_text(context);
    if (!pause.empty()) append_wrapped(panes.notice, pause, columns);
    const std::string slow_play = slow_play_text(context);
    if (!slow_play.empty()) append_wrapped(panes.notice, slow_play, columns);
    for (const auto& sentence : input.sentences) append_wrapped(panes.notice, sentence, columns);
    if (!input.notice.empty()) append_wrapped(panes.notice, input.notice, columns);
    append_wrapped(panes.question, input.status, columns);
    panes.menus = menus_of(input.choices, input.chosen, columns, context.style);
    panes.input = std::string(kPromptSign) + input.typed;
    const std::size_t taken = width_of(panes.input) + 1 + width_of(input.clock);
    if (!input.clock.empty() && taken <= columns) {
        panes.input.append(columns + 1 - taken, ' ');
        panes.input += context.style.paint(Ink::faint, input.clock);
    }
    panes.cursor = kPromptSign.size() + input.cursor;
    return panes;
}

}  // namespace vegas::cli
