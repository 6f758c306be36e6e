// Which worlds a simulator runs: so many seeds, or as many as fit into so much of the processor's
// time.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace vegas::sim {

[[nodiscard]] inline double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Runs {
    std::uint64_t seed = 1, seeds = 1;
    double seconds = 0;  // 0: as many seeds as were asked for

    // One of the command line; false: it is none of these.
    [[nodiscard]] bool take(std::string_view name, const char* value) {
        const std::uint64_t number = std::strtoull(value, nullptr, 10);
        if (name == "--seed") {
            seed = number;
        } else if (name == "--seeds") {
            seeds = number;
        } else if (name == "--seconds") {
            seconds = static_cast<double>(number);
        } else {
            return false;
        }
        return true;
    }
    [[nodiscard]] bool goes_on_after(std::uint64_t done) const {
        return seconds > 0 ? cpu_seconds() < seconds : done < seeds;
    }
};

}  // namespace vegas::sim
