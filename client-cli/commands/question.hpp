// What the player of `vegas play` can be asked, with what each answer sends. Pure: made from the
// view and the prompt.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/menu.hpp"
#include "client-cli/show/style.hpp"
#include "client-cli/table_model.hpp"

namespace vegas::cli {

struct Question {
    enum class Kind { none, resume, lobby, act, leave };

    Kind kind = Kind::none;
    std::string title;
    std::vector<Choice> choices;
    // Beside each choice: the action, or the request without its table. Null: see the kind.
    std::vector<nlohmann::json> answers;
    std::optional<std::size_t> on_empty;  // what Enter alone means
    std::int64_t decision = -1;

    [[nodiscard]] bool open() const { return kind != Kind::none; }
    // Whether it would look the same.
    [[nodiscard]] bool same_as(const Question&) const;
};

// `tables` of the welcome, of which only those with a seat count. Answers: {"table"}, then one null
// for a new start. Not open where there is none.
[[nodiscard]] Question resume_question(const nlohmann::json& tables, bool joins_another);

// `player` is the own id.
[[nodiscard]] Question lobby_question(const nlohmann::json& view, const std::string& player,
                                      const std::string& bot_level, const Style&);

// Not open where this seat owes nothing.
[[nodiscard]] Question act_question(const TableModel&, const Style&);

// Answers: "stay", "leave", "go".
[[nodiscard]] Question leave_question(bool keeps_seat);

}  // namespace vegas::cli
