// Chance, which callers pass in: the engine has no generator of its own. The server draws from the
// fair stream, bots from a fast generator, tests from a script. The order of draws is part of the
// contract. [ALL-6]
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace vegas {

class Draws {
public:
    virtual ~Draws() = default;
    virtual int die() = 0;                              // 1 to 6
    virtual std::uint32_t one_of(std::uint32_t n) = 0;  // 0 to n-1; REQUIRES: n >= 2

    // Fisher-Yates from the last element down; afterwards the first element is the top.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i-- > 1;) {
            std::swap(items[i], items[one_of(static_cast<std::uint32_t>(i + 1))]);
        }
    }
};

// A fast generator for bots, simulations and tests (SplitMix64). Never for a real game.
class FastDraws final : public Draws {
public:
    explicit FastDraws(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    int die() override { return 1 + static_cast<int>(one_of(6)); }
    std::uint32_t one_of(
        std::uint32_t n) override {  // biased by less than n / 2^32: no bot notices
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace vegas
