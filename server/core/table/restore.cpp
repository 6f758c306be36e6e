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
class Restoring {
public:
    // The table as its first two records have it.
    static Result<std::unique_ptr<Table>> begin(const journal::Entry& first,
                                                const journal::Entry& second,
                                                std::int64_t bot_pause_ms, const Limits& limits,
                                                Entropy& entropy, TimePoint now) {
        const auto* created = std::get_if<journal::Created>(&first.record);
        const auto* opened = std::get_if<journal::Opened>(&second.record);
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
    Restoring(Table& table, std::uint32_t base, const KeyOf& key_of, TimePoint now)
        : table_(table), base_(base), key_of_(key_of), now_(now) {}

    // The n-th record.
    Outcome take(const journal::Entry& entry, std::size_t n) {
        if (entry.table != table_.config_.id || entry.seq != base_ + n) {
            return bad("it is not the next one of this table");
        }
        table_.note_change(entry);
        if (n < 2) return {};
        try {
            return std::visit([this](const auto& record) { return on(record); }, entry.record);
        } catch (const InvariantBroken& e) {
            return bad(e.what());
        }
    }

    void finish(std::size_t records) {
        table_.notes_ = Notes(table_.config_.id, base_ + static_cast<std::uint32_t>(records));
        table_.recorded_.set(table_.members_);
        table_.base_.reset();
        (void)table_.take_transcript();  // the store has it
    }

private:
    Outcome on(const journal::Created&) { return bad("a second beginning"); }
    Outcome on(const journal::Opened&) { return bad("a second beginning"); }
    Outcome on(const journal::Taken&) { return {}; }
    Outcome on(const journal::Seated& record) {
        if (at(record.seat) >= table_.members_.seats().size()) return bad("there is no such seat");
        // Whoever leaves a game leaves the seat to the house.
        if (record.is_free() && table_.match_.running()) {
            return bad("a seat of a game is never free");
        }
        const auto& before = table_.members_.seats()[at(record.seat)];
        const bool was_bots = before && before->player == kNoPlayer;
        if (was_bots && !record.player.empty()) table_.match_.house_played(record.seat);
        if (table_.match_.running() && before && before->id != record.player) {
            table_.match_.change_hands(record.seat);
        }
        return with_key(record);
    }
    Outcome on(const journal::Hosted& record) { return with_key(record); }
    Outcome on(const journal::Removed& record) {
        table_.members_.restore(record);
        return {};
    }
    Outcome on(const journal::CameBy& record) {
        const PlayerKey key = key_of_(record.player, record.name);
        if (key == kNoPlayer) return bad("nobody knows this player");
        table_.came_by({key, record.player, record.name}, record.once, now_);
        return {};
    }
    Outcome on(const journal::Started& record) {
        if (table_.status() != protocol::TableStatus::open) return bad("the game is under way");
        if (const int rules = record.rules.value_or(1); rules != kRulesVersion) {
            return bad("the game began by version " + std::to_string(rules) +
                       " of the rules, and this vegasd plays by version " +
                       std::to_string(kRulesVersion));
        }
        const Setup setup = table_.setup_now();
        if (check(setup) != BadSetup::none) return bad("nobody can play this game");
        table_.begin(setup, now_);
        return {};
    }
    Outcome on(const journal::Acted& record) {
        Match& match = table_.match_;
        if (!match.running()) return bad("no game is under way");
        if (record.decision != match.open_decision()) return bad("another decision is open");
        if (record.seat != match.asked()) return bad("another seat is asked");
        if (!match.is_legal(record.action)) return bad("this action is not legal");
        match.apply(record.action, record.house, record.nonce, now_, table_.notes_);
        table_.go_on(now_);
        return {};
    }
    Outcome on(const journal::Timed& record) { return table_.match_.time_was_noted(record); }
    Outcome on(const journal::Checked& record) {
        if (!table_.match_.running()) return bad("no game is under way");
        return compare(record.digest);
    }
    Outcome on(const journal::Ended& record) {
        if (table_.status() != protocol::TableStatus::finished) return bad("the game is not over");
        return compare(record.digest);
    }
    Outcome compare(const protocol::Bytes32& digest) {
        if (digest != table_.match_.digest()) return bad("the game went another way");
        return {};
    }
    Outcome on(const journal::Frozen&) {
        table_.frozen_ = true;
        return {};
    }
    Outcome on(const journal::Closed&) { return bad("the table is closed"); }

    template <class Record>
    Outcome with_key(const Record& record) {
        const PlayerKey key =
            record.player.empty() ? kNoPlayer : key_of_(record.player, record.name);
        if (!record.player.empty() && key == kNoPlayer) return bad("nobody knows this player");
        table_.members_.restore(record, key);
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
    auto table = Restoring::begin(records[0], records[1], bot_pause_ms, limits, entropy, now);
    if (!table) return table.error();
    Restoring restoring(**table, records[0].seq, key_of, now);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (auto problem = restoring.take(records[i], i)) {
            return bad("record " + std::to_string(records[0].seq + i) + ": " + problem->message);
        }
    }
    restoring.finish(records.size());
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
