// What lies on Block It! and Handicap, packed into the counter of their slot.
#pragma once

#include <array>
#include <cstdint>

#include "engine/describe.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas {

inline constexpr int kBlankDice = 9;  // in all [F1-1, F2-2]

struct BlankPlaced {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    std::uint8_t blank = 0;
    static constexpr auto wire(auto is) {
        return is.event("blank_placed", "Blank dice lie in the casino now. [F1-1, F2-1]",
                        is.optional("seat", &BlankPlaced::seat, as::seat),
                        is.required("casino", &BlankPlaced::casino, as::casino),
                        is.required("blank", &BlankPlaced::blank, as::number(1, 3), "how many"));
    }
};

// Clusters of blank dice that are left, by size - 1: 1, 1, 2, 2, 3. [F1-1]
struct Clusters {
    std::array<std::uint8_t, 3> of_size{2, 2, 1};

    [[nodiscard]] static Clusters of(std::uint8_t packed) {
        return {{static_cast<std::uint8_t>(packed & 3), static_cast<std::uint8_t>(packed >> 2 & 3),
                 static_cast<std::uint8_t>(packed >> 4 & 3)}};
    }
    [[nodiscard]] std::uint8_t packed() const {
        return static_cast<std::uint8_t>(of_size[0] | of_size[1] << 2 | of_size[2] << 4);
    }
    [[nodiscard]] bool none() const { return packed() == 0; }
    [[nodiscard]] int dice() const { return of_size[0] + 2 * of_size[1] + 3 * of_size[2]; }
};

// Free spaces of Handicap, by reward: 2 chips, 3 x $30,000, 4 moves. [F2-2]
struct Spaces {
    std::array<std::uint8_t, 3> of_reward{2, 3, 4};

    [[nodiscard]] static Spaces of(std::uint8_t packed) {
        return {{static_cast<std::uint8_t>(packed & 3), static_cast<std::uint8_t>(packed >> 2 & 3),
                 static_cast<std::uint8_t>(packed >> 4)}};
    }
    [[nodiscard]] std::uint8_t packed() const {
        return static_cast<std::uint8_t>(of_reward[0] | of_reward[1] << 2 | of_reward[2] << 4);
    }
    [[nodiscard]] bool none() const { return packed() == 0; }
    [[nodiscard]] int taken() const { return 9 - of_reward[0] - of_reward[1] - of_reward[2]; }
};

}  // namespace vegas::las_vegas
