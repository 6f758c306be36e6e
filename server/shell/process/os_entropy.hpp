// Random bytes for secrets, from the operating system's generator.
#pragma once

#include "server/core/base/entropy.hpp"

namespace vegas::shell {

class OsEntropy final : public core::Entropy {
public:
    // Throws std::system_error if the system has no randomness. That ends the process: nothing else
    // would be safe.
    void fill(std::span<std::uint8_t> bytes) override;
};

}  // namespace vegas::shell
