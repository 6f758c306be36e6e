#include "client-cli/net/backoff.hpp"

#include <algorithm>

namespace vegas::cli {

std::chrono::milliseconds Backoff::next() {
    const auto least = std::max(kLeast, step_ / 2);
    std::uniform_int_distribution<std::int64_t> pick(least.count(), step_.count());
    const std::chrono::milliseconds wait(pick(random_));
    step_ = std::min(step_ * 2, kMost);
    return wait;
}

}  // namespace vegas::cli
