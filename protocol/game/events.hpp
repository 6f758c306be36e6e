// Writes events as JSON: those of the games and those of the table itself.
#pragma once

#include <string_view>

#include "engine/events.hpp"
#include "protocol/game/table_events.hpp"
#include "protocol/json/json_writer.hpp"

namespace vegas::protocol {

// `proof`: the commitment of a sealed choice or the nonce of a revealed one, in hex; else empty.
void write(JsonWriter& out, const Event&, std::string_view proof = {});
void write(JsonWriter& out, const at_table::TableEvent&);

// The kind of an event on the wire.
[[nodiscard]] std::string_view name_of(const Event&);

}  // namespace vegas::protocol
