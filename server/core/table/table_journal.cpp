#include "server/core/table/table_journal.hpp"

namespace vegas::core {

void TableJournal::record_new_game(journal::Created created, journal::GameOpened opened,
                                   const Seating& seating, TimePoint now) {
    const bool another = changes_.next_seq() > 0;
    changes_.add_record(now, std::move(created));
    if (another) base_ = changes_.next_seq() - 1;
    changes_.add_record(now, std::move(opened));
    seating_recorder_ = {};  // seats and host are recorded anew
    std::erase_if(keys_, [&](const IdempotencyKey& k) { return !seating.is_member(k.who.key); });
    for (const IdempotencyKey& k : keys_) {
        changes_.add_record(now, journal::IdempotencyKeyUsed{k.who.id, k.who.name, k.key});
    }
}

void TableJournal::remember_key(const Person& who, const std::string& key, TimePoint now) {
    std::erase_if(keys_, [&who](const IdempotencyKey& k) { return k.who.key == who.key; });
    keys_.push_back({who, key});
    changes_.add_record(now, journal::IdempotencyKeyUsed{who.id, who.name, key});
}

std::vector<journal::Entry> TableJournal::take_records(const Seating& seating, TimePoint now) {
    if (!frozen_) seating_recorder_.record_changes(seating, now, changes_);
    auto records = changes_.take_records();
    for (const journal::Entry& entry : records) update_changed_at(entry);
    return records;
}

// Clock checkpoints are recorded while nobody does anything.
void TableJournal::update_changed_at(const journal::Entry& entry) {
    if (!std::holds_alternative<journal::Timed>(entry.record)) changed_at_ = entry.t;
}

void TableJournal::close(protocol::LeaveReason why, TimePoint now) {
    changes_.add_record(now, journal::TableClosed{std::string(word_of(why))});
}

void TableJournal::freeze(TimePoint now) {
    if (frozen_) return;
    frozen_ = true;
    base_.reset();
    changes_.discard_records();
    changes_.add_record(now, journal::Frozen{});
}

void TableJournal::on_restored(const journal::Entry& entry) {
    update_changed_at(entry);
    if (std::holds_alternative<journal::Frozen>(entry.record)) frozen_ = true;
}

void TableJournal::on_all_restored(std::uint32_t next_seq, const Seating& seating) {
    changes_ = PendingChanges(changes_.table(), next_seq);
    seating_recorder_.reset(seating);
}

}  // namespace vegas::core
