#include "engine/preview.hpp"

#include "engine/las_vegas/door.hpp"
#include "engine/vegas_1996/door.hpp"

namespace vegas {

Preview preview(const Game& g, const Action& a) {
    return std::visit([&](const auto& s) { return Preview(preview(s, a)); }, g);
}

}  // namespace vegas
