#include "server/core/table/notes.hpp"

#include <utility>

namespace vegas::core {

void Notes::event(const protocol::at_table::AnyEvent& e) {
    protocol::EventLog log;
    log.tell(e);
    events(log);
}

void Notes::events(const protocol::EventLog& of_the_game) {
    if (of_the_game.empty()) return;
    if (!events_.empty()) events_ += ',';
    events_ += of_the_game.members();
}

void Notes::record(TimePoint now, journal::Record what) {
    if (std::exchange(owes_taken_, false)) add(now, journal::Taken{});
    add(now, std::move(what));
}

void Notes::add(TimePoint now, journal::Record what) {
    records_.push_back({now, table_, next_seq_++, std::move(what)});
}

std::vector<journal::Entry> Notes::take_records() { return std::exchange(records_, {}); }

void Notes::forget_records() {
    owes_taken_ = owes_taken_ || (!records_.empty() &&
                                  std::holds_alternative<journal::Taken>(records_.front().record));
    next_seq_ -= static_cast<std::uint32_t>(records_.size());
    records_.clear();
}

}  // namespace vegas::core
