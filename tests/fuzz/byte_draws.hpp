// Chance that reads what comes next from bytes, so that who changes the bytes changes what happens.
#pragma once

#include <cstdint>
#include <span>

#include "engine/draws.hpp"

namespace vegas::fuzz {

class ByteDraws final : public Draws {
public:
    // REQUIRES: the bytes outlive it.
    explicit ByteDraws(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    int die() override { return 1 + static_cast<int>(one_of(6)); }
    // Of the last picks, when no bytes are left: 0.
    std::uint32_t one_of(std::uint32_t n) override {
        std::uint32_t pick = byte();
        if (n > 256) pick = pick << 8 | byte();
        return pick % n;
    }
    [[nodiscard]] bool used_up() const { return bytes_.empty(); }

private:
    std::uint8_t byte() {
        if (bytes_.empty()) return 0;
        const std::uint8_t first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }

    std::span<const std::uint8_t> bytes_;
};

}  // namespace vegas::fuzz
