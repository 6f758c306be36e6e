#include "server/shell/store/sqlite/sqlite_backend.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

// Players who were here and what is forgotten, in one transaction: some milliseconds of work, so
// that a commit which somebody waits for does not take long.
constexpr std::size_t kPortion = 200;

// A table is set aside after so many starts ended while loading it.
constexpr std::int64_t kLoadAttemptsMax = 2;

// Another program, such as one that makes a copy, may be about to close the database.
constexpr int kPatienceAtStartMs = 2'000;

// The log is written to the disk with each commit. What is forgotten is overwritten, and a large
// transaction does not leave a large log for ever.
constexpr const char* kSettings =
    "pragma synchronous = full;"
    "pragma secure_delete = on;"
    "pragma temp_store = memory;"
    "pragma wal_autocheckpoint = 8000;"
    "pragma journal_size_limit = 67108864;";

// Statements can be prepared only when their tables are there.
Database& ready(Database& database) {
    database.set_busy_timeout(kPatienceAtStartMs);
    database.run(kSettings);
    if (database.text("pragma journal_mode = wal") != "wal") {
        throw SqliteError(0, "its directory is on a disk that cannot hold a write-ahead log");
    }
    // The header, by which the next start knows the file, is a part of what the log may hold back.
    if (migrate(database)) database.run("pragma wal_checkpoint(truncate)");
    return database;
}

std::uint64_t count_start(Database& database) {
    database.run("begin immediate");
    database.run(
        "insert into meta (name, value) values ('incarnation', 1) "
        "on conflict do update set value = value + 1");
    const auto count = database.number("select value from meta where name = 'incarnation'");
    database.run("commit");
    return static_cast<std::uint64_t>(count);
}

[[noreturn]] void refuse(const std::filesystem::path& dir, const SqliteError& error) {
    if (error.is_damage()) refuse_damaged(database_in(dir), error.what());
    throw std::runtime_error("cannot use the data directory " + dir.string() + ": " + error.what() +
                             ". The disk may be full, read-only or failing, or another program may "
                             "have the database");
}

}  // namespace

// What a transaction has come to, and how much it may still do of what is not urgent. That is done
// in order: nothing of it once some was left.
struct SqliteBackend::TransactionState {
    JobResults outcome;
    std::size_t budget = kPortion;
    bool has_erased = false;  // a player
};

SqliteBackend::SqliteBackend(const std::filesystem::path& dir, const std::string& vfs) try
    : folder_(dir),
      dir_(dir, vfs),
      database_(dir_.database(), Access::write, vfs),
      begin_(ready(database_), "begin immediate"),
      commit_(database_, "commit"),
      players_(database_),
      games_(database_),
      tables_(database_, players_, games_),
      table_loader_(database_),
      player_eraser_(database_, players_, tables_),
      clock_(database_),
      incarnation_(count_start(database_)) {
    database_.set_busy_timeout(0);  // from here on whoever calls tries again, and says so
} catch (const SqliteError& error) {
    refuse(dir, error);
}

std::uint64_t SqliteBackend::incarnation() const { return incarnation_; }

std::vector<std::string> SqliteBackend::list_set_aside() {
    try {
        return table_loader_.list_set_aside();
    } catch (const SqliteError& error) {
        refuse(folder_, error);
    }
}

void SqliteBackend::load(const std::function<void(core::LoadedTable)>& each) {
    try {
        const bool ended_early =
            database_.number("select count(*) from meta where name = 'loading'") > 0;
        database_.run("insert or replace into meta (name, value) values ('loading', 1)");
        if (ended_early) {
            load_with_care(each);
        } else {
            table_loader_.load_all(each);
        }
        database_.run("delete from meta where name = 'loading'");
    } catch (const SqliteError& error) {
        refuse(folder_, error);
    }
}

void SqliteBackend::load_with_care(const std::function<void(core::LoadedTable)>& each) {
    for (const std::string& id : table_loader_.ids()) {
        begin_.run();
        const bool is_fatal = table_loader_.attempts_of(id) >= kLoadAttemptsMax;
        if (is_fatal) {
            tables_.set_aside({id, "the server ended twice while it read this table"});
        } else {
            table_loader_.count_attempt(id);
        }
        commit_.run();
        if (!is_fatal) each(table_loader_.load(id));
        table_loader_.reset_attempts(id);
    }
}

Expected<JobResults, BatchFailure> SqliteBackend::execute(const std::vector<StoreJob>& jobs) {
    TransactionState transaction;
    try {
        begin_.run();
        for (const auto& job : jobs) {
            std::visit([&](const auto& what) { execute(what, transaction); }, job);
        }
        commit_.run();
    } catch (const SqliteError& error) {
        database_.roll_back();
        tables_.on_rollback();
        return BatchFailure{.why = error.what()};
    }
    tables_.on_commit();
    if (transaction.has_erased) {
        database_.truncate_log();
    } else {
        database_.retry_truncation();
    }
    return std::move(transaction.outcome);
}

void SqliteBackend::execute(const core::Append& what, TransactionState& transaction) {
    const auto stored = tables_.append(what);
    if (stored) {
        if (what.game) player_eraser_.games().enforce_quotas(*what.game, what.quotas);
        transaction.outcome.events.emplace_back(core::AppendStored{what.table, what.last()});
    } else {
        transaction.outcome.events.emplace_back(core::AppendRefused{what.table, stored.error()});
    }
}

void SqliteBackend::execute(const core::StoreQuery& what, TransactionState& transaction) {
    if (const auto* erase = std::get_if<core::ErasePlayer>(&what.query)) {
        return postpone(transaction.outcome.unfinished, {.targets = {{what.ticket, erase->id}}});
    }
    struct QueryRunner {
        SqliteBackend& all;
        core::QueryResult operator()(const core::RedeemToken& q) {
            return all.players_.devices().redeem(q);
        }
        core::QueryResult operator()(const core::ListDevices& q) {
            return all.players_.devices().list(q.player);
        }
        core::QueryResult operator()(const core::RenameDevice& q) {
            return all.players_.devices().rename(q);
        }
        core::QueryResult operator()(const core::RevokeDevice& q) {
            return all.players_.devices().revoke(q);
        }
        core::QueryResult operator()(const core::SaveCode& q) {
            all.players_.devices().save_code(q);
            return core::NoResult{};
        }
        core::QueryResult operator()(const core::FindCode& q) {
            return all.players_.devices().find_code(q);
        }
        core::QueryResult operator()(const core::RedeemCode& q) {
            return all.players_.devices().redeem_code(q);
        }
        core::QueryResult operator()(const core::FindGame& q) { return all.games_.find(q); }
        core::QueryResult operator()(const core::FindLastGame& q) { return all.games_.last_at(q); }
        core::QueryResult operator()(const core::ListGames& q) { return all.games_.page(q); }
        core::QueryResult operator()(const core::ListSleeping& q) {
            return all.tables_.sleepers().list(q);
        }
        core::QueryResult operator()(const core::RenewInvite& q) {
            all.games_.renew_invites(q);
            return core::NoResult{};
        }
        core::QueryResult operator()(const core::FindTable& q) { return all.find_table(q); }
        core::QueryResult operator()(const core::AdvanceServedTime& q) {
            return all.tables_.sleepers().due().advance(q);
        }
        core::QueryResult operator()(const core::FindPlayer& q) { return all.players_.find(q.id); }
        core::QueryResult operator()(const core::SavePlayerName& q) {
            all.players_.rename(q.id, q.name);
            return all.players_.find(q.id);
        }
        core::QueryResult operator()(const core::ErasePlayer&) { return core::NoResult{}; }
        core::QueryResult operator()(const core::DescribePlayer& q) {
            return all.player_eraser_.describe(q.id);
        }
        core::QueryResult operator()(const core::SavePlayer& q) {
            all.players_.add(q.player);
            return core::NoResult{};
        }
        // Of a store that several servers share.
        core::QueryResult operator()(const core::FindSeats&) { return core::NoResult{}; }
    };
    transaction.outcome.events.emplace_back(
        core::QueryReply{what.ticket, std::visit(QueryRunner{*this}, what.query)});
}

core::QueryResult SqliteBackend::find_table(const core::FindTable& query) {
    auto found = tables_.sleepers().find(query);
    if (!found) return core::NoResult{};
    if (!query.wakes) return core::TableHome{.table = found->table, .is_asleep = true};
    tables_.sleepers().remove(found->table);
    found->records = table_loader_.load(found->table).records;
    return *std::move(found);
}

void SqliteBackend::execute(const core::TouchPlayers& what, TransactionState& transaction) {
    const std::size_t now = std::min(transaction.budget, what.players.size());
    for (std::size_t i = 0; i < now; ++i) players_.visited(what.players[i], what.seen);
    transaction.budget -= now;
    if (now == what.players.size()) return;
    const auto rest = what.players.begin() + static_cast<std::ptrdiff_t>(now);
    transaction.outcome.unfinished.emplace_back(
        core::TouchPlayers{{rest, what.players.end()}, what.seen});
}

void SqliteBackend::execute(const core::Purge& what, TransactionState& transaction) {
    const StoreCounts holds{.players = players_.count(),
                            .games = player_eraser_.games().count(),
                            .sleeping = tables_.sleepers().count()};
    const StoreClock clock = clock_.read(what.now);
    const PurgePass pass = plan_purge(what.now, clock, what.after_start);
    if (!holds.is_empty()) clock_.set(pass.clock);
    execute(begin_purge(what, what.now, clock, pass, holds), transaction);
}

// Whether something more is to be forgotten is seen when nothing more is.
void SqliteBackend::execute(PurgeProgress progress, TransactionState& transaction) {
    const std::size_t budget = transaction.budget;
    PurgeProgress::Removed removed;
    const auto budget_for = [&](std::size_t left) {
        return std::min(budget - removed.all(), left);
    };
    const auto& what = progress.what;
    removed.players =
        players_.forget(progress.players_before(), what.keep, budget_for(progress.players_left));
    removed.newcomers = players_.forget_newcomers(progress.newcomers_before(), what.keep,
                                                  budget_for(progress.newcomers_left));
    removed.old_games =
        player_eraser_.games().forget(progress.games_before(), budget_for(progress.games_left));
    removed.surplus_games =
        player_eraser_.games().forget_surplus(what.games_most, budget - removed.all());
    const auto sleeping = tables_.sleepers().find_old(
        progress.slept_before(), progress.slept_alone_before(), budget_for(progress.sleeping_left));
    for (const std::string& table : sleeping) tables_.close(table);
    removed.sleeping = sleeping.size();
    transaction.budget -= removed.all();
    progress.count_removed(removed);
    if (removed.all() == budget) {
        transaction.outcome.unfinished.emplace_back(std::move(progress));
    } else {
        transaction.outcome.events.emplace_back(progress.so_far);
    }
}

void SqliteBackend::execute(ErasureProgress progress, TransactionState& transaction) {
    if (transaction.budget == 0) {
        return postpone(transaction.outcome.unfinished, std::move(progress));
    }
    transaction.budget = 0;
    if (!player_eraser_.advance(progress)) {
        transaction.outcome.unfinished.emplace_back(std::move(progress));
        return;
    }
    transaction.has_erased = true;
    for (const auto& target : progress.targets) {
        transaction.outcome.events.emplace_back(
            core::QueryReply{target.ticket, player_eraser_.erase(target.player)});
    }
}

void SqliteBackend::execute(const core::SetAside& what, TransactionState& /*transaction*/) {
    tables_.set_aside(what);
}

}  // namespace vegas::shell::sqlite
