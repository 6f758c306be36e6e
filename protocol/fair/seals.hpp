// Sealed choices: committed to when they are made, opened when they are revealed.
// docs/fair.md, Fair dice. A nonce and a choice are secret until then. [A1-3, G1-3, VG-21]
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/action.hpp"
#include "protocol/fair/fair.hpp"

namespace vegas::protocol {

using Nonce = std::array<std::uint8_t, 16>;

// SHA-256(nonce || canonical(choice))
[[nodiscard]] Bytes32 commitment(const Nonce&, const Action& choice);

// What opens a sealed choice.
struct Proof {
    Nonce nonce{};
    Bytes32 commitment{};
    bool operator==(const Proof&) const = default;
};

struct SealedChoice {
    Seat seat = kNobody;
    Nonce nonce{};
    Action choice{};
    Bytes32 commitment{};
};

// The choices of one game that are sealed now, at most one for each seat.
class Seals {
public:
    // REQUIRES: the seat has no sealed choice.
    const SealedChoice& make(Seat seat, const Nonce& nonce, const Action& choice);
    // Null: the seat has no sealed choice.
    [[nodiscard]] const SealedChoice* of(Seat seat) const;
    // REQUIRES: of(seat) has this choice. It is removed.
    SealedChoice reveal(Seat seat, const Action& choice);

    [[nodiscard]] const std::vector<SealedChoice>& open() const { return open_; }  // oldest first

private:
    std::vector<SealedChoice> open_;
};

}  // namespace vegas::protocol
