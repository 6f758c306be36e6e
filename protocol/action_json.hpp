// Actions as JSON: the only place that knows how they are written. README.md, section 4.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/action.hpp"
#include "engine/view.hpp"
#include "protocol/errors.hpp"
#include "protocol/json_out.hpp"

namespace vegas::protocol {

void write(JsonOut& out, const Action& action, const Preview& preview);

// The one text of an action: sorted keys, no spaces, no `shows`. What commitments are made of.
[[nodiscard]] std::string canonical(const Action&);

// `shows` is allowed and not looked at.
[[nodiscard]] Result<Action> parse_action(const nlohmann::json&);

[[nodiscard]] std::string_view name_of(Ask);
[[nodiscard]] std::string_view name_of(Act);
[[nodiscard]] std::string_view handicap_reward(std::uint8_t);  // 0 to 2, as in Act::take_blank

}  // namespace vegas::protocol
