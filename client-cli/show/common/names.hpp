// What the seats of a table are called on the screen: safe, and different even where people chose
// names that look or sound the same, or do so in ASCII. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// A house bot decides for the seat, or a bot that somebody has written.
[[nodiscard]] inline bool is_bot(const Read<protocol::SeatInfo>& person) {
    return person.bot || person.program;
}

class SeatNames {
public:
    // `texts` outlive it.
    SeatNames(const View& view, bool ascii, const Texts& texts);

    [[nodiscard]] std::optional<std::size_t> you() const { return you_; }
    [[nodiscard]] bool is_you(std::size_t seat) const { return you_ == seat; }

    // "Anna", or "Anna #2" on the second seat if another one's name is alike; "seat 9" where nobody
    // is known.
    [[nodiscard]] std::string full(std::size_t seat) const;
    // At most `columns` wide and still different from the others. REQUIRES: columns >= 4.
    [[nodiscard]] std::string brief(std::size_t seat, std::size_t columns) const;
    // The same for who was told of by name; by that name, if somebody else sits there now.
    [[nodiscard]] std::string told(std::size_t seat, std::string_view name) const;
    // The owner of dice: a seat, or the neutral or gray dice in a word.
    [[nodiscard]] std::string owner(const Owner& owner) const;
    // `text` from the server as it may be shown.
    [[nodiscard]] std::string safe(std::string_view text) const;

private:
    std::vector<std::string> given_, names_;
    std::optional<std::size_t> you_;
    bool ascii_;
    const Texts* texts_;
};

}  // namespace vegas::cli
