#include "server/core/table/restore.hpp"

#include <utility>
#include <variant>

#include "engine/assert.hpp"

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
                           .founder = {}};
        std::unique_ptr<Table> table(
            new Table(std::move(config), limits, entropy, now, opened->server_seed));
        if (table->match_.id() != opened->game) {
            return bad("record 1: the game should be another one");
        }
        return table;
    }

    Restoring(Table& table, const KeyOf& key_of, TimePoint now)
        : table_(table), key_of_(key_of), now_(now) {}

    // The n-th record.
    Outcome take(const journal::Entry& entry, std::size_t n) {
        if (entry.table != table_.config_.id || entry.seq != n) {
            return bad("it is not the next one of this table");
        }
        if (n < 2) return {};
        try {
            return std::visit([this](const auto& record) { return on(record); }, entry.record);
        } catch (const InvariantBroken& e) {
            return bad(e.what());
        }
    }

    void finish(std::size_t records) {
        table_.members_.restored(now_);
        table_.notes_ = Notes(table_.config_.id, static_cast<std::uint32_t>(records));
        table_.recorded_.set(table_.members_);
        table_.match_.ask_anew();
        if (table_.match_.running()) table_.ask(now_);
        // For whoever comes; nobody is there to be told.
        (void)table_.audience_.publish(table_.scene(), {}, now_);
    }

private:
    Outcome on(const journal::Created&) { return bad("a second beginning"); }
    Outcome on(const journal::Opened& record) {
        if (table_.status() != protocol::TableStatus::finished) return bad("the game is not over");
        table_.match_ = table_.next_match(record.server_seed);
        if (table_.match_.id() != record.game) return bad("the game should be another one");
        table_.members_.open_again();
        table_.transcript_.clear();  // of a game that was kept long ago
        return {};
    }
    Outcome on(const journal::Seated& record) {
        if (at(record.seat) >= table_.members_.seats().size()) return bad("there is no such seat");
        return with_key(record);
    }
    Outcome on(const journal::Hosted& record) { return with_key(record); }
    Outcome on(const journal::Started&) {
        if (table_.status() != protocol::TableStatus::open) return bad("the game is under way");
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
    Outcome on(const journal::Ended&) {
        if (table_.status() != protocol::TableStatus::finished) return bad("the game is not over");
        return {};
    }
    Outcome on(const journal::Frozen&) {
        table_.frozen_ = true;
        return {};
    }
    Outcome on(const journal::Closed&) { return bad("the table is closed"); }

    template <class Record>
    Outcome with_key(const Record& record) {
        const PlayerKey key = record.player.empty() ? kNoPlayer : key_of_(record.player);
        if (!record.player.empty() && key == kNoPlayer) return bad("nobody knows this player");
        table_.members_.restore(record, key);
        return {};
    }

    Table& table_;
    const KeyOf& key_of_;
    TimePoint now_;
};

Result<std::unique_ptr<Table>> restore(std::span<const journal::Entry> records, const KeyOf& key_of,
                                       std::int64_t bot_pause_ms, const Limits& limits,
                                       Entropy& entropy, TimePoint now) {
    if (records.size() < 2) return bad("a table has two records at least");
    auto table = Restoring::begin(records[0], records[1], bot_pause_ms, limits, entropy, now);
    if (!table) return table.error();
    Restoring restoring(**table, key_of, now);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (auto problem = restoring.take(records[i], i)) {
            return bad("record " + std::to_string(i) + ": " + problem->message);
        }
    }
    restoring.finish(records.size());
    return table;
}

}  // namespace vegas::core
