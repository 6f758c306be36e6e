// The end of a round, cut into what is told one after another. Everything comes from the events of
// the update that brought it; no rules here. Pure.
#pragma once

#include <cstdint>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// Events that belong together: of one casino (from 1 on), or of none (0).
struct PayoutStep {
    std::int64_t casino = 0;
    std::vector<Event> events = {};
};

// Where in an update the payout begins: behind the last thing that was done in the round; and where
// it ends: before the next round is set out. Equal where nothing is paid out.
struct PayoutSpan {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
};
[[nodiscard]] PayoutSpan payout_in(const std::vector<Event>&);

[[nodiscard]] std::vector<PayoutStep> payout_steps(const std::vector<Event>&, PayoutSpan);

// The table as it stood before the update, with the dice that the update placed: so they still lie
// there while it is told what they win. Who wins is not known from this; it is left out.
[[nodiscard]] View with_dice_of(View before, const std::vector<Event>&);

}  // namespace vegas::cli
