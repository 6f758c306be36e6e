// A handful of dice of one owner in one byte: how many small ones, how many big ones. [RY-2]
#pragma once

#include <cstdint>

#include "engine/assert.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas {

class Dice {
public:
    constexpr Dice() = default;
    constexpr Dice(int small, int big) : bits_(static_cast<std::uint8_t>(small | (big << 6))) {}

    [[nodiscard]] constexpr int small() const { return bits_ & 0x3f; }
    [[nodiscard]] constexpr int big() const { return bits_ >> 6; }
    [[nodiscard]] constexpr int weight() const { return small() + 2 * big(); }  // what counts
    [[nodiscard]] constexpr int pieces() const { return small() + big(); }      // physical dice
    [[nodiscard]] constexpr bool none() const { return bits_ == 0; }

    void add(Dice d) {
        ASSERT(small() + d.small() < 64 && big() + d.big() < 4);
        bits_ = static_cast<std::uint8_t>(bits_ + d.bits_);
    }
    void take(Dice d) {
        ASSERT(small() >= d.small() && big() >= d.big());
        bits_ = static_cast<std::uint8_t>(bits_ - d.bits_);
    }
    bool operator==(const Dice&) const = default;

private:
    std::uint8_t bits_ = 0;
};

// As events tell it.
[[nodiscard]] constexpr SomeDice some(Dice d) {
    return {static_cast<std::uint8_t>(d.small()), static_cast<std::uint8_t>(d.big())};
}

}  // namespace vegas::las_vegas
