// What an action of VEGAS would do, for people who choose.
#pragma once

#include "engine/vegas_1996/board.hpp"

namespace vegas::vegas_1996 {

// What happens at a table. What does not apply keeps its default.
struct Preview {
    std::uint8_t table = 0;    // where it happens; 0: nothing is known
    std::uint8_t value = 0;    // of its chip
    Owner winner = kNobody;    // of the chip as the table would stand [VG-11]
    Owner replaces = kNobody;  // the seat whose counter would be replaced
    bool scored = false;       // the table would be scored at once
    [[nodiscard]] bool is_nothing() const { return table == 0; }
    bool operator==(const Preview&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "shows_at_table", "What would happen at a table of VEGAS, supposing a duel is won.",
            is.optional("replaces", &Preview::replaces, as::seat, "whose counter goes home"),
            is.optional("scored", &Preview::scored, as::yes, "the table is scored at once"),
            is.required("table", &Preview::table, kTableNumber),
            is.required("value", &Preview::value, kChipValue, "of its chip"),
            is.required("winner", &Preview::winner, as::or_null(as::seat),
                        "of the chip as the table would stand"));
    }
};

}  // namespace vegas::vegas_1996
