// Sealed choices: committed to when they are made, opened when they are revealed. docs/fair.md,
// Fair dice. The nonce and the choice are secret until then. [A1-3, G1-3, VG-21]
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
struct ChoiceProof {
    Nonce nonce{};
    Bytes32 commitment{};
    bool operator==(const ChoiceProof&) const = default;
};

struct CommittedChoice {
    Seat seat = kNobody;
    Nonce nonce{};
    Action choice{};
    Bytes32 commitment{};
};

// The choices of one game that are sealed now, at most one per seat.
class SealedChoices {
public:
    // REQUIRES: the seat has no sealed choice.
    const CommittedChoice& add(Seat seat, const Nonce& nonce, const Action& choice);
    // nullptr if the seat has no sealed choice.
    [[nodiscard]] const CommittedChoice* find(Seat seat) const;
    // Removes it. REQUIRES: find(seat) has this choice.
    CommittedChoice reveal(Seat seat, const Action& choice);

    [[nodiscard]] const std::vector<CommittedChoice>& open() const {
        return open_;
    }  // oldest first

private:
    std::vector<CommittedChoice> open_;
};

}  // namespace vegas::protocol
