#include "engine/game.hpp"

#include <algorithm>

#include "engine/las_vegas/door.hpp"
#include "engine/vegas_1996/door.hpp"

namespace vegas {

// Both families have the same functions of their states, in their own namespaces.

Game start(const Setup& setup, Draws& draws, Events& events) {
    ASSERT(check(setup) == BadSetup::none);
    if (row_of(setup.ruleset).family == Family::vegas_1996) {
        return vegas_1996::start(setup, draws, events);
    }
    return las_vegas::start(setup, draws, events);
}

bool over(const Game& g) {
    return std::visit([](const auto& s) { return over(s); }, g);
}

Decision decision(const Game& g) {
    return std::visit([](const auto& s) { return decision(s); }, g);
}

void legal_actions(const Game& g, Actions& out) {
    std::visit([&](const auto& s) { legal_actions(s, out); }, g);
}

Refused apply(Game& g, Seat seat, const Action& action, Draws& draws, Events& events) {
    if (over(g)) return Refused::over;
    if (decision(g).seat != seat) return Refused::not_your_decision;
    Actions list;
    legal_actions(g, list);
    if (!std::ranges::binary_search(list, action)) return Refused::illegal;
    apply_trusted(g, action, draws, events);
    return Refused::none;
}

void apply_trusted(Game& g, const Action& action, Draws& draws, Events& events) {
    std::visit([&](auto& s) { apply_trusted(s, action, draws, events); }, g);
}

Result result(const Game& g) {
    ASSERT(over(g));
    return std::visit([](const auto& s) { return score(s); }, g);
}

Game resample(const Game& g, Seat seat, Draws& draws) {
    return std::visit([&](const auto& s) { return Game(resample(s, seat, draws)); }, g);
}

const char* check_state(const Game& g) {
    return std::visit([](const auto& s) { return check_state(s); }, g);
}

}  // namespace vegas
