// A quick table: it starts by itself, with house bots on the seats for which nobody came in time.
#include <algorithm>

#include "server/core/table.hpp"

namespace vegas::core {

using protocol::TableStatus;

int Table::taken() const {
    return static_cast<int>(
        std::count_if(seats_.begin(), seats_.end(), [](const auto& o) { return o.has_value(); }));
}

bool Table::is_waiting() const {
    return config_.quick && status_ == TableStatus::open && !frozen_ && at(taken()) < seats_.size();
}

// The wait begins with the first person and is over when the last one has left: the house does not
// play alone.
void Table::note_waiting(TimePoint now) {
    const bool waits = config_.quick && status_ == TableStatus::open &&
                       std::any_of(seats_.begin(), seats_.end(),
                                   [](const auto& o) { return o && o->is_person(); });
    if (!waits)
        starts_at_.reset();
    else if (!starts_at_)
        starts_at_ = now + limits_.quick_start_ms;
}

std::optional<std::int64_t> Table::starting_in_ms(TimePoint now) const {
    if (!starts_at_) return std::nullopt;
    return std::max<std::int64_t>(*starts_at_ - now, 0);
}

bool Table::start_is_due(TimePoint now) const {
    return starts_at_ && now >= *starts_at_ && !frozen_;
}

void Table::fill_with_bots() {
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (!seats_[i]) (void)add_bot(bots::Level::easy, static_cast<Seat>(i));
}

}  // namespace vegas::core
