// Names of a table's seats on the screen. They are safe to print. They differ even if the chosen
// names look or sound the same, or do so in ASCII. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// Deadlines missed in a row, where slow play has a limit.
inline constexpr int kHousePlaysAfter = 3;

// Whether a house bot or a program decides for the seat.
[[nodiscard]] inline bool is_bot(const WireStruct<protocol::SeatInfo>& person) {
    return person.bot || person.program;
}

// Whether nobody should wait for this person: away, or so slow that the house plays on.
[[nodiscard]] inline bool is_absent(const WireStruct<protocol::SeatInfo>& person) {
    return person.away || person.missed == kHousePlaysAfter;
}
// Of a person who is absent. In a game played in days, to be away is nothing, but to miss a
// deadline is.
[[nodiscard]] inline const char* absence_key(const WireStruct<protocol::SeatInfo>& person) {
    return person.missed ? "person.late" : "person.away";
}

// A player's name from the server, safe to show: in words if the player was deleted.
[[nodiscard]] std::string person_name(std::string_view name, bool ascii, const Texts&);

class SeatNames {
public:
    // `texts` must outlive it.
    SeatNames(const WireView& view, bool ascii, const Texts& texts);

    [[nodiscard]] std::optional<std::size_t> you() const { return you_; }
    [[nodiscard]] bool is_you(std::size_t seat) const { return you_ == seat; }

    // "Anna", or "Anna #2" on the second seat if another name is alike; "seat 9" if nobody is known
    // there.
    [[nodiscard]] std::string full(std::size_t seat) const;
    // At most `columns` wide and still different from the others. REQUIRES: columns >= 4.
    [[nodiscard]] std::string brief(std::size_t seat, std::size_t columns) const;
    // The full name of the person called `name`; `name` itself if somebody else sits there now.
    [[nodiscard]] std::string resolve(std::size_t seat, std::string_view name) const;
    // The name of somebody without a seat. `alike`: somebody on a seat has such a name, too.
    [[nodiscard]] std::string unseated(std::string_view name, bool alike) const;
    // The seat's name before it was taken over, by which its earlier doings are told. Empty: not
    // known.
    void set_earlier(std::size_t seat, std::string_view name);
    // The owner of dice: a seat's name, or a word for the neutral or gray dice.
    [[nodiscard]] std::string owner(const DiceOwner& owner) const;
    // `text` from the server, made safe to show.
    [[nodiscard]] std::string safe(std::string_view text) const;

private:
    std::vector<std::string> given_, names_;
    std::optional<std::size_t> you_;
    bool ascii_;
    const Texts* texts_;
};

}  // namespace vegas::cli
