#include "engine/preview.hpp"

#include "engine/las_vegas/family.hpp"
#include "engine/vegas_1996/family.hpp"

namespace vegas {

GamePreview preview(const Game& g, const Action& a) {
    return std::visit([&](const auto& s) { return GamePreview(preview(s, a)); }, g);
}

}  // namespace vegas
