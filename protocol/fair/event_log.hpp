// Collects the events since the last update, with the proofs of sealed choices.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/events.hpp"
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/game/table_events.hpp"
#include "protocol/json/json_writer.hpp"

namespace vegas::protocol {

// Writes events as the members of a JSON array. With `seals`, a sealed choice is written with its
// commitment. A revealed one is written with its nonce and leaves `seals`.
class EventLog final : public EventSink {
public:
    explicit EventLog(SealedChoices* seals = nullptr) : seals_(seals) {}

    // REQUIRES: a sealed or revealed choice is in `seals`.
    void on(const Event&) override;
    void append(const at_table::TableEvent&);

    [[nodiscard]] bool empty() const { return text_.empty(); }
    void clear() {
        text_.clear();
        out_ = JsonWriter(text_);
        round_ended_.reset();
    }
    [[nodiscard]] const std::string& members() const { return text_; }
    // The members since the last round ended, or nullopt if no round has ended here.
    [[nodiscard]] std::optional<std::string_view> since_round_ended() const;

private:
    std::string proof_of(const Event&);
    [[nodiscard]] std::string commitment_of(Seat) const;

    SealedChoices* seals_;
    std::string text_;
    JsonWriter out_{text_};
    std::optional<std::size_t> round_ended_;  // an offset in `text_`
};

}  // namespace vegas::protocol
