// Parts that the texts of Las Vegas actions have in common. Pure.
#pragma once

#include <string>
#include <string_view>

#include "client-cli/show/common/action_text.hpp"

namespace vegas::cli {

// The key of the text about this die: "choice.turn_big", from the word of the die.
[[nodiscard]] std::string die_key(std::string_view front, const std::string& die);

// What is at stake: "$30,000", "2 chips", "nothing".
[[nodiscard]] std::string stake_text(const ActionDetails&);
[[nodiscard]] bool has_stake(const ActionDetails&);

// ", then 60k you, 40k nobody  (+60k)", for both casinos concerned; empty if the preview has
// neither. `casino` is meant if the action names none.
[[nodiscard]] std::string outcome_text(const ActionDetails&, std::int64_t casino = 0);

// ": you +60k", for the short form.
[[nodiscard]] std::string change_text(const ActionDetails&);

// "  activates Jackpot"; empty if it activates none.
[[nodiscard]] std::string activation_text(const ActionDetails&);

}  // namespace vegas::cli
