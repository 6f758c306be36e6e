#include "server/shell/store/sqlite/table_repository.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell::sqlite {
namespace {

constexpr std::int64_t kMarksMax = 2;

}  // namespace

TableRepository::TableRepository(Database& database, PlayerRepository& players,
                                 GameRepository& games)
    : players_(players),
      games_(games),
      load_(database,
            "select tables.id, record from tables left join journal on table_id = tables.id "
            "where set_aside is null order by tables.id, seq"),
      find_(database, "select invite, first_seq from tables where id = ?1 and set_aside is null"),
      has_(database, "select 1 from tables where id = ?1"),
      has_records_(database, "select 1 from journal where table_id = ?1 limit 1"),
      has_invite_(database, "select 1 from tables where invite = ?1"),
      last_(database,
            "select seq from tables join journal on table_id = tables.id "
            "where tables.id = ?1 and set_aside is null order by seq desc limit 1"),
      from_(database,
            "select seq, record from journal where table_id = ?1 and seq >= ?2 order by seq"),
      ids_(database, "select id from tables where set_aside is null order by id"),
      aside_(database, "select id from tables where set_aside is not null order by id"),
      marks_(database, "select load_attempts from tables where id = ?1"),
      mark_(database, "update tables set load_attempts = load_attempts + 1 where id = ?1"),
      unmark_(database, "update tables set load_attempts = 0 where id = ?1"),
      add_(database, "insert into tables (id, invite, first_seq) values (?1, ?2, 0)"),
      set_aside_(database, "update tables set set_aside = ?2 where id = ?1"),
      add_record_(database, "insert into journal (table_id, seq, record) values (?1, ?2, ?3)"),
      set_base_(database, "update tables set first_seq = ?2 where id = ?1"),
      forget_before_(database, "delete from journal where table_id = ?1 and seq < ?2"),
      forget_records_(database, "delete from journal where table_id = ?1"),
      forget_(database, "delete from tables where id = ?1") {}

std::optional<core::AppendError> TableRepository::append(const core::Append& what) {
    if (const auto it = refused_.find(what.table); it != refused_.end()) return it->second;
    const Verdict verdict = judge(what);
    if (verdict == Verdict::fresh || verdict == Verdict::repeated) {
        write(what, verdict == Verdict::fresh);
        return std::nullopt;
    }
    const auto why =
        verdict == Verdict::taken ? core::AppendError::id_taken : core::AppendError::conflict;
    refused_.emplace(what.table, why);
    refused_now_.push_back(what.table);
    return why;
}

void TableRepository::rolled_back() {
    last_seq_.clear();
    for (const auto& table : std::exchange(refused_now_, {})) refused_.erase(table);
}

// A repeated Append comes from a commit whose outcome was not known: it is stored, once.
TableRepository::Verdict TableRepository::judge(const core::Append& what) {
    if (what.seq == 0) return judge_first(what);
    const auto last = last_of(what.table);
    if (last && *last + 1 == what.seq) return Verdict::fresh;
    const auto table = find(what.table);
    return table && holds(what, table->base) ? Verdict::repeated : Verdict::broken;
}

TableRepository::Verdict TableRepository::judge_first(const core::Append& what) {
    const auto table = find(what.table);
    if (table && table->invite == what.invite && holds(what, table->base)) return Verdict::repeated;
    return is_taken(what) ? Verdict::taken : Verdict::fresh;
}

// The id of a table is in the ids of its games, so it stays taken while one of them is kept.
bool TableRepository::is_taken(const core::Append& what) {
    return has_.has_row(what.table) || has_records_.has_row(what.table) ||
           games_.has_game_of(what.table) ||
           (!what.invite.empty() && has_invite_.has_row(what.invite)) ||
           std::ranges::any_of(what.players, [this](const core::StoredPlayer& player) {
               return players_.has(player.id);
           });
}

std::optional<TableRepository::TableHead> TableRepository::find(std::string_view table) {
    SqliteRows rows = find_.rows(table);
    if (!rows.next()) return std::nullopt;
    return TableHead{std::string(rows.text(0)), static_cast<std::uint32_t>(rows.number(1))};
}

// Nobody else writes, so it is asked for once.
std::optional<std::int64_t> TableRepository::last_of(const std::string& table) {
    if (const auto it = last_seq_.find(table); it != last_seq_.end()) return it->second;
    SqliteRows rows = last_.rows(table);
    if (!rows.next()) return std::nullopt;
    return last_seq_[table] = rows.number(0);
}

// Whether its records are there, byte for byte, but for those before the base, which may be gone.
bool TableRepository::holds(const core::Append& what, std::uint32_t base) {
    if (what.last() < base) return false;
    const std::uint32_t first = std::max(what.seq, base);
    SqliteRows rows = from_.rows(what.table, first);
    for (std::uint32_t seq = first; seq <= what.last(); ++seq) {
        if (!rows.next() || rows.number(0) != seq) return false;
        if (rows.text(1) != what.records[seq - what.seq]) return false;
    }
    return true;
}

void TableRepository::write(const core::Append& what, bool with_records) {
    for (const auto& player : what.players) players_.add(player);
    if (what.game) games_.add(*what.game);
    if (what.closes) return close(what.table);
    if (with_records) {
        if (what.seq == 0) add_.run(what.table, unless_empty(what.invite));
        std::uint32_t seq = what.seq;
        for (const auto& record : what.records) add_record_.run(what.table, seq++, record);
        last_seq_[what.table] = what.last();
    }
    if (!what.base) return;
    set_base_.run(what.table, *what.base);
    forget_before_.run(what.table, *what.base);
}

void TableRepository::close(const std::string& table) {
    forget_records_.run(table);
    forget_.run(table);
    last_seq_.erase(table);
}

void TableRepository::set_aside(const core::SetAside& what) {
    set_aside_.run(what.table, what.why);
    last_seq_.erase(what.table);
}

std::vector<std::string> TableRepository::ids() { return all(ids_); }

std::vector<std::string> TableRepository::list_set_aside() { return all(aside_); }

bool TableRepository::mark(const std::string& table) {
    if (marks_of(table) >= kMarksMax) {
        set_aside_.run(table, "the server ended twice while it read this table");
        return false;
    }
    mark_.run(table);
    return true;
}

void TableRepository::unmark(const std::string& table) { unmark_.run(table); }

std::int64_t TableRepository::marks_of(const std::string& table) {
    SqliteRows rows = marks_.rows(table);
    return rows.next() ? rows.number(0) : 0;
}

std::vector<std::string> TableRepository::all(Statement& ids) {
    std::vector<std::string> found;
    SqliteRows rows = ids.rows();
    while (rows.next()) found.emplace_back(rows.text(0));
    return found;
}

core::LoadedTable TableRepository::load(const std::string& table) {
    core::LoadedTable loaded{.table = table, .records = {}};
    SqliteRows rows = from_.rows(table, 0);
    while (rows.next()) loaded.records.emplace_back(rows.text(1));
    return loaded;
}

void TableRepository::load(const std::function<void(core::LoadedTable)>& each) {
    core::LoadedTable table;
    SqliteRows rows = load_.rows();
    while (rows.next()) {
        if (rows.text(0) != table.table) {
            if (!table.table.empty()) each(std::exchange(table, {}));
            table.table = rows.text(0);
        }
        if (!rows.is_null(1)) table.records.emplace_back(rows.text(1));
    }
    if (!table.table.empty()) each(std::move(table));
}

}  // namespace vegas::shell::sqlite
