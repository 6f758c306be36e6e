// A host's own board for VEGAS as JSON. README.md, section 7; [VG-1]. Used by setup_json.cpp only.
#pragma once

#include <optional>

#include "engine/vegas_1996/board.hpp"
#include "protocol/fields.hpp"
#include "protocol/json_out.hpp"

namespace vegas::protocol {

// {"tables":[{"rows":[[[1,2],[3,4],[5,6]]]}, ... 14],"track":[1,2, ... 0,8, ...]}. Nothing where
// the member is missing, or wrong: then it says so to `fields`.
[[nodiscard]] std::optional<vegas_1996::Board> read_board(Fields& fields, std::string_view name);

void write_board(JsonOut&, const vegas_1996::Board&);

}  // namespace vegas::protocol
