// Replaces the operating system's randomness with bytes that are the same on every run.
#pragma once

#include <cstdint>
#include <span>

#include "engine/draws.hpp"
#include "server/core/base/entropy.hpp"

namespace vegas::test {

class FixedEntropy final : public core::Entropy {
public:
    explicit FixedEntropy(std::uint64_t seed) : draws_(seed) {}
    void fill(std::span<std::uint8_t> bytes) override {
        for (auto& b : bytes) b = static_cast<std::uint8_t>(draws_.next());
    }

private:
    FastDraws draws_;
};

}  // namespace vegas::test
