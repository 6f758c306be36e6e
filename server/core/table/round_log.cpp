#include "server/core/table/round_log.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::core {

void RoundLog::add(const protocol::EventLog& events) {
    const auto since = events.since_round_ended();
    if (since) {
        parts_.clear();
        bytes_ = 0;
    }
    add(since.value_or(events.members()));
}

void RoundLog::add_new_player(Seat seat) {
    protocol::EventLog log;
    log.append(protocol::at_table::SeatTakenOver{.seat = seat});
    add(log.members());
}

void RoundLog::add(std::string_view events) {
    if (events.empty()) return;
    parts_.emplace_back(events);
    bytes_ += events.size();
    if (bytes_ <= kRoundLogBytes) return;
    auto newest = parts_.begin();
    while (newest + 1 != parts_.end() && bytes_ > kRoundLogBytes) bytes_ -= (newest++)->size();
    parts_.erase(parts_.begin(), newest);
}

std::string RoundLog::json_members() const {
    std::string all;
    all.reserve(bytes_ + parts_.size());
    for (const std::string& part : parts_) texts::append_joined(all, ",", part);
    return all;
}

}  // namespace vegas::core
