// Reads and writes a host's own board for VEGAS as JSON. [VG-1]
#pragma once

#include "engine/vegas_1996/board.hpp"
#include "protocol/json/json_writer.hpp"
#include "protocol/json/read.hpp"

namespace vegas::vegas_1996 {

// {"tables":[{"rows":[[[1,2],[3,4],[5,6]]]}, ... 14],"track":[1,2, ... 0,8, ...]}
protocol::ReadError read_board(const nlohmann::json&, Board&);
void write_board(protocol::JsonWriter&, const Board&);

}  // namespace vegas::vegas_1996
