#include "engine/preview.hpp"

#include "engine/family_functions.hpp"

namespace vegas {

GamePreview preview(const Game& g, const Action& a) {
    return std::visit([&](const auto& s) { return GamePreview(preview(s, a)); }, g);
}

}  // namespace vegas
