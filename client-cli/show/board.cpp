#include "client-cli/show/board.hpp"

#include <algorithm>

#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/family.hpp"
#include "client-cli/show/time_left.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

std::string game_name(std::string_view ruleset, const RenderContext& context) {
    const std::string key = "ruleset." + std::string(ruleset) + ".name";
    return context.texts.has(key) ? context.texts(key) : context.names.safe(ruleset);
}

// Where not all of it fits, the id of the table goes first, then the end of the name.
std::string title_line(const RenderContext& context, std::size_t columns) {
    const WireStruct<protocol::TableInfo>& table = context.view.table;
    const std::string whole = game_name(table.ruleset, context);
    std::string at = "  " + context.texts("board.table", {{"id", context.names.safe(table.id)}});
    const auto end = of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::title_end(game, context.texts);
    });
    const std::size_t end_columns = end.empty() ? 0 : width_of(end) + 2;
    if (width_of(whole) + width_of(at) + end_columns > columns) at.clear();
    const std::size_t taken = width_of(at) + end_columns;
    const std::size_t room = columns - std::min(taken, columns);
    const std::string name = cut_at_word(whole, room);
    std::string title = context.style.paint(Ink::strong, name) + cut(at, columns);
    if (end.empty()) return title;
    if (taken > columns) return title;  // the round has a line of its own then
    const std::string gap(2 + room - width_of(name), ' ');
    return title + gap + context.style.paint(Ink::faint, end);
}

Lines board_lines(const RenderContext& context) {
    Lines lines = {title_line(context)};
    of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        for (auto& line : F::board_lines(game, context)) lines.push_back(std::move(line));
    });
    return lines;
}

std::optional<std::string> roll_line(const RenderContext& context) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::roll_line(game, context);
    });
}

std::string turn_line(const RenderContext& context, std::optional<std::int64_t> left_ms) {
    if (context.prompt == nullptr || context.prompt->seat < 0) return context.texts("turn.moment");
    const auto seat = static_cast<std::size_t>(context.prompt->seat);
    std::string text = context.names.is_you(seat)
                           ? context.style.paint(Ink::strong, context.texts("turn.yours")) + " "
                           : context.style.paint_seat(seat, context.names.full(seat)) + ": ";
    text += prompt_words(context);
    if (left_ms) {
        text += "  " + context.texts("turn.time", {{"time", clock_text(*left_ms, context.texts)}});
    }
    return text;
}

}  // namespace vegas::cli
