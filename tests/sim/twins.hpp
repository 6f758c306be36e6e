// Two worlds of one seed that differ in one sealed choice. Until it is shown, nobody but who made
// it may tell one from the other: everybody else is told the same, byte for byte, on the same lines
// and at the same time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/action.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/sealed.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim {

struct World;

struct TwinFigures {
    std::uint64_t choices = 0, restarts = 0, messages = 0;
    TwinFigures& operator+=(const TwinFigures& more);
};

// What the twin chooses instead: another sealed answer to the same question that is written with as
// many bytes, so that nothing else in the world differs; the same one, if there is no other.
[[nodiscard]] test::json other_choice(const test::json& actions, const test::json& chosen);
[[nodiscard]] Action other_choice(const Actions& actions, const Action& chosen);

// After the world has run: lets a twin of it live, if this seed is to have one. Throws Wrong.
[[nodiscard]] TwinFigures compare_with_twin(const World& world);

}  // namespace vegas::sim
