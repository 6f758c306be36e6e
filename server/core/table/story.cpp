#include "server/core/table/story.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::core {

void Story::add(const protocol::EventLog& events) {
    const auto since = events.since_round_ended();
    if (since) {
        parts_.clear();
        bytes_ = 0;
    }
    add(since.value_or(events.members()));
}

void Story::add(std::string_view events) {
    if (events.empty()) return;
    parts_.emplace_back(events);
    bytes_ += events.size();
    if (bytes_ <= kStoryBytes) return;
    auto newest = parts_.begin();
    while (newest + 1 != parts_.end() && bytes_ > kStoryBytes) bytes_ -= (newest++)->size();
    parts_.erase(parts_.begin(), newest);
}

std::string Story::members() const {
    std::string all;
    all.reserve(bytes_ + parts_.size());
    for (const std::string& part : parts_) texts::add_to(all, ",", part);
    return all;
}

}  // namespace vegas::core
