#include "protocol/fair/sealed_choices.hpp"

#include <algorithm>

#include "engine/assert.hpp"
#include "protocol/game/actions.hpp"

namespace vegas::protocol {

Bytes32 commitment(const Nonce& nonce, const Action& choice) {
    const std::string text = canonical(choice);
    std::vector<std::uint8_t> bytes(nonce.begin(), nonce.end());
    bytes.insert(bytes.end(), text.begin(), text.end());
    return sha256(bytes);
}

const CommittedChoice& SealedChoices::add(Seat seat, const Nonce& nonce, const Action& choice) {
    ASSERT(find(seat) == nullptr);
    open_.push_back({seat, nonce, choice, commitment(nonce, choice)});
    return open_.back();
}

const CommittedChoice* SealedChoices::find(Seat seat) const {
    const auto it = std::ranges::find(open_, seat, &CommittedChoice::seat);
    return it == open_.end() ? nullptr : &*it;
}

CommittedChoice SealedChoices::reveal(Seat seat, const Action& choice) {
    const CommittedChoice* found = find(seat);
    ASSERT(found != nullptr && found->choice == choice);
    const CommittedChoice sealed = *found;
    open_.erase(open_.begin() + (found - open_.data()));
    return sealed;
}

}  // namespace vegas::protocol
