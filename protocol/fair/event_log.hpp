// What happened since the last update, with the proofs of sealed choices.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/events.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/game/table_events.hpp"
#include "protocol/json/json_out.hpp"

namespace vegas::protocol {

// Collects events as the members of a JSON array. With `seals`, a sealed choice is told with its
// commitment; a revealed one is told with its nonce and leaves the seals.
class EventLog final : public Events {
public:
    explicit EventLog(Seals* seals = nullptr) : seals_(seals) {}

    // REQUIRES: a sealed or revealed choice is in the seals.
    void on(const las_vegas::Event&) override;
    void on(const vegas_1996::Event&) override;
    void tell(const at_table::AnyEvent&);

    [[nodiscard]] bool empty() const { return text_.empty(); }
    void clear() {
        text_.clear();
        out_ = JsonOut(text_);
        round_ended_.reset();
    }
    [[nodiscard]] const std::string& members() const { return text_; }
    // The members from the end of the last round on; nothing: no round has ended here.
    [[nodiscard]] std::optional<std::string_view> since_round_ended() const;

private:
    template <class Event>
    std::string proof_of(const Event&);
    [[nodiscard]] std::string commitment_of(Seat) const;

    Seals* seals_;
    std::string text_;
    JsonOut out_{text_};
    std::optional<std::size_t> round_ended_;  // before it, in the text
};

}  // namespace vegas::protocol
