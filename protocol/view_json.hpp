// Views as JSON, and the RFC 6902 patches between two of them. Patches are made by comparing the
// small structs, never by building documents. Members are written in sorted order, so that what is
// written is also the canonical form that `hash` is taken of.
#pragma once

#include <optional>
#include <string>

#include "protocol/json_out.hpp"
#include "protocol/table_view.hpp"

namespace vegas::protocol {

// {"casinos":...,"turn":...} without `you`; what the hash is taken of.
[[nodiscard]] std::string public_json(const TableView&);

// The whole view of one viewer, from its public part.
[[nodiscard]] std::string view_json(const std::string& public_part, const std::optional<You>&);

// JSON arrays of patch operations; "[]" when nothing changed. `same_table`: the `table` parts are
// known to be equal and are not looked at.
[[nodiscard]] std::string patch(const TableView& before, const TableView& after,
                                bool same_table = false);
[[nodiscard]] std::string private_patch(const std::optional<You>& before,
                                        const std::optional<You>& after);

// CRC-32 as zlib computes it, eight lower-case hex digits.
[[nodiscard]] std::string checksum(std::string_view);

// Parts that actions and events share.
void write_owner(JsonOut& out, Owner);
template <std::size_t N>
void write_owners(JsonOut& out, const Fixed<Owner, N>& list) {
    out.open('[');
    for (const Owner o : list) write_owner(out, o);
    out.close(']');
}
void write_dice(JsonOut& out, const DiceView&);  // the members, without braces

}  // namespace vegas::protocol
