#include "server/core/table/restore.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/assert.hpp"
#include "server/core/table/outdated_game.hpp"

namespace vegas::core {
namespace {

Error bad(std::string message) { return error(ErrorCode::internal_error, std::move(message)); }

// The table as its first two records have it.
Result<TableState> begin(const journal::Entry& first, const journal::Entry& second,
                         std::int64_t bot_pause_ms, const Limits& limits, Entropy& entropy,
                         TimePoint now) {
    const auto* created = std::get_if<journal::Created>(&first.record);
    const auto* opened = std::get_if<journal::GameOpened>(&second.record);
    if (created == nullptr || opened == nullptr) return bad("record 0: a table begins otherwise");
    TableConfig config{.id = first.table,
                       .invite = created->invite,
                       .setup = created->setup,
                       .is_private = created->is_private,
                       .quick = created->quick,
                       .decision_ms = created->decision_ms,
                       .bot_pause_ms = bot_pause_ms,
                       .people_only = created->people_only,
                       .slow_play_limit = created->slow_play_limit,
                       .founder = {}};
    TableState table(std::move(config), limits, entropy, now, opened->server_seed,
                     {opened->number - 1, opened->decisions_before, opened->unfinished_before});
    if (table.match.id() != opened->game) return bad("record 1: the game should be another one");
    return table;
}

// What is recorded of members is put where it belongs. A game is played again, and every action
// validated by the rules; or its actions are collected only, as in OutdatedGame.
class RecordReplay {
public:
    // `base`: the number of the first record.
    RecordReplay(TableState& table, bool collects, std::uint32_t base, const KeyOf& key_of,
                 TimePoint now)
        : table_(table), collects_(collects), base_(base), key_of_(key_of), now_(now) {}

    // The n-th record.
    MaybeError apply(const journal::Entry& entry, std::size_t n) {
        if (entry.table != table_.config.id || entry.seq != base_ + n) {
            return bad("it is not the next one of this table");
        }
        table_.journal.on_restored(entry);
        if (n < 2) return {};
        try {
            return std::visit([this](const auto& record) { return replay(record); }, entry.record);
        } catch (const InvariantBroken& e) {
            return bad(e.what());
        }
    }
    // ---- after the last record
    // nullopt: no game was under way that is not played again.
    std::optional<EndedGame> unfinished(protocol::EarlyEnd why) {
        if (!outdated_) return {};
        return std::move(*outdated_).unfinished(table_, why);
    }
    void end_outdated_game(TimePoint now) {
        if (outdated_) std::move(*outdated_).end(table_, now);
    }

private:
    [[nodiscard]] bool is_playing() const { return outdated_ || table_.match.is_running(); }

    // All records of a deleted player are without the id.
    static bool is_replaced(const Occupant& before, const journal::Seated& record) {
        return before.id != record.player || before.forgotten != record.forgotten;
    }

    MaybeError replay(const journal::Created&) { return bad("a second beginning"); }
    MaybeError replay(const journal::GameOpened&) { return bad("a second beginning"); }
    MaybeError replay(const journal::Taken&) { return {}; }
    MaybeError replay(const journal::Seated& record) {
        if (to_index(record.seat) >= table_.seating.seats().size()) {
            return bad("there is no such seat");
        }
        // Those who leave a game leave the seat to the house.
        if (record.is_free() && is_playing()) {
            return bad("a seat of a game is never free");
        }
        const auto& before = table_.seating.seats()[to_index(record.seat)];
        const bool was_bots = before && before->is_house_bot();
        if (was_bots && !record.player.empty()) {
            if (outdated_) outdated_->mark_played_by_house(record.seat);
            table_.match.mark_played_by_house(record.seat);
        }
        if (is_playing() && before && is_replaced(*before, record)) {
            if (outdated_) {
                outdated_->on_player_replaced(record.seat);
            } else {
                table_.match.on_player_replaced(record.seat);
            }
        }
        const auto key = find_key(record);
        if (!key) return key.error();
        auto& seat = table_.seating.edit_seat(record.seat);
        const bool removed = seat && seat->removed && seat->id == record.player && record.bot;
        seat.reset();
        if (record.is_free()) return {};
        seat = Occupant{.player = *key,
                        .id = record.player,
                        .name = record.name,
                        .bot = record.bot,
                        .program = record.program,
                        .ready = record.ready,
                        .hurried = record.hurried,
                        .removed = removed,
                        .forgotten = record.forgotten,
                        .missed = record.missed_deadlines(),
                        .seed = record.seed};
        return {};
    }
    MaybeError replay(const journal::Hosted& record) {
        const auto key = find_key(record);
        if (!key) return key.error();
        table_.seating.set_host({});
        if (!record.player.empty()) {
            table_.seating.set_host(Person{*key, record.player, record.name, record.program});
        }
        return {};
    }
    MaybeError replay(const journal::Removed& record) {
        Seating& seating = table_.seating;
        if (record.admitted) {
            (void)seating.edit_removed().admit(record.player);
            return {};
        }
        seating.edit_removed().add({record.player, record.name}, table_.limits.removed_per_table);
        for (std::size_t i = 0; seating.has_fixed_seats() && i < seating.seats().size(); ++i) {
            auto& seat = seating.edit_seat(static_cast<Seat>(i));
            if (seat && seat->id == record.player) seat->removed = true;
        }
        return {};
    }
    MaybeError replay(const journal::AddressRemoved& record) {
        RemovedPlayers& removed = table_.seating.edit_removed();
        if (record.admitted) {
            removed.erase_address(record.address);
        } else {
            removed.add_address({record.address, record.player}, table_.limits.removed_per_table);
        }
        return {};
    }
    MaybeError replay(const journal::InviteRenewed& record) {
        table_.config.invite = record.invite;
        table_.config.is_invite_renewed = true;
        return {};
    }
    MaybeError replay(const journal::IdempotencyKeyUsed& record) {
        const auto key = find_key(record);
        if (!key) return key.error();
        table_.journal.remember_key({*key, record.player, record.name}, record.once, now_);
        return {};
    }
    MaybeError replay(const journal::Started& record) {
        if (outdated_ || table_.status() != protocol::TableStatus::open) {
            return bad("the game is under way");
        }
        Setup setup = table_.setup_to_start();
        setup.rules = record.rules.value_or(1);
        if (collects_ || !knows_rules(setup.rules)) {
            outdated_.emplace(table_.match, setup);
            (void)table_.fix_seats();
            return {};
        }
        if (!bad_option(setup).empty()) return bad("nobody can play this game");
        table_.match.start(setup, table_.fix_seats(), now_, table_.changes());
        return {};
    }
    MaybeError replay(const journal::Acted& record) {
        if (outdated_) {
            if (to_index(record.seat) >= table_.seating.seats().size()) {
                return bad("there is no such seat");
            }
            outdated_->add(record);
            return {};
        }
        Match& match = table_.match;
        if (!match.is_running()) return bad("no game is under way");
        if (record.decision != match.open_decision()) return bad("another decision is open");
        if (record.seat != match.deciding_seat()) return bad("another seat is asked");
        if (!match.is_legal(record.action)) return bad("this action is not legal");
        match.apply(record.action, record.house, record.nonce, now_, table_.changes());
        table_.clock.stop();
        return {};
    }
    MaybeError replay(const journal::Timed& record) {
        if (outdated_) return {};
        if (!table_.match.is_running() || record.decision != table_.match.open_decision()) {
            return bad("nobody is asked this");
        }
        table_.clock.set_remaining(record.left_ms, now_);
        return {};
    }
    MaybeError replay(const journal::Checked& record) {
        if (outdated_) return {};
        if (!table_.match.is_running()) return bad("no game is under way");
        return compare(record.digest);
    }
    MaybeError replay(const journal::Ended& record) {
        if (outdated_) {
            outdated_->finish();
            return {};
        }
        if (table_.status() != protocol::TableStatus::finished) return bad("the game is not over");
        return compare(record.digest);
    }
    MaybeError compare(const protocol::Bytes32& digest) {
        if (digest != table_.match.digest()) return bad("the game went another way");
        return {};
    }
    MaybeError replay(const journal::Slept& record) {
        table_.standstill.mark_slept();
        if (record.due_ms) table_.clock.run_asleep(ServedTime{*record.due_ms});
        return {};
    }
    // By a clock that may have been wrong.
    MaybeError replay(const journal::Awaited& record) {
        table_.standstill.await_others(std::min(TimePoint{record.since_ms}, now_));
        return {};
    }
    MaybeError replay(const journal::WentOn&) {
        table_.standstill.end();
        return {};
    }
    // By a clock that may have been wrong.
    MaybeError replay(const journal::PauseBegan& record) {
        constexpr std::int64_t kMostMs = protocol::kPauseMinutesMost * 60'000;
        const TimePoint until = std::min(TimePoint{record.until_ms}, now_ + kMostMs);
        table_.pause.begin({record.pause, now_, until});
        return {};
    }
    MaybeError replay(const journal::PauseEnded&) {
        table_.pause.end();
        return {};
    }
    MaybeError replay(const journal::Frozen&) { return {}; }
    MaybeError replay(const journal::TableClosed&) { return bad("the table is closed"); }

    // kNoPlayer if the record names nobody.
    template <class Record>
    Result<PlayerKey> find_key(const Record& record) {
        if (record.player.empty()) return kNoPlayer;
        const PlayerKey key = key_of_(record.player, record.name);
        if (key == kNoPlayer) return bad("nobody knows this player");
        return key;
    }

    TableState& table_;
    bool collects_;
    std::uint32_t base_;
    const KeyOf& key_of_;
    TimePoint now_;
    std::optional<OutdatedGame> outdated_;
};

Result<std::vector<journal::Entry>> parse_all(std::span<const std::string> records) {
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
    return entries;
}

void set_next_record(TableState& table, std::span<const journal::Entry> records) {
    const std::uint32_t first = records[0].seq;
    table.journal.on_all_restored(first, first + static_cast<std::uint32_t>(records.size()),
                                  table.seating);
}

}  // namespace

Result<std::unique_ptr<Table>> restore(std::span<const journal::Entry> records, const KeyOf& key_of,
                                       std::int64_t bot_pause_ms, const Limits& limits,
                                       Entropy& entropy, TimePoint now) {
    if (records.size() < 2) return bad("a table has two records at least");
    auto table = begin(records[0], records[1], bot_pause_ms, limits, entropy, now);
    if (!table) return table.error();
    RecordReplay replay(*table, false, records[0].seq, key_of, now);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (auto problem = replay.apply(records[i], i)) {
            return bad("record " + std::to_string(records[0].seq + i) + ": " + problem->message);
        }
    }
    set_next_record(*table, records);
    if (!table->journal.is_frozen()) replay.end_outdated_game(now);
    return std::make_unique<Table>(*std::move(table));
}

Result<std::unique_ptr<Table>> restore(std::span<const std::string> records, const KeyOf& key_of,
                                       std::int64_t bot_pause_ms, const Limits& limits,
                                       Entropy& entropy, TimePoint now) {
    const auto entries = parse_all(records);
    if (!entries) return entries.error();
    return restore(*entries, key_of, bot_pause_ms, limits, entropy, now);
}

std::unique_ptr<Table> restore_broken(std::span<const std::string> records, const KeyOf& key_of,
                                      const Limits& limits, Entropy& entropy, TimePoint now) {
    const auto entries = parse_all(records);
    if (!entries || entries->size() < 2) return nullptr;
    auto table = begin((*entries)[0], (*entries)[1], 0, limits, entropy, now);
    if (!table) return nullptr;
    RecordReplay replay(*table, true, entries->front().seq, key_of, now);
    std::size_t fitting = 0;
    while (fitting < entries->size() && !replay.apply((*entries)[fitting], fitting)) ++fitting;
    auto ended = replay.unfinished(protocol::EarlyEnd::broken);
    if (!ended || table->journal.is_frozen()) return nullptr;
    set_next_record(*table, *entries);
    (void)table->journal.freeze(now);
    table->journal.set_ended_game(*std::move(ended));
    return std::make_unique<Table>(*std::move(table));
}

}  // namespace vegas::core
