#include "client-cli/local/replay_cursor.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/show/board.hpp"
#include "client-cli/show/common/sentences.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/table_screen.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kIndent = 4;

void append(Lines& lines, Lines more) {
    for (auto& line : more) lines.push_back(std::move(line));
}

std::string without_spaces_around(std::string_view text) {
    const auto first = std::min(text.find_first_not_of(" \t\r"), text.size());
    text.remove_prefix(first);
    return std::string(text.substr(0, text.find_last_not_of(" \t\r") + 1));
}

}  // namespace

ReplayCursor::ReplayCursor(const Playback& game, const Style& style, const Texts& texts,
                           std::size_t step)
    : game_(game), style_(style), texts_(texts), step_(std::min(step, game.steps())) {}

RenderContext ReplayCursor::render_context() const {
    return {.view = game_.view(step_),
            .faces = game_.faces(),
            .style = style_,
            .texts = texts_,
            .prompt = game_.prompt(step_),
            .earnings = &game_.earnings()};
}

// The word, or the beginning of it.
bool ReplayCursor::matches_command(std::string_view word, const char* english,
                                   const char* key) const {
    const std::string typed = lower_case(word);
    return !typed.empty() && (std::string_view(english).starts_with(typed) ||
                              lower_case(texts_(key)).starts_with(typed));
}

void ReplayCursor::set_step(std::size_t step) {
    if (step > game_.steps()) {
        notice_ = texts_("replay.no_step", {{"most", game_.steps()}});
    } else {
        step_ = step;
    }
}

void ReplayCursor::go_to_round(std::int64_t round) {
    if (const auto step = game_.step_of_round(round)) return set_step(*step);
    notice_ = game_.rounds() == 0 ? texts_("replay.no_rounds")
                                  : texts_("replay.no_round", {{"most", game_.rounds()}});
}

bool ReplayCursor::go(std::string_view line) {
    notice_.clear();
    const std::string typed = without_spaces_around(line);
    const auto space = std::min(typed.rfind(' '), typed.size());
    const std::string word = typed.substr(0, space);
    const auto number =
        texts::parse_number<std::int64_t>(space < typed.size() ? typed.substr(space + 1) : typed);
    const bool alone = space == typed.size();
    if (typed.empty() || (alone && matches_command(word, "next", "typed.next"))) {
        if (step_ < game_.steps()) set_step(step_ + 1);
    } else if (alone && matches_command(word, "back", "typed.back")) {
        if (step_ > 0) set_step(step_ - 1);
    } else if (alone && matches_command(word, "quit", "typed.quit")) {
        return false;
    } else if (number && (alone || matches_command(word, "go to", "typed.go_to"))) {
        set_step(*number < 0 ? game_.steps() + 1 : static_cast<std::size_t>(*number));
    } else if (number && matches_command(word, "round", "typed.round")) {
        go_to_round(*number);
    } else {
        notice_ = texts_("replay.unclear");
    }
    return true;
}

Lines ReplayCursor::board() const { return board_lines(render_context()); }

Lines ReplayCursor::story() const {
    const RenderContext now = render_context();
    Lines lines;
    for (const WireEvent& event : game_.events(step_)) {
        if (const auto told = sentence_of(event, now)) {
            append(lines, wrap(*told, kColumns - 1, kIndent));
        }
    }
    return lines;
}

Lines ReplayCursor::below() const {
    const RenderContext now = render_context();
    Lines lines;
    if (now.view.result) {
        append(lines, result_variants(now, kColumns - 1).front());
    } else {
        if (const auto roll = roll_line(now)) lines.push_back(*roll);
        append(lines, wrap(turn_line(now, {}), kColumns - 1, kIndent));
    }
    append(lines, foot(kColumns - 1));
    return lines;
}

Lines ReplayCursor::foot(std::size_t columns) const {
    Lines lines;
    if (!notice_.empty()) append(lines, wrap(notice_, columns, kIndent));
    const std::string at = texts_("replay.step", {{"n", step_}, {"of", game_.steps()}});
    const std::string keys = texts_("replay.keys", {{"back", texts_("typed.back")},
                                                    {"go", texts_("typed.go_to")},
                                                    {"round", texts_("typed.round")}});
    append(lines, wrap(style_.paint(Ink::strong, at) + "  " + keys, columns, kIndent));
    return lines;
}

Panes ReplayCursor::panes(const std::string& typed, std::size_t columns) const {
    const RenderContext now = render_context();
    std::string told;
    for (const WireEvent& event : game_.events(step_)) {
        const auto sentence = sentence_of(event, now);
        if (sentence) vegas::texts::append_joined(told, " ", *sentence + ".");
    }
    const std::string asked = now.view.result ? "" : turn_line(now, {});
    Panes panes = table_panes(now, {.notice = told, .status = asked, .typed = typed}, "", columns);
    append(panes.question, foot(columns));
    return panes;
}

}  // namespace vegas::cli
