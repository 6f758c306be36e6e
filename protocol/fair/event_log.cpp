#include "protocol/fair/event_log.hpp"

#include "engine/assert.hpp"
#include "engine/las_vegas/events.hpp"
#include "protocol/game/events.hpp"

namespace vegas::protocol {

void EventLog::on(const Event& e) {
    if (e.get_if<las_vegas::RoundEnded>() != nullptr) round_ended_ = text_.size();
    write(out_, e, proof_of(e));
}
void EventLog::append(const at_table::TableEvent& e) { write(out_, e); }

std::optional<std::string_view> EventLog::since_round_ended() const {
    if (!round_ended_) return std::nullopt;
    std::string_view rest = std::string_view(text_).substr(*round_ended_);
    if (rest.starts_with(',')) rest.remove_prefix(1);
    return rest;
}

std::string EventLog::proof_of(const Event& e) {
    if (seals_ == nullptr) return {};
    if (const auto* sealed = e.get_if<Sealed>()) return commitment_of(sealed->seat);
    if (const auto* shown = e.get_if<Revealed>()) {
        return hex(seals_->reveal(shown->seat, shown->choice).nonce);
    }
    return {};
}

std::string EventLog::commitment_of(Seat seat) const {
    const CommittedChoice* sealed = seals_->find(seat);
    ASSERT(sealed != nullptr);
    return hex(sealed->commitment);
}

}  // namespace vegas::protocol
