// Reads and writes a host's own board for VEGAS as JSON. [VG-1]
#pragma once

#include <string_view>

#include "engine/vegas_1996/board.hpp"
#include "protocol/json/json_writer.hpp"
#include "protocol/json/read.hpp"

namespace vegas::vegas_1996 {

// {"tables":[{"rows":[[[1,2],[3,4],[5,6]]]}, ... 14],"track":[1,2, ... 0,8, ...]}
protocol::ReadError read_own(const nlohmann::json&, Board&);
void write_own(protocol::JsonWriter&, const Board&);
inline constexpr std::string_view own_schema(const Board*) {
    return R"({
  "description": "A host's own board for vegas-1996.",
  "type": "object", "required": ["tables", "track"],
  "properties": {
    "tables": {"type": "array", "minItems": 14, "maxItems": 14, "items": {
      "type": "object", "required": ["rows"], "additionalProperties": false,
      "properties": {"rows": {"type": "array", "minItems": 1, "maxItems": 3, "items": {
        "type": "array", "minItems": 1, "maxItems": 15, "items": {
          "type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true,
          "items": {"$ref": "common.json#/$defs/face"}}}}}}},
    "track": {"type": "array", "minItems": 14, "maxItems": 32,
              "items": {"type": "integer", "minimum": 0, "maximum": 14}}},
  "additionalProperties": false
})";
}

}  // namespace vegas::vegas_1996
