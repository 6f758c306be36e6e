#include "engine/view.hpp"

#include "engine/family_functions.hpp"

namespace vegas {

GameView view(const Game& g, Seat viewer) {
    return std::visit([=](const auto& s) { return GameView(view(s, viewer)); }, g);
}

OwnView own_view(const Game& g, Seat seat) {
    return std::visit([=](const auto& s) { return own_view(s, seat); }, g);
}

}  // namespace vegas
