// Actions as JSON, from the tables in engine/action.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/action.hpp"
#include "engine/game.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/json_out.hpp"

namespace vegas::protocol {

// `preview` becomes `shows`; left out where there is nothing to show.
void write(JsonOut& out, const Action& action, const Preview& preview = {});

// The one text of an action: sorted keys, no spaces, no `shows`. What commitments are made of.
[[nodiscard]] std::string canonical(const Action&);

// `shows` is allowed and not looked at.
[[nodiscard]] Result<Action> parse_action(const nlohmann::json&);

}  // namespace vegas::protocol
