#include "server/core/table/restore.hpp"

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/assert.hpp"
#include "engine/rules_version.hpp"

namespace vegas::core {
namespace {

Error bad(std::string message) { return error(ErrorCode::internal_error, std::move(message)); }

}  // namespace

// What is recorded of members is put where it belongs; a game is played again, and every answer
// judged by the rules.
class TableRestorer {
public:
    // The table as its first two records have it.
    static Result<std::unique_ptr<Table>> begin(const journal::Entry& first,
                                                const journal::Entry& second,
                                                std::int64_t bot_pause_ms, const Limits& limits,
                                                Entropy& entropy, TimePoint now) {
        const auto* created = std::get_if<journal::Created>(&first.record);
        const auto* opened = std::get_if<journal::GameOpened>(&second.record);
        if (created == nullptr || opened == nullptr) {
            return bad("record 0: a table begins otherwise");
        }
        TableConfig config{.id = first.table,
                           .invite = created->invite,
                           .setup = created->setup,
                           .is_private = created->is_private,
                           .quick = created->quick,
                           .decision_ms = created->decision_ms,
                           .bot_pause_ms = bot_pause_ms,
                           .people_only = created->people_only,
                           .founder = {}};
        std::unique_ptr<Table> table(new Table(std::move(config), limits, entropy, now,
                                               opened->server_seed,
                                               {opened->number - 1, opened->decisions_before}));
        if (table->match_.id() != opened->game) {
            return bad("record 1: the game should be another one");
        }
        return table;
    }

    // `base`: the number of the first record.
    TableRestorer(Table& table, std::uint32_t base, const KeyOf& key_of, TimePoint now)
        : table_(table), base_(base), key_of_(key_of), now_(now) {}

    // The n-th record.
    MaybeError apply(const journal::Entry& entry, std::size_t n) {
        if (entry.table != table_.config_.id || entry.seq != base_ + n) {
            return bad("it is not the next one of this table");
        }
        table_.update_changed_at(entry);
        if (n < 2) return {};
        try {
            return std::visit([this](const auto& record) { return replay(record); }, entry.record);
        } catch (const InvariantBroken& e) {
            return bad(e.what());
        }
    }

    void finish(std::size_t records) {
        table_.changes_ =
            PendingChanges(table_.config_.id, base_ + static_cast<std::uint32_t>(records));
        table_.seating_recorder_.reset(table_.seating_);
        table_.base_.reset();
        (void)table_.take_transcript();  // the store has it
    }

private:
    MaybeError replay(const journal::Created&) { return bad("a second beginning"); }
    MaybeError replay(const journal::GameOpened&) { return bad("a second beginning"); }
    MaybeError replay(const journal::Taken&) { return {}; }
    MaybeError replay(const journal::Seated& record) {
        if (to_index(record.seat) >= table_.seating_.seats().size()) {
            return bad("there is no such seat");
        }
        // Whoever leaves a game leaves the seat to the house.
        if (record.is_free() && table_.match_.is_running()) {
            return bad("a seat of a game is never free");
        }
        const auto& before = table_.seating_.seats()[to_index(record.seat)];
        const bool was_bots = before && before->player == kNoPlayer;
        if (was_bots && !record.player.empty()) table_.match_.mark_played_by_house(record.seat);
        if (table_.match_.is_running() && before && before->id != record.player) {
            table_.match_.hide_sealed_choice(record.seat);
        }
        return restore_with_key(record);
    }
    MaybeError replay(const journal::Hosted& record) { return restore_with_key(record); }
    MaybeError replay(const journal::Removed& record) {
        table_.seating_.restore(record);
        return {};
    }
    MaybeError replay(const journal::IdempotencyKeyUsed& record) {
        const PlayerKey key = key_of_(record.player, record.name);
        if (key == kNoPlayer) return bad("nobody knows this player");
        table_.remember_key({key, record.player, record.name}, record.once, now_);
        return {};
    }
    MaybeError replay(const journal::Started& record) {
        if (table_.status() != protocol::TableStatus::open) return bad("the game is under way");
        if (const int rules = record.rules.value_or(1); rules != kRulesVersion) {
            return bad("the game began by version " + std::to_string(rules) +
                       " of the rules, and this vegasd plays by version " +
                       std::to_string(kRulesVersion));
        }
        const Setup setup = table_.setup_now();
        if (check(setup) != SetupError::none) return bad("nobody can play this game");
        table_.begin_game(setup, now_);
        return {};
    }
    MaybeError replay(const journal::Acted& record) {
        Match& match = table_.match_;
        if (!match.is_running()) return bad("no game is under way");
        if (record.decision != match.open_decision()) return bad("another decision is open");
        if (record.seat != match.deciding_seat()) return bad("another seat is asked");
        if (!match.is_legal(record.action)) return bad("this action is not legal");
        match.apply(record.action, record.house, record.nonce, now_, table_.changes_);
        table_.advance(now_);
        return {};
    }
    MaybeError replay(const journal::Timed& record) { return table_.match_.restore_clock(record); }
    MaybeError replay(const journal::Checked& record) {
        if (!table_.match_.is_running()) return bad("no game is under way");
        return compare(record.digest);
    }
    MaybeError replay(const journal::Ended& record) {
        if (table_.status() != protocol::TableStatus::finished) return bad("the game is not over");
        return compare(record.digest);
    }
    MaybeError compare(const protocol::Bytes32& digest) {
        if (digest != table_.match_.digest()) return bad("the game went another way");
        return {};
    }
    MaybeError replay(const journal::Frozen&) {
        table_.frozen_ = true;
        return {};
    }
    MaybeError replay(const journal::TableClosed&) { return bad("the table is closed"); }

    template <class Record>
    MaybeError restore_with_key(const Record& record) {
        const PlayerKey key =
            record.player.empty() ? kNoPlayer : key_of_(record.player, record.name);
        if (!record.player.empty() && key == kNoPlayer) return bad("nobody knows this player");
        table_.seating_.restore(record, key);
        return {};
    }

    Table& table_;
    std::uint32_t base_;
    const KeyOf& key_of_;
    TimePoint now_;
};

Result<std::unique_ptr<Table>> restore(std::span<const journal::Entry> records, const KeyOf& key_of,
                                       std::int64_t bot_pause_ms, const Limits& limits,
                                       Entropy& entropy, TimePoint now) {
    if (records.size() < 2) return bad("a table has two records at least");
    auto table = TableRestorer::begin(records[0], records[1], bot_pause_ms, limits, entropy, now);
    if (!table) return table.error();
    TableRestorer restorer(**table, records[0].seq, key_of, now);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (auto problem = restorer.apply(records[i], i)) {
            return bad("record " + std::to_string(records[0].seq + i) + ": " + problem->message);
        }
    }
    restorer.finish(records.size());
    return table;
}

Result<std::unique_ptr<Table>> restore(std::span<const std::string> records, const KeyOf& key_of,
                                       std::int64_t bot_pause_ms, const Limits& limits,
                                       Entropy& entropy, TimePoint now) {
    std::vector<journal::Entry> entries;
    entries.reserve(records.size());
    for (const std::string& record : records) {
        auto entry = journal::parse(record);
        if (!entry) {
            return bad("after record " + std::to_string(entries.empty() ? 0 : entries.back().seq) +
                       ": " + entry.error().message);
        }
        entries.push_back(std::move(*entry));
    }
    return restore(entries, key_of, bot_pause_ms, limits, entropy, now);
}

}  // namespace vegas::core
