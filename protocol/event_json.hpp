// Events as JSON: those of the engine and those of the table itself. README.md, section 6.
#pragma once

#include <string>
#include <string_view>

#include "engine/events.hpp"
#include "protocol/json_out.hpp"

namespace vegas::protocol {

void write(JsonOut& out, const Event&);

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
    host_changed,
    timed_out,
};
void write(JsonOut& out, TableEventKind kind, Seat seat, std::string_view name);

// Gathers what happened as the members of a JSON array.
class EventLog final : public Events {
public:
    void on(const Event& e) override { write(out_, e); }
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
    std::string text_;
    JsonOut out_{text_};
};

}  // namespace vegas::protocol
