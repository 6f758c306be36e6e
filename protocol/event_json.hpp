// Events as JSON: those of the engine and those of the table itself. README.md, section 6.
#pragma once

#include <string>
#include <string_view>

#include "engine/events.hpp"
#include "protocol/json_out.hpp"
#include "protocol/seals.hpp"

namespace vegas::protocol {

[[nodiscard]] std::string_view name_of(EventKind);

// `proof`: the commitment of a sealed choice, the nonce of a revealed one; in hex, or nothing.
void write(JsonOut& out, const Event&, std::string_view proof = {});

// What happens at a table beside the game. Enumerators equal the words on the wire.
enum class TableEventKind : std::uint8_t {
    joined,
    left,
    away,
    back,
    ready,
    not_ready,
    bot_added,
    bot_removed,
    rematch,
    host_changed,
    timed_out,
};
void write(JsonOut& out, TableEventKind kind, Seat seat, std::string_view name);

// Gathers what happened as the members of a JSON array. With `seals`, sealed choices are told with
// their commitments, and a revealed one, told with its nonce, leaves the seals.
class EventLog final : public Events {
public:
    explicit EventLog(Seals* seals = nullptr) : seals_(seals) {}

    // REQUIRES: a sealed or revealed choice is in the seals.
    void on(const Event& e) override;
    void on(TableEventKind kind, Seat seat, std::string_view name = {}) {
        write(out_, kind, seat, name);
    }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    void clear() {
        text_.clear();
        out_ = JsonOut(text_);
    }
    [[nodiscard]] const std::string& members() const { return text_; }

private:
    Seals* seals_;
    std::string text_;
    JsonOut out_{text_};
};

}  // namespace vegas::protocol
