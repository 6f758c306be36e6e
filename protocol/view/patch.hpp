// RFC 6902 patches between two views, made by comparing the small structs member by member, never
// by building documents.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

// JSON arrays of operations: add, remove, replace; "[]" when nothing changed. `same_table`: the
// `table` parts are known to be equal and are not compared.
[[nodiscard]] std::string patch(const TableView& before, const TableView& after,
                                bool same_table = false);
[[nodiscard]] std::string private_patch(const std::optional<You>& before,
                                        const std::optional<You>& after);

// CRC-32 as zlib computes it, eight lower-case hex digits.
[[nodiscard]] std::string checksum(std::string_view);

}  // namespace vegas::protocol
