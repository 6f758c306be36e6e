#include "client-cli/show/common/tile_faces.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

const WireStruct<las_vegas::TileRules>* TileFaces::find(std::string_view id) const {
    const auto found = std::ranges::find(all_, id, &WireStruct<las_vegas::TileRules>::id);
    return found == all_.end() ? nullptr : &*found;
}

std::string TileFaces::name(std::string_view id) const {
    const WireStruct<las_vegas::TileRules>* face = find(id);
    return safe_text(face == nullptr ? id : face->name, true);
}

std::string TileFaces::title(std::string_view id) const {
    const std::string safe_id = safe_text(id, true);
    return find(id) == nullptr ? safe_id : safe_id + " " + name(id);
}

Numbers TileFaces::all_dollars(std::string_view id) const {
    Numbers amounts;
    if (const WireStruct<las_vegas::TileRules>* face = find(id)) {
        for (const auto& cell : face->printed) {
            amounts.push_back(
                cell ? cell->dollars.value_or(0) + cell->chips.value_or(0) * kChipDollars : 0);
        }
    }
    return amounts;
}

std::int64_t TileFaces::dollars(std::string_view id, std::size_t cell) const {
    const Numbers amounts = all_dollars(id);
    return cell < amounts.size() ? amounts[cell] : 0;
}

std::int64_t TileFaces::chips(std::string_view id, std::size_t cell) const {
    const WireStruct<las_vegas::TileRules>* face = find(id);
    if (face == nullptr || cell >= face->printed.size() || !face->printed[cell]) return 0;
    return face->printed[cell]->chips.value_or(0);
}

}  // namespace vegas::cli
