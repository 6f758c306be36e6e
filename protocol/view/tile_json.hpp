// Writes a tile's view in the format of that tile.
#pragma once

#include <variant>

#include "engine/las_vegas/view.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {

inline void write(JsonWriter& out, as::ObjectFormat, const las_vegas::TileView& t) {
    std::visit(
        [&]<class Contents>(const Contents&) {
            if constexpr (!std::is_same_v<Contents, las_vegas::NoTile>) {
                write_sorted<las_vegas::TileWith<Contents>>(out, t);
            }
        },
        t.contents);
}

}  // namespace vegas::protocol
