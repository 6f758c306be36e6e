#include "server/core/table/table_journal.hpp"

#include <algorithm>

namespace vegas::core {
namespace {

// With fewer superseded records it is not worth the while to record a table anew.
constexpr std::size_t kSupersededLeast = 32;

}  // namespace

void TableJournal::record_new_game(journal::Created created, journal::GameOpened opened,
                                   const Seating& seating, TimePoint now) {
    const bool another = changes_.next_seq() > 0;
    changes_.add_record(now, std::move(created));
    if (another) base_ = first_seq_ = changes_.next_seq() - 1;
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

void TableJournal::record_seating(const Seating& seating, TimePoint now) {
    if (!frozen_) seating_recorder_.record_changes(seating, now, changes_);
}

std::optional<std::int64_t> TableJournal::try_change_seat(Seat seat, const Limits& limits,
                                                          TimePoint now) {
    const std::size_t burst = seat == kNobody ? limits.removals_burst : limits.seat_changes_burst;
    const RefillRate rate{.per_second = 1000.0 / static_cast<double>(limits.seat_change_ms),
                          .burst = static_cast<double>(burst)};
    return seat_changes_[seat].try_consume(rate, now);
}

// At least half of the records are superseded when a table is recorded anew, so that costs at most
// one more record for each change.
bool TableJournal::has_superseded_records(const Seating& seating) const {
    const auto& pending = changes_.records();
    if (frozen_ || pending.empty() ||
        std::holds_alternative<journal::TableClosed>(pending.back().record)) {
        return false;
    }
    const auto keys = static_cast<std::size_t>(std::ranges::count_if(
        keys_, [&](const IdempotencyKey& k) { return seating.is_member(k.who.key); }));
    constexpr std::size_t kCreatedOpenedHosted = 3;
    const std::size_t needed = kCreatedOpenedHosted + seating.seats().size() +
                               seating.removed().list().size() +
                               seating.removed().addresses().size() + keys;
    return changes_.next_seq() - first_seq_ > 2 * needed + kSupersededLeast;
}

std::vector<journal::Entry> TableJournal::take_records() {
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

std::vector<journal::Entry> TableJournal::freeze(TimePoint now) {
    frozen_ = true;
    base_.reset();
    ended_game_.reset();
    auto dropped = changes_.discard_records();
    changes_.add_record(now, journal::Frozen{});
    return dropped;
}

void TableJournal::on_restored(const journal::Entry& entry) {
    update_changed_at(entry);
    if (std::holds_alternative<journal::Frozen>(entry.record)) frozen_ = true;
}

void TableJournal::on_all_restored(std::uint32_t first_seq, std::uint32_t next_seq,
                                   const Seating& seating) {
    first_seq_ = first_seq;
    changes_ = PendingChanges(changes_.table(), next_seq);
    seating_recorder_.reset(seating);
}

}  // namespace vegas::core
