// Counts the tree of all decisions below a state ("perft"). Dice come from a short script that
// repeats, so the tree is finite and the same on every machine.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <vector>

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {

struct Tree {
    std::uint64_t decisions = 0;  // rolls included
    std::uint64_t leaves = 0;     // ways to reach the end
    // Of all seats at all leaves: cards and chips, in units of the ruleset.
    std::uint64_t money = 0;
    bool operator==(const Tree&) const = default;
    friend std::ostream& operator<<(std::ostream& out, const Tree& t) {
        return out << t.decisions << " decisions, " << t.leaves << " leaves, " << t.money
                   << " units";
    }
};

// Dice by a script that repeats. A pick fails the test: the trees have no shuffles.
class CyclicDraws final : public Draws {
public:
    explicit CyclicDraws(std::vector<int> dice) : dice_(std::move(dice)) {}
    int die() override { return dice_[next_++ % dice_.size()]; }
    std::uint32_t one_of(std::uint32_t n) override {
        ADD_FAILURE() << "one of " << n << " was asked for";
        return 0;
    }

private:
    std::vector<int> dice_;
    std::size_t next_ = 0;
};

// A state that continues with one turn and ends with it.
inline las_vegas::State one_turn(Board b, Seat seat) {
    b.s.active = seat;
    b.s.stack.push({.activity = las_vegas::Activity::turn, .seat = seat});
    return b.s;
}
// ... with all turns of the round from Anna's on, and ends with its payout.
inline las_vegas::State whole_round(Board b) {
    b.s.stack.push({.activity = las_vegas::Activity::payout});
    b.s.stack.push({.activity = las_vegas::Activity::round});
    return b.s;
}
// ... with the payout.
inline las_vegas::State payout(Board b) {
    b.s.stack.push({.activity = las_vegas::Activity::payout});
    return b.s;
}

class TreeCounter {
public:
    static Tree by_options(const las_vegas::State& s, const CyclicDraws& draws) {
        return begin<false>(s, draws);
    }
    // The same without legal_actions(): tries every action in range, and apply() says which are
    // legal.
    static Tree by_force(const las_vegas::State& s, const CyclicDraws& draws) {
        return begin<true>(s, draws);
    }

private:
    template <bool kForce>
    static Tree begin(las_vegas::State s, CyclicDraws draws) {
        las_vegas::GameContext c{s, draws, mute};
        las_vegas::settle(c);
        Tree t;
        count<kForce>(Game(s), draws, t);
        return t;
    }

    template <bool kForce>
    static void count(const Game& g, const CyclicDraws& draws, Tree& t) {
        if (over(g)) return leaf(std::get<las_vegas::State>(g), t);
        ++t.decisions;
        if constexpr (kForce) {
            each_action_in_range([&](const Action& a) { branch<kForce>(g, a, draws, t); });
        } else {
            Actions list;
            legal_actions(g, list);
            for (const Action& a : list) branch<kForce>(g, a, draws, t);
        }
    }

    template <bool kForce>
    static void branch(Game g, const Action& a, CyclicDraws draws, Tree& t) {
        const ApplyError refused = apply(g, decision(g).seat, a, draws, mute);
        if constexpr (!kForce) {
            EXPECT_EQ(refused, ApplyError::none);
        }
        if (refused == ApplyError::none) count<kForce>(g, draws, t);
    }

    static void leaf(const las_vegas::State& s, Tree& t) {
        ++t.leaves;
        for (Seat seat = 0; seat < s.setup.seats; ++seat) {
            t.money += static_cast<std::uint64_t>(las_vegas::total(s, seat) / spec_of(s).card_unit);
        }
    }

    template <class F>
    static void each_action_in_range(F f) {
        constexpr std::uint8_t kA = 7, kB = 6, kC = 3;
        for (const ActSpec& act : kActs) {
            for (std::uint8_t a = 0; a <= kA; ++a) {
                for (std::uint8_t b = 0; b <= kB; ++b) {
                    for (std::uint8_t c = 0; c <= kC; ++c) f(Action{act.value, a, b, c});
                }
            }
        }
    }
};

// The tree below a state. Small trees are counted a second time by force.
inline Tree tree(const las_vegas::State& s, std::initializer_list<int> dice) {
    constexpr std::uint64_t kForceMost = 120;  // decisions: each one tries thousands of actions
    const CyclicDraws draws(dice);
    const Tree t = TreeCounter::by_options(s, draws);
    if (t.decisions <= kForceMost) {
        EXPECT_EQ(TreeCounter::by_force(s, draws), t);
    }
    return t;
}

}  // namespace vegas::test
