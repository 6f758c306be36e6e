// Delays before the next attempt to connect, doubling from 0.2 s to 10 s. Jitter keeps the clients
// of a restarted server from coming back all at once. Pure, given its seed.
#pragma once

#include <chrono>
#include <cstdint>
#include <random>

namespace vegas::cli {

class Backoff {
public:
    static constexpr std::chrono::milliseconds kLeast{200};
    static constexpr std::chrono::milliseconds kMost{10'000};

    explicit Backoff(std::uint64_t seed) : random_(seed) {}

    // Between half and the whole of the current step.
    [[nodiscard]] std::chrono::milliseconds next();
    void reset() { step_ = kLeast; }

private:
    std::mt19937_64 random_;
    std::chrono::milliseconds step_ = kLeast;
};

}  // namespace vegas::cli
