// Splits the end of a round into steps that are shown one after another. Everything comes from the
// events of one update; no rules here. Pure.
#pragma once

#include <cstdint>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// Events that belong together: those of one casino (from 1 on), or of none (0).
struct PayoutStep {
    std::int64_t casino = 0;
    std::vector<WireEvent> events = {};
};

// The payout in an update: from after the last action of the round to before the setup of the next.
// Begin and end are equal if nothing is paid out.
struct PayoutSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
};
[[nodiscard]] PayoutSpan payout_in(const std::vector<WireEvent>&);

[[nodiscard]] std::vector<PayoutStep> payout_steps(const std::vector<WireEvent>&, PayoutSpan);

// The view before the update, with the dice that the update placed. So they still lie there while
// their winnings are shown. The winners are not known from this and left out.
[[nodiscard]] WireView with_dice_of(WireView before, const std::vector<WireEvent>&);

}  // namespace vegas::cli
