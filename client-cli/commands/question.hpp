// What the player of `vegas play` can be asked, with what each answer means. Pure: made from the
// view and the prompt.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/menu.hpp"

namespace vegas::cli {

struct Question {
    enum class Kind { none, resume, lobby, act, over, leave, people, remove };

    Kind kind = Kind::none;
    std::string title;
    std::vector<Choice> choices;
    // Beside each choice what it means: a table or nothing for a new start (resume), a request
    // without its table as JSON (lobby, over), an action as it is sent (act), a word (leave,
    // remove), somebody (people).
    std::vector<std::string> answers;
    std::optional<std::size_t> on_empty;  // what Enter alone means
    std::int64_t decision = -1;

    [[nodiscard]] bool open() const { return kind != Kind::none; }
    // Whether it would look the same.
    [[nodiscard]] bool same_as(const Question&) const;
};

// `tables` of the welcome, of which only those with a seat count. Not open where there is none.
[[nodiscard]] Question resume_question(const std::vector<Read<protocol::Welcome::At>>& tables,
                                       bool joins_another, const Texts&);

// `player` is the own id.
[[nodiscard]] Question lobby_question(const Scene&, const std::string& player,
                                      const std::string& bot_level);

// `own`: the prompt, if this seat owes the answer; not open where it is null.
[[nodiscard]] Question act_question(const Scene&, const Read<protocol::Prompt>* own);

// The game is over: another one?
[[nodiscard]] Question over_question(const Texts&);

// Answers: "stay", "leave", "go".
[[nodiscard]] Question leave_question(bool keeps_seat, const Texts&);

// What may be typed at any time in the language of the texts.
[[nodiscard]] AnyTime any_time(const Texts&);

}  // namespace vegas::cli
