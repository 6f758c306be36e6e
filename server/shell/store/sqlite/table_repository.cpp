#include "server/shell/store/sqlite/table_repository.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell::sqlite {

TableRepository::TableRepository(Database& database, PlayerRepository& players,
                                 GameRepository& games)
    : players_(players),
      games_(games),
      sleepers_(database),
      journal_(database),
      find_(database, "select invite, first_seq from tables where id = ?1 and set_aside is null"),
      has_(database, "select 1 from tables where id = ?1"),
      has_invite_(database, "select 1 from tables where invite = ?1"),
      add_(database, "insert into tables (id, invite, first_seq) values (?1, ?2, 0)"),
      set_aside_(database, "update tables set set_aside = ?2 where id = ?1"),
      set_base_(database, "update tables set first_seq = ?2 where id = ?1"),
      erase_(database, "delete from tables where id = ?1") {}

Expected<void, core::AppendError> TableRepository::append(const core::Append& what) {
    if (const auto it = refused_.find(what.table); it != refused_.end()) return it->second;
    const Verdict verdict = judge(what);
    if (verdict == Verdict::fresh || verdict == Verdict::repeated) {
        write(what, verdict == Verdict::fresh);
        return {};
    }
    const auto why =
        verdict == Verdict::taken ? core::AppendError::id_taken : core::AppendError::conflict;
    refused_.emplace(what.table, why);
    refused_now_.push_back(what.table);
    return why;
}

void TableRepository::on_rollback() {
    journal_.on_rollback();
    for (const auto& table : std::exchange(refused_now_, {})) refused_.erase(table);
}

// A repeated Append comes from a commit whose outcome was not known: it is stored, once.
TableRepository::Verdict TableRepository::judge(const core::Append& what) {
    if (what.seq == 0) return judge_first(what);
    const auto last = journal_.last_seq(what.table);
    if (last && *last + 1 == what.seq) return Verdict::fresh;
    const auto table = find(what.table);
    return table && journal_.holds(what, table->base) ? Verdict::repeated : Verdict::broken;
}

TableRepository::Verdict TableRepository::judge_first(const core::Append& what) {
    const auto table = find(what.table);
    if (table && table->invite == what.invite && journal_.holds(what, table->base)) {
        return Verdict::repeated;
    }
    return is_taken(what) ? Verdict::taken : Verdict::fresh;
}

// The id of a table is in the ids of its games, so it stays taken while one of them is kept.
bool TableRepository::is_taken(const core::Append& what) {
    return has_.has_row(what.table) || journal_.has_records_of(what.table) ||
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

void TableRepository::write(const core::Append& what, bool with_records) {
    for (const auto& player : what.players) players_.add(player);
    if (what.game) {
        games_.add(*what.game);
        const auto& members = what.game->members;
        for (std::size_t i = 0; i < what.game->people; ++i) players_.mark_played(members.at(i));
        sleepers_.end_game(what.table);
    }
    if (what.closes) return close(what.table);
    if (with_records) {
        if (what.seq == 0) add_.run(what.table, unless_empty(what.invite));
        journal_.add(what);
    }
    if (what.base) {
        set_base_.run(what.table, *what.base);
        journal_.erase_before(what.table, *what.base);
    }
    if (!what.sleeps) return;
    sleepers_.add(what.table, *what.sleeps, *what.seats);
    for (const std::string& id : sleepers_.find_surplus(what.table, what.quotas)) close(id);
    journal_.forget_last_seq(what.table);
}

void TableRepository::close(const std::string& table) {
    journal_.erase(table);
    sleepers_.remove(table);
    erase_.run(table);
}

void TableRepository::set_aside(const core::SetAside& what) {
    set_aside_.run(what.table, what.why);
    journal_.forget_last_seq(what.table);
}

}  // namespace vegas::shell::sqlite
