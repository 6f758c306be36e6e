#include "engine/game.hpp"

#include <algorithm>

#include "engine/family_functions.hpp"

namespace vegas {

// Each family has the same functions of its state, in its own namespace.

namespace {

template <class... F>
Game new_game(TypeList<F...>, Family family) {
    Game game;
    ((F::kFamily == family ? void(game.emplace<typename F::State>()) : void()), ...);
    return game;
}

}  // namespace

Game start(const Setup& setup, Draws& draws, EventSink& events) {
    ASSERT(bad_option(setup).empty());
    Game game = new_game(Families{}, row_of(setup.ruleset).family);
    std::visit([&](auto& s) { start(s, setup, draws, events); }, game);
    return game;
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

ApplyError apply(Game& g, Seat seat, const Action& action, Draws& draws, EventSink& events) {
    if (over(g)) return ApplyError::over;
    if (decision(g).seat != seat) return ApplyError::not_your_decision;
    Actions list;
    legal_actions(g, list);
    if (!std::ranges::binary_search(list, action)) return ApplyError::illegal;
    apply_trusted(g, action, draws, events);
    return ApplyError::none;
}

void apply_trusted(Game& g, const Action& action, Draws& draws, EventSink& events) {
    std::visit([&](auto& s) { apply_trusted(s, action, draws, events); }, g);
}

GameResult result(const Game& g) {
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
