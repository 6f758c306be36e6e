#include "server/shell/store/sqlite/journal.hpp"

#include <algorithm>

namespace vegas::shell::sqlite {

Journal::Journal(Database& database)
    : has_records_(database, "select 1 from journal where table_id = ?1 limit 1"),
      last_(database,
            "select seq from tables join journal on table_id = tables.id "
            "where tables.id = ?1 and set_aside is null order by seq desc limit 1"),
      from_(database,
            "select seq, record from journal where table_id = ?1 and seq >= ?2 order by seq"),
      add_(database, "insert into journal (table_id, seq, record) values (?1, ?2, ?3)"),
      erase_before_(database, "delete from journal where table_id = ?1 and seq < ?2"),
      erase_(database, "delete from journal where table_id = ?1") {}

bool Journal::has_records_of(std::string_view table) { return has_records_.has_row(table); }

// No other process writes, so the database is asked once.
std::optional<std::int64_t> Journal::last_seq(const std::string& table) {
    if (const auto it = last_seq_.find(table); it != last_seq_.end()) return it->second;
    SqliteRows rows = last_.rows(table);
    if (!rows.next()) return std::nullopt;
    return last_seq_[table] = rows.number(0);
}

bool Journal::holds(const core::Append& what, std::uint32_t base) {
    if (what.last() < base) return false;
    const std::uint32_t first = std::max(what.seq, base);
    SqliteRows rows = from_.rows(what.table, first);
    for (std::uint32_t seq = first; seq <= what.last(); ++seq) {
        if (!rows.next() || rows.number(0) != seq) return false;
        if (rows.text(1) != what.records[seq - what.seq]) return false;
    }
    return true;
}

void Journal::add(const core::Append& what) {
    std::uint32_t seq = what.seq;
    for (const auto& record : what.records) add_.run(what.table, seq++, record);
    last_seq_[what.table] = what.last();
}

void Journal::erase_before(const std::string& table, std::uint32_t base) {
    erase_before_.run(table, base);
}

void Journal::erase(const std::string& table) {
    erase_.run(table);
    last_seq_.erase(table);
}

}  // namespace vegas::shell::sqlite
