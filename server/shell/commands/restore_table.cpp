#include "server/shell/commands/restore_table.hpp"

#include <algorithm>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "protocol/history/anonymize.hpp"
#include "server/core/journal/anonymize.hpp"
#include "server/shell/commands/records_checker.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/saved_table.hpp"
#include "server/shell/store/table_restorer.hpp"

namespace vegas::shell {
namespace {

[[noreturn]] void refuse(const SavedTable& table, const std::string& why) {
    throw std::runtime_error("table " + visible(table.id) + " is not restored: " + why);
}

SavedTable read(const RestoreTable& what) {
    if (is_database(what.copy)) {
        throw std::runtime_error("a table comes from a file that vegasd backup has made");
    }
    auto saved = read_saved_table(what.copy, what.table);
    if (saved) return *std::move(saved);
    throw std::runtime_error(what.copy + " has no table " + visible(what.table));
}

RecordsChecker::Checked check_records(RecordsChecker& checker, const SavedTable& table) {
    auto checked = checker.check(table.records);
    if (!checked) refuse(table, "in the copy, " + visible(checked.error().why));
    return *std::move(checked);
}

void check_is_not_alive(TableRestorer& into, RecordsChecker& checker, const SavedTable& table) {
    const auto present = into.find(table.id);
    if (!present || present->is_set_aside) return;
    if (checker.check(present->records)) refuse(table, "it is there, and can go on");
}

void anonymize(SavedTable& table, const std::string& player) {
    for (std::string& record : table.records) {
        if (auto without = core::journal::anonymize_record(record, player)) {
            record = *std::move(without);
        }
    }
    if (!table.sleep) return;
    if (table.sleep->charged_player == player) table.sleep->charged_player.clear();
    if (const auto text = protocol::anonymize_waiting(table.sleep->summary, player)) {
        table.sleep->summary = text->summary;
        table.sleep->players = text->players;
    }
}

// Whether a player was deleted, and wished so, is not known: none comes back. Gives how many are
// not there.
std::size_t forget_missing_players(TableRestorer& into, SavedTable& table,
                                   const std::set<std::string>& named) {
    const auto stored = into.stored_players(named);
    for (const std::string& player : named) {
        if (!stored.contains(player)) anonymize(table, player);
    }
    return named.size() - stored.size();
}

bool is_unfinished(const std::string& summary) {
    const auto game = nlohmann::json::parse(summary, nullptr, false);
    return game.is_object() && game.value("unfinished", false);
}

// When a table is set aside, its game is stored as an unfinished one; now that game goes on. Any
// other that has ended meanwhile would be played again.
bool remove_unfinished_game(TableRestorer& into, const SavedTable& table,
                            const std::string& under_way) {
    bool has_removed = false;
    for (const auto& game : into.ended_games(table.id)) {
        if (std::ranges::find(table.ended_games, game.id) != table.ended_games.end()) continue;
        if (game.id != under_way || !is_unfinished(game.summary)) {
            refuse(table, "its game " + game.id + " has ended since the copy was made");
        }
        into.remove_game(game.id);
        has_removed = true;
    }
    return has_removed;
}

}  // namespace

void restore_table(const RestoreTable& what, std::ostream& out) {
    SavedTable table = read(what);
    RecordsChecker checker;
    auto checked = check_records(checker, table);
    const auto into = open_table_restorer(what.data);
    check_is_not_alive(*into, checker, table);
    if (into->is_invite_taken(table)) refuse(table, "another table has its invite");
    const std::size_t missing = forget_missing_players(*into, table, checked.players);
    if (missing > 0) checked = check_records(checker, table);
    const core::Seating& seating = checked.table->seating();
    if (missing > 0 && core::count_players(seating) == 0) {
        refuse(table, "none of its players is stored any more");
    }
    const std::string game = checked.table->match().id();
    const bool goes_on = remove_unfinished_game(*into, table, game);
    into->put(table, core::players_by_seat(seating));
    into->commit();
    out << "table " << table.id << " is restored, with " << table.records.size() << " records\n";
    if (goes_on) out << "game " << game << " goes on, and is no longer among those that ended\n";
    if (missing > 0) {
        out << "players who are not stored any more: " << missing << "; their seats are the "
            << "house's\n";
    }
    if (!is_database(what.data)) return;
    out << "If servers share the database, one of them loads the table within a second. A server "
        << "that runs alone, or that has already reported the table as set aside, loads it after a "
        << "restart.\n";
}

}  // namespace vegas::shell
