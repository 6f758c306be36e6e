#include "server/shell/store/sqlite/ledger.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

// Players who were here and what is forgotten, in one transaction: some milliseconds of work, so
// that a commit which somebody waits for does not take long.
constexpr std::size_t kPortion = 200;

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
    database.be_patient(kPatienceAtStartMs);
    database.run(kSettings);
    if (database.text("pragma journal_mode = wal") != "wal") {
        throw Error(0, "its directory is on a disk that cannot hold a write-ahead log");
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

[[noreturn]] void refuse(const std::filesystem::path& dir, const Error& error) {
    throw std::runtime_error("cannot use the data directory " + dir.string() + ": " + error.what() +
                             ". The disk may be full, read-only or failing, or another program may "
                             "have the database");
}

}  // namespace

// What a transaction has come to, and how much it may still do of what is not urgent. That is done
// in order: nothing of it once some was left.
struct Ledger::Errand {
    Outcome outcome;
    std::size_t room = kPortion;
};

Ledger::Ledger(const std::filesystem::path& dir, const std::string& vfs) try
    : folder_(dir),
      dir_(dir, vfs),
      database_(dir_.database(), Access::write, vfs),
      begin_(ready(database_), "begin immediate"),
      commit_(database_, "commit"),
      players_(database_),
      games_(database_),
      tables_(database_, players_, games_),
      clock_(database_),
      incarnation_(count_start(database_)) {
    database_.be_patient(0);  // from here on whoever calls tries again, and says so
} catch (const Error& error) {
    refuse(dir, error);
}

std::uint64_t Ledger::incarnation() const { return incarnation_; }

std::vector<std::string> Ledger::aside() {
    try {
        return tables_.aside();
    } catch (const Error& error) {
        refuse(folder_, error);
    }
}

void Ledger::load(const std::function<void(core::Loaded)>& each) {
    try {
        const bool ended_early =
            database_.number("select count(*) from meta where name = 'loading'") > 0;
        database_.run("insert or replace into meta (name, value) values ('loading', 1)");
        if (ended_early) {
            load_with_care(each);
        } else {
            tables_.load(each);
        }
        database_.run("delete from meta where name = 'loading'");
    } catch (const Error& error) {
        refuse(folder_, error);
    }
}

void Ledger::load_with_care(const std::function<void(core::Loaded)>& each) {
    for (const std::string& id : tables_.ids()) {
        begin_.run();
        const bool once_more = tables_.mark(id);
        commit_.run();
        if (once_more) each(tables_.load(id));
        tables_.unmark(id);
    }
}

Outcome Ledger::carry_out(const std::vector<Job>& jobs) {
    Errand errand;
    try {
        begin_.run();
        for (const auto& job : jobs) {
            std::visit([&](const auto& what) { carry_out(what, errand); }, job);
        }
        commit_.run();
    } catch (const Error& error) {
        database_.roll_back();
        tables_.rolled_back();
        throw StorageError(error.what());
    }
    tables_.committed();
    return std::move(errand.outcome);
}

void Ledger::carry_out(const core::Append& what, Errand& errand) {
    if (const auto refusal = tables_.append(what)) {
        errand.outcome.said.emplace_back(core::Refused{what.table, *refusal});
    } else {
        errand.outcome.said.emplace_back(core::Stored{what.table, what.last()});
    }
}

void Ledger::carry_out(const core::Ask& what, Errand& errand) {
    struct Answers {
        Ledger& all;
        core::Found operator()(const core::Reclaim& q) { return all.players_.reclaim(q); }
        core::Found operator()(const core::FindGame& q) { return all.games_.find(q); }
        core::Found operator()(const core::LastGameAt& q) { return all.games_.last_at(q); }
        core::Found operator()(const core::GamesOf& q) { return all.games_.page(q); }
        core::Found operator()(const core::FindPlayer& q) { return all.players_.find(q.id); }
        core::Found operator()(const core::ErasePlayer& q) {
            auto erased = all.players_.find(q.id);
            all.players_.erase(q.id);
            all.games_.erase_player(q.id);
            return erased;
        }
        // Of a store that several servers share.
        core::Found operator()(const core::KeepPlayer&) { return core::Nothing{}; }
        core::Found operator()(const core::FindHome&) { return core::Nothing{}; }
        core::Found operator()(const core::TablesOf&) { return core::Nothing{}; }
    };
    errand.outcome.said.emplace_back(
        core::Told{what.ticket, std::visit(Answers{*this}, what.question)});
}

void Ledger::carry_out(const core::Visited& what, Errand& errand) {
    const std::size_t now = std::min(errand.room, what.players.size());
    for (std::size_t i = 0; i < now; ++i) players_.visited(what.players[i], what.seen);
    errand.room -= now;
    if (now == what.players.size()) return;
    const auto rest = what.players.begin() + static_cast<std::ptrdiff_t>(now);
    errand.outcome.left.emplace_back(core::Visited{{rest, what.players.end()}, what.seen});
}

void Ledger::carry_out(const core::Forget& what, Errand& errand) {
    const Holds holds{.players = players_.count(), .games = games_.count()};
    const StoreClock clock = clock_.read(what.now);
    const Pass pass = judge(what.now, clock, what.after_start);
    if (!holds.is_empty()) clock_.set(pass.clock);
    carry_out(begin_forgetting(what, what.now, clock, pass, holds), errand);
}

// Whether something more is to be forgotten is seen when nothing more is.
void Ledger::carry_out(Forgetting forgetting, Errand& errand) {
    constexpr core::UtcTime kNever{std::numeric_limits<std::int64_t>::min()};
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    const std::size_t room = errand.room;
    const auto room_for = [&errand](std::size_t left) { return std::min(errand.room, left); };
    const auto& what = forgetting.what;
    const std::size_t players =
        players_.forget(forgetting.players_before(), what.keep, room_for(forgetting.players_left));
    errand.room -= players;
    const std::size_t old =
        games_.forget(forgetting.games_before(), kAll, room_for(forgetting.games_left));
    errand.room -= old;
    const std::size_t surplus = games_.forget(kNever, what.games_most, errand.room);
    errand.room -= surplus;
    forgetting.took(players, old, surplus);
    if (players + old + surplus == room) {
        errand.outcome.left.emplace_back(std::move(forgetting));
    } else {
        errand.outcome.said.emplace_back(forgetting.so_far);
    }
}

void Ledger::carry_out(const core::SetAside& what, Errand& /*errand*/) { tables_.set_aside(what); }

}  // namespace vegas::shell::sqlite
