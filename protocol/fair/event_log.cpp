#include "protocol/fair/event_log.hpp"

#include <variant>

#include "engine/assert.hpp"
#include "protocol/game/events.hpp"

namespace vegas::protocol {

void EventLog::on(const las_vegas::Event& e) {
    if (std::holds_alternative<las_vegas::RoundEnded>(e)) round_ended_ = text_.size();
    write(out_, e, proof_of(e));
}
void EventLog::on(const vegas_1996::Event& e) { write(out_, e, proof_of(e)); }
void EventLog::append(const at_table::TableEvent& e) { write(out_, e); }

std::optional<std::string_view> EventLog::since_round_ended() const {
    if (!round_ended_) return std::nullopt;
    std::string_view rest = std::string_view(text_).substr(*round_ended_);
    if (rest.starts_with(',')) rest.remove_prefix(1);
    return rest;
}

template <class Event>
std::string EventLog::proof_of(const Event& e) {
    if (seals_ == nullptr) return {};
    if (const auto* sealed = std::get_if<Sealed>(&e)) return commitment_of(sealed->seat);
    if (const auto* shown = std::get_if<Revealed>(&e)) {
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
