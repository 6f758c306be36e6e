// What has happened in a game since its last round ended, payout and all: for those who come, come
// back, or watch. A game without rounds is told from its beginning. Only the newest part is kept of
// a story that is very long. It has the events of the game only, so a game that is played again
// from its records tells the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fair/event_log.hpp"

namespace vegas::core {

// A round of five players with six tiles has some 8 KiB, a game of VEGAS 14 and more.
inline constexpr std::size_t kStoryBytes = 16 * 1024;

class Story {
public:
    void add(const protocol::EventLog&);
    [[nodiscard]] std::string members() const;  // of a JSON array

private:
    void add(std::string_view events);

    std::vector<std::string> parts_;  // as they happened, oldest first
    std::size_t bytes_ = 0;
};

}  // namespace vegas::core
