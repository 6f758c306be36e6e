// What the words about the actions of the Las Vegas games have in common. Pure.
#pragma once

#include <string>
#include <string_view>

#include "client-cli/show/common/action_text.hpp"

namespace vegas::cli {

// The text that speaks of this die: "choice.turn_big", from the word of the die.
[[nodiscard]] std::string die_key(std::string_view front, const std::string& die);

// What is at stake: "$30,000", "2 chips", "nothing".
[[nodiscard]] std::string stake_words(const Said&);
[[nodiscard]] bool has_stake(const Said&);

// ", then 60k you, 40k nobody  (+60k)", of both casinos that it concerns; empty where neither is
// told. `casino` is the one meant where the action does not say.
[[nodiscard]] std::string then_of(const Said&, std::int64_t casino = 0);

// ": you +60k", for the short form.
[[nodiscard]] std::string change_of(const Said&);

// "  activates Jackpot"; empty where it does not.
[[nodiscard]] std::string activates(const Said&);

}  // namespace vegas::cli
