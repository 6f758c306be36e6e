#include "engine/las_vegas/flow.hpp"

#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {
namespace {

StepResult run_tile(GameContext& c, Frame& f) {
    const TileRules* t = rules_of(f.tile);
    ASSERT(t != nullptr);
    switch (f.activity) {
    case Activity::tile_activated: return t->activated(c, f);
    case Activity::tile_before_payout: return t->before_payout(c, f);
    case Activity::tile_casino_paid: return t->casino_paid(c, f);
    default: ASSERT(false); return done();
    }
}

StepResult run_top(GameContext& c, Frame& f) {
    switch (f.activity) {
    case Activity::match: return match::run(c, f);
    case Activity::round: return round::run(c, f);
    case Activity::turn: return turn::run(c, f);
    case Activity::move: return move::run(c, f);
    case Activity::payout: return payout::run(c, f);
    default: return run_tile(c, f);
    }
}

}  // namespace

void legal_actions(const State& s, const Frame& f, Actions& out) {
    if (f.activity == Activity::turn) return turn::legal_actions(s, f, out);
    if (f.activity == Activity::move) return move::legal_actions(s, f, out);
    const TileRules* t = rules_of(f.tile);
    ASSERT(t != nullptr && t->legal_actions != nullptr);
    t->legal_actions(s, f, out);
}

void settle(GameContext& c) {
    constexpr int kStepsMax = 1000;  // a round's end takes about 40
    for (int steps = 0; !c.s.stack.empty(); ++steps) {
        ASSERT(steps < kStepsMax);
        Frame& f = c.s.stack.back();
        f.owes = kNobody;
        f.asks = Ask::none;
        const StepResult flow = run_top(c, f);
        if (flow.kind == StepResult::done_) c.s.stack.pop();
        if (flow.kind == StepResult::call_) c.s.stack.push(flow.callee);
        if (flow.kind != StepResult::ask_) continue;
        if (f.asks == Ask::roll) return;  // always asked [ALL-1, RY-24]
        Actions list;
        legal_actions(c.s, f, list);
        ASSERT(!list.empty());
        if (list.size > 1) return;
        f.answer = list[0];  // [ALL-1]
    }
}

}  // namespace vegas::las_vegas
