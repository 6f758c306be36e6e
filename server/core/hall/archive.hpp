// Transcripts of finished games, as long as there is room: the oldest go first. They outlive their
// tables.
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
        Text transcript;        // JSON
        protocol::PlayedAt at;  // a private one: only members, and who has its invite, may read it
        std::set<PlayerKey> members;  // who was there when the game ended
        LogPosition needs = 0;        // the journal must hold this before it is told
    };

    void keep(const std::string& game, Entry entry);
    // Null: there is none, or it has been dropped.
    [[nodiscard]] const Entry* find(std::string_view game) const;
    // Whether a game of such a table is kept: its id is not free then.
    [[nodiscard]] bool has_game_of(const std::string& table) const;

private:
    std::size_t bytes_max_;
    std::size_t bytes_ = 0;
    std::map<std::string, Entry, std::less<>> entries_;
    std::deque<std::string> order_;  // oldest first
};

}  // namespace vegas::core
