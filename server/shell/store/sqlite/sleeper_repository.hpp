// Tables whose games sleep: in the database, and in no server's memory. Each function is part of
// the caller's transaction.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/due_repository.hpp"

namespace vegas::shell::sqlite {

class SleeperRepository {
public:
    explicit SleeperRepository(Database& database);

    // `seats`: ids of players; "" for others.
    void add(std::string_view table, const core::SleepingGame& game,
             const std::vector<std::string>& seats);
    // Without records; nullopt if the table does not sleep.
    [[nodiscard]] std::optional<core::LoadedTable> find(const core::FindTable& query);
    // The table sleeps no more: its game is woken, or gone.
    void remove(std::string_view table);
    // The next time that the table sleeps is its game's first.
    void end_game(std::string_view table) { end_game_.run(table); }
    [[nodiscard]] DueRepository& due() { return due_; }
    // Tables whose games go because this table's has fallen asleep and is one too many.
    [[nodiscard]] std::vector<std::string> find_surplus(std::string_view table,
                                                        const core::GameQuotas& quotas);
    [[nodiscard]] std::size_t count();
    [[nodiscard]] core::SleepingGames list(const core::ListSleeping& query);
    // Ids of up to `most` tables: of one player, and since before `alone`; and of several players,
    // and since before `several`.
    [[nodiscard]] std::vector<std::string> find_old(core::UtcTime several, core::UtcTime alone,
                                                    std::size_t most);

private:
    Statement add_, add_seat_, find_, wake_, end_game_, erase_seats_, list_, count_, find_old_,
        surplus_of_player_, surplus_of_address_;
    DueRepository due_;
};

}  // namespace vegas::shell::sqlite
