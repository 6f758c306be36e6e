// The cases of the rules that random games are counted for, as predicates over one step.
#pragma once

#include <span>

#include "tests/engine/usage/step.hpp"

namespace vegas::test {

[[nodiscard]] std::span<const Ruling> rulings_of_rounds();
[[nodiscard]] std::span<const Ruling> rulings_of_tiles_a_to_d();
[[nodiscard]] std::span<const Ruling> rulings_of_tiles_e_to_h();

}  // namespace vegas::test
