#include "server/core/table/pending_changes.hpp"

#include <utility>

namespace vegas::core {

void PendingChanges::add_event(const protocol::at_table::TableEvent& e) {
    protocol::EventLog log;
    log.append(e);
    add_events(log);
}

void PendingChanges::add_events(const protocol::EventLog& of_the_game) {
    if (of_the_game.empty()) return;
    if (!events_.empty()) events_ += ',';
    events_ += of_the_game.members();
}

void PendingChanges::add_record(TimePoint now, journal::Record what) {
    if (std::exchange(needs_taken_record_, false)) add(now, journal::Taken{});
    add(now, std::move(what));
}

void PendingChanges::add(TimePoint now, journal::Record what) {
    records_.push_back({now, table_, next_seq_++, std::move(what)});
}

std::vector<journal::Entry> PendingChanges::take_records() { return std::exchange(records_, {}); }

std::vector<journal::Entry> PendingChanges::discard_records() {
    needs_taken_record_ =
        needs_taken_record_ ||
        (!records_.empty() && std::holds_alternative<journal::Taken>(records_.front().record));
    next_seq_ -= static_cast<std::uint32_t>(records_.size());
    return take_records();
}

}  // namespace vegas::core
