// A game's events since its last round ended, including the payout, for people who join, return or
// watch. A game without rounds is logged from its start. A very long log keeps only its newest
// part. Of the table it has only that a seat changed hands, without names. So it names nobody who
// was deleted, and replaying the records gives the same log.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types.hpp"
#include "protocol/fair/event_log.hpp"

namespace vegas::core {

// A round of five players with six tiles takes about 8 KiB, a game of VEGAS 14 and more.
inline constexpr std::size_t kRoundLogBytes = 16 * 1024;

class RoundLog {
public:
    void add(const protocol::EventLog&);
    // What the seat did before was another's.
    void add_new_player(Seat);
    [[nodiscard]] std::string json_members() const;  // members of a JSON array

private:
    void add(std::string_view events);

    std::vector<std::string> parts_;  // oldest first
    std::size_t bytes_ = 0;
};

}  // namespace vegas::core
