// A host's own board for VEGAS as JSON. [VG-1]. Used by setup_json.cpp only.
#pragma once

#include "engine/vegas_1996/board.hpp"
#include "protocol/json/json_out.hpp"
#include "protocol/json/read.hpp"

namespace vegas::protocol {

// {"tables":[{"rows":[[[1,2],[3,4],[5,6]]]}, ... 14],"track":[1,2, ... 0,8, ...]}
Trouble read(const nlohmann::json&, as::Board, vegas_1996::Board&);

void write_board(JsonOut&, const vegas_1996::Board&);

}  // namespace vegas::protocol
