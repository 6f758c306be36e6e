// Compares two simulations of one seed that differ in one sealed choice. Until it is shown, only
// its maker may notice a difference, and nobody if the house made it. Everybody else must get the
// same bytes on the same connections at the same time, even if the seat changes hands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/action.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/sealed_choice_checker.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim {

struct Simulation;

struct TwinStatistics {
    std::uint64_t choices = 0, restarts = 0, messages = 0;
    // While the choice was sealed: of its own seat, and of others.
    std::uint64_t handovers = 0, other_handovers = 0;
    std::uint64_t both = 0;  // choices with a restart and a handover
    std::uint64_t by_house = 0;
    TwinStatistics& operator+=(const TwinStatistics& more);
};

// The twin's choice: another sealed action for the same decision, written with as many bytes, so
// that nothing else differs. If there is none, the same action.
[[nodiscard]] test::json other_choice(const test::json& actions, const test::json& chosen);
[[nodiscard]] Action other_choice(const Actions& actions, const Action& chosen);

// Runs a twin after the simulation, if this seed is to have one. Throws CheckFailure.
[[nodiscard]] TwinStatistics compare_with_twin(const Simulation& world);

}  // namespace vegas::sim
