// The tables of a MemoryStore: decides whether an Append is accepted, and writes it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/store/memory/memory_games.hpp"
#include "server/shell/store/memory/memory_players.hpp"
#include "server/shell/store/purge.hpp"

namespace vegas::shell {

// `players_and_games`: keeps no records, because a server that forgets its tables never reads them,
// only how far each table has come. load() gives nothing, and a repeated Append is a conflict.
// `until_again`, for the lab: likewise, and a new table deletes the games of an earlier one with
// its id.
enum class MemoryScope : std::uint8_t { all, players_and_games, until_again };

class MemoryTables {
public:
    // REQUIRES: players and games outlive this.
    MemoryTables(MemoryScope scope, MemoryPlayers& players, MemoryGames& games)
        : scope_(scope), players_(players), games_(games) {}

    // Writes all of it, or nothing.
    [[nodiscard]] Expected<void, core::AppendError> append(core::Append what);
    void set_aside(const std::string& table);
    // Passes on every table that is neither closed nor set aside.
    void load(const std::function<void(core::LoadedTable)>& each) const;
    [[nodiscard]] std::vector<std::string> list_set_aside() const;
    [[nodiscard]] core::QueryResult find(const core::FindTable& query);
    void renew_invite(const core::RenewInvite& query);
    // Empty if there is no such table.
    [[nodiscard]] std::string invite_of(const std::string& table) const;
    [[nodiscard]] core::SleepingGames list(const core::ListSleeping& query) const;
    [[nodiscard]] core::ServedTimeAdvanced advance(const core::AdvanceServedTime& query);
    [[nodiscard]] std::size_t count_sleeping() const;
    [[nodiscard]] std::vector<std::string> sleeping_players() const;  // with a seat
    // Deletes up to `most` sleeping games that nobody came back to. Returns how many.
    std::size_t forget(const PurgeProgress& progress, std::size_t most);
    // Removes the player from the records of all tables. Deletes sleeping games of nobody else.
    void erase_player(const std::string& player);
    // Refused tables may be written to again.
    void restart() { refused_.clear(); }

private:
    struct Table {
        std::string invite;
        std::uint32_t base = 0, next = 0;
        std::map<std::uint32_t, std::string> records;
        bool is_aside = false;
        std::optional<core::SleepingGame> sleeps;
        std::vector<std::string> seats;  // of a game that sleeps
        core::UtcTime first_slept;       // of its game; 0: it has not slept
        std::string charged_player, charged_address;
    };

    [[nodiscard]] Expected<void, core::AppendError> check(const core::Append& what) const;
    [[nodiscard]] bool is_id_used(const core::Append& what) const;
    [[nodiscard]] bool has_records_of(const core::Append& what) const;
    void write_records(core::Append& what);
    [[nodiscard]] static core::LoadedTable load(const std::string& id, const Table& table);
    void close(const std::string& table);
    void enforce_quotas(const std::string& newest, const core::GameQuotas& quotas);

    const MemoryScope scope_;
    MemoryPlayers& players_;
    MemoryGames& games_;
    std::map<std::string, Table> tables_;
    std::set<std::string> invites_;  // of tables_
    core::ServedTime served_;
    std::unordered_map<std::string, core::AppendError> refused_;
};

}  // namespace vegas::shell
