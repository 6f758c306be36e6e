// Reads and writes a host's own board for VEGAS as JSON. [VG-1]. Used by setup_json.cpp only.
#pragma once

#include "engine/vegas_1996/board.hpp"
#include "protocol/json/json_writer.hpp"
#include "protocol/json/read.hpp"

namespace vegas::protocol {

// {"tables":[{"rows":[[[1,2],[3,4],[5,6]]]}, ... 14],"track":[1,2, ... 0,8, ...]}
ReadError read(const nlohmann::json&, as::BoardFormat, vegas_1996::Board&);

void write_board(JsonWriter&, const vegas_1996::Board&);

}  // namespace vegas::protocol
