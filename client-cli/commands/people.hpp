// Questions for a host who removes or readmits people. Pure: made from the view and what the server
// says about people without a seat.
#pragma once

#include <optional>
#include <string>

#include "client-cli/commands/question.hpp"

namespace vegas::cli {

// The person the host wants to remove or readmit.
struct SelectedPerson {
    std::string player;
    std::string name = {};  // as shown
    bool seated = false;
    bool is_removed = false;  // to be readmitted
};

// Whether this player may remove people. Nobody may at a quick table.
[[nodiscard]] bool is_host_in_control(const WireView&, const std::string& player);

// The first choice is nobody. Its values are for parse_selected_person().
[[nodiscard]] Question people_question(const RenderContext&,
                                       const WireStruct<protocol::SpectatorsReply>&,
                                       const std::string& player);
// nullopt if nobody was chosen.
[[nodiscard]] std::optional<SelectedPerson> parse_selected_person(const std::string& answer);

// Answers: "stay", "remove".
[[nodiscard]] Question remove_question(const RenderContext&, const SelectedPerson&);

}  // namespace vegas::cli
