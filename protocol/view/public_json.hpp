// Views as JSON. Members are written in sorted order, so that what is written is also the canonical
// form that `hash` is taken of.
#pragma once

#include <optional>
#include <string>

#include "protocol/json/json_out.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

// {"casinos":...,"turn":...} without `you`; what the hash is taken of.
[[nodiscard]] std::string public_json(const TableView&);

// The whole view of one viewer, from its public part.
[[nodiscard]] std::string view_json(const std::string& public_part, const std::optional<You>&);

}  // namespace vegas::protocol
