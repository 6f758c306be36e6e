// Transcripts of finished games. They are kept after their tables are gone; when there is no more
// room, the oldest are dropped.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "protocol/history/replay.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"

namespace vegas::core {

class Archive {
public:
    explicit Archive(std::size_t bytes_max) : bytes_max_(bytes_max) {}

    struct Entry {
        Text transcript;  // JSON
        // a private game: only members and those with the invite may read it
        protocol::PlayedAt at;
        std::set<PlayerKey> members;  // those who were there when the game ended
        LogPosition needs = 0;        // the journal must hold this before the game is shown
    };

    void keep(const std::string& game, Entry entry);
    // Null: there is none, or it has been dropped.
    [[nodiscard]] const Entry* find(std::string_view game) const;
    // Whether a game of the table with this id is kept; then no new table gets the id.
    [[nodiscard]] bool has_game_of(const std::string& table) const;

private:
    std::size_t bytes_max_;
    std::size_t bytes_ = 0;
    std::map<std::string, Entry, std::less<>> entries_;
    std::deque<std::string> order_;  // oldest first
};

}  // namespace vegas::core
