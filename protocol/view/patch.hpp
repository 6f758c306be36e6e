// Makes patches between two views: JSON objects whose members are JSON Pointers (RFC 6901) and the
// values that stand there now. Nothing is removed: where a member vanishes, or a list gets shorter,
// the object or list is told whole. An index equal to a list's length appends.
//
// Compares the small structs member by member, and never builds documents.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

inline constexpr std::string_view kEmptyPatch = "{}";

// "{}" if nothing changed. `same_table`: the `table` parts are known to be equal and are not
// compared.
[[nodiscard]] std::string patch(const TableView& before, const TableView& after,
                                bool same_table = false);
[[nodiscard]] std::string private_patch(const std::optional<ViewerPart>& before,
                                        const std::optional<ViewerPart>& after);

// CRC-32 as zlib computes it, eight lower-case hex digits.
[[nodiscard]] std::string checksum(std::string_view);

}  // namespace vegas::protocol
