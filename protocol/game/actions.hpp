// Reads and writes actions as JSON, from the tables in engine/action.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/action.hpp"
#include "engine/preview.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/json_writer.hpp"

namespace vegas::protocol {

// `preview` becomes `shows`, which is left out if there is nothing to show.
void write(JsonWriter& out, const Action& action, const GamePreview& preview = {});

// The canonical text of an action: sorted keys, no spaces, no `shows`. Commitments cover this text.
[[nodiscard]] std::string canonical(const Action&);

// `shows` is allowed and ignored.
[[nodiscard]] Result<Action> parse_action(const nlohmann::json&);

}  // namespace vegas::protocol
