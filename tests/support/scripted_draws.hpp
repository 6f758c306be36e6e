// Draws by script: dice and picks in the order they must be drawn. Draws that are left over or
// missing fail the test.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <initializer_list>

#include "engine/draws.hpp"

namespace vegas::test {

class ScriptedDraws final : public Draws {
public:
    ScriptedDraws(std::initializer_list<int> dice = {},
                  std::initializer_list<std::uint32_t> picks = {})
        : dice_(dice), picks_(picks) {}
    ScriptedDraws& operator=(ScriptedDraws&&) = delete;
    ~ScriptedDraws() override {
        EXPECT_TRUE(dice_.empty()) << dice_.size() << " scripted dice were not thrown";
        EXPECT_TRUE(picks_.empty()) << picks_.size() << " scripted picks were not made";
    }

    void add(std::initializer_list<int> dice) { dice_.insert(dice_.end(), dice); }

    int die() override { return take(dice_, 1); }
    std::uint32_t one_of(std::uint32_t n) override {
        const std::uint32_t pick = take(picks_, 0U);
        EXPECT_LT(pick, n);
        return pick;
    }

private:
    template <class T>
    T take(std::deque<T>& script, T otherwise) {
        if (script.empty()) {
            ADD_FAILURE() << "a draw that the script does not have";
            return otherwise;
        }
        const T x = script.front();
        script.pop_front();
        return x;
    }

    std::deque<int> dice_;
    std::deque<std::uint32_t> picks_;
};

// Shuffles nothing (each pick is the last one) and throws dice by script; for whole starts.
class UnshuffledDraws final : public Draws {
public:
    explicit UnshuffledDraws(std::initializer_list<int> dice = {}) : dice_(dice) {}
    int die() override {
        if (dice_.empty()) return 1;
        const int x = dice_.front();
        dice_.pop_front();
        return x;
    }
    std::uint32_t one_of(std::uint32_t n) override {
        asked_.push_back(n);
        return n - 1;
    }
    [[nodiscard]] const std::deque<std::uint32_t>& asked() const { return asked_; }

private:
    std::deque<int> dice_;
    std::deque<std::uint32_t> asked_;
};

}  // namespace vegas::test
