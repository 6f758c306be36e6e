// Questions that `vegas play` asks, and what each answer means. Pure: made from the view and the
// prompt.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/menu.hpp"

namespace vegas::cli {

struct Question {
    enum class Kind { none, resume, lobby, act, over, leave, people, remove };

    Kind kind = Kind::none;
    std::string title;
    std::vector<MenuChoice> choices;
    // The meaning of each choice, by kind: a table, or empty for a new start (resume); a request
    // without its table, as JSON (lobby, over); an action as JSON (act); a word (leave, remove); a
    // person (people).
    std::vector<std::string> values;
    std::optional<std::size_t> on_empty;  // what Enter alone means
    std::int64_t decision = -1;

    [[nodiscard]] bool open() const { return kind != Kind::none; }
    // Whether both look the same.
    [[nodiscard]] bool same_as(const Question&) const;
};

// What else there is than to resume: another table, or a new one; games that sleep are not left
// for it.
enum class InsteadOfResuming { other_table, new_table, new_table_later };

// `tables` are those of the welcome, or games that wait; only those with a seat of ours count. Not
// open if there is none.
[[nodiscard]] Question resume_question(
    const std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>>& tables, InsteadOfResuming,
    const Texts&);

// `player` is your own id.
[[nodiscard]] Question lobby_question(const RenderContext&, const std::string& player,
                                      const std::string& bot_level);

// `own`: the prompt if this seat has to decide; the question is not open if it is null.
[[nodiscard]] Question act_question(const RenderContext&, const WireStruct<protocol::Prompt>* own);

// After a game: whether to play another one.
[[nodiscard]] Question over_question(const Texts&);

// Answers: "stay", "leave", "go".
[[nodiscard]] Question leave_question(bool keeps_seat, const Texts&);

// What may be typed at any time, in the language of the texts.
[[nodiscard]] GlobalCommands global_commands(const Texts&);

}  // namespace vegas::cli
