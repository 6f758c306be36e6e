// What happened since the last update, with the proofs of sealed choices.
#pragma once

#include <string>
#include <variant>

#include "engine/events.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/game/events.hpp"
#include "protocol/json/json_out.hpp"

namespace vegas::protocol {

// Collects events as the members of a JSON array. With `seals`, a sealed choice is told with its
// commitment; a revealed one is told with its nonce and leaves the seals.
class EventLog final : public Events {
public:
    explicit EventLog(Seals* seals = nullptr) : seals_(seals) {}

    // REQUIRES: a sealed or revealed choice is in the seals.
    void on(const las_vegas::Event& e) override { write(out_, e, proof_of(e)); }
    void on(const vegas_1996::Event& e) override { write(out_, e, proof_of(e)); }
    void tell(const at_table::AnyEvent& e) { write(out_, e); }

    [[nodiscard]] bool empty() const { return text_.empty(); }
    void clear() {
        text_.clear();
        out_ = JsonOut(text_);
    }
    [[nodiscard]] const std::string& members() const { return text_; }

private:
    template <class Event>
    std::string proof_of(const Event& e) {
        if (seals_ == nullptr) return {};
        if (const auto* sealed = std::get_if<Sealed>(&e)) return commitment_of(sealed->seat);
        if (const auto* shown = std::get_if<Revealed>(&e)) {
            return hex(seals_->reveal(shown->seat, shown->choice).nonce);
        }
        return {};
    }
    [[nodiscard]] std::string commitment_of(Seat) const;

    Seals* seals_;
    std::string text_;
    JsonOut out_{text_};
};

}  // namespace vegas::protocol
