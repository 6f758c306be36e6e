#include "engine/game.hpp"

#include <algorithm>

#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/knowledge.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/las_vegas/view.hpp"

namespace vegas {
namespace {

const las_vegas::State& of(const Game& g) { return std::get<las_vegas::State>(g); }
las_vegas::State& of(Game& g) { return std::get<las_vegas::State>(g); }

}  // namespace

Game start(const Setup& setup, Draws& draws, Events& events) {
    ASSERT(check(setup) == BadSetup::none);
    las_vegas::State s;
    s.setup = las_vegas::options_of(setup);
    s.stack.push({.job = las_vegas::Job::match});
    las_vegas::Ctx c{s, draws, events};
    las_vegas::settle(c);
    return s;
}

bool over(const Game& g) { return of(g).stack.empty(); }

Decision decision(const Game& g) {
    if (over(g)) return {};
    const las_vegas::Frame& f = of(g).stack.back();
    return {f.owes, f.asks};
}

void options(const Game& g, Actions& out) {
    out.size = 0;
    if (!over(g)) las_vegas::options(of(g), of(g).stack.back(), out);
}

Refused apply(Game& g, Seat seat, const Action& action, Draws& draws, Events& events) {
    if (over(g)) return Refused::over;
    if (decision(g).seat != seat) return Refused::not_your_decision;
    Actions list;
    options(g, list);
    if (!std::binary_search(list.begin(), list.end(), action)) return Refused::illegal;
    apply_trusted(g, action, draws, events);
    return Refused::none;
}

void apply_trusted(Game& g, const Action& action, Draws& draws, Events& events) {
    las_vegas::State& s = of(g);
    s.stack.back().answer = action;
    las_vegas::Ctx c{s, draws, events};
    las_vegas::settle(c);
}

View view(const Game& g, Seat viewer) { return las_vegas::view(of(g), viewer); }
OwnView own_view(const Game& g, Seat seat) { return las_vegas::own_view(of(g), seat); }
Preview preview(const Game& g, const Action& a) { return las_vegas::preview(of(g), a); }

Result result(const Game& g) {
    ASSERT(over(g));
    return las_vegas::score(of(g));
}

Game resample(const Game& g, Seat seat, Draws& draws) {
    return las_vegas::resample(of(g), seat, draws);
}

const char* check_state(const Game& g) { return las_vegas::check_state(of(g)); }

}  // namespace vegas
