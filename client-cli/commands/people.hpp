// What the host of a table is asked when removing people or letting them in again. Pure: made from
// the view and what the server says about those without a seat.
#pragma once

#include <optional>
#include <string>

#include "client-cli/commands/question.hpp"

namespace vegas::cli {

// Whom the host wants to remove or to let in again.
struct Chosen {
    std::string player;
    std::string name = {};  // as it is shown
    bool seated = false;
    bool comes_back = false;  // is to be let in again
};

// Whether this player may remove people. Nobody may at a quick table.
[[nodiscard]] bool is_in_charge(const View&, const std::string& player);

// The first choice is nobody. Its answers are for chosen_of().
[[nodiscard]] Question people_question(const Scene&, const Read<protocol::People>&,
                                       const std::string& player);
// Nothing: nobody was chosen.
[[nodiscard]] std::optional<Chosen> chosen_of(const std::string& answer);

// Answers: "stay", "remove".
[[nodiscard]] Question remove_question(const Scene&, const Chosen&);

}  // namespace vegas::cli
