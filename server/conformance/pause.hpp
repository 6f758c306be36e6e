// A pause that the server told the bot to make.
#pragma once

#include <cstdint>

namespace vegas::shell::conformance {

struct Pause {
    std::int64_t since = 0, ms = 0;

    [[nodiscard]] constexpr std::int64_t until() const { return since + ms; }
    // Clocks of two programs differ a little, and a timer may go off a little early.
    [[nodiscard]] constexpr bool is_running(std::int64_t now) const {
        constexpr std::int64_t kTolerancePercent = 10;
        return now < until() - ms * kTolerancePercent / 100;
    }
};

}  // namespace vegas::shell::conformance
