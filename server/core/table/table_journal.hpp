// What a table has for the store: records of its changes, since which record they are needed, and
// the transcript of a game that has ended. Also the events for viewers, until they are published.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/ended_game.hpp"
#include "server/core/table/pending_changes.hpp"
#include "server/core/table/seating.hpp"
#include "server/core/table/seating_recorder.hpp"

namespace vegas::core {

// Of a player's request that led to this table.
struct IdempotencyKey {
    Person who;
    std::string key;
};

class TableJournal {
public:
    TableJournal(std::string table, TimePoint now) : changes_(std::move(table)), changed_at_(now) {}

    [[nodiscard]] PendingChanges& changes() { return changes_; }

    // Begins anew: the table is restored from these two and later records. Keys of players who are
    // no longer members are forgotten.
    void record_new_game(journal::Created, journal::GameOpened, const Seating&, TimePoint now);
    [[nodiscard]] SeatingRecorder& seating_recorder() { return seating_recorder_; }

    // The player's request with this key has led here. Only each player's last one is kept.
    void remember_key(const Person&, const std::string& key, TimePoint now);
    [[nodiscard]] const std::vector<IdempotencyKey>& idempotency_keys() const { return keys_; }
    void forget_keys(const std::string& player) {
        std::erase_if(keys_, [&](const IdempotencyKey& used) { return used.who.id == player; });
    }

    // Adds records of what has changed at the seats since the last call.
    void record_seating(const Seating&, TimePoint now);
    // Takes one of the changes that a seat may have once a game has begun, since their records stay
    // as long as the game's; kNobody: the host removes or readmits somebody. If there were too many
    // lately, returns the wait in ms.
    [[nodiscard]] std::optional<std::int64_t> try_change_seat(Seat, const Limits&, TimePoint now);
    // Something is to be stored, and the table has many more records than describe it now. Before a
    // game they can be replaced: record_new_game().
    [[nodiscard]] bool has_superseded_records(const Seating&) const;
    // Entries since the last call.
    [[nodiscard]] std::vector<journal::Entry> take_records();
    // First record needed to restore the table, or nullopt if unchanged since the last call.
    [[nodiscard]] std::optional<std::uint32_t> take_base() { return std::exchange(base_, {}); }
    // Time of the last record other than a clock checkpoint.
    [[nodiscard]] TimePoint changed_at() const { return changed_at_; }

    void set_ended_game(EndedGame game) {
        ended_game_ = std::make_unique<EndedGame>(std::move(game));
    }
    // Once after a game has ended, else null.
    [[nodiscard]] std::unique_ptr<EndedGame> take_ended_game() { return std::move(ended_game_); }

    // Adds the table's last record.
    void close(protocol::LeaveReason why, TimePoint now);
    // After an internal error: nobody may act at the table. Returns the records that were not taken
    // yet, which are dropped.
    std::vector<journal::Entry> freeze(TimePoint now);
    [[nodiscard]] bool is_frozen() const { return frozen_; }

    // ---- while a table is restored
    void on_restored(const journal::Entry&);
    // Everything is restored, from records with these numbers; `next_seq` is the next one's.
    void on_all_restored(std::uint32_t first_seq, std::uint32_t next_seq, const Seating&);

private:
    void update_changed_at(const journal::Entry&);

    PendingChanges changes_;
    SeatingRecorder seating_recorder_;
    std::vector<IdempotencyKey> keys_;
    TimePoint changed_at_;
    std::uint32_t first_seq_ = 0;               // of the records that are needed
    std::optional<std::uint32_t> base_;         // since take_base()
    std::map<Seat, TokenBucket> seat_changes_;  // kNobody: removals
    std::unique_ptr<EndedGame> ended_game_;
    bool frozen_ = false;
};

}  // namespace vegas::core
