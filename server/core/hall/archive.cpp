#include "server/core/hall/archive.hpp"

#include "engine/assert.hpp"

namespace vegas::core {

void Archive::keep(const std::string& game, Entry entry) {
    bytes_ += entry.transcript->size();
    const bool is_new = entries_.emplace(game, std::move(entry)).second;
    ASSERT(is_new);
    order_.push_back(game);
    while (bytes_ > bytes_max_) {
        const auto oldest = entries_.find(order_.front());
        bytes_ -= oldest->second.transcript->size();
        entries_.erase(oldest);
        order_.pop_front();
    }
}

const Archive::Entry* Archive::find(std::string_view game) const {
    const auto it = entries_.find(game);
    return it == entries_.end() ? nullptr : &it->second;
}

bool Archive::has_game_of(const std::string& table) const {
    const std::string head = table + '-';
    const auto it = entries_.lower_bound(head);
    return it != entries_.end() && it->first.starts_with(head);
}

}  // namespace vegas::core
