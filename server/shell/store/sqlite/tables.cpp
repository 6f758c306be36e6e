#include "server/shell/store/sqlite/tables.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell::sqlite {
namespace {

constexpr std::int64_t kMarksMax = 2;

}  // namespace

Tables::Tables(Database& database, Players& players, Games& games)
    : players_(players),
      games_(games),
      load_(database,
            "select tbl.id, log.body from tbl left join log on log.tbl = tbl.id "
            "where tbl.aside is null order by tbl.id, log.seq"),
      find_(database, "select invite, base from tbl where id = ?1 and aside is null"),
      has_(database, "select 1 from tbl where id = ?1"),
      has_records_(database, "select 1 from log where tbl = ?1 limit 1"),
      has_invite_(database, "select 1 from tbl where invite = ?1"),
      last_(database,
            "select log.seq from tbl join log on log.tbl = tbl.id "
            "where tbl.id = ?1 and tbl.aside is null order by log.seq desc limit 1"),
      from_(database, "select seq, body from log where tbl = ?1 and seq >= ?2 order by seq"),
      ids_(database, "select id from tbl where aside is null order by id"),
      aside_(database, "select id from tbl where aside is not null order by id"),
      marks_(database, "select marks from tbl where id = ?1"),
      mark_(database, "update tbl set marks = marks + 1 where id = ?1"),
      unmark_(database, "update tbl set marks = 0 where id = ?1"),
      add_(database, "insert into tbl (id, invite, base) values (?1, ?2, 0)"),
      set_aside_(database, "update tbl set aside = ?2 where id = ?1"),
      add_record_(database, "insert into log (tbl, seq, body) values (?1, ?2, ?3)"),
      set_base_(database, "update tbl set base = ?2 where id = ?1"),
      forget_before_(database, "delete from log where tbl = ?1 and seq < ?2"),
      forget_records_(database, "delete from log where tbl = ?1"),
      forget_(database, "delete from tbl where id = ?1") {}

std::optional<core::Refusal> Tables::append(const core::Append& what) {
    if (const auto it = refused_.find(what.table); it != refused_.end()) return it->second;
    const Verdict verdict = judge(what);
    if (verdict == Verdict::fresh || verdict == Verdict::repeated) {
        write(what, verdict == Verdict::fresh);
        return std::nullopt;
    }
    const auto why = verdict == Verdict::taken ? core::Refusal::taken : core::Refusal::broken;
    refused_.emplace(what.table, why);
    refused_now_.push_back(what.table);
    return why;
}

void Tables::rolled_back() {
    last_seq_.clear();
    for (const auto& table : std::exchange(refused_now_, {})) refused_.erase(table);
}

// A repeated Append comes from a commit whose outcome was not known: it is stored, once.
Tables::Verdict Tables::judge(const core::Append& what) {
    if (what.seq == 0) return judge_first(what);
    const auto last = last_of(what.table);
    if (last && *last + 1 == what.seq) return Verdict::fresh;
    const auto table = find(what.table);
    return table && holds(what, table->base) ? Verdict::repeated : Verdict::broken;
}

Tables::Verdict Tables::judge_first(const core::Append& what) {
    const auto table = find(what.table);
    if (table && table->invite == what.invite && holds(what, table->base)) return Verdict::repeated;
    return is_taken(what) ? Verdict::taken : Verdict::fresh;
}

// The id of a table is in the ids of its games, so it stays taken while one of them is kept.
bool Tables::is_taken(const core::Append& what) {
    return has_.finds(what.table) || has_records_.finds(what.table) ||
           games_.has_game_of(what.table) ||
           (!what.invite.empty() && has_invite_.finds(what.invite)) ||
           std::ranges::any_of(what.players, [this](const core::KeptPlayer& player) {
               return players_.has(player.id);
           });
}

std::optional<Tables::Head> Tables::find(std::string_view table) {
    Rows rows = find_.rows(table);
    if (!rows.next()) return std::nullopt;
    return Head{std::string(rows.text(0)), static_cast<std::uint32_t>(rows.number(1))};
}

// Nobody else writes, so it is asked for once.
std::optional<std::int64_t> Tables::last_of(const std::string& table) {
    if (const auto it = last_seq_.find(table); it != last_seq_.end()) return it->second;
    Rows rows = last_.rows(table);
    if (!rows.next()) return std::nullopt;
    return last_seq_[table] = rows.number(0);
}

// Whether its records are there, byte for byte, but for those before the base, which may be gone.
bool Tables::holds(const core::Append& what, std::uint32_t base) {
    if (what.last() < base) return false;
    const std::uint32_t first = std::max(what.seq, base);
    Rows rows = from_.rows(what.table, first);
    for (std::uint32_t seq = first; seq <= what.last(); ++seq) {
        if (!rows.next() || rows.number(0) != seq) return false;
        if (rows.text(1) != what.records[seq - what.seq]) return false;
    }
    return true;
}

void Tables::write(const core::Append& what, bool with_records) {
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

void Tables::close(const std::string& table) {
    forget_records_.run(table);
    forget_.run(table);
    last_seq_.erase(table);
}

void Tables::set_aside(const core::SetAside& what) {
    set_aside_.run(what.table, what.why);
    last_seq_.erase(what.table);
}

std::vector<std::string> Tables::ids() { return all(ids_); }

std::vector<std::string> Tables::aside() { return all(aside_); }

bool Tables::mark(const std::string& table) {
    if (marks_of(table) >= kMarksMax) {
        set_aside_.run(table, "the server ended twice while it read this table");
        return false;
    }
    mark_.run(table);
    return true;
}

void Tables::unmark(const std::string& table) { unmark_.run(table); }

std::int64_t Tables::marks_of(const std::string& table) {
    Rows rows = marks_.rows(table);
    return rows.next() ? rows.number(0) : 0;
}

std::vector<std::string> Tables::all(Statement& ids) {
    std::vector<std::string> found;
    Rows rows = ids.rows();
    while (rows.next()) found.emplace_back(rows.text(0));
    return found;
}

core::Loaded Tables::load(const std::string& table) {
    core::Loaded loaded{.table = table, .records = {}};
    Rows rows = from_.rows(table, 0);
    while (rows.next()) loaded.records.emplace_back(rows.text(1));
    return loaded;
}

void Tables::load(const std::function<void(core::Loaded)>& each) {
    core::Loaded table;
    Rows rows = load_.rows();
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
