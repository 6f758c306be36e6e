// Writes a tile's view in the format of that tile.
#pragma once

#include "engine/las_vegas/tiles/registry.hpp"
#include "engine/las_vegas/view.hpp"
#include "protocol/json/write.hpp"

namespace vegas::protocol {

inline void write(JsonWriter& out, as::ObjectFormat, const las_vegas::TileView& t) {
    visit(las_vegas::Tiles{}, t.contents, [&]<class Contents>(const Contents&) {
        write_sorted<las_vegas::TileWith<Contents>>(out, t);
    });
}

}  // namespace vegas::protocol
