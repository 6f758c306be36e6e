// Writes views as JSON. Members are sorted, so the text is also the canonical form that `hash`
// covers.
#pragma once

#include <optional>
#include <string>

#include "protocol/json/json_writer.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

// {"casinos":...,"turn":...} without `you`; `hash` covers this.
[[nodiscard]] std::string public_json(const TableView&);

// A viewer's whole view, made from its public part.
[[nodiscard]] std::string view_json(const std::string& public_part,
                                    const std::optional<ViewerPart>&);

}  // namespace vegas::protocol
