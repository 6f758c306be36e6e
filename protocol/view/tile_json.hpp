// A tile's view is written with the shape of its own tile.
#pragma once

#include <variant>

#include "engine/las_vegas/view.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {

inline void write(JsonOut& out, as::Object, const las_vegas::TileView& t) {
    std::visit(
        [&]<class On>(const On&) {
            if constexpr (!std::is_same_v<On, las_vegas::NoTile>) {
                write_sorted<las_vegas::TileWith<On>>(out, t);
            }
        },
        t.on);
}

}  // namespace vegas::protocol
