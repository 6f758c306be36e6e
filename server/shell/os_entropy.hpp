// Secrets from the operating system's generator.
#pragma once

#include "server/core/entropy.hpp"

namespace vegas::shell {

class OsEntropy final : public core::Entropy {
public:
    // Ends the process if the system has no randomness to give: there is no second best.
    void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace vegas::shell
